import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signWebhook } from '../../../src/api/entry/cashfree-simulator/bank.ts';
import { SIMULATOR_KEYS } from '../../../src/api/entry/cashfree-simulator/keys.ts';
import { paymentEvent } from '../../../src/api/entry/cashfree-simulator/shapes.ts';
import { type Placed, orderOf } from '../support/client.ts';
import type { OpenHost, TestHost } from '../support/host.ts';

/** One thing that happens; `host` says to which of two hosts that share a database. */
const step = fc.record({
  host: fc.nat({ max: 1 }),
  what: fc.oneof(
    fc.constantFrom('place', 'begin', 'look', 'work', 'cancel', 'pay-cash', 'restart' as const),
    // The bank decides: the webhook lies about until one of the deliveries below takes it, or is lost.
    fc.constantFrom('charge', 'charge', 'refuse', 'drop' as const),
    fc.constantFrom('deliver', 'deliver', 'deliver', 'wait' as const),
  ),
  pick: fc.nat({ max: 40 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const lines = [
  { sku: 'CUP', quantity: 1 },
  { sku: 'LEAF', quantity: 1 },
];
const request = orderOf({ payment: 'online', lines, expectedTotalMinor: 109000 });

/** What happens to one order: the steps, and what the world outside the host remembers of them. */
class Story {
  readonly key = randomUUID();
  readonly acknowledged = new Set<string>();
  readonly webhooks: string[] = [];
  placed: Placed | undefined;
  #hosts: readonly TestHost[];

  constructor(hosts: readonly TestHost[]) {
    this.#hosts = hosts;
  }

  /** The second host was ended and started again. */
  restarted(host: TestHost): void {
    this.#hosts = [this.#hosts[0] as TestHost, host];
  }

  get bank() {
    const bank = this.#hosts[0]?.host.simulator?.bank;
    if (!bank) throw new Error('The first host has the simulator.');
    return bank;
  }

  /** The provider's orders of this order. */
  get provided() {
    const number = this.placed?.order.number;
    return [1, 2, 3].flatMap((attempt) => this.bank.findOrder(`${number}-${attempt}`) ?? []);
  }

  get charges() {
    return this.provided.flatMap(({ payments }) =>
      payments.filter(({ payment_status: status }) => status === 'SUCCESS'),
    );
  }

  async take({ host: index, what, pick }: Step): Promise<void> {
    const host = this.#hosts[index] as TestHost;
    const { client } = host;
    if (what === 'place' || !this.placed) return this.place(host);
    const { order, own } = this.placed;
    if (what === 'begin') await client.post(`/orders/${order.number}/payment`, {}, { ...own, key: randomUUID() });
    if (what === 'look') await client.get(`/orders/${order.number}/payment`, own);
    if (what === 'work') await host.host.workers.run();
    if (what === 'cancel') await client.post(`/orders/${order.number}/cancel`, {}, own);
    if (what === 'pay-cash') await client.post(`/orders/${order.number}/pay-cash`, { expectedTotalMinor: 111000 }, own);
    if (what === 'wait') for (const { clock } of this.#hosts) clock.now += pick * 60_000;
    if (what === 'charge' || what === 'refuse' || what === 'drop') this.decide(what, pick);
    if (what === 'deliver') await this.deliver(host, pick);
  }

  async place({ client }: TestHost): Promise<void> {
    const answer = await client.post('/orders', request, { key: this.key });
    this.acknowledged.add(answer.data.order.number);
    this.placed = { answer, order: answer.data.order, key: this.key, own: { orderKey: answer.data.order.key } };
  }

  decide(what: 'charge' | 'refuse' | 'drop', pick: number): void {
    const open = this.provided.filter((order) => this.bank.isOpen(order));
    const order = open[pick % Math.max(1, open.length)];
    if (!order) return;
    const before = order.payments.length;
    // "lost" charges and says nothing: what would have been said is kept here, to arrive when the story wants it.
    if (what === 'charge') this.bank.act(order, 'lost');
    else
      order.payments.push({
        cf_payment_id: `${order.order_id}-${before}`,
        payment_amount: order.order_amount,
        payment_time: new Date(this.bank.now()).toISOString(),
        payment_status: what === 'drop' ? 'USER_DROPPED' : 'FAILED',
      });
    for (const payment of order.payments.slice(before)) {
      const body = paymentEvent(order, payment, this.bank.now());
      if (body !== undefined) this.webhooks.push(body);
    }
  }

  async deliver({ address }: TestHost, pick: number): Promise<void> {
    const body = this.webhooks[pick % Math.max(1, this.webhooks.length)];
    if (body === undefined) return;
    const headers = signWebhook(body, this.bank.now());
    const { status } = await fetch(`${address}/api/payments/webhook`, { method: 'POST', body, headers });
    expect(status).toBe(200);
  }

  /** However the story went: the host asks after what it has not heard of, and then everything has to add up. */
  async end(): Promise<void> {
    const [host] = this.#hosts as [TestHost];
    await this.place(host);
    for (let day = 0; day < 3; day++) {
      for (const { clock } of this.#hosts) clock.now += 86_400_000;
      await host.host.workers.run();
    }
    const { read } = host.host.database;
    const { order, own } = this.placed as Placed;
    const view = await host.client.read({ order, own });
    const rows = await read.selectFrom('provider_payments').selectAll().where('status', '=', 'success').execute();
    const known = rows.filter(({ payment_id: id }) => id.startsWith(order.number));
    expect(this.acknowledged.size, 'orders for one key').toBe(1);
    expect(known.map(({ id }) => id).sort(), 'charges that the host knows of').toEqual(
      this.charges.map(({ cf_payment_id: id }) => id).sort(),
    );
    const paid = known.filter(({ outcome }) => outcome === 'paid');
    const owed = view.payment.refunds.reduce((sum, refund) => sum + refund.amountMinor, 0);
    const returned = known.filter(({ outcome }) => outcome === 'refund').length * 109000;
    expect(paid.length, 'charges that count').toBeLessThanOrEqual(1);
    expect(view.payment.status === 'paid', 'paid if and only if a charge counts').toBe(paid.length === 1);
    expect(owed, 'owed back: what does not count, and all when it was cancelled').toBe(
      returned + (paid.length === 1 && view.status === 'cancelled' ? 109000 : 0),
    );
    for (const event of ['placed', 'payment-expired', 'changed-to-cash'])
      expect(view.timeline.filter((entry) => entry.event === event).length, event).toBeLessThanOrEqual(1);
  }
}

export function testModel(open: OpenHost): void {
  describe('in any schedule of drops, duplicates, reorderings, retries and restarts', () => {
    test('there is one order for a key, and every charge pays it, is owed back, or is looked at', async () => {
      const one = await open();
      const provider = {
        CASHFREE_APP_ID: SIMULATOR_KEYS.appId,
        CASHFREE_SECRET: SIMULATOR_KEYS.secret,
        CASHFREE_BASE_URL: `${one.address}/api/cashfree-simulator/pg`,
      };
      let two = await one.another(provider);
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
          const story = new Story([one, two]);
          for (const next of steps) {
            if (next.what === 'restart') {
              await two.close();
              two = await one.another(provider);
              two.clock.now = one.clock.now;
              story.restarted(two);
            } else await story.take(next);
          }
          await story.end();
        }),
        { numRuns: 30 },
      );
    });
  });
}
