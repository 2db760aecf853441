import { CsvError, type CsvRow, readCsv } from '../../catalog/import/csv.ts';
import type { TableAnswer, TableRow } from '../../core/contract/products.ts';
import { type ColumnName, findColumn, PRODUCT_COLUMNS, type ProductFields } from '../../core/product-columns.ts';
import { type Background, createBackground } from '../background.ts';
import { type Answer, fail, invalid, ok } from '../http/answer.ts';
import type { Services } from '../services.ts';
import { keyOfSku } from './files.ts';
import { keepProduct, readKnown, type Seller } from './keep.ts';
import { type PreparedProduct, prepareProduct } from './prepare.ts';

export const MOST_ROWS = 500;
const ROWS_AT_A_TIME = 10;

/** Takes tables one after the other, in pieces, so that requests don't wait for them. */
export function createTables(services: Services) {
  const background = createBackground();
  return (seller: Seller, bytes: Buffer): Promise<Answer<TableAnswer>> =>
    takeTable(services, background, seller, bytes);
}

/** Keeps the good rows of a table as drafts, all at once, and says what is wrong with the others. */
async function takeTable(
  services: Services,
  background: Background,
  seller: Seller,
  bytes: Buffer,
): Promise<Answer<TableAnswer>> {
  const table = readTable(bytes);
  if (typeof table === 'string') return invalid({ table });
  const known = await readKnown(
    services,
    seller.shop,
    table.rows.map(({ fields }) => fields.sku ?? ''),
  );
  const seen = new Map<string, number>();
  const results: (TableRow & { readonly prepared?: PreparedProduct })[] = [];
  for (let from = 0; from < table.rows.length; from += ROWS_AT_A_TIME)
    await background.run(async () => {
      for (const { line, fields } of table.rows.slice(from, from + ROWS_AT_A_TIME)) {
        const key = keyOfSku(fields.sku ?? '');
        const first = seen.get(key);
        const sku = fields.sku ? { sku: fields.sku } : {};
        seen.set(key, first ?? line);
        const result =
          first === undefined || key === ''
            ? prepareProduct(fields, known)
            : { problems: { sku: `Expected each SKU once: row ${first} has this one.` } };
        if ('prepared' in result)
          results.push({ line, ...sku, state: 'kept', problems: [], prepared: result.prepared });
        else
          results.push({
            line,
            ...sku,
            state: 'refused',
            problems: Object.entries(result.problems).map(([column, message]) => ({
              ...(column === 'row' ? {} : { column: headingOf(column, table.headings) }),
              message,
            })),
          });
      }
    });
  return keepRows(services, seller, results);
}

async function keepRows(
  { database, now }: Services,
  seller: Seller,
  results: readonly (TableRow & { readonly prepared?: PreparedProduct })[],
): Promise<Answer<TableAnswer>> {
  const rows = await database.write(async (db) => {
    const done: TableRow[] = [];
    for (const { prepared, ...row } of results) {
      const state = prepared ? await keepProduct(db, now(), seller, prepared) : 'refused';
      if (state === 'conflict') done.push({ ...row, state: 'refused', problems: [{ message: CHANGED }] });
      else if (state === 'full') done.push({ ...row, state: 'refused', problems: [{ message: FULL }] });
      else done.push({ ...row, state });
    }
    return done;
  });
  return rows.length === 0 ? fail(422, 'The table has no rows.') : ok({ rows });
}

const CHANGED = 'This product was changed at the same time. Upload the row again.';
const FULL = 'You have too many products at work here. Please write to us.';

interface Table {
  /** By column, the heading as it is written. */
  readonly headings: ReadonlyMap<string, string>;
  readonly rows: readonly { readonly line: number; readonly fields: ProductFields }[];
}

const headingOf = (column: string, headings: ReadonlyMap<string, string>): string =>
  headings.get(column) ?? PRODUCT_COLUMNS.find(({ name }) => name === column)?.label ?? column;

/** The rows of a table by column; else what is wrong with it as a whole. */
function readTable(bytes: Buffer): Table | string {
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

function fieldsOf(columns: readonly (ColumnName | undefined)[], cells: readonly string[]): ProductFields {
  const fields: Partial<Record<ColumnName, string>> = {};
  for (const [index, column] of columns.entries()) if (column !== undefined) fields[column] = cells[index] ?? '';
  return fields;
}
