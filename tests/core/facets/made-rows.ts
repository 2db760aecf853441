import { encodeTable, type FacetName, type FacetRow } from '../../../src/core/facets/encode-table.ts';
import {
  AVAILABILITY,
  decodeTable,
  type FacetTable,
  IN_STOCK,
  ORIGIN,
  SELLER,
} from '../../../src/core/facets/table.ts';

export const NAMES: readonly FacetName[] = [
  { id: 'colour', label: 'Colour', rank: 0 },
  { id: 'size', label: 'Size', rank: 1 },
  { id: 'fabric', label: 'Fabric', rank: 2 },
  { id: 'pattern', label: 'Pattern', rank: 3 },
  { id: SELLER, label: 'Seller', rank: 1002 },
  { id: ORIGIN, label: 'Country of origin', rank: 1003 },
  { id: AVAILABILITY, label: 'Availability', rank: 1004 },
];
export const STEPS = [20_000, 50_000, 100_000];

/** Values by name, such as `colour: 'red blue'`. */
export type RowFields = Partial<Omit<FacetRow, 'values'>> & Readonly<Record<string, unknown>>;

export function makeRow({ priceMinor = 100, discount = 0, rating = 0, newest = 0, ...values }: RowFields): FacetRow {
  return {
    ...{ priceMinor, discount, rating, newest },
    values: Object.fromEntries(
      Object.entries(values).map(([facet, text]) => [
        facet,
        String(text)
          .split(' ')
          .map((id) => ({ id, label: id.toUpperCase() })),
      ]),
    ),
  };
}

export const makeTable = (rows: readonly FacetRow[]): FacetTable => decodeTable(encodeTable(rows, NAMES, STEPS));

/** Rows such as those of a large list, the same for the same seed. */
export function makeManyRows(count: number, seed = 1): FacetRow[] {
  let state = seed;
  // Mulberry32.
  const draw = (most: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) % most;
  };
  const pick = (name: string, most: number, several = 1) =>
    Array.from({ length: 1 + draw(several) }, () => `${name}-${draw(most)}`).join(' ');
  return Array.from({ length: count }, () =>
    makeRow({
      priceMinor: (99 + draw(200) * 10) * 100,
      discount: draw(80),
      rating: draw(5) === 0 ? 0 : 30 + draw(21),
      newest: draw(10) === 0 ? 0 : 1800 + draw(700),
      colour: pick('colour', 16, 2),
      size: pick('size', 12, 6),
      fabric: pick('fabric', 18, 2),
      pattern: pick('pattern', 12),
      [SELLER]: pick('seller', 60),
      [ORIGIN]: draw(10) === 0 ? 'china' : 'india',
      [AVAILABILITY]: draw(12) === 0 ? 'not-in-stock' : IN_STOCK,
    }),
  );
}
