import type { FacetTableFile, FacetValue, NumberColumnFile, ValueColumnFile } from './table-file.ts';

/** What a table has of a product. */
export interface FacetRow {
  readonly priceMinor: number;
  /** Saving on the MRP in whole percent; 0 for none. */
  readonly discount: number;
  /** In tenths of a star; 0 for none. */
  readonly rating: number;
  /** Day of publication as days since 2020; 0 for none. */
  readonly newest: number;
  /** Values by facet id. */
  readonly values: Readonly<Record<string, readonly FacetValue[]>>;
}

/** A facet of values that a table may have. */
export interface FacetName {
  readonly id: string;
  readonly label: string;
  readonly rank: number;
  /** Whether values without a rank are in the order of their counts, the highest first, instead of their labels. */
  readonly isByCount?: boolean;
}

/** Makes the table of a list. Facets of which no product has a value are left out. */
export function encodeTable(
  rows: readonly FacetRow[],
  facets: readonly FacetName[],
  priceSteps: readonly number[],
): FacetTableFile {
  const optional = (name: 'discount' | 'rating' | 'newest') =>
    rows.some((row) => row[name] > 0) ? { [name]: encodeNumbers(rows.map((row) => row[name])) } : {};
  return {
    count: rows.length,
    price: encodeNumbers(rows.map(({ priceMinor }) => priceMinor)),
    priceSteps,
    ...optional('discount'),
    ...optional('rating'),
    ...optional('newest'),
    facets: facets.flatMap((facet) => encodeValues(rows, facet)),
  };
}

function encodeNumbers(column: readonly number[]): NumberColumnFile {
  const numbers = [...new Set(column)].sort((a, b) => a - b);
  const codeOf = new Map(numbers.map((number, code) => [number, code]));
  return { numbers, codes: column.map((number) => codeOf.get(number) as number) };
}

function encodeValues(rows: readonly FacetRow[], { id, label, rank, isByCount }: FacetName): ValueColumnFile[] {
  const byId = new Map<string, FacetValue>();
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const value of row.values[id] ?? []) {
      if (!byId.has(value.id)) byId.set(value.id, value);
      if (isByCount) counts.set(value.id, (counts.get(value.id) ?? 0) + 1);
    }
  if (byId.size === 0) return [];
  const values = [...byId.values()].sort((a, b) => compareValues(a, b, counts));
  const positionOf = new Map(values.map((value, index) => [value.id, index]));
  const sets: number[][] = [];
  const codeOf = new Map<string, number>();
  const codes = rows.map((row) => {
    const set = [...new Set((row.values[id] ?? []).map((value) => positionOf.get(value.id) as number))].sort(
      (a, b) => a - b,
    );
    const key = set.join();
    let code = codeOf.get(key);
    if (code === undefined) {
      code = sets.push(set) - 1;
      codeOf.set(key, code);
    }
    return code;
  });
  return [{ id, label, rank, ...(isByCount ? { isByCount } : {}), values, sets, codes }];
}

/** By rank, by count where values have one, then by label; plain comparison, so that every machine has the same order. */
function compareValues(a: FacetValue, b: FacetValue, counts: ReadonlyMap<string, number>): number {
  const ranks = (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER);
  if (ranks !== 0) return ranks;
  const more = (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0);
  if (more !== 0) return more;
  if (a.label !== b.label) return a.label < b.label ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
