import { describe, expect, test } from 'vitest';
import type { Order, Refund, Shipment } from '../../src/contract/orders.ts';
import { costMinor, listReductions, sumsOf, sumsWords } from '../../src/orders/order-sums.ts';

type Of = Pick<Order, 'status' | 'payment' | 'amounts' | 'dueMinor' | 'shipments'>;
const format = (minor: number) => `₹${minor / 100}`;
const refund = (amountMinor: number, changes: Partial<Refund> = {}): Refund => ({
  amountMinor,
  reason: 'cancelled',
  status: 'due',
  at: '2026-11-20T10:00:00Z',
  ...changes,
});
const shipment = (changes: Partial<Shipment> = {}): Shipment => ({
  id: 'p',
  seller: { id: 's', name: 'S' },
  status: 'delivered',
  itemsMinor: 400_00,
  feesMinor: 0,
  canCancel: false,
  canReturn: false,
  lines: [],
  returns: [],
  ...changes,
});
const order = (
  paidMinor: number,
  dueMinor: number,
  refunds: readonly Refund[],
  shipments: readonly Shipment[],
  method: 'cash' | 'online' = 'online',
): Order =>
  ({
    status: 'placed',
    payment: { method, status: dueMinor > 0 ? 'due' : 'paid', paidMinor, refunds },
    amounts: { itemsMinor: 1000_00, deliveryMinor: 0, cashFeeMinor: 0, totalMinor: 1000_00 },
    dueMinor,
    shipments,
  }) satisfies Of as unknown as Order;
const words = (one: Order) => sumsWords(sumsOf(one), format);

describe('the sums of an order', () => {
  test('of a cash order that has come in part are what was paid and what is due', () => {
    const part = order(400_00, 600_00, [], [shipment(), shipment({ status: 'placed' })], 'cash');
    expect(words(part)).toBe('₹400 paid, ₹600 to pay on delivery');
    expect(costMinor(sumsOf(part))).toBe(1000_00);
    expect(listReductions(part)).toEqual([]);
  });

  test('leave out what was cancelled before it was paid', () => {
    const part = order(0, 600_00, [], [shipment({ status: 'cancelled' }), shipment({ status: 'placed' })], 'cash');
    expect(words(part)).toBe('₹600 to pay on delivery');
    expect(listReductions(part)).toEqual([{ words: 'Cancelled', minor: 400_00 }]);
  });

  test('tell a refund on its way from one that is done', () => {
    const cancelled = [shipment({ status: 'cancelled' }), shipment()];
    expect(words(order(1000_00, 0, [refund(400_00)], cancelled))).toBe('₹600 paid, ₹400 to be refunded');
    expect(words(order(1000_00, 0, [refund(400_00, { status: 'done' })], cancelled))).toBe('₹600 paid, ₹400 refunded');
    expect(words(order(1000_00, 0, [refund(1000_00, { status: 'done' })], cancelled))).toBe('₹1000 refunded');
  });

  test('say nothing of a payment that does not count for the order', () => {
    const late = order(1000_00, 0, [refund(1000_00, { reason: 'double-payment' })], [shipment()]);
    expect(words(late)).toBe('₹1000 paid');
    expect(costMinor(sumsOf(late))).toBe(1000_00);
  });

  test('are nothing for an order that was cancelled unpaid', () => {
    const over = { ...order(0, 0, [], []), status: 'expired' as const };
    expect(words(over)).toBe('Nothing to pay');
    expect(listReductions(over)).toEqual([{ words: 'Not paid in time', minor: 1000_00 }]);
  });

  test('add up: what it cost, less each reduction, is what it costs', () => {
    for (const one of [
      order(1000_00, 0, [refund(590_00, { reason: 'returned' })], [shipment({ returned: 'returned' })]),
      order(1000_00, 0, [refund(90_00, { reason: 'goodwill' })], [shipment()]),
      order(0, 0, [], [shipment({ status: 'dispatched', undelivered: 'lost' })], 'cash'),
      order(
        1000_00,
        0,
        [refund(400_00), refund(300_00, { reason: 'returned' })],
        [shipment({ status: 'cancelled' }), shipment({ returned: 'part-returned' })],
      ),
    ]) {
      const less = listReductions(one).reduce((sum, { minor }) => sum + minor, 0);
      expect(one.amounts.totalMinor - less).toBe(costMinor(sumsOf(one)));
      expect(listReductions(one).every(({ words: cause }) => cause !== 'Refunds')).toBe(true);
    }
  });
});
