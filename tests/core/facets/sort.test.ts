import { expect, test } from 'vitest';
import { parseChoice } from '../../../src/core/facets/choice.ts';
import { chooseFrom } from '../../../src/core/facets/choose.ts';
import { makeRow, makeTable } from './made-rows.ts';

const table = makeTable([
  makeRow({ priceMinor: 300, rating: 41, discount: 10, newest: 5, origin: 'india', availability: 'in-stock' }),
  makeRow({ priceMinor: 100, rating: 0, discount: 60, newest: 0, origin: 'china', availability: 'in-stock' }),
  makeRow({ priceMinor: 200, rating: 48, discount: 0, newest: 9, availability: 'in-stock' }),
  makeRow({ priceMinor: 100, rating: 41, discount: 10, newest: 9, origin: 'india', availability: 'in-stock' }),
  makeRow({ priceMinor: 50, rating: 50, discount: 90, newest: 99, origin: 'austria', availability: 'not-in-stock' }),
]);

test.each([
  ['relevance', [0, 1, 2, 3, 4]],
  ['price-up', [1, 3, 2, 0, 4]],
  ['price-down', [0, 2, 1, 3, 4]],
  ['rating', [2, 0, 3, 1, 4]],
  ['discount', [1, 0, 3, 2, 4]],
  ['newest', [2, 3, 0, 1, 4]],
  ['origin', [1, 0, 3, 2, 4]],
])('by %s: equal ones stay in order, what lacks it comes last, and what can not be bought after all', (sort, order) => {
  expect(chooseFrom(table, parseChoice(`?sort=${sort}`), 20).rows).toEqual(order);
});

test('pages end with the last product', () => {
  expect(chooseFrom(table, parseChoice('?page=9'), 2)).toMatchObject({ pageCount: 3, choice: { page: 3 } });
});
