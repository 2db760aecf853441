import { fieldsText } from '../../../messages/rooms/fields.ts';
import { productChecksText } from '../../../messages/rooms/product-checks.ts';
import type { LeftOutColumn, TableRow } from '../../../core/contract/products.ts';
import { UPLOAD_BYTES } from '../../../core/contract/upload-limits.ts';
import { columnWords } from '../../../core/product/column-words.ts';
import { type ColumnName, longestOf, type ProductFields } from '../../../core/product/product-columns.ts';
import { parseMoney } from '../../../core/money/parse-money.ts';
import { withCapital } from '../../../core/text/capital.ts';
import { findAmountFault } from '../../../import/map/amount-faults.ts';
import { sourceOfBytes } from '../../../import/read/byte-source.ts';
import { openCsv } from '../../../import/read/csv.ts';
import { LIMITS, type Limits } from '../../../import/read/limits.ts';
import { sniff, UNREADABLE } from '../../../import/read/sniff.ts';
import { SourceError } from '../../../import/read/source-error.ts';
import { keyOfSku } from './files.ts';
import { type Known, type PreparedProduct, type Problems, prepareProduct } from './prepare.ts';
import { findColumns, type RowFields } from './table-columns.ts';

/** What is done with a seller's table in a thread (table-thread.ts): reading it, and checking its rows. */

/** All rows are kept in one write job, which holds the event loop of SQLite for some 50 µs a row; no request may hold it over 50 ms. */
export const MOST_ROWS = 500;

/** What strangers' tables may have. The size of the file bounds all else. */
const HOST_LIMITS: Limits = { ...LIMITS, columns: 200, lines: 50_000, rowBytes: UPLOAD_BYTES.table };

export interface ReadRow extends RowFields {
  readonly line: number;
  /** Cells behind the last column, which say that the row is shifted. */
  readonly isShifted?: true;
}

export interface Table {
  /** By column, the heading as it is written. */
  readonly headings: ReadonlyMap<string, string>;
  /** The heading of what rows of one product have in common. */
  readonly groupHeading?: string;
  readonly rows: readonly ReadRow[];
  readonly leftOut: readonly LeftOutColumn[];
}

const headingOf = (column: string, headings: ReadonlyMap<string, string>): string =>
  headings.get(column) ?? columnWords(column as ColumnName)[0];

/** The rows of a table by column; else what is wrong with it as a whole. */
export async function readTable(bytes: Uint8Array): Promise<Table | string> {
  const head = Buffer.from(bytes.subarray(0, 4_096));
  const kind = sniff(head, new TextDecoder().decode(head));
  if (kind === 'zip') return productChecksText.workbook;
  if (kind === 'empty') return productChecksText.noRows;
  if (kind !== 'table') return kind in UNREADABLE ? withCapital(UNREADABLE[kind] ?? '') : productChecksText.noTable;
  try {
    return await readRows(bytes);
  } catch (error) {
    if (error instanceof SourceError) return withCapital(error.message.slice(error.file.length + 2));
    throw error;
  }
}

async function readRows(bytes: Uint8Array): Promise<Table | string> {
  const source = await openCsv(sourceOfBytes('table', bytes), HOST_LIMITS);
  const columns = findColumns(source.columns);
  const rows: ReadRow[] = [];
  for await (const { line, cells } of source.rows()) {
    if (typeof columns === 'string') return columns;
    if (rows.length === MOST_ROWS) return productChecksText.manyRows({ most: MOST_ROWS });
    rows.push({ line, ...columns.read(cells), ...(cells.length > source.columns.length && { isShifted: true }) });
  }
  if (rows.length === 0 || typeof columns === 'string') return productChecksText.noRows;
  const { headings, groupHeading } = columns;
  return { headings, rows, leftOut: columns.listLeftOut(), ...(groupHeading !== undefined && { groupHeading }) };
}

/** A row, with what is kept of a good one. */
export type CheckedRow = TableRow & { readonly prepared?: PreparedProduct };

/** Checks each row by the rules for products. */
export function checkRows(table: Table, known: Known): CheckedRow[] {
  const { headings, rows } = table;
  const seen = new Map<string, number>();
  const divided = findDivided(table);
  return rows.map((row) => {
    const { line, fields } = row;
    const key = keyOfSku(fields.sku ?? '');
    const first = seen.get(key);
    seen.set(key, first ?? line);
    const sku = fields.sku ? { sku: fields.sku } : {};
    const result =
      first === undefined || key === ''
        ? (findUnread(row, divided) ?? prepareProduct(fields, known))
        : { problems: { sku: productChecksText.skuTwice({ row: first ?? 0 }) } };
    if ('isUnchanged' in result) return { line, ...sku, state: 'unchanged', problems: [] };
    const other = 'prepared' in result ? findOtherCurrency(row, result.prepared, known) : undefined;
    if ('prepared' in result && other === undefined)
      return { line, ...sku, state: 'kept', problems: [], prepared: result.prepared };
    const found: Problems = 'problems' in result ? tellPrices(result.problems, fields, known) : { price: other ?? '' };
    const problems = Object.entries(found).map(([column, message]) => ({
      ...(column === 'row' ? {} : { column: headingOf(column, headings) }),
      message,
    }));
    return { line, ...sku, state: 'refused', problems };
  });
}

/** Prices that are no amounts, by what they seem to mean. */
function tellPrices(problems: Problems, fields: ProductFields, { shop: { categories, markets } }: Known): Problems {
  const wanted = categories.get(fields.category?.trim() ?? '')?.marketId;
  const currency = (wanted === undefined ? undefined : markets.get(wanted)) ?? [...markets.values()][0];
  const told = (['price', 'mrp'] as const).flatMap((name) => {
    const text = fields[name];
    if (problems[name] === undefined || !text || currency === undefined) return [];
    const message = tellPrice(text, currency.currency);
    return message === undefined ? [] : [[name, message] as const];
  });
  return { ...problems, ...Object.fromEntries(told) };
}

function tellPrice(text: string, currency: string): string | undefined {
  if (parseMoney(text, currency) !== undefined) return undefined;
  const fault = findAmountFault(text, currency);
  const found = JSON.stringify(text.slice(0, 40));
  if (fault.kind === 'currency') return productChecksText.currency({ currency, found: fault.currency });
  if (fault.kind === 'range') return productChecksText.priceRange({ found });
  return fault.kind === 'short' ? productChecksText.priceShort({ found }) : undefined;
}

/** The rows of products that have several: a product with variants can't be kept here, and one of them alone would be another product. */
function findDivided({ rows, groupHeading }: Table): ReadonlyMap<ReadRow, string> {
  const groups = new Map<string, ReadRow[]>();
  const named = new Set(rows.flatMap(({ group }) => (group === undefined ? [] : [keyOfSku(group)])));
  for (const row of rows) {
    const sku = keyOfSku(row.fields.sku ?? '');
    const group = row.group === undefined ? sku : keyOfSku(row.group);
    if (sku === '' || !named.has(group)) continue;
    const members = groups.get(group);
    if (members) members.push(row);
    else groups.set(group, [row]);
  }
  return new Map(
    [...groups.values()]
      .filter((members) => members.length > 1)
      .flatMap((members) =>
        members.map((row) => {
          const other = members[0] === row ? members[1] : members[0];
          return [row, tellDivided(groupHeading ?? '', other?.line ?? 0)] as const;
        }),
      ),
  );
}

const tellDivided = (heading: string, line: number): string =>
  productChecksText.divided({ row: line, column: JSON.stringify(heading) });

/** What is wrong with a row before its product is looked at. */
function findUnread(row: ReadRow, divided: ReadonlyMap<ReadRow, string>): { readonly problems: Problems } | undefined {
  if (row.isShifted) return { problems: { row: productChecksText.shifted } };
  if (row.sale !== undefined) return { problems: { price: row.sale } };
  const reason = divided.get(row);
  if (reason !== undefined) return { problems: { row: reason } };
  const long = findLong(row.fields);
  if (long) return long;
  const damaged = findNames(row.fields, (text) => text.includes('\ufffd'));
  return damaged.length === 0
    ? undefined
    : { problems: Object.fromEntries(damaged.map((name) => [name, productChecksText.damaged])) };
}

function findOtherCurrency(
  { currency }: ReadRow,
  { category }: PreparedProduct,
  { shop: { categories, markets } }: Known,
): string | undefined {
  const wanted = markets.get(categories.get(category)?.marketId ?? '')?.currency;
  return currency === undefined || wanted === undefined || currency.trim().toUpperCase() === wanted
    ? undefined
    : productChecksText.currency({ currency: wanted, found: JSON.stringify(currency.slice(0, 20)) });
}

/** What is wrong with cells that are longer than any that is kept. Nothing else looks at them. */
function findLong(fields: ProductFields): { readonly problems: Problems } | undefined {
  const long = findNames(fields, (text, name) => text.length > longestOf(name));
  return long.length === 0
    ? undefined
    : { problems: Object.fromEntries(long.map((name) => [name, fieldsText.atMost({ count: longestOf(name) })])) };
}

const findNames = (fields: ProductFields, test: (text: string, name: ColumnName) => boolean): ColumnName[] =>
  (Object.keys(fields) as ColumnName[]).filter((name) => test(fields[name] ?? '', name));
