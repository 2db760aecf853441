import { CsvError, type CsvRow, readCsv } from '../../../catalog/shapes/csv.ts';
import type { TableRow } from '../../../core/contract/products.ts';
import {
  CLEAR_CELL,
  type ColumnName,
  findColumn,
  longestOf,
  PRODUCT_COLUMNS,
  type ProductFields,
} from '../../../core/product/product-columns.ts';
import { readCsvCell } from '../../../core/text/csv-cell.ts';
import { keyOfSku } from './files.ts';
import { type Known, type PreparedProduct, type Problems, prepareProduct } from './prepare.ts';

/** What is done with a seller's table in a thread (table-thread.ts): reading it, and checking its rows. */

export const MOST_ROWS = 500;

export interface Table {
  /** By column, the heading as it is written. */
  readonly headings: ReadonlyMap<string, string>;
  readonly rows: readonly { readonly line: number; readonly fields: ProductFields }[];
}

const headingOf = (column: string, headings: ReadonlyMap<string, string>): string =>
  headings.get(column) ?? PRODUCT_COLUMNS.find(({ name }) => name === column)?.label ?? column;

/** The rows of a table by column; else what is wrong with it as a whole. */
export function readTable(bytes: Uint8Array): Table | string {
  let rows: CsvRow[];
  try {
    rows = readCsv(bytes);
  } catch (error) {
    if (error instanceof CsvError) return error.message;
    throw error;
  }
  const [head, ...body] = rows;
  if (!head || body.length === 0)
    return 'The table has no rows. The first row has the headings, each other row a product.';
  if (body.length > MOST_ROWS) return `The table has ${body.length} rows. Upload at most ${MOST_ROWS} at a time.`;
  const columns = head.cells.map((heading) => (heading === '' ? undefined : findColumn(heading)));
  const unknown = head.cells.filter((heading, index) => heading !== '' && columns[index] === undefined);
  if (unknown.length > 0)
    return `There is no column ${unknown.map((heading) => JSON.stringify(heading.slice(0, 60))).join(', ')}. The columns are: ${PRODUCT_COLUMNS.map(({ name }) => name).join(', ')}.`;
  if (!columns.includes('sku')) return 'The table has no column "sku".';
  const twice = columns.find((column, index) => column !== undefined && columns.indexOf(column) !== index);
  if (twice !== undefined) return `The table has the column "${twice}" twice.`;
  return {
    headings: new Map(
      columns.flatMap((column, index) => (column === undefined ? [] : [[column, head.cells[index] ?? column]])),
    ),
    rows: body.map(({ line, cells }) => ({ line, fields: fieldsOf(columns, cells) })),
  };
}

/** What a row says. An empty cell says nothing: only the word for it takes a field away. */
function fieldsOf(columns: readonly (ColumnName | undefined)[], cells: readonly string[]): ProductFields {
  const fields: Partial<Record<ColumnName, string>> = {};
  for (const [index, column] of columns.entries()) {
    const cell = readCsvCell(cells[index] ?? '');
    if (column !== undefined && cell !== '') fields[column] = cell.toLowerCase() === CLEAR_CELL ? '' : cell;
  }
  return fields;
}

/** A row, with what is kept of a good one. */
export type CheckedRow = TableRow & { readonly prepared?: PreparedProduct };

/** Checks each row by the rules for products. */
export function checkRows({ headings, rows }: Table, known: Known): CheckedRow[] {
  const seen = new Map<string, number>();
  return rows.map(({ line, fields }) => {
    const key = keyOfSku(fields.sku ?? '');
    const first = seen.get(key);
    seen.set(key, first ?? line);
    const sku = fields.sku ? { sku: fields.sku } : {};
    const result =
      first === undefined || key === ''
        ? (findLong(fields) ?? prepareProduct(fields, known))
        : { problems: { sku: `Expected each SKU once: row ${first} has this one.` } };
    if ('prepared' in result) return { line, ...sku, state: 'kept', problems: [], prepared: result.prepared };
    if ('isUnchanged' in result) return { line, ...sku, state: 'unchanged', problems: [] };
    const problems = Object.entries(result.problems).map(([column, message]) => ({
      ...(column === 'row' ? {} : { column: headingOf(column, headings) }),
      message,
    }));
    return { line, ...sku, state: 'refused', problems };
  });
}

/** What is wrong with cells that are longer than any that is kept. Nothing else looks at them. */
function findLong(fields: ProductFields): { readonly problems: Problems } | undefined {
  const long = PRODUCT_COLUMNS.filter(({ name }) => (fields[name]?.length ?? 0) > longestOf(name));
  return long.length === 0
    ? undefined
    : { problems: Object.fromEntries(long.map(({ name }) => [name, `At most ${longestOf(name)} characters.`])) };
}
