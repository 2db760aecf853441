import type { Sort } from './choice.ts';
import { AVAILABILITY, DISCOUNT, type Facet, type FacetTable, IN_STOCK, ORIGIN, RATING } from './table.ts';

/**
 * Sorts rows of a table; equal ones keep their order. In every order what can't be bought now comes last, as in the list itself, and so
 * does what lacks the property that is sorted by.
 */
export function sortRows(table: FacetTable, rows: readonly number[], sort: Sort): readonly number[] {
  const keys = keysOf(table, sort);
  if (!keys) return rows;
  const availability = table.facets.find(({ id }) => id === AVAILABILITY);
  const inStock = availability?.values.findIndex(({ id }) => id === IN_STOCK);
  const isAway = (row: number): number =>
    availability && !availability.sets[availability.codes[row] as number]?.includes(inStock ?? -1) ? 1 : 0;
  const sortable = rows.map((row) => ({ row, away: isAway(row), key: keys(row) }));
  sortable.sort((a, b) => a.away - b.away || a.key - b.key || a.row - b.row);
  return sortable.map(({ row }) => row);
}

/** What rows are sorted by, ascending; undefined for the list's own order. */
function keysOf(table: FacetTable, sort: Sort): ((row: number) => number) | undefined {
  const { price, newest } = table;
  const find = (id: string) => table.facets.find((facet) => facet.id === id);
  const descending = (facet: Facet | undefined) =>
    facet && ((row: number) => -(facet.numbers[facet.codes[row] as number] ?? 0));
  switch (sort) {
    case 'price-up':
      return (row) => price.numbers[price.codes[row] as number] ?? 0;
    case 'price-down':
      return (row) => -(price.numbers[price.codes[row] as number] ?? 0);
    case 'rating':
      return descending(find(RATING));
    case 'discount':
      return descending(find(DISCOUNT));
    case 'newest':
      return newest && ((row) => -(newest.numbers[newest.codes[row] as number] ?? 0));
    case 'origin':
      return originKeys(find(ORIGIN));
    default:
      return undefined;
  }
}

/** Countries in the order of their names; products that name none come last. */
function originKeys(origin: Facet | undefined): ((row: number) => number) | undefined {
  if (!origin) return undefined;
  const byName = [...origin.values.keys()].sort((a, b) =>
    (origin.values[a]?.label ?? '') < (origin.values[b]?.label ?? '') ? -1 : 1,
  );
  const positions = origin.sets.map((set) =>
    set.length === 0 ? byName.length : Math.min(...set.map((value) => byName.indexOf(value))),
  );
  return (row) => positions[origin.codes[row] as number] ?? byName.length;
}
