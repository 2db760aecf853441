import type { Choice } from './choice.ts';
import { type Facet, type FacetTable, parseRange } from './table.ts';

/** The products that a choice leaves, and how many each value would leave. */
export interface Filtered {
  /** Indexes of products in the order of the list. */
  readonly rows: readonly number[];
  /** By facet, in the order of the table: for each value the products with it that fit what is chosen of the other facets. */
  readonly counts: readonly (readonly number[])[];
}

/**
 * Applies the values of a choice: a product has one of the chosen values of each facet. The counts of a facet leave out what is chosen of
 * that facet itself, since one more of its values adds products. It reads each column of the table at most twice.
 */
export function filterTable(table: FacetTable, choice: Choice): Filtered {
  const { count, facets } = table;
  /** 0: fits; k + 1: misses facet k alone; `SEVERAL`: misses more. */
  const missed = new Uint8Array(count);
  for (const [position, facet] of facets.entries()) {
    const ids = choice.values[facet.id];
    if (ids === undefined) continue;
    const passes = listPassing(facet, ids);
    const { codes } = facet;
    for (let row = 0; row < count; row++)
      if (passes[codes[row] as number] === 0) missed[row] = missed[row] === 0 ? position + 1 : SEVERAL;
  }
  const rows: number[] = [];
  for (let row = 0; row < count; row++) if (missed[row] === 0) rows.push(row);
  return { rows, counts: facets.map((facet, position) => countValues(facet, position + 1, missed)) };
}

const SEVERAL = 255;

/** By code: 1 if products with it have one of the values. */
function listPassing({ kind, values, sets, numbers }: Facet, ids: readonly string[]): Uint8Array {
  if (kind === 'range') {
    const ranges = ids.flatMap((id) => parseRange(id) ?? []);
    return Uint8Array.from(numbers, (number) => Number(ranges.some(({ from, to }) => number >= from && number <= to)));
  }
  const chosen = values.map(({ id }) => ids.includes(id));
  return Uint8Array.from(sets, (set) => Number(set.some((value) => chosen[value])));
}

function countValues({ values, sets, codes }: Facet, own: number, missed: Uint8Array): number[] {
  const byCode = new Uint32Array(sets.length);
  for (let row = 0; row < missed.length; row++) {
    const miss = missed[row];
    if (miss === 0 || miss === own) {
      const code = codes[row] as number;
      byCode[code] = (byCode[code] as number) + 1;
    }
  }
  const counts = values.map(() => 0);
  for (const [code, set] of sets.entries())
    for (const value of set) counts[value] = (counts[value] as number) + (byCode[code] as number);
  return counts;
}
