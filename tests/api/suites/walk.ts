import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CreditNote, Invoice, Order } from '../../../src/core/contract/orders.ts';
import { readConfig } from '../../../src/api/config.ts';
import { openDatabase } from '../../../src/api/database/connect.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import { orderOf } from '../support/client.ts';
import { DAY_MS } from '../support/host.ts';
import { MortalHost } from '../support/mortal-host.ts';
import { startTold, type Told } from '../support/told.ts';
import { APPLICATIONS, writeWalkShop } from '../support/walk-shop.ts';
import { type Deaths, Walker } from '../support/walker.ts';

/** A Friday in November, 1 pm in India. */
const START = Date.parse('2026-11-20T07:30:00Z');
const LONGEST_MS = 180_000;
/** One at each step, at least. */
const LEAST_KILLS = 15;
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
class Walk {
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
      await this.host.ask('POST', '/seller/application/submit', {}, this.#as(seller));
      await this.host.operate(`sellers approve ${APPLICATIONS[seller].email}`, { shop: seller });
    }
    await this.host.work();
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
    await this.walker.operate('payouts make', options);
    // The host may have died before it wrote the file.
    if (!existsSync(options.file)) await this.host.operate('payouts file', options);
    this.bankFile = readFileSync(options.file, 'utf8');
    const ids = [...this.bankFile.matchAll(/,(P2627-\d+),/g)].map(([, id]) => id);
    for (const id of new Set(ids)) await this.walker.operate(`payouts pay ${id}`, { utr: `AXISN00${id?.slice(-3)}` });
  }

  /** What is stored, read once the host has ended. */
  async readTables() {
    await this.host.kill();
    const url = this.#url ?? readConfig({ DATA_DIR: this.host.dataDir }).databaseUrl;
    const { read, close } = await openDatabase({ url });
    const tables = {
      ledger: await read.selectFrom('ledger_entries').selectAll().execute(),
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

/** What the invoices say, and the credit note. Leaves are sent from Kerala to Rajasthan. */
async function checkDocuments(walk: Walk): Promise<void> {
  const { invoices = [] } = (await walk.ask<{ invoices: Invoice[] }>('GET', '/invoices')) ?? {};
  const byName = new Map(invoices.map((invoice) => [invoice.seller.name, invoice]));
  expect([...byName.keys()].sort()).toEqual(['Green Garden LLP', 'Hill Looms', 'Pot Works']);
  expect(byName.get('Green Garden LLP')).toMatchObject({
    number: '26-27/00001',
    issuedOn: '2026-11-20',
    kind: 'tax-invoice',
    seller: { gstin: '32AAACI1681G1ZY' },
    lines: [{ sku: 'LEAF', quantity: 3, gstPercent: 5, hsn: '0902' }],
    totals: { grossMinor: 897_00, feesMinor: 7_65, taxableMinor: 854_29, cgstMinor: 0, sgstMinor: 0, igstMinor: 42_71 },
  });
  for (const [name, totals] of [
    ['Hill Looms', { grossMinor: 450_00, feesMinor: 3_83 }],
    ['Pot Works', { grossMinor: 1000_00, feesMinor: 8_52 }],
  ] as const)
    expect(byName.get(name)).toMatchObject({ number: '26-27/00001', kind: 'bill-of-supply', totals });
  const { creditNotes } = (await walk.ask<{ creditNotes: CreditNote[] }>('GET', '/credit-notes')) ?? {};
  expect(creditNotes).toMatchObject([
    {
      number: 'CN/26-27/00001',
      kind: 'tax-invoice',
      invoice: { number: '26-27/00001', issuedOn: '2026-11-20' },
      lines: [{ sku: 'LEAF', quantity: 1 }],
      totals: { grossMinor: 299_00, feesMinor: 0, taxableMinor: 284_76, cgstMinor: 0, sgstMinor: 0, igstMinor: 14_24 },
    },
  ]);
}

/** What each account comes to, by the terms of the shop: see the rates in core/settlement. */
const BALANCES = {
  courier: 2367_00,
  fees: -20_00,
  refunds: -299_00,
  // 10 percent of what was kept.
  commission: -(59_80 + 45_00 + 100_00),
  // 1.2 kg to the shopper and 0.4 kg back, and two parcels of unknown weight.
  shipping: -(95_00 + 45_00 + 45_00 + 45_00),
  'charges-gst': -(33_25 - 5_38 + 8_10 + 16_20 + 26_10),
  // 0.5 percent of the value of leaves alone, whose seller is registered.
  tcs: -(4_27 - 1_42),
  // 0.1 percent of the company, none of a person below the limit, 5 percent of a seller without a PAN.
  tds: -(85 - 28 + 50_00),
  // To the seller who has no account.
  payable: -778_90,
  bank: -(358_81 + 343_80),
};

async function checkMoney(walk: Walk): Promise<void> {
  const { ledger, entries, postings, payouts } = await walk.readTables();
  const sums: Record<string, number> = {};
  for (const { debit, credit, amount_minor: minor } of entries) {
    // Each entry is a debit of one account and a credit of another.
    expect([minor > 0, debit === credit]).toEqual([true, false]);
    sums[debit] = (sums[debit] ?? 0) + minor;
    sums[credit] = (sums[credit] ?? 0) - minor;
  }
  expect(sums).toEqual(BALANCES);
  expect(Object.values(sums).reduce((sum, minor) => sum + minor, 0)).toBe(0);
  const owed = (shop: string) => postings.reduce((sum, row) => (row.shop === shop ? sum + row.payable_minor : sum), 0);
  expect([owed('garden'), owed('looms'), owed('pots')]).toEqual([0, 0, 778_90]);
  expect(payouts.map(({ shop, status, amount_minor: minor }) => [shop, status, minor]).sort()).toEqual([
    ['garden', 'paid', 358_81],
    ['looms', 'paid', 343_80],
  ]);
  const [, ...rows] = walk.bankFile.trim().split('\r\n');
  expect(rows.map((row) => row.split(',').slice(3, 7))).toEqual([
    ['Green Garden LLP', '123456789012', 'ABCD0123456', '358.81'],
    ['Lila Pillai', '987654321098', 'ABCD0654321', '343.80'],
  ]);
  const ofOrder = (kind: string) => ledger.reduce((sum, row) => (row.kind === kind ? sum + row.amount_minor : sum), 0);
  expect(['charged', 'released', 'collected', 'owed', 'paid-back'].map(ofOrder)).toEqual([
    2367_00, 299_00, 2367_00, 299_00, 299_00,
  ]);
}

/** How often who hears what by mail. */
const LETTERS = [
  'anil@garden.example: your application',
  'anil@garden.example: new order',
  'anil@garden.example: return, order',
  'anil@garden.example: payout',
  'anil@looms.example: your application',
  'anil@looms.example: new order',
  'anil@looms.example: payout',
  'care@pots.example: new order',
];
/** And by phone; the first by SMS. */
const PHONE = [
  'sms',
  ...['order_accepted', 'shipment_dispatched', 'shipment_delivered'].flatMap((what) => [what, what, what]),
  ...['return_requested', 'return_accepted', 'return_received', 'refund_upi_named', 'refund_sent'],
];

async function checkTold(story: Walk): Promise<void> {
  const phone = story.told.phone();
  expect(new Set(phone.map(({ id }) => id)).size, 'a message to the phone came twice').toBe(phone.length);
  expect(phone.map(({ what }) => what).sort()).toEqual(PHONE.toSorted());
  // A letter that comes again has the same id, so that mail programs show it once.
  const letters = new Map(story.told.letters().map((letter) => [letter.id, letter]));
  const heard = [...letters.values()].map(({ to, subject }) => `${to}: ${subject.replace('Hill Shop: ', '')}`);
  const plain = heard.map((words) => words.replace(` ${story.order?.number}`, '').replace(/ P2627-\d+/, ''));
  expect(plain.sort()).toEqual(LETTERS.toSorted());
  const { outbox, orders } = await story.readTables();
  expect(orders).toEqual([{ number: story.order?.number }]);
  expect(outbox).toHaveLength(PHONE.length + LETTERS.length);
  // Nobody reports whether the SMS arrived whose host was killed.
  const isOpen = ({ channel, sent_at: sentAt, send_at: sendAt }: (typeof outbox)[number]) =>
    sendAt !== null || (sentAt === null && channel !== 'sms');
  expect(outbox.filter(isOpen)).toEqual([]);
}

/** Walks an order from its placing to the payouts, on a host that dies when `deathsOf` says so. Returns how often it did. */
export async function walk(database: string | undefined, deathsOf: (step: number) => Deaths): Promise<number> {
  const story = new Walk(database, await startTold(), deathsOf);
  await story.open();
  await story.place();
  await story.advance('garden');
  await story.advance('looms');
  await story.advanceByLink();
  await story.sendBack();
  expect((await story.read()).shipments.map(({ status }) => status)).toEqual(['delivered', 'delivered', 'delivered']);
  await checkDocuments(story);
  await story.payOut();
  expect(await story.host.operate('payouts check')).toEqual({
    text: expect.stringContaining('The ledger is right: 6 postings of 3 sellers'),
    isError: false,
  });
  await checkMoney(story);
  await checkTold(story);
  return story.walker.kills;
}

/**
 * A death at each step: over the request at even steps and over the messages that follow it at odd ones, or the other way round. A
 * request has its death before its answer, or before one of its statements.
 */
export const deathsAt =
  (request: 'even' | 'odd') =>
  (step: number): Deaths => {
    const isRequest = (step % 2 === 0) === (request === 'even');
    const turn = Math.floor(step / 2);
    if (!isRequest) return { request: [], work: [turn % 3 === 2 ? 3 + (turn % 5) : 'message'] };
    return { request: [turn % 2 === 0 ? 'answer' : 2 + (turn % 7)], work: [] };
  };

/** The walk with one schedule. */
export function testWalk(makeDatabase: () => Promise<string | undefined>, deathsOf: (step: number) => Deaths): void {
  test(
    'an order of three sellers on a host that is killed at each step is sent, returned, refunded and paid out once, and everybody is told once',
    async () => {
      expect(await walk(await makeDatabase(), deathsOf)).toBeGreaterThan(LEAST_KILLS);
    },
    LONGEST_MS,
  );
}
