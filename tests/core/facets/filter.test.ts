import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Choice, NO_CHOICE, parseChoice, SORTS } from '../../../src/core/facets/choice.ts';
import { chooseFrom } from '../../../src/core/facets/choose.ts';
import type { FacetRow } from '../../../src/core/facets/encode-table.ts';
import { filterTable } from '../../../src/core/facets/filter.ts';
import { DISCOUNT, type FacetTable, PRICE, parseRange, RATING } from '../../../src/core/facets/table.ts';
import { makeManyRows, makeRow, makeTable } from './made-rows.ts';

const rows = [
  makeRow({ colour: 'red', size: 's m', priceMinor: 15_000 }),
  makeRow({ colour: 'blue', size: 'm', priceMinor: 20_000 }),
  makeRow({ colour: 'red blue', size: 'l', priceMinor: 60_000 }),
  makeRow({ colour: 'green', priceMinor: 120_000 }),
];
const table = makeTable(rows);
const choose = (query: string) => filterTable(table, parseChoice(query)).rows;
const countsOf = (made: FacetTable, choice: Choice, id: string) => {
  const position = made.facets.findIndex((facet) => facet.id === id);
  const counts = filterTable(made, choice).counts[position] ?? [];
  return Object.fromEntries((made.facets[position]?.values ?? []).map((value, index) => [value.id, counts[index]]));
};

describe('a filtered list', () => {
  test('has products with one of the chosen values of a facet', () => {
    expect(choose('?colour=red,green')).toEqual([0, 2, 3]);
  });

  test('has products that fit all facets', () => {
    expect(choose('?colour=red&size=m')).toEqual([0]);
  });

  test('has products whose price is in one of the ranges, both ends included', () => {
    expect(choose('?price=-200')).toEqual([0, 1]);
    expect(choose('?price=150-150,1000-')).toEqual([0, 3]);
  });

  test('has no product without a value of a chosen facet', () => {
    expect(choose('?size=s,m,l')).toEqual([0, 1, 2]);
  });
});

describe('the counts of values', () => {
  test('leave out what is chosen of their own facet, and count what is chosen of the others', () => {
    const choice = parseChoice('?colour=red');
    expect(countsOf(table, choice, 'colour')).toEqual({ red: 2, blue: 2, green: 1 });
    expect(countsOf(table, choice, 'size')).toEqual({ s: 1, m: 1, l: 1 });
    expect(countsOf(table, choice, PRICE)).toEqual({ '-200': 1, '200-500': 0, '500-1000': 1, '1000-': 0 });
  });

  test('of ratings and discounts are of that number and all better ones', () => {
    const rated = makeTable([makeRow({ rating: 46, discount: 55 }), makeRow({ rating: 40 }), makeRow({})]);
    expect(countsOf(rated, NO_CHOICE, RATING)).toEqual({ '4.5': 1, '4': 2, '3.5': 2, '3': 2 });
    expect(countsOf(rated, NO_CHOICE, DISCOUNT)).toMatchObject({ '70': 0, '50': 1, '10': 1 });
    expect(filterTable(rated, parseChoice('?rating=4')).rows).toEqual([0, 1]);
  });
});

/** Whether a product has one of these values, without a table. */
function has(row: FacetRow, facet: string, ids: readonly string[]): boolean {
  if (facet === PRICE)
    return ids.some((id) => {
      const range = parseRange(id);
      return range && row.priceMinor >= range.from && row.priceMinor <= range.to;
    });
  if (facet === RATING) return ids.some((id) => row.rating >= Number(id) * 10);
  if (facet === DISCOUNT) return ids.some((id) => row.discount >= Number(id));
  return (row.values[facet] ?? []).some(({ id }) => ids.includes(id));
}

test('rows and counts are those of looking at each product, for any choice', () => {
  const many = makeManyRows(150);
  const made = makeTable(many);
  const anyValues = fc.record(
    Object.fromEntries(
      made.facets.map(({ id, values }) => [
        id,
        fc.subarray(
          values.map((value) => value.id),
          { maxLength: Math.min(3, values.length) },
        ),
      ]),
    ),
  );
  fc.assert(
    fc.property(anyValues, (chosen) => {
      const values = Object.fromEntries(Object.entries(chosen).filter(([, ids]) => ids.length > 0));
      const fits = (row: FacetRow, without?: string) =>
        Object.entries(values).every(([facet, ids]) => facet === without || has(row, facet, ids));
      const { rows: found, counts } = filterTable(made, { ...NO_CHOICE, values });
      expect(found).toEqual(many.flatMap((row, index) => (fits(row) ? [index] : [])));
      for (const [position, { id, values: known }] of made.facets.entries())
        expect(counts[position]).toEqual(
          known.map((value) => many.filter((row) => fits(row, id) && has(row, id, [value.id])).length),
        );
    }),
    { numRuns: 30 },
  );
});

/** The table, with the reads of its columns counted. */
function countReads(made: FacetTable): { counted: FacetTable; reads: () => number } {
  let reads = 0;
  const watch = <T extends object>(column: T): T =>
    new Proxy(column, {
      get: (target, name) => {
        if (typeof name === 'string' && /^\d+$/.test(name)) reads++;
        return Reflect.get(target, name);
      },
    });
  const facets = made.facets.map((facet) => ({ ...facet, codes: watch(facet.codes as Uint16Array) }));
  const price = facets.find(({ id }) => id === PRICE) as (typeof facets)[number];
  return { counted: { ...made, facets, price }, reads: () => reads };
}

test.each(SORTS)('a tap on a list of 5,000 products, sorted by %s, reads each column at most three times', (sort) => {
  const { counted, reads } = countReads(makeTable(makeManyRows(5000)));
  const query = `?colour=colour-1,colour-2&size=size-3,size-4&price=-1500&rating=3&origin=india&sort=${sort}`;
  const { rows: left } = chooseFrom(counted, parseChoice(query), 20);
  expect(left.length).toBeGreaterThan(0);
  expect(reads()).toBeGreaterThan(5000);
  expect(reads()).toBeLessThanOrEqual(5000 * (counted.facets.length + 5) + 3 * left.length);
});
