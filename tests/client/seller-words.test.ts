import { describe, expect, test } from 'vitest';
import type { SellerShipment } from '../../src/core/contract/sellers.ts';
import type { ShipmentStatus } from '../../src/core/order/order-status.ts';
import { bulkResultWords, collectionWords, stockWords, toDoWords } from '../../src/client/seller/seller-words.ts';

const format = (minor: number): string => `₹${minor / 100}`;
const shipment = { collectMinor: 0, itemsMinor: 27_200, payment: { method: 'cash' }, status: 'placed' } as const;

describe('what the dashboard says of the money of an order', () => {
  test('names the cash that the courier takes', () => {
    expect(collectionWords({ ...shipment, collectMinor: 31_200 }, format)).toBe('Courier collects ₹312.');
  });

  test('says that nothing is taken for what was paid online', () => {
    expect(collectionWords({ ...shipment, payment: { method: 'online' } }, format)).toBe(
      'Paid online. Collect nothing.',
    );
  });

  test.each(['delivered', 'cancelled'] as const)('names the worth of what is %s', (status) => {
    for (const method of ['cash', 'online'] as const)
      expect(collectionWords({ ...shipment, status, payment: { method } }, format)).toBe('Worth ₹272');
  });
});

test('what is to be done is counted by step', () => {
  const of = (...statuses: ShipmentStatus[]) => statuses.map((status) => ({ status }));
  expect(toDoWords(of('placed', 'packed', 'placed'), false)).toBe('2 to accept, 1 to hand over');
  expect(toDoWords(of('accepted'), true)).toBe('1 to pack, and more');
  expect(toDoWords([], false)).toBe('Nothing to do now.');
});

test('each of several orders says what became of it', () => {
  const shipment = { status: 'cancelled' } as SellerShipment;
  expect(bulkResultWords({ shipmentId: '1', isAccepted: true }, 'A-1')).toBe('A-1: accepted');
  expect(bulkResultWords({ shipmentId: '1', isAccepted: false, shipment }, 'A-1')).toBe(
    'A-1: not accepted. Now: Cancelled',
  );
  expect(bulkResultWords({ shipmentId: '1', isAccepted: false }, 'A-1')).toBe(
    'A-1: not accepted. It is not there any more',
  );
});

test('a product says what is left of it', () => {
  const size = (name: string, soldOut: boolean, pieces?: number) => ({
    name,
    soldOut,
    ...(pieces !== undefined && { pieces }),
  });
  expect(stockWords({ soldOut: true, pieces: 3, sizes: [] })).toBe('Sold out');
  expect(stockWords({ soldOut: false, pieces: 0, sizes: [] })).toBe('Sold out');
  expect(stockWords({ soldOut: false, pieces: 1, sizes: [] })).toBe('1 piece');
  expect(stockWords({ soldOut: false, sizes: [] })).toBeUndefined();
  expect(stockWords({ soldOut: false, sizes: [size('S', false, 5), size('M', false, 7)] })).toBe('12 pieces');
  expect(stockWords({ soldOut: false, sizes: [size('S', false, 5), size('M', false)] })).toBeUndefined();
  expect(stockWords({ soldOut: false, sizes: [size('S', true), size('M', false, 7)] })).toBe('S sold out');
  expect(stockWords({ soldOut: false, sizes: [size('S', true), size('M', false, 0)] })).toBe('Sold out');
});
