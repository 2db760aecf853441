import { encodeTable, type FacetName, type FacetRow } from './encode-table.ts';
import { BUILT_IN } from './table.ts';
import type { FacetTableFile, NumberColumnFile } from './table-file.ts';

/** Products in one table file; the products of a range of numbers are in one. */
export const ROWS_A_FILE = 256;

/** Of the results of a search, how many have a value of a facet that is offered: one in so many. */
const ONE_IN = 5;

/** The file of a product's number, and its row there. */
const positionOfNumber = (number: number): { readonly file: number; readonly row: number } => ({
  file: Math.floor(number / ROWS_A_FILE),
  row: number % ROWS_A_FILE,
});

/** The table files that a list of product numbers needs. */
export const listTableFiles = (numbers: readonly number[]): number[] =>
  [...new Set(numbers.map((number) => positionOfNumber(number).file))].sort((a, b) => a - b);

/** Makes the table of a list of product numbers from the files of their ranges. @throws when one is missing. */
export function pickRows(files: ReadonlyMap<number, FacetTableFile>, numbers: readonly number[]): FacetTableFile {
  const facets = new Map<string, FacetName>();
  for (const { facets: columns } of files.values())
    for (const { id, label, rank, isByCount } of columns) facets.set(id, { id, label, rank, isByCount });
  const rows = numbers.map((number) => {
    const { file, row } = positionOfNumber(number);
    const table = files.get(file);
    if (!table) throw new Error(`The table of product number ${number} is missing.`);
    return readRow(table, row);
  });
  const [first] = files.values();
  return encodeTable(
    rows,
    [...facets.values()].filter((facet) => isUseful(facet, rows)).sort((a, b) => a.rank - b.rank),
    first?.priceSteps ?? [],
  );
}

/** Results of several kinds have facets of each: ages of children beside sarees help nobody. What every shop has is always offered. */
const isUseful = ({ id }: FacetName, rows: readonly FacetRow[]): boolean =>
  (BUILT_IN as readonly string[]).includes(id) ||
  rows.filter(({ values }) => values[id]?.length).length * ONE_IN >= rows.length;

function readRow({ price, discount, rating, newest, facets }: FacetTableFile, row: number): FacetRow {
  const read = (column: NumberColumnFile | undefined): number => column?.numbers[column.codes[row] ?? -1] ?? 0;
  return {
    priceMinor: read(price),
    discount: read(discount),
    rating: read(rating),
    newest: read(newest),
    values: Object.fromEntries(
      facets.map(({ id, values, sets, codes }) => [
        id,
        (sets[codes[row] ?? -1] ?? []).flatMap((index) => values[index] ?? []),
      ]),
    ),
  };
}
