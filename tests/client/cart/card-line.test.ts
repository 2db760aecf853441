import { expect, test } from 'vitest';
import { lineOnCard, listChanged, takesMore, wordsOnCard } from '../../../src/client/cart/card-line.ts';
import type { CartLine } from '../../../src/core/cart/cart.ts';

const line = (sku: string, size: string | undefined, quantity = 1): CartLine => ({
  ...{ sku, quantity, title: 'Kurti', priceMinor: 19_900, path: '/kurti/p/K', picture: '' },
  ...(size !== undefined && { size }),
});
const [small, large, cup] = [line('K', 'S', 2), line('K', 'L'), line('C', undefined)] as const;
const lines = [small, large, cup];

test('a card shows the size that was changed last, else the one that was added last', () => {
  expect(lineOnCard(lines, 'K', 'S')).toBe(small);
  expect(lineOnCard(lines, 'K', undefined)).toBe(large);
  // That size was taken out again.
  expect(lineOnCard(lines, 'K', 'M')).toBe(large);
  expect(lineOnCard(lines, 'C', undefined)).toBe(cup);
  expect(lineOnCard(lines, 'gone', undefined)).toBeUndefined();
});

test('a card says that its product is in the cart, and in which size', () => {
  expect([wordsOnCard(small), wordsOnCard(cup)]).toEqual(['In cart · S', 'In cart']);
});

test('a card offers one more up to five pieces', () => {
  expect([1, 4, 5].map(takesMore)).toEqual([true, true, false]);
});

test('new lines and other quantities are changes, and pieces that were added are told from others', () => {
  expect(listChanged([small, large], [line('K', 'S', 3), line('K', 'L'), cup])).toEqual([
    { line: line('K', 'S', 3), isMore: true },
    { line: cup, isMore: true },
  ]);
  expect(listChanged([small], [line('K', 'S', 1)])).toEqual([{ line: line('K', 'S', 1), isMore: false }]);
  expect(listChanged(lines, [cup, small, large])).toEqual([]);
});
