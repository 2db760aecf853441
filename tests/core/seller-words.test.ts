import { describe, expect, test } from 'vitest';
import { collectionWords } from '../../src/core/seller-words.ts';

const format = (minor: number): string => `₹${minor / 100}`;
const shipment = { collectMinor: 0, itemsMinor: 27_200, payment: { method: 'cash' }, status: 'placed' } as const;

describe('what the dashboard says of the money of an order', () => {
  test('names the cash that the courier takes', () => {
    expect(collectionWords({ ...shipment, collectMinor: 31_200 }, format)).toBe('Collect ₹312.');
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
