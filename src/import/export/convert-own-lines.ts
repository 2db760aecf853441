import type { Document } from '../../core/product/read-fields.ts';
import type { Converted, ProductDocument, SourceTable } from '../../tables/model.ts';
import { unflatten } from '../../tables/read/flatten.ts';

/** Whether a table was written by `haat export --format jsonl`: in each line a product's file, with the id of its category. */
export const isOwnLines = ({ kind, columns }: SourceTable): boolean =>
  kind === 'json-lines' &&
  ['category', 'sku', 'title', 'seller'].every((column) => columns.includes(column)) &&
  ['offers', 'variants'].some((column) => columns.includes(column));

/** Numbers in files that are texts in the cells of a table. */
const NUMBERS: readonly (readonly string[])[] = [
  ['offers', '*', 'price'],
  ['offers', '*', 'mrp'],
  ['stock'],
  ['leadTimeDays'],
  ['rating', 'value'],
  ['rating', 'count'],
  ['legal', 'gstRate'],
];
const SWITCHES = ['draft', 'mainPage'];

/** The products of such tables, as their files have them. */
export async function* convertOwnLines(tables: readonly SourceTable[]): AsyncGenerator<Converted> {
  for (const { rows, columns } of tables)
    for await (const row of rows()) {
      const { category, ...document } = unflatten(columns, row.cells);
      const missing = ['sku', 'title', 'seller'].find((name) => typeof document[name] !== 'string');
      if (missing === undefined && typeof category === 'string') {
        const product = readValues(document) as unknown as ProductDocument;
        yield { converted: { key: product.sku, rows: [row], category, product }, refused: [], problems: [] };
        continue;
      }
      const column = missing ?? 'category';
      const expected = `a text in "${column}"`;
      yield {
        refused: [{ row, reasons: [`expected ${expected}`] }],
        problems: [{ position: row, severity: 'refused', code: 'row-unnamed', column, expected }],
      };
    }
}

function readValues(document: Document): Document {
  let read: Document = { ...document };
  for (const path of NUMBERS) read = withNumber(read, path);
  for (const name of SWITCHES) if (typeof read[name] === 'string') read = { ...read, [name]: read[name] === 'true' };
  return read;
}

function withNumber(value: unknown, [step = '', ...rest]: readonly string[]): Document {
  const object = value as Document;
  if (typeof value !== 'object' || value === null) return object;
  const keys = step === '*' ? Object.keys(object) : Object.hasOwn(object, step) ? [step] : [];
  return {
    ...object,
    ...Object.fromEntries(
      keys.map((key) => [key, rest.length === 0 ? toNumber(object[key]) : withNumber(object[key], rest)]),
    ),
  };
}

const toNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,12}(?:\.\d{1,6})?$/.test(value) ? Number(value) : value;
