import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Placed } from '../support/client.ts';
import type { OpenHost, TestHost } from '../support/host.ts';
import { startCashfree } from '../support/providers/cashfree-server.ts';
import type { TestProvider, Webhook } from '../support/providers/provider-server.ts';
import { startPhonePe } from '../support/providers/phonepe-server.ts';
import { runOperator } from '../support/operator.ts';
import { startRazorpay } from '../support/providers/razorpay-server.ts';

const MINUTE_MS = 60_000;
const online = { payment: 'online', lines: [{ sku: 'CUP', quantity: 1 }] } as const;
const PRICE = 1000_00;

/** Each driver, and what speaks its protocol: a new one is tried with every fault once it stands here. */
const DRIVERS: Readonly<Record<string, (now: () => number) => Promise<TestProvider>>> = {
  cashfree: startCashfree,
  phonepe: startPhonePe,
  razorpay: startRazorpay,
};

/** What every payment provider's driver does, with each fault of the way to it and back. */
export function testProviders(open: OpenHost): void {
  describe.each(Object.entries(DRIVERS))('payment by %s', (name, startProvider) => {
    /** A host that is paid by the provider, with an order of 1,000 rupees, and its id at the provider. */
    async function openPaid() {
      const time = { now: 0 };
      const provider = await startProvider(() => time.now);
      const host = await open({ environment: provider.environment });
      const clock = host.clock;
      Object.defineProperty(time, 'now', { get: () => clock.now });
      const placed = await host.client.place(online);
      return { provider, host, placed, id: `${placed.order.number}-1` };
    }
    const begin = ({ client }: TestHost, { order, own }: Placed) =>
      client.post(`/orders/${order.number}/payment`, {}, { ...own, key: randomUUID() });
    const ask = async ({ client }: TestHost, { order, own }: Placed) =>
      (await client.get(`/orders/${order.number}/payment`, own)).data.payment;
    const tell = async ({ address }: TestHost, { body, headers }: Webhook) =>
      (await fetch(`${address}/api/payments/webhook`, { method: 'POST', body, headers })).status;
    const events = async ({ client }: TestHost, placed: Placed) =>
      (await client.read(placed)).timeline.map(({ event }) => event);
    const count = async (host: TestHost, placed: Placed, event: string) =>
      (await events(host, placed)).filter((one) => one === event).length;
    async function work({ host }: TestHost): Promise<void> {
      while ((await host.workers.run()) > 0);
    }

    test('leads to the provider, and says how', async () => {
      const { host, placed } = await openPaid();
      const { payment } = (await begin(host, placed)).data;
      expect(payment).toMatchObject({
        provider: name,
        mode: 'sandbox',
        start: expect.stringMatching(/^(?:script|redirect)$/),
      });
      expect(payment.address ?? payment.script).toMatch(/^https:/);
    });

    test.each([
      ['by a webhook', ['webhook']],
      ['by a webhook that comes three times', ['webhook', 'webhook', 'webhook']],
      ['by the page that the shopper comes back to', ['page']],
      ['by both at the same moment', [['webhook', 'page', 'webhook', 'page']]],
      ['by the host that asks, when all else is lost', ['worker']],
      ['by a webhook after the page', ['page', 'webhook']],
    ] as const)('counts once: told %s', async (_how, steps) => {
      const { provider, host, placed, id } = await openPaid();
      await begin(host, placed);
      provider.pay(id);
      const ways = {
        webhook: () => tell(host, provider.paid(id)),
        page: () => ask(host, placed),
        worker: async () => {
          host.clock.now += 2 * MINUTE_MS;
          await work(host);
        },
      };
      for (const step of steps) await Promise.all([step].flat().map((way) => ways[way as keyof typeof ways]()));
      expect(await host.client.read(placed)).toMatchObject({
        status: 'placed',
        dueMinor: 0,
        payment: { status: 'paid' },
      });
      expect(await count(host, placed, 'placed')).toBe(1);
      expect(await count(host, placed, 'refund-due')).toBe(0);
    });

    test('believes no webhook of somebody else, and none that was changed', async () => {
      const { provider, host, placed, id } = await openPaid();
      await begin(host, placed);
      if (provider.provesBody) provider.pay(id);
      const { body, headers } = provider.paid(id);
      const unsigned = Object.fromEntries(
        Object.entries(headers).filter(([key]) => !/signature$|^authorization$/.test(key)),
      );
      expect(await tell(host, { body, headers: unsigned })).toBe(401);
      // Where nothing proves the body, the provider says that nobody has paid.
      const changed = { body: body.replace(/ ?\}$/, ' }'), headers };
      expect(await tell(host, changed)).toBe(provider.provesBody ? 401 : 200);
      expect((await host.client.read(placed)).status).toBe('awaiting-payment');
    });

    test('of another amount is left to the operator', async () => {
      const { provider, host, placed, id } = await openPaid();
      await begin(host, placed);
      provider.pay(id);
      expect(await tell(host, provider.paid(id, PRICE - 1))).toBe(200);
      expect(await host.client.read(placed)).toMatchObject({ status: 'awaiting-payment', payment: { status: 'due' } });
      expect(await events(host, placed)).toContain('payment-received');
    });

    test('is one page to pay for two tabs, and after an answer that was lost', async () => {
      const { provider, host, placed } = await openPaid();
      provider.faults.loses = /orders$|payment_links$|pay$/;
      expect((await begin(host, placed)).code).toBe(502);
      host.clock.now += 20_000;
      /** A shopper who taps again while nothing opens. */
      const insist = async () => {
        for (let taps = 0; taps < 5; taps++) {
          const { code, data } = await begin(host, placed);
          if (code !== 502) return data.payment.address ?? data.payment.sessionId;
        }
        return undefined;
      };
      const pages = new Set(await Promise.all([insist(), insist()]));
      expect([pages.size, pages.has(undefined)]).toEqual([1, false]);
      // One whose answer was lost and whose page is not told again can be paid by nobody.
      expect(provider.orders().length).toBeLessThan(3);
    });

    test('can be tried again once the provider answers', async () => {
      const { provider, host, placed } = await openPaid();
      provider.faults.isDown = true;
      expect(await begin(host, placed)).toMatchObject({ status: 200, code: 502 });
      provider.faults.isDown = false;
      expect((await begin(host, placed)).data.payment.provider).toBe(name);
    });

    test('is closed at the provider when the time to pay is over', async () => {
      const { provider, host, placed, id } = await openPaid();
      await begin(host, placed);
      host.clock.now += 31 * MINUTE_MS;
      await work(host);
      expect((await host.client.read(placed)).status).toBe('expired');
      expect(provider.isOpen(id)).toBe(false);
    });

    test('goes back once, though the answer is lost and several hosts send it', async () => {
      const { provider, host, placed, id } = await openPaid();
      await begin(host, placed);
      provider.pay(id);
      await tell(host, provider.paid(id));
      provider.faults.loses = /refunds?$/;
      await host.client.post(`/orders/${placed.order.number}/cancel`, {}, placed.own);
      const other = await host.another();
      await Promise.all([work(host), work(other)]);
      host.clock.now += 10 * MINUTE_MS;
      await Promise.all([work(host), work(other)]);
      expect(provider.refunds(id).map(({ amountMinor }) => amountMinor)).toEqual([PRICE]);
      expect(await tell(host, provider.refunded(id, 'done'))).toBe(200);
      expect(await tell(host, provider.refunded(id, 'done'))).toBe(200);
      const { refunds } = (await host.client.read(placed)).payment;
      expect(refunds).toMatchObject([{ status: 'done', amountMinor: PRICE, reference: '322206890934' }]);
    });

    test('that cannot go back is told to the operator', async () => {
      const { provider, host, placed, id } = await openPaid();
      await begin(host, placed);
      provider.pay(id);
      await tell(host, provider.paid(id));
      await host.client.post(`/orders/${placed.order.number}/cancel`, {}, placed.own);
      await work(host);
      expect(await tell(host, provider.refunded(id, 'failed'))).toBe(200);
      expect((await host.client.read(placed)).payment.refunds).not.toMatchObject([{ status: 'done' }]);
      expect(await runOperator(host, 'refunds')).toContain(placed.order.number);
    });
  });
}
