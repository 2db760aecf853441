import { describe, expect, test } from 'vitest';
import { signWebhook } from '../../../src/api/entry/cashfree-simulator/bank.ts';
import type { Placed } from '../support/client.ts';
import { openDashboard } from '../support/dashboard.ts';
import { DAY_MS, type OpenHost, type TestHost } from '../support/host.ts';
import { writeLedgerShop } from '../support/ledger-shop.ts';
import { runOperator } from '../support/operator.ts';

const cup = [{ sku: 'CUP', quantity: 1 }];

/** An order of 1,000 rupees that is paid at the simulator. */
async function placePaid({ client, host }: TestHost): Promise<Placed & { readonly providerId: string }> {
  const placed = await client.place({ payment: 'online', lines: cup });
  const bank = host.simulator?.bank;
  const order = bank?.findSession(await client.startPayment(placed));
  if (!bank || !order) throw new Error('The simulator knows no such session.');
  bank.act(order, 'success');
  await bank.settle();
  return { ...placed, providerId: order.order_id };
}

const cancel = ({ client }: TestHost, { order, own }: Placed) => client.post(`/orders/${order.number}/cancel`, {}, own);

async function work({ host }: TestHost): Promise<void> {
  while ((await host.workers.run()) > 0);
}

/** What the simulated provider was asked to refund for an order. */
const askedOf = ({ host }: TestHost, { order }: Placed) =>
  host.services.database.read
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .selectAll('refunds')
    .where('orders.number', '=', order.number)
    .execute();

async function report({ address, clock }: TestHost, refund: object): Promise<void> {
  const body = JSON.stringify({ type: 'REFUND_STATUS_WEBHOOK', data: { refund } });
  await fetch(`${address}/api/payments/webhook`, { method: 'POST', body, headers: signWebhook(body, clock.now) });
}

const subjects = async (host: TestHost, words: string) =>
  (await host.mails()).filter(({ subject }) => subject.includes(words));

/** Money goes back: by itself, by a UPI ID after a refusal, with what the bank finds it by. */
export function testRefunds(open: OpenHost): void {
  describe('a refund', () => {
    test('of what the shopper cancelled goes to the provider by itself, once however often it is asked for', async () => {
      const host = await open();
      const placed = await placePaid(host);
      await Promise.all([cancel(host, placed), cancel(host, placed), cancel(host, placed)]);
      await work(host);
      const other = await host.another();
      await Promise.all([work(host), work(other)]);
      expect(await askedOf(host, placed)).toMatchObject([
        { status: 'sent', reason: 'cancelled', amount_minor: 1000_00 },
      ]);
      const refunds = host.host.simulator?.bank.findOrder(placed.providerId)?.refunds;
      expect(refunds?.map(({ refund_amount: amount }) => amount)).toEqual([1000]);
      expect(await runOperator(host, 'refunds')).not.toContain(placed.order.number);
    });

    test('of what the seller or the operator cancelled waits for the operator', async () => {
      const host = await open();
      const placed = await placePaid(host);
      await runOperator(host, `orders cancel ${placed.order.number}`, { reason: 'Broken' });
      await work(host);
      expect(await askedOf(host, placed)).toMatchObject([{ status: 'due' }]);
    });

    test('beyond the sum of a day waits for the operator, and the log says so', async () => {
      const host = await open({ environment: { RATE_LIMITS: 'refund-day=150000/86400', LOG_LEVEL: 'warn' } });
      const [first, second, third] = [await placePaid(host), await placePaid(host), await placePaid(host)] as const;
      await cancel(host, first);
      await cancel(host, second);
      await work(host);
      expect([await askedOf(host, first), await askedOf(host, second)]).toMatchObject([
        [{ status: 'sent' }],
        [{ status: 'due' }],
      ]);
      expect(host.logged()).toContain('the sum of a day is reached');
      host.clock.now += DAY_MS;
      await cancel(host, third);
      await work(host);
      expect(await askedOf(host, third)).toMatchObject([{ status: 'sent' }]);
    });

    test('that the bank has done is told with the reference that it has then', async () => {
      const host = await open();
      const placed = await placePaid(host);
      await cancel(host, placed);
      await work(host);
      expect((await subjects(host, 'refund sent'))[0]?.text).not.toContain('Reference');
      host.clock.now += 5_000;
      await host.host.simulator?.bank.settle();
      const [done, ...more] = await subjects(host, 'has gone through');
      const reference = (await askedOf(host, placed))[0]?.reference;
      expect(reference).toMatch(/^SIM\d+/);
      expect(done?.text.replaceAll('\n', ' ')).toContain(`your bank finds it: ${reference}.`);
      expect(more).toEqual([]);
    });

    test('that the provider refused takes a UPI ID of the shopper, and is paid there once', async () => {
      const host = await open();
      const placed = await placePaid(host);
      await cancel(host, placed);
      await work(host);
      const id = (await askedOf(host, placed))[0]?.id;
      const refused = { refund_id: id, refund_status: 'CANCELLED', refund_arn: null };
      await report(host, refused);
      await report(host, refused);
      const told = await subjects(host, 'where should your refund go?');
      expect(told).toHaveLength(1);
      expect(told[0]?.text.replaceAll('\n', ' ')).toMatch(/did not take our refund of ₹1,000 .* which UPI ID/);
      const asked = await host.client.read(placed);
      expect(asked.payment).toMatchObject({ canNameUpi: true, refunds: [{ status: 'due', by: 'hand' }] });
      const path = `/orders/${placed.order.number}/refund-upi`;
      expect((await host.client.put(path, { upi: 'asha@okbank' }, { orderKey: 'x' })).code).toBe(404);
      expect((await host.client.put(path, { upi: 'asha@okbank' }, placed.own)).data.order.payment).toMatchObject({
        refundUpi: 'as•••@okbank',
      });
      expect(await runOperator(host, 'refunds')).toContain('UPI asha@okbank');
      expect((await (await openDashboard(host)).get('/refunds')).text).toContain('To UPI ID asha @okbank');
      expect(await runOperator(host, `refunds settle ${id}`, { reference: 'UTR 12' })).toBe('The refund is done.');
      await expect(runOperator(host, `refunds send ${id}`)).rejects.toThrow('in cash');
      const [sent] = await subjects(host, 'refund sent');
      expect(sent?.text).toBeDefined();
      const last = (await subjects(host, 'refund sent')).at(-1)?.text.replaceAll('\n', ' ');
      expect(last).toMatch(/to your UPI ID as•••@okbank.*Reference: UTR 12\./);
    });

    test('that the provider pays does not wait for a UPI ID that was changed', async () => {
      const host = await open();
      const placed = await placePaid(host);
      const give = (amount: string) =>
        runOperator(host, `refunds goodwill ${placed.order.number}`, { amount, reason: 'It came late' });
      await give('50');
      const refused = (await askedOf(host, placed))[0]?.id;
      await runOperator(host, `refunds send ${refused}`);
      await work(host);
      await report(host, { refund_id: refused, refund_status: 'CANCELLED', refund_arn: null });
      for (const upi of ['asha@okbank', 'stranger@okbank'])
        await host.client.put(`/orders/${placed.order.number}/refund-upi`, { upi }, placed.own);
      await give('60');
      const { text } = await (await openDashboard(host)).get('/refunds');
      expect(text.match(/Pay after/g)).toHaveLength(1);
      expect(text).toMatch(/₹50\.00 .*Pay after.*₹60\.00 /);
      const paid = (await askedOf(host, placed)).find(({ id }) => id !== refused);
      const settle = (id: string | undefined) => runOperator(host, `refunds settle ${id}`, { reference: 'UTR 13' });
      await expect(settle(refused)).rejects.toThrow('pay after');
      expect(await settle(paid?.id)).toBe('The refund is done.');
    });

    test('as goodwill has a reason, which the shopper sees, and an account of the ledger that the shop bears', async () => {
      const host = await open({ catalog: writeLedgerShop() });
      const placed = await placePaid(host);
      const give = (options: Record<string, string>) =>
        runOperator(host, `refunds goodwill ${placed.order.number}`, { amount: '50', ...options });
      await expect(give({})).rejects.toThrow('--reason');
      await give({ reason: 'The box was crushed' });
      const { timeline } = await host.client.read(placed);
      expect(timeline.at(-1)).toMatchObject({ event: 'refund-due', note: 'The box was crushed' });
      const check = await runOperator(host, 'payouts check');
      expect(check).toMatch(/goodwill to shoppers +50\.00/);
      expect(check).toMatch(/refunds to shoppers +50\.00/);
    });
  });
}
