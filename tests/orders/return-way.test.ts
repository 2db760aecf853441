import { describe, expect, test } from 'vitest';
import type { Order, ReturnRequest, Shipment } from '../../src/contract/orders.ts';
import { lineReturnWords, returnWay } from '../../src/orders/return-way.ts';

const day = (number: number) => `2026-11-${number}T10:00:00Z`;
const request = (id: string, status: ReturnRequest['status'], asked = 20): ReturnRequest => ({
  id,
  status,
  reason: 'It does not fit',
  refundMinor: 300_00,
  requestedAt: day(asked),
  lines: [{ lineId: 'l', quantity: 1 }],
});
const line = { id: 'l', sku: 'A', title: 'A', path: '/a', quantity: 2, priceMinor: 300_00, returnable: 1 };
const shipment = (...returns: ReturnRequest[]): Shipment => ({
  id: 'p',
  seller: { id: 's', name: 'S' },
  status: 'delivered',
  itemsMinor: 600_00,
  feesMinor: 0,
  canCancel: false,
  canReturn: true,
  lines: [line],
  returns,
});
const event = (name: string, on: number) => ({ at: day(on), event: name, shipmentId: 'p' });
const order = (
  timeline: Order['timeline'],
  refunds: Order['payment']['refunds'] = [],
): Pick<Order, 'payment' | 'timeline'> => ({
  payment: { method: 'online', status: 'paid', paidMinor: 600_00, refunds },
  timeline,
});
const refund = { amountMinor: 300_00, reason: 'returned', status: 'due', at: day(24), returnId: 'r' } as const;

describe('the way of a return', () => {
  test('has the dates of what is done, and nothing for what is to come', () => {
    const one = request('r', 'accepted');
    const steps = returnWay(order([event('return-accepted', 21)]), shipment(one), one);
    expect(steps.map(({ word, isDone, at }) => [word, isDone, at])).toEqual([
      ['Requested', true, day(20)],
      ['Accepted', true, day(21)],
      ['Received', false, undefined],
      ['Refunded', false, undefined],
    ]);
  });

  test('ends with the refund once that is done', () => {
    const one = request('r', 'received');
    const way = (changes: object) =>
      returnWay(order([event('return-received', 24)], [{ ...refund, ...changes }]), shipment(one), one).at(-1);
    expect(way({})).toEqual({ word: 'Refunded', isDone: false, at: undefined });
    expect(way({ status: 'done', doneAt: day(26) })).toEqual({ word: 'Refunded', isDone: true, at: day(26) });
  });

  test('of a refused return ends there, and one with nothing to refund with its arrival', () => {
    const refused = request('r', 'refused');
    expect(returnWay(order([event('return-refused', 22)]), shipment(refused), refused)).toEqual([
      { word: 'Requested', isDone: true, at: day(20) },
      { word: 'Refused', isDone: true, at: day(22) },
    ]);
    const unpaid = { ...request('r', 'received'), refundMinor: 0 };
    expect(returnWay(order([]), shipment(unpaid), unpaid).at(-1)?.word).toBe('Received');
  });

  test('has no date of which it is not known to which of two returns it belongs', () => {
    const [first, second] = [request('r', 'accepted'), request('q', 'requested', 21)];
    const accepted = (on: number) =>
      returnWay(order([event('return-accepted', on)]), shipment(first, second), first)[1];
    expect(accepted(22)?.at).toBe(day(22));
    const both = [request('r', 'accepted'), request('q', 'accepted', 21)] as const;
    const events = (one: number) => order([event('return-accepted', one), event('return-accepted', 25)]);
    expect(returnWay(events(20), shipment(...both), both[1])[1]?.at).toBe(day(25));
    expect(returnWay(events(22), shipment(...both), both[1])[1]?.at).toBeUndefined();
  });

  test('is told of each line, with its pieces', () => {
    const words = (one: ReturnRequest, refunds: Order['payment']['refunds'] = []) =>
      lineReturnWords(order([], refunds), shipment(one), line);
    expect(words(request('r', 'requested'))).toBe('');
    expect(words({ ...request('r', 'received'), lines: [{ lineId: 'l', quantity: 2 }] })).toBe('Returned');
    expect(words(request('r', 'received'), [{ ...refund, status: 'done' }])).toBe('Refunded (1 of 2)');
    expect(words(request('r', 'refused'))).toBe('Return refused (1 of 2)');
    expect(lineReturnWords(order([]), shipment(), line)).toBe('');
    expect(lineReturnWords(order([]), { ...shipment(request('r', 'received')), undelivered: 'lost' }, line)).toBe('');
  });
});
