import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from '../../../src/catalog/model.ts';
import { mixSellers } from '../../../src/catalog/products/mix-neighbours.ts';

/** Products of sellers, each with its number as SKU. */
const listOf = (sellers: readonly string[]) =>
  sellers.map((sellerId, number) => ({ sellerId, sku: String(number) }) as unknown as Product);
const sellersOf = (products: readonly Product[]) => products.map(({ sellerId }) => sellerId).join('');

/** How many neighbours are of one seller. */
const countPairs = (products: readonly Product[]) =>
  products.filter(({ sellerId }, place) => sellerId === products[place + 1]?.sellerId).length;

const sellers = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 });

test('no two neighbours are of one seller where that is possible, and else as few as possible', () => {
  fc.assert(
    fc.property(sellers, (names) => {
      const products = listOf(names);
      const mixed = mixSellers(products);
      expect([...mixed].sort((a, b) => Number(a.sku) - Number(b.sku))).toEqual(products);
      const most = Math.max(
        0,
        ...Map.groupBy(names, (name) => name)
          .values()
          .map(({ length }) => length),
      );
      expect(countPairs(mixed)).toBe(Math.max(0, 2 * most - names.length - 1));
    }),
  );
});

test('a list without such neighbours stays as it is', () => {
  fc.assert(
    fc.property(sellers, (names) => {
      const mixed = mixSellers(listOf(names));
      if (countPairs(mixed) === 0) expect(mixSellers(mixed)).toEqual(mixed);
    }),
  );
});

test('each seller keeps the order of its products', () => {
  fc.assert(
    fc.property(sellers, (names) => {
      for (const own of Map.groupBy(mixSellers(listOf(names)), ({ sellerId }) => sellerId).values())
        expect(own.map(({ sku }) => Number(sku))).toEqual(own.map(({ sku }) => Number(sku)).sort((a, b) => a - b));
    }),
  );
});

test('the first product is of another seller than the one before the list, where there is one', () => {
  const [before] = listOf(['a']);
  expect(sellersOf(mixSellers(listOf(['a', 'b', 'c']), before))).toBe('bac');
  expect(sellersOf(mixSellers(listOf(['a', 'a']), before))).toBe('aa');
});

test('a list of ten thousand products takes less than a second, also where one seller fills its first half', () => {
  const names = Array.from({ length: 10_000 }, (_, number) => (number < 5000 ? 'a' : `b${number}`));
  const start = performance.now();
  expect(countPairs(mixSellers(listOf(names)))).toBe(0);
  expect(performance.now() - start).toBeLessThan(1000);
});
