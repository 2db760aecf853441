import { describe, expect, test } from 'vitest';
import type { SellerShipment } from '../../src/contract/seller-orders.ts';
import type { ShipmentStatus } from '../../src/core/order/order-status.ts';
import {
  bulkResultWords,
  collectionWords,
  dueWords,
  shipmentState,
  toDoWords,
} from '../../src/orders/seller-shipment-words.ts';

const format = (minor: number): string => `₹${minor / 100}`;
const shipment = { collectMinor: 0, itemsMinor: 27_200, payment: { method: 'cash' }, status: 'placed' } as const;

describe('what the dashboard says of the money of an order', () => {
  test('names the cash that the courier takes', () => {
    expect(collectionWords({ ...shipment, collectMinor: 31_200 }, format)).toBe('COD ₹312');
  });

  test('says what was paid', () => {
    expect(collectionWords({ ...shipment, payment: { method: 'online' } }, format)).toBe('Paid ₹272');
    for (const method of ['cash', 'online'] as const)
      expect(collectionWords({ ...shipment, status: 'delivered', payment: { method } }, format)).toBe('Paid ₹272');
  });

  test('names the worth of what is cancelled', () => {
    for (const method of ['cash', 'online'] as const)
      expect(collectionWords({ ...shipment, status: 'cancelled', payment: { method } }, format)).toBe('₹272');
  });
});

test('an order says what came back of it', () => {
  const received = (quantity: number) => ({ status: 'received', lines: [{ lineId: 'l1', quantity }] });
  const state = (...returns: object[]) =>
    shipmentState({ status: 'delivered', lines: [{ quantity: 2 }], returns } as unknown as SellerShipment).words;
  expect(state()).toBe('Delivered');
  expect(state({ ...received(1), status: 'requested' })).toBe('Delivered');
  expect(state(received(1))).toBe('Partly returned');
  expect(state(received(1), received(1))).toBe('Returned');
});

test('what is to be done is counted by step, and what is late', () => {
  const of = (...statuses: ShipmentStatus[]) => statuses.map((status) => ({ status }));
  const words = (shipments: Parameters<typeof toDoWords>[0], hasMore = false) =>
    toDoWords(shipments, hasMore, '2026-11-26')
      .map((part) => (typeof part === 'string' ? part : `[${part.text}]`))
      .join('');
  expect(words(of('placed', 'packed', 'placed'))).toBe('2\u00a0to\u00a0accept, 1\u00a0to\u00a0dispatch');
  expect(words(of('accepted'), true)).toBe('1\u00a0to\u00a0pack, and more');
  expect(words([])).toBe('Nothing to do now.');
  const days = ['2026-11-25', '2026-11-26', '2026-11-27'].map(
    (dispatchBy) => ({ status: 'accepted', dispatchBy }) as const,
  );
  expect(words(days)).toBe('3\u00a0to\u00a0pack; [1 late]');
});

describe('what is said of the day by which an order has to go', () => {
  // It is the 23rd in India already.
  const placedAt = '2026-11-22T19:00:00.000Z';
  const words = (today: string, dispatchBy?: string) =>
    dueWords({ placedAt, ...(dispatchBy !== undefined && { dispatchBy }) }, today);

  test('is the day, and whether it is over', () => {
    expect(words('2026-11-24', '2026-11-25')).toEqual({ text: 'Dispatch by 25\u00a0Nov', isLate: false });
    expect(words('2026-11-25', '2026-11-25')).toEqual({ text: 'Dispatch today', isLate: false });
    expect(words('2026-11-26', '2026-11-25')).toEqual({ text: 'Late: due 25\u00a0Nov', isLate: true });
  });

  test('is how long it waits where the shop sets no day', () => {
    expect(words('2026-11-23')).toEqual({ text: 'Waiting since today', isLate: false });
    expect(words('2026-11-24').text).toBe('Waiting since 23\u00a0Nov (1 day)');
    expect(words('2026-12-03').text).toBe('Waiting since 23\u00a0Nov (10 days)');
  });
});

test('each of several orders says what became of it', () => {
  expect(bulkResultWords({ isDone: true, shipment: { status: 'accepted' } }, 'A-1')).toBe('A-1: Accepted');
  expect(bulkResultWords({ isDone: false, shipment: { status: 'cancelled' } }, 'A-1')).toBe(
    'A-1: not changed. Now: Cancelled',
  );
  expect(bulkResultWords({ isDone: false }, 'A-1')).toBe('A-1: not there any more');
});
