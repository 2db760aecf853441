import { describe, expect, test } from 'vitest';
import { checkLedger } from '../../../src/api/records/ledger/check.ts';
import type { Placed } from '../support/client.ts';
import { DAY_MS, type OpenHost, type TestHost } from '../support/host.ts';
import { writeLedgerShop } from '../support/ledger-shop.ts';
import { runOperator } from '../support/operator.ts';
import { placePaid } from '../support/pay.ts';
import { signUpSeller } from './sellers.ts';

async function dispatch(host: TestHost, { order: { number } }: Placed, shipment?: string): Promise<void> {
  for (const step of ['accept', 'pack', 'dispatch'])
    await runOperator(host, `orders ${step} ${number}`, {
      ...(shipment !== undefined && { shipment }),
      ...(step === 'dispatch' && { courier: 'Hill Post', tracking: 'HP-1' }),
    });
}

/** The pieces of a product that can be ordered. */
const countOf = async ({ host: { database } }: TestHost, sku: string) =>
  (await database.read.selectFrom('stock_counts').select('pieces').where('sku', '=', sku).executeTakeFirst())?.pieces;

const textsTo = async (host: TestHost, to: string) =>
  (await host.mails()).filter((mail) => mail.to === to).map(({ subject, text }) => `${subject} ${text}`);

/** Contradictions in the books of sellers. */
const findProblems = async ({ host: { database, services } }: TestHost) =>
  (await checkLedger(database, services.shop())).problems;

export function testUndelivered(open: OpenHost): void {
  describe('a parcel that is not delivered', () => {
    test('is tried again, refused at the door and brought back: no cash is due, and shopper and seller are told', async () => {
      const host = await open({ catalog: writeLedgerShop() });
      const { client } = host;
      const token = await signUpSeller(host);
      const placed = await client.place();
      await dispatch(host, placed);
      const id = placed.order.shipments[0]?.id;
      const report = (state: string) => client.post(`/seller/shipments/${id}/${state}`, {}, { token });
      const steps = async () => (await client.get(`/seller/shipments/${id}`, { token })).data.shipment.steps;
      expect(await steps()).toEqual(['deliver', 'attempted', 'refused', 'returning', 'back', 'lost']);
      expect((await report('attempted')).data.shipment.undelivered).toBe('attempted');
      // Sent again because its answer was lost.
      expect((await report('attempted')).code).toBeUndefined();
      const refused = (await report('refused')).data.shipment;
      expect([refused.undelivered, refused.collectMinor, refused.steps]).toEqual([
        'refused',
        0,
        ['deliver', 'returning', 'back', 'lost'],
      ]);
      expect((await report('attempted')).code).toBe(409);
      const lines = [{ lineId: placed.order.shipments[0]?.lines[0]?.id, quantity: 1 }];
      const asked = await client.post(`/orders/${placed.order.number}/returns`, { lines, reason: 'No' }, placed.own);
      expect(asked.code).toBe(409);
      const back = (await report('back')).data.shipment;
      expect([back.undelivered, back.steps]).toEqual(['back', []]);
      const order = await client.read(placed);
      expect(order).toMatchObject({ status: 'returned', dueMinor: 0, payment: { status: 'void', refunds: [] } });
      expect(order.timeline.map(({ event }) => event).slice(-3)).toEqual([
        'delivery-attempted',
        'delivery-refused',
        'brought-back',
      ]);
      const notes = (await client.get(`/orders/${placed.order.number}/credit-notes`, placed.own)).data.creditNotes;
      expect(notes.map(({ totals }) => totals.grossMinor)).toEqual([
        order.amounts.totalMinor - order.amounts.cashFeeMinor - order.amounts.deliveryMinor,
      ]);
      const told = await textsTo(host, 'asha@mail.example');
      expect(
        told.filter((text) => /not handed over yet|refused at the door|You have nothing to pay for it/.test(text)),
      ).toHaveLength(3);
      expect(await findProblems(host)).toEqual([]);
      expect((await runOperator(host, 'payouts list')).includes('garden')).toBe(false);
      for (const state of ['deliver', 'lost', 'back'])
        expect((await report(state)).code, state).toBe(state === 'back' ? undefined : 409);
    });

    test('comes back paid: items and fees are refunded, the seller is told by the operator’s report, and its pieces are sold again', async () => {
      const host = await open();
      const { client } = host;
      const token = await signUpSeller(host, 'pots');
      await client.put('/seller/stock/CUP', { pieces: 5 }, { token });
      const placed = await placePaid(host, 1000);
      await dispatch(host, placed);
      const { number } = placed.order;
      expect(await runOperator(host, `orders returning ${number}`)).toContain('on its way back to the seller');
      expect(await countOf(host, 'CUP')).toBe(4);
      await runOperator(host, `orders back ${number}`);
      expect(await countOf(host, 'CUP')).toBe(5);
      expect(await findProblems(host)).toEqual([]);
      const order = await client.read(placed);
      expect(order.payment.refunds).toMatchObject([{ amountMinor: order.payment.paidMinor, reason: 'undelivered' }]);
      expect(order.dueMinor).toBe(0);
      const sellers = await textsTo(host, 'pots@pots.example');
      expect(sellers.filter((text) => text.includes('comes back to you'))).toHaveLength(1);
      await expect(runOperator(host, `orders deliver ${number}`)).rejects.toThrow('No parcel of this order is ready');
      await expect(runOperator(host, `orders lost ${number}`)).rejects.toThrow('no parcel on its way');
      host.clock.now += 60 * DAY_MS;
      expect(await runOperator(host, 'orders list', { stuck: 'yes' })).not.toContain(number);
    });

    test('is lost: what was paid is refunded at once, no cash is due, its pieces are gone, and the operator is asked to claim it', async () => {
      const host = await open();
      await signUpSeller(host);
      const cups = await signUpSeller(host, 'pots');
      await host.client.put('/seller/stock/CUP', { pieces: 5 }, { token: cups });
      const lines = [
        { sku: 'LEAF', quantity: 1 },
        { sku: 'CUP', quantity: 1 },
      ];
      const placed = await host.client.place({ lines });
      const [leaf, cup] = placed.order.shipments;
      await dispatch(host, placed);
      const { number } = placed.order;
      await expect(runOperator(host, `orders lost ${number}`)).rejects.toThrow(`${cup?.id}`);
      await runOperator(host, `orders lost ${number}`, { shipment: cup?.id ?? '' });
      const leafMinor = (leaf?.itemsMinor ?? 0) + (leaf?.feesMinor ?? 0);
      expect(await host.client.read(placed)).toMatchObject({ status: 'dispatched', dueMinor: leafMinor });
      await runOperator(host, `orders deliver ${number}`, { shipment: leaf?.id ?? '' });
      expect(await host.client.read(placed)).toMatchObject({
        status: 'delivered',
        dueMinor: 0,
        payment: { status: 'paid', paidMinor: leafMinor, refunds: [] },
      });
      const paid = await placePaid(host, 1000);
      await dispatch(host, paid);
      await runOperator(host, `orders lost ${paid.order.number}`);
      const { payment } = await host.client.read(paid);
      expect(payment.refunds).toMatchObject([{ amountMinor: payment.paidMinor, reason: 'undelivered' }]);
      // Both are lost.
      expect(await countOf(host, 'CUP')).toBe(3);
      const asked = (await host.mails()).filter(({ subject }) => subject.includes('parcel lost, order'));
      expect(asked.map(({ text }) => text).join()).toContain('/operator/payouts/seller?seller=pots');
      expect(await findProblems(host)).toEqual([]);
    });

    test('and a return that nobody answers or receives are stuck for the operator', async () => {
      const host = await open();
      await signUpSeller(host);
      const placed = await host.client.place({ lines: [{ sku: 'LEAF', quantity: 2 }] });
      await dispatch(host, placed);
      const { number } = placed.order;
      await runOperator(host, `orders deliver ${number}`);
      const lines = [{ lineId: placed.order.shipments[0]?.lines[0]?.id, quantity: 1 }];
      const wanted = { lines, reason: 'Too bitter' };
      const { order } = (await host.client.post(`/orders/${number}/returns`, wanted, placed.own)).data;
      const stuck = () => runOperator(host, 'orders list', { stuck: 'yes' });
      expect(await stuck()).not.toContain(number);
      host.clock.now += 4 * DAY_MS;
      expect(await stuck()).toMatch(new RegExp(`return-not-answered +${number}`));
      await runOperator(host, `returns accept ${order.shipments[0]?.returns[0]?.id}`);
      expect(await stuck()).not.toContain(number);
      host.clock.now += 20 * DAY_MS;
      expect(await stuck()).toMatch(new RegExp(`return-not-received +${number}`));
      const other = await host.client.place();
      await dispatch(host, other);
      await runOperator(host, `orders refused ${other.order.number}`);
      host.clock.now += 15 * DAY_MS;
      expect(await stuck()).toMatch(new RegExp(`not-back +${other.order.number}`));
    });
  });
}
