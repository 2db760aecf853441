import { expect, test } from 'vitest';
import { listUseful } from '../../../src/client/listing/facet-form.ts';
import { isShort, isSizeOf, planValues } from '../../../src/client/listing/facet-group.ts';
import { typedRange, withRange } from '../../../src/client/listing/price-fields.ts';
import { formatChoice, parseChoice } from '../../../src/core/facets/choice.ts';
import { ORIGIN } from '../../../src/core/facets/table.ts';
import { makeRow, makeTable } from '../../core/facets/made-rows.ts';

test('a facet is offered where it divides the list, and the country of origin always', () => {
  const rows = ['red', 'blue'].map((colour) => makeRow({ colour, fabric: 'cotton', [ORIGIN]: 'india' }));
  const useful = listUseful(makeTable(rows)).map(({ facet }) => facet.id);
  expect(useful).toContain('colour');
  expect(useful).toContain(ORIGIN);
  expect(useful).not.toContain('fabric');
});

test('only values that a product of the list has are offered', () => {
  const table = makeTable([makeRow({ priceMinor: 15_000 }), makeRow({ priceMinor: 60_000 })]);
  const [price] = listUseful(table);
  expect(price?.facet.id).toBe('price');
  expect(price?.facet.values.filter((_, index) => price.isOffered[index]).map(({ id }) => id)).toEqual([
    '-200',
    '500-1000',
  ]);
});

test('six values are shown first, unless that would leave out one or two, and more than twelve can be searched', () => {
  expect([6, 8, 9, 12, 13].map(planValues)).toEqual([
    { hasSearch: false, hidden: 0 },
    { hasSearch: false, hidden: 0 },
    { hasSearch: false, hidden: 3 },
    { hasSearch: false, hidden: 6 },
    { hasSearch: true, hidden: 7 },
  ]);
});

test('sizes and colours stand beside each other, other values below each other', () => {
  const shape = { values: [{ id: 'red', label: 'Red' }] };
  const facet = (id: string, swatch?: string) =>
    isShort({ id, values: shape.values.map((value) => ({ ...value, swatch })) } as never);
  expect([facet('size'), facet('shoe-size'), facet('colour', '#c62828'), facet('colour'), facet('fabric')]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('the shopper’s own size is known by its name, and a shoe’s by that of the United Kingdom', () => {
  expect(['M', 'UK 7', '7', 'L'].map((label) => isSizeOf(['M', '7'], label))).toEqual([true, true, true, false]);
});

const typed = (query: string, from: string, to: string) => formatChoice(withRange(parseChoice(query), from, to));

test('a typed range of prices takes the place of others, on the first page, with signs and separators as they are written', () => {
  expect(typed('?price=-200,500-1000&colour=red&page=3', '₹1,000', '1500')).toBe('colour=red&price=1000-1500');
  expect(typed('', '', '500')).toBe('price=-500');
  expect(typed('', '500', '')).toBe('price=500-');
});

test('empty fields, or what is no price, take a price back', () => {
  expect(typed('?price=500-1000&sort=rating', '', '')).toBe('sort=rating');
  expect(typed('?price=500-1000', 'cheap', '')).toBe('');
});

test('the fields show a range that was typed, and none of the list’s own steps', () => {
  const steps = new Set(['-200', '200-500']);
  expect(typedRange(parseChoice('?price=200-500'), steps)).toEqual(['', '']);
  expect(typedRange(parseChoice('?price=1000-1500,200-500'), steps)).toEqual(['1000', '1500']);
  expect(typedRange(parseChoice('?price=700-'), steps)).toEqual(['700', '']);
});
