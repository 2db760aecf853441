import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Placed } from '../support/client.ts';
import { runOperator } from '../support/operator.ts';
import type { OpenHost, TestHost } from '../support/host.ts';
import { signUpSeller } from './sellers.ts';

const DISPATCH = { courier: 'Hill Post', trackingNumber: 'HP-1' };

/** A cash order of leaves at 90 with a fee of 80, and its seller. */
async function placeCash(open: OpenHost, quantity = 2) {
  const host = await open();
  const token = await signUpSeller(host);
  const placed = await host.client.place({ lines: [{ sku: 'LEAF', quantity }] });
  const shipmentId = placed.order.shipments[0]?.id;
  const step = async (...names: string[]) => {
    let code: number | undefined;
    for (const name of names)
      code = (
        await host.client.post(`/seller/shipments/${shipmentId}/${name}`, name === 'dispatch' ? DISPATCH : {}, {
          token,
        })
      ).code;
    return code;
  };
  await step('accept', 'pack', 'dispatch');
  return { host, token, placed, step };
}

/** Asks for a return of pieces; the seller accepts and receives it. */
async function sendBack(host: TestHost, token: string, { order, own }: Placed, quantity: number) {
  const asked = await host.client.post(
    `/orders/${order.number}/returns`,
    { lines: [{ lineId: order.shipments[0]?.lines[0]?.id, quantity }], reason: 'Too bitter' },
    own,
  );
  const id = asked.data.order.shipments[0]?.returns.at(-1)?.id;
  await host.client.post(`/seller/returns/${id}/accept`, {}, { token });
  return (await host.client.post(`/seller/returns/${id}/received`, {}, { token })).data.return;
}

const lastMail = async (host: TestHost) => (await host.mails()).at(-1)?.text;

export function testMoney(open: OpenHost): void {
  describe('the money of an order', () => {
    test('is not promised back for a cash parcel that the courier brought back: nothing was taken, nothing is owed', async () => {
      const { host, token, placed, step } = await placeCash(open);
      expect((await sendBack(host, token, placed, 2)).refundMinor).toBe(0);
      expect(await lastMail(host)).toMatch(/no payment for it, so there is nothing to refund/);
      expect(await step('deliver')).toBe(409);
      await expect(runOperator(host, `orders deliver ${placed.order.number}`)).rejects.toThrow(
        'No parcel of this order is ready for this step.',
      );
      expect(await host.client.read(placed)).toMatchObject({
        status: 'returned',
        dueMinor: 0,
        payment: { status: 'void', paidMinor: 0, refunds: [] },
      });
      const { shipment } = (await host.client.get(`/seller/shipments/${placed.order.shipments[0]?.id}`, { token }))
        .data;
      expect(shipment).toMatchObject({ collectMinor: 0, steps: [] });
    });

    test('is owed back to the amount that the mail names once the parcel was delivered', async () => {
      const { host, token, placed, step } = await placeCash(open);
      await step('deliver');
      expect((await sendBack(host, token, placed, 2)).refundMinor).toBe(18000);
      expect(await lastMail(host)).toContain('We will refund ₹180 to the account that you name to us, within 7 days.');
      expect((await host.client.read(placed)).payment).toMatchObject({
        status: 'paid',
        paidMinor: 26000,
        refunds: [{ amountMinor: 18000, by: 'hand' }],
      });
    });

    test('is in progress for the seller only until it is refunded, and the shopper is told where and how', async () => {
      const { host, token, placed, step } = await placeCash(open);
      await step('deliver');
      await host.client.put(`/orders/${placed.order.number}/refund-upi`, { upi: 'asha@okbank' }, placed.own);
      await sendBack(host, token, placed, 2);
      const seen = async () => (await host.client.get('/seller/returns', { token })).data.returns[0];
      expect(await seen()).toMatchObject({ refundMinor: 18000, refundStatus: 'due' });
      await host.client.put(`/orders/${placed.order.number}/refund-upi`, { upi: 'asha@okbank' }, placed.own);
      const [refund] = await host.host.database.read.selectFrom('refunds').select('id').execute();
      await runOperator(host, `refunds settle ${refund?.id}`, { reference: 'UTR 4711' });
      expect(await seen()).toMatchObject({ refundMinor: 18000, refundStatus: 'done' });
      const { payment, shipments } = await host.client.read(placed);
      expect(payment.refunds).toMatchObject([
        { amountMinor: 18000, reason: 'returned', status: 'done', by: 'hand', reference: 'UTR 4711' },
      ]);
      expect(payment.refunds[0]).toMatchObject({
        shipmentId: shipments[0]?.id,
        returnId: shipments[0]?.returns[0]?.id,
        doneAt: new Date(host.clock.now).toISOString(),
      });
      const { number, key } = placed.order;
      const [summary] = (await host.client.post('/orders/known', { orders: [{ number, key }] })).data.orders;
      expect(summary).toMatchObject({
        sums: { method: 'cash', paidMinor: 26000, refundMinor: 18000, refundedMinor: 18000, dueMinor: 0 },
        shipments: [{ status: 'delivered', returned: 'refunded' }],
      });
      expect(await lastMail(host)).toContain(
        'We have refunded ₹180 for what was returned of your order ' +
          `${placed.order.number}, to your UPI ID as•••@okbank. Your UPI app shows it. Reference: UTR 4711.`,
      );
    });

    test('was taken at the door when only some of the pieces come back', async () => {
      const { host, token, placed } = await placeCash(open);
      await sendBack(host, token, placed, 1);
      expect(await host.client.read(placed)).toMatchObject({
        status: 'delivered',
        dueMinor: 0,
        payment: { status: 'paid', refunds: [{ amountMinor: 9000, reason: 'returned' }] },
      });
    });

    test('goes back once: goodwill and a return together are never more than what was paid', async () => {
      const { host, token, placed, step } = await placeCash(open);
      const goodwill = (amount: string) =>
        runOperator(host, `refunds goodwill ${placed.order.number}`, { amount, reason: 'It came late' });
      await expect(goodwill('10')).rejects.toThrow('not paid');
      await step('deliver');
      await expect(goodwill('430')).rejects.toThrow('At most ₹260');
      await goodwill('200');
      expect((await sendBack(host, token, placed, 2)).refundMinor).toBe(6000);
      expect(await lastMail(host)).toContain('We will refund ₹60 to the account');
      await expect(goodwill('1')).rejects.toThrow('At most ₹0');
    });

    test('follows from the balance, which the database keeps: whatever does not add up is refused', async () => {
      const { host, placed, step } = await placeCash(open);
      await step('deliver');
      await runOperator(host, `refunds goodwill ${placed.order.number}`, { amount: '100', reason: 'It came late' });
      const { database } = host.host;
      const { order_id: orderId } = await database.read
        .selectFrom('balance_entries')
        .select('order_id')
        .executeTakeFirstOrThrow();
      const add = (kind: 'charged' | 'released' | 'collected' | 'owed' | 'paid-back', amount: number) =>
        database.write((db) =>
          db
            .insertInto('balance_entries')
            .values({ order_id: orderId, kind, cause: 'x', amount_minor: amount, at: 1, reference: null })
            .execute(),
        );
      for (const [kind, amount] of [
        ['owed', 16001],
        ['paid-back', 10001],
        ['released', 16001],
        ['charged', 0],
        ['collected', -1],
        ['gift' as 'owed', 1],
      ] as const)
        await expect(add(kind, amount), kind).rejects.toThrow();
      const run = (text: string) => database.write((db) => sql.raw(text).execute(db));
      await expect(run('update balance_entries set amount_minor = amount_minor - 1')).rejects.toThrow('balance');
      await expect(run('delete from balance_entries')).rejects.toThrow('balance');
      await expect(run('update refunds set amount_minor = amount_minor + 1')).rejects.toThrow('balance');
      await expect(run(`update refunds set cause = 'shipment:x'`)).rejects.toThrow('balance');
      expect(JSON.parse(await runOperator(host, `orders show ${placed.order.number}`)).balanceEntries).toMatchObject([
        { kind: 'charged', amount_minor: 26000 },
        { kind: 'collected', amount_minor: 26000 },
        { amount_minor: 10000 },
        { amount_minor: 10000 },
      ]);
    });
  });
}
