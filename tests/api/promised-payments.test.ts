import { expect, test } from 'vitest';
import type { Config } from '../../src/api/ground/config/config.ts';
import type { Shop } from '../../src/api/ground/shop/read-shop.ts';
import { warnOfPayments } from '../../src/api/records/orders/prices/promised-payments.ts';

/** The markets of which a host says at its start that their pages name ways to pay that it does not take. */
function warned(provider: object, onlinePayments: readonly string[]): unknown[] {
  const told: unknown[] = [];
  const market = (id: string, currency: string) => [id, { id, currency, delivery: {}, onlinePayments }] as const;
  const markets = new Map([market('in', 'INR'), market('ae', 'AED')]);
  warnOfPayments({ provider } as Config, { markets } as unknown as Shop, {
    warn: (_, facts) => told.push(facts?.['market']),
  });
  return told;
}
const CASHFREE = { kind: 'cashfree', currencies: ['INR'] };

test('a host without a provider says which markets name ways to pay online', () => {
  expect(warned({ kind: 'none' }, ['UPI'])).toEqual(['in', 'ae']);
});

test('a host says which markets name ways to pay in a currency that its provider does not take', () => {
  expect(warned(CASHFREE, ['UPI'])).toEqual(['ae']);
});

test('a host that is paid to a UPI ID says which markets name other ways', () => {
  const upi = { kind: 'upi', currencies: ['INR'] };
  expect([warned(upi, ['UPI']), warned(upi, ['UPI', 'Cards'])]).toEqual([['ae'], ['in', 'ae']]);
});

test('a host says nothing of markets that name none', () => {
  expect(warned({ kind: 'none' }, [])).toEqual([]);
});
