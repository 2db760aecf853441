import { expect, test } from 'vitest';
import { countProducts, formatCount, labelValue } from '../../../src/client/listing/value-label.ts';
import { makeRow, makeTable } from '../../core/facets/made-rows.ts';

const table = makeTable([makeRow({ colour: 'red', rating: 46, discount: 55, priceMinor: 15_000 })]);
const label = (facet: string, id: string): string => {
  const found = table.facets.find((one) => one.id === facet);
  if (!found) throw new Error(`The table has no facet "${facet}".`);
  return labelValue(found, id).replaceAll('\u00a0', ' ');
};

test.each([
  ['price', '-200', 'Up to ₹200'],
  ['price', '200-500', '₹200 to ₹500'],
  ['price', '1000-', '₹1,000 or more'],
  ['price', '1-2', '₹1 to ₹2'],
  ['rating', '4', '4★ and up'],
  ['discount', '30', '30% off or more'],
  ['colour', 'red', 'RED'],
  ['colour', 'octarine', 'octarine'],
])('the value of %s "%s" is called "%s"', (facet, id, words) => {
  expect(label(facet, id)).toBe(words);
});

test('products are counted in words, with separators, and with a plus where there may be more', () => {
  expect([countProducts(0), countProducts(1), countProducts(1_000)]).toEqual([
    '0 products',
    '1 product',
    '1,000 products',
  ]);
  expect([countProducts(1_000, true), formatCount(100_000)]).toEqual(['1,000+ products', '1,00,000']);
});
