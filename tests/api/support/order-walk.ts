import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Order } from '../../../src/contract/orders.ts';
import { readConfig } from '../../../src/api/ground/config/config.ts';
import { openDatabase } from '../../../src/api/ground/database/engines/connect.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import { orderOf } from './client.ts';
import { DAY_MS } from './host.ts';
import { MortalHost } from './mortal-host.ts';
import type { Told } from './told.ts';
import { APPLICATIONS, writeWalkShop } from './walk-shop.ts';
import { type Deaths, Walker } from './walker.ts';

/** A Friday in November, 1 pm in India. */
const START = Date.parse('2026-11-20T07:30:00Z');
const DEBIT_ACCOUNT = '000111222333';

const catalog = writeWalkShop();

type OwnOrder = Order & { readonly key: string };
type Seller = keyof typeof APPLICATIONS;

/** A guest without an email address orders from three sellers. */
const request = orderOf({
  lines: [
    { sku: 'LEAF', quantity: 3 },
    { sku: 'SCARF', quantity: 1 },
    { sku: 'CUP', quantity: 1 },
  ],
  contact: { name: 'Asha Devi', phone: '098765 43210' },
  // With the fee for cash, and no fee for delivery.
  expectedTotalMinor: 2367_00,
});

/** One order from its placing to the payouts of its sellers, on a host that is killed at each step. */
export class OrderWalk {
  readonly host: MortalHost;
  readonly told: Told;
  readonly walker: Walker;
  readonly #url: string | undefined;
  readonly #tokens = { garden: '', looms: '' };
  order: OwnOrder | undefined;
  bankFile = '';

  constructor(url: string | undefined, told: Told, deathsOf: (step: number) => Deaths) {
    this.#url = url;
    this.told = told;
    this.host = new MortalHost(url, { catalog, environment: told.environment, now: START });
    this.walker = new Walker(this.host, told, deathsOf);
  }

  /** Two of the sellers have accounts, and the operator has let them in. */
  async open(): Promise<void> {
    await this.host.start();
    for (const seller of ['garden', 'looms'] as const) {
      const made = await this.host.ask<{ token: string }>('POST', '/sellers', APPLICATIONS[seller]);
      this.#tokens[seller] = made?.token ?? '';
      await this.#confirm(APPLICATIONS[seller].email);
      await this.host.ask('POST', '/seller/application/submit', {}, this.#as(seller));
      await this.host.operate(`sellers approve ${APPLICATIONS[seller].email}`, { seller });
    }
    await this.host.work();
  }

  /** Opens the link in the mail to an applicant. */
  async #confirm(email: string): Promise<void> {
    await this.host.work();
    const mail = this.told.letters().find(({ to, subject }) => to === email && subject.includes('confirm your email'));
    const token = /confirm\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const body = new URLSearchParams({ token });
    await (await fetch(`${this.host.address}/api/seller/email/confirm`, { method: 'POST', body })).text();
  }

  #as = (seller: Seller) => ({ authorization: `Bearer ${this.#tokens[seller]}` });
  #own = () => ({ 'x-order-key': this.order?.key ?? '' });
  shipmentOf = (seller: string) => this.order?.shipments.find((shipment) => shipment.seller.id === seller);

  /** Asks about the order, as its shopper. */
  ask = <T>(method: string, path = '', body?: unknown, key?: string) =>
    this.host.ask<T>(method, `/orders/${this.order?.number}${path}`, body, {
      ...this.#own(),
      ...(key !== undefined && { 'idempotency-key': key }),
    });

  async read(): Promise<Order> {
    const answer = await this.ask<{ order: Order }>('GET');
    if (!answer) throw new Error('The order is lost.');
    return answer.order;
  }

  async place(): Promise<void> {
    const key = randomUUID();
    const send = () => this.host.ask<{ order: OwnOrder }>('POST', '/orders', request, { 'idempotency-key': key });
    this.order = (await this.walker.step('placing', send)).order;
  }

  async advance(seller: Seller): Promise<void> {
    for (const step of ['accept', 'pack', 'dispatch', 'deliver']) {
      const body = step === 'dispatch' ? { courier: 'Post', trackingNumber: `HP-${seller}` } : {};
      const path = `/seller/shipments/${this.shipmentOf(seller)?.id}/${step}`;
      await this.walker.step(`${seller}: ${step}`, () => this.host.ask('POST', path, body, this.#as(seller)));
    }
  }

  /** The seller without an account has the link in its mail; the operator records the delivery. */
  async advanceByLink(): Promise<void> {
    const mail = this.told.letters().find(({ to, subject }) => to === 'care@pots.example' && /new order/.test(subject));
    const token = /order-link\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const send = async (fields: Record<string, string>) => {
      const address = `${this.host.address}/api/seller/order-link?token=${token}`;
      const sent = fetch(address, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { connection: 'close' },
      });
      return sent.then((answer) => answer.text()).catch(() => undefined);
    };
    const accepted = await this.walker.step('pots: accept', () => send({ step: 'accept' }));
    expect(accepted).toContain('You have accepted the order.');
    const handover = { step: 'dispatch', courier: 'Post', trackingNumber: 'HP-pots' };
    const dispatched = await this.walker.step('pots: dispatch', () => send(handover));
    expect(dispatched).toContain('The order is on its way.');
    await this.walker.operate(`orders deliver ${this.order?.number}`, { shipment: this.shipmentOf('pots')?.id ?? '' });
  }

  /** One of three leaves comes back; its price is refunded to a UPI id. */
  async sendBack(): Promise<void> {
    const lineId = this.shipmentOf('garden')?.lines[0]?.id;
    const body = { lines: [{ lineId, quantity: 1 }], reason: 'It came damp' };
    const key = randomUUID();
    await this.walker.step('asking for a return', () => this.ask('POST', '/returns', body, key));
    const returns = (await this.read()).shipments.flatMap((shipment) => shipment.returns);
    expect(returns).toHaveLength(1);
    for (const step of ['accept', 'received']) {
      const path = `/seller/returns/${returns[0]?.id}/${step}`;
      await this.walker.step(`the return: ${step}`, () => this.host.ask('POST', path, {}, this.#as('garden')));
    }
    await this.walker.step('naming a UPI id', () => this.ask('PUT', '/refund-upi', { upi: 'asha.devi@okbank' }));
    const due = (await this.host.operate('refunds'))?.text ?? '';
    expect(due).toMatch(/INR 299\.00 .*UPI asha\.devi@okbank/);
    const refund = /^r-[\w-]+/m.exec(due)?.[0] ?? '';
    await this.walker.operate(`refunds settle ${refund}`, { reference: 'UTR 4711' });
  }

  async payOut(): Promise<void> {
    await this.host.turn((this.host.now ?? 0) + 9 * DAY_MS);
    const options = { account: DEBIT_ACCOUNT, file: join(makeTemporaryFolder(), 'bank.csv') };
    const made = await this.walker.operate('payouts make', options);
    // The host may have died before it wrote the file, or between two payouts, of which the file of the next run has the second.
    const isWhole = !made.isError && existsSync(options.file) && !made.text.includes('The file lacks others.');
    const file = isWhole ? options.file : join(makeTemporaryFolder(), 'bank.csv');
    if (!isWhole) await this.host.operate('payouts file', { ...options, file });
    this.bankFile = readFileSync(file, 'utf8');
    const ids = [...this.bankFile.matchAll(/,(P2627-\d+),/g)].map(([, id]) => id);
    for (const id of new Set(ids)) await this.walker.operate(`payouts pay ${id}`, { utr: `AXISN00${id?.slice(-3)}` });
  }

  /** What is stored, read once the host has ended. */
  async readTables() {
    await this.host.kill();
    const url = this.#url ?? readConfig({ DATA_DIR: this.host.dataDir }).databaseUrl;
    const { read, close } = await openDatabase({ url });
    const tables = {
      balanceEntries: await read.selectFrom('balance_entries').selectAll().execute(),
      entries: await read.selectFrom('seller_entries').selectAll().execute(),
      postings: await read.selectFrom('seller_postings').selectAll().execute(),
      payouts: await read.selectFrom('payouts').selectAll().execute(),
      outbox: await read.selectFrom('outbox').select(['channel', 'sent_at', 'send_at', 'kind']).execute(),
      orders: await read.selectFrom('orders').select('number').execute(),
    };
    await close();
    return tables;
  }
}
