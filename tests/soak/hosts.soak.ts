import type { Order } from '../../src/contract/orders.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { SIMULATOR_KEYS } from '../../src/api/entry/cashfree-simulator/keys.ts';
import type { Simulator } from '../../src/api/entry/cashfree-simulator/simulator.ts';
import { readConfig } from '../../src/api/ground/config/config.ts';
import { openDatabase } from '../../src/api/ground/database/engines/connect.ts';
import type { Database } from '../../src/api/ground/database/types.ts';
import { findCommand } from '../../src/api/entry/operator/commands.ts';
import { openOperator } from '../../src/api/entry/operator/context.ts';
import { balanceOf } from '../../src/api/records/orders/record/balance.ts';
import { startPostgres } from '../bench/api/temporary-postgres.ts';
import { startApi } from '../api/support/api-process.ts';
import { orderOf } from '../api/support/client.ts';
import { startProxy } from '../api/support/database-proxy.ts';
import { startMailServer } from '../api/support/mail-server.ts';
import { writeTestShop } from '../api/support/shop.ts';
import { ask } from './support/ask.ts';
import { createFates, startProvider } from './support/faults.ts';

const SHOPPERS = 6;
/** Orders of each shopper: some are kept, some cancelled, some paid and cancelled. */
const STORIES = 6;
/** How often one and the same thing is asked until it has to work. */
const MOST_TRIES = 400;
const AGAIN_MS = 50;
const SEED = 20_261_120;

/** Asks again until it is answered as wanted. A host may have failed, and may say nothing but that. */
async function insist<T>(work: () => Promise<T | undefined>, what: string): Promise<T> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const done = await work();
    if (done !== undefined) return done;
    await pause(AGAIN_MS);
  }
  throw new Error(`${what}: ${MOST_TRIES} tries were not enough.`);
}

type Kind = 'kept' | 'cancelled' | 'refunded';

interface Story {
  readonly kind: Kind;
  readonly number: string;
  readonly key: string;
}

/** Orders through hosts in turn. */
class Shopper {
  readonly #hosts: readonly string[];
  readonly #bank: Simulator['bank'];
  readonly #statuses: Map<number, number>;
  #turn: number;

  constructor(hosts: readonly string[], bank: Simulator['bank'], statuses: Map<number, number>, turn: number) {
    this.#hosts = hosts;
    this.#bank = bank;
    this.#statuses = statuses;
    this.#turn = turn;
  }

  async #ask<T>(method: string, path: string, body?: unknown, headers?: Record<string, string>) {
    const host = this.#hosts[this.#turn++ % this.#hosts.length] as string;
    const told = await ask<T>(host, method, path, body, headers);
    this.#statuses.set(told.status, (this.#statuses.get(told.status) ?? 0) + 1);
    return told;
  }

  async live(kind: Kind, action: 'success' | 'duplicate' | 'lost'): Promise<Story> {
    const payment = kind === 'refunded' ? 'online' : 'cash';
    const request = orderOf({ payment, expectedTotalMinor: payment === 'cash' ? 260_00 : 240_00 });
    const key = randomUUID();
    const placeOrder = async () => {
      const { status, data } = await this.#ask<{ order: Order & { key: string } }>('POST', '/orders', request, {
        'idempotency-key': key,
      });
      return status === 200 ? data.order : undefined;
    };
    // Twice at a time, as by an impatient finger.
    const [order, same] = await Promise.all([insist(placeOrder, 'placing'), insist(placeOrder, 'placing')]);
    expect(same.number).toBe(order.number);
    const path = `/orders/${order.number}`;
    const own = { 'x-order-key': order.key };
    const read = async () => (await this.#ask<{ order: Order }>('GET', path, undefined, own)).data?.order;
    if (kind === 'refunded') await this.#pay(path, own, action);
    if (kind !== 'kept') {
      const cancel = async () => {
        await this.#ask('POST', `${path}/cancel`, {}, own);
        return (await read())?.status === 'cancelled' || undefined;
      };
      await Promise.all([insist(cancel, 'cancelling'), insist(cancel, 'cancelling')]);
    }
    return { kind, number: order.number, key };
  }

  async #pay(path: string, own: Record<string, string>, action: 'success' | 'duplicate' | 'lost'): Promise<void> {
    const key = randomUUID();
    const session = await insist(async () => {
      const { status, data } = await this.#ask<{ payment: { sessionId: string } }>(
        'POST',
        `${path}/payment`,
        {},
        {
          ...own,
          'idempotency-key': key,
        },
      );
      return status === 200 ? data.payment.sessionId : undefined;
    }, 'beginning to pay');
    const order = this.#bank.findSession(session);
    expect(order).toBeDefined();
    if (order) this.#bank.act(order, action);
    await insist(async () => {
      const { data } = await this.#ask<{ payment: { orderStatus: string } }>('GET', `${path}/payment`, undefined, own);
      return data?.payment.orderStatus === 'placed' || undefined;
    }, 'paying');
  }
}

/** The operator sends every refund that is due, and tries to send it once more. */
async function sendRefunds(url: string): Promise<void> {
  const { context, close } = await openOperator(
    readConfig({ DATABASE_URL: url }),
    { folder: writeTestShop() },
    {
      named: 'asha',
      account: 'test',
    },
  );
  const send = findCommand(['refunds', 'send'])?.command;
  const due = await context.services.database.read
    .selectFrom('refunds')
    .select('id')
    .where('status', '=', 'due')
    .where('payment_id', 'is not', null)
    .execute();
  for (const { id } of due) {
    await send?.run(context, { words: [id], options: {} });
    await expect(send?.run(context, { words: [id], options: {} })).rejects.toThrow(/already/);
  }
  await close();
}

const countOf = (texts: readonly string[]): number[] => [
  ...new Set(
    [...texts.reduce((map, text) => map.set(text, (map.get(text) ?? 0) + 1), new Map<string, number>())].map(
      ([, count]) => count,
    ),
  ),
];

/** Every order stands once, with all of its money, and nothing besides. */
async function checkOrders(database: Database, stories: readonly Story[]): Promise<void> {
  const orders = await database.read.selectFrom('orders').selectAll().execute();
  expect(orders.map(({ number }) => number).sort()).toEqual(stories.map(({ number }) => number).sort());
  for (const { kind, number } of stories) {
    const order = orders.find((row) => row.number === number);
    const id = order?.id ?? '';
    const events = await database.read.selectFrom('order_events').select('event').where('order_id', '=', id).execute();
    const count = (wanted: string) => events.filter(({ event }) => event === wanted).length;
    expect([number, count('placed'), count('cancelled')]).toEqual([number, 1, kind === 'kept' ? 0 : 1]);
    const entries = await database.read.selectFrom('balance_entries').selectAll().where('order_id', '=', id).execute();
    const total = order?.total_minor ?? 0;
    const paid = kind === 'refunded' ? total : 0;
    expect([number, balanceOf(entries)]).toMatchObject([
      number,
      {
        chargedMinor: total,
        releasedMinor: kind === 'kept' ? 0 : total,
        collectedMinor: paid,
        owedMinor: paid,
        paidBackMinor: paid,
      },
    ]);
    expect(order?.payment_status).toBe(balanceOf(entries).status);
  }
}

const postgres = await startPostgres();
const isMissing = typeof postgres === 'string';
if (!isMissing) afterAll(postgres.close);

describe.skipIf(isMissing)(isMissing ? `on PostgreSQL (skipped: ${postgres})` : 'on PostgreSQL', () => {
  test.each([2, 3])(
    '%i hosts whose connections to the database drop place, cancel, pay, refund and mail everything once',
    async (count) => {
      const url = isMissing ? '' : await postgres.makeDatabase();
      const fates = createFates(SEED + count);
      const proxy = await startProxy(url, fates.decide);
      const office = await startMailServer();
      const provider = await startProvider(SEED + count, fates.isCalm);
      const environment = {
        DATABASE_URL: proxy.url,
        MAIL_SMTP_URL: office.url,
        PAYMENT_SIMULATOR: 'off',
        CASHFREE_APP_ID: SIMULATOR_KEYS.appId,
        CASHFREE_SECRET: SIMULATOR_KEYS.secret,
        CASHFREE_BASE_URL: provider.url,
        LOG_LEVEL: 'off',
      };
      const hosts = [];
      for (let started = 0; started < count; started++) hosts.push(await startApi(environment));
      const addresses = hosts.map(({ address }) => address);
      const statuses = new Map<number, number>();
      fates.calm(false);
      const kinds: readonly Kind[] = ['kept', 'cancelled', 'refunded'];
      const actions = ['success', 'duplicate', 'lost'] as const;
      const lives = Array.from({ length: SHOPPERS }, async (_, index) => {
        const shopper = new Shopper(addresses, provider.bank, statuses, index);
        const stories: Story[] = [];
        for (let story = 0; story < STORIES; story++)
          stories.push(
            await shopper.live(kinds[story % 3] as Kind, actions[(index + Math.floor(story / 3)) % 3] as 'success'),
          );
        return stories;
      });
      const stories = (await Promise.all(lives)).flat();
      const refunded = stories.filter(({ kind }) => kind === 'refunded');

      await sendRefunds(url);
      const database = await openDatabase({ url });
      onTestFinished(() => database.close());
      const refunds = () => database.read.selectFrom('refunds').selectAll().execute();
      // Each is tried while connections drop; what failed is tried again once they hold.
      const isUntried = async () => (await refunds()).filter(({ tries }) => tries === 0).length;
      await expect.poll(isUntried, { timeout: 300_000, interval: 500 }).toBe(0);
      fates.calm(true);
      const isDone = async () => (await refunds()).filter(({ status }) => status === 'done').length;
      await expect.poll(isDone, { timeout: 300_000, interval: 500 }).toBe(refunded.length);
      const waiting = () => database.read.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
      await expect.poll(async () => (await waiting()).length, { timeout: 300_000, interval: 500 }).toBe(0);

      // Whatever failed, no host failed over it, and each said that it was busy or that the provider did not answer.
      expect(hosts.map(({ child }) => child.exitCode)).toEqual(hosts.map(() => null));
      const known = new Set([0, 200, 409, 502, 503]);
      expect([...statuses.keys()].filter((status) => !known.has(status))).toEqual([]);
      await checkOrders(database, stories);
      expect((await refunds()).map(({ order_id: id }) => id)).toHaveLength(refunded.length);
      for (const { number } of refunded)
        expect(provider.bank.findOrder(`${number}-1`)?.refunds.map(({ refund_amount: amount }) => amount)).toEqual([
          240,
        ]);

      const mails = await database.read.selectFrom('outbox').select(['id', 'kind']).execute();
      const ids = office.letters.map((letter) => /^Message-ID: <([^@]+)@/im.exec(letter)?.[1] ?? '');
      expect(countOf(ids)).toEqual([1]);
      expect([...ids].sort()).toEqual(mails.map(({ id }) => id).sort());
      expect(mails.filter(({ kind }) => kind === 'order-placed')).toHaveLength(stories.length);
      expect(mails.filter(({ kind }) => kind === 'refund-sent')).toHaveLength(refunded.length);
      const { pass, end, silence } = fates.counts;
      console.log(
        `${count} hosts, ${end + fates.counts['pass-and-end']} connections cut and ${silence} silenced in ${pass} pieces: ${stories.length} orders, ${refunded.length} refunds and ${ids.length} mails, each once; ${statuses.get(503) ?? 0} of ${[...statuses.values()].reduce((sum, times) => sum + times, 0)} requests answered 503`,
      );
    },
  );
});
