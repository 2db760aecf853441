import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryFeeMinor } from '../../../src/core/delivery/delivery-fee.ts';
import { nameFromId } from '../../../src/core/cart/shown-cart.ts';
import { PRICE_FILE_BYTES, priceFileOf } from '../../../src/core/product/price-file.ts';

const anySku = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,49}$/);

test('a price file is at most 2 KB', () => {
  expect(PRICE_FILE_BYTES).toBe(2048);
});

test.each([
  ['safar-bag-works', 'Safar Bag Works'],
  ['kothi', 'Kothi'],
  ['shop-24-7', 'Shop 24 7'],
])('the words of the id %s name the seller %s', (id, name) => {
  expect(nameFromId(id)).toBe(name);
});

test('the file of a SKU is the same today and on every machine', () => {
  expect(['LEAF', 'leaf', 'RB12345', 'a', 'wk-01'].map((sku) => priceFileOf(sku, 1024))).toEqual([
    868, 452, 539, 308, 951,
  ]);
});

test('the file of a SKU is one of those that exist', () => {
  fc.assert(
    fc.property(anySku, fc.nat({ max: 20 }), (sku, power) => {
      const file = priceFileOf(sku, 2 ** power);
      return Number.isInteger(file) && file >= 0 && file < 2 ** power;
    }),
  );
});

test('twice as many files deal the SKUs of one to two', () => {
  fc.assert(fc.property(anySku, (sku) => priceFileOf(sku, 64) % 32 === priceFileOf(sku, 32)));
});

test.each([
  ['counted up', (index: number) => `SKU-${String(index).padStart(6, '0')}`],
  ['that differ in their first letters', (index: number) => `${index}-KURTI-BLUE-XL`],
])('SKUs %s are dealt out evenly', (_name, skuOf) => {
  const counts = new Array<number>(64).fill(0);
  for (let index = 0; index < 6400; index++) {
    const file = priceFileOf(skuOf(index), 64);
    counts[file] = (counts[file] ?? 0) + 1;
  }
  expect(Math.max(...counts)).toBeLessThan(170);
  expect(Math.min(...counts)).toBeGreaterThan(50);
});

test.each([
  ['below the threshold costs the fee', { feeMinor: 1000, freeFromMinor: 9900 }, 9899, 1000],
  ['at the threshold is free', { feeMinor: 1000, freeFromMinor: 9900 }, 9900, 0],
  ['without a threshold always costs the fee', { feeMinor: 1000 }, 1_000_000, 1000],
  ['is free where the fee is none', { feeMinor: 0, freeFromMinor: 9900 }, 1, 0],
  ['with a threshold of nothing is free', { feeMinor: 1000, freeFromMinor: 0 }, 0, 0],
])('delivery of an order %s', (_claim, rules, subtotalMinor, fee) => {
  expect(deliveryFeeMinor(rules, subtotalMinor)).toBe(fee);
});
