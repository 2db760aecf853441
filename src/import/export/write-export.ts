import { furtherLanguages } from '../../catalog/further-languages.ts';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { BYTE_ORDER_MARK, writeCsvRow } from '../../core/text/csv-cell.ts';
import { languagesOf } from '../../core/product/read-fields.ts';
import { writeBeside } from '../../write-beside.ts';
import { ImportRefused, type Shop } from '../plan/shop.ts';
import { exportHeadings } from './columns.ts';
import { type ExportedProduct, readDocuments } from './read-documents.ts';
import { listShopifyRows, SHOPIFY_HEADINGS, type ShopifyFacts } from './shopify-rows.ts';
import { listRows } from './table-rows.ts';

export const EXPORT_FORMATS = ['csv', 'xlsx', 'shopify', 'jsonl'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

interface ExportRequest {
  readonly shop: Shop;
  readonly format: ExportFormat;
  /** The file to write; standard output when it is missing. A workbook needs one. */
  readonly to?: string | undefined;
  /** Ids of the categories to export; all of them when it is missing. */
  readonly categories?: readonly string[] | undefined;
}

interface ExportResult {
  readonly products: number;
  /** The number of rows without the headings. */
  readonly rows: number;
  /** Files that can't be read. */
  readonly leftOut: readonly string[];
  /** SKUs of products with a cell that was too long for a spreadsheet, and is left empty. */
  readonly shortened: readonly string[];
}

/** Limits of a workbook (Excel specifications and limits, support.microsoft.com: 32,767 characters in a cell; 1,048,576 rows). */
const LONGEST_CELL = 32_767;
const MOST_ROWS = 1_048_576;

/**
 * Writes the products of a catalogue as a table, under a temporary name that is then renamed.
 * @throws ImportRefused for a workbook without a file, or with more rows than a workbook can have
 */
export async function writeExport(request: ExportRequest): Promise<ExportResult> {
  const { shop, format, to, categories } = request;
  const result = { products: 0, rows: 0, leftOut: [] as string[], shortened: [] as string[] };
  const products = (function* () {
    for (const product of readDocuments(shop, categories, (path) => result.leftOut.push(path))) {
      result.products++;
      yield product;
    }
  })();
  const count = <T>(rows: T[]): T[] => {
    result.rows += rows.length;
    return rows;
  };
  if (format === 'xlsx') {
    await writeWorkbook(products, request, count, result.shortened);
    return result;
  }
  const lines = linesOf(products, request, count);
  if (to === undefined) for (const line of lines) process.stdout.write(line);
  else await writeBeside(to, (draft) => pipeline(Readable.from(lines), createWriteStream(draft)), [shop.root]);
  return result;
}

/** Headings with the languages of the shop and all others in which a product has texts, so that none is lost. */
function headingsOf({ shop, categories }: ExportRequest): string[] {
  const languages = new Set(furtherLanguages(shop.markets.values()));
  for (const { document } of readDocuments(shop, categories, () => {}))
    for (const language of languagesOf(document)) languages.add(language);
  return exportHeadings([...languages]);
}

type Count = <T>(rows: T[]) => T[];

function* linesOf(products: Iterable<ExportedProduct>, request: ExportRequest, count: Count): Generator<string> {
  const { format } = request;
  if (format === 'jsonl') {
    for (const { category, document } of products)
      yield count([`${JSON.stringify({ category, ...document })}\n`]).join('');
    return;
  }
  const headings = format === 'csv' ? headingsOf(request) : SHOPIFY_HEADINGS;
  yield BYTE_ORDER_MARK + writeCsvRow(headings);
  const taken = new Set<string>();
  for (const product of products)
    yield count(format === 'csv' ? listRows(product, headings) : shopifyRows(product, request, taken))
      .map(format === 'csv' ? writeCsvRow : writePlainRow)
      .join('');
}

/** A row for programs. They would take the guard against formulas for a part of the text. */
const writePlainRow = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;

function shopifyRows(product: ExportedProduct, { shop }: ExportRequest, taken: Set<string>): string[][] {
  const seller = product.document['seller'];
  const facts: ShopifyFacts = {
    type: shop.categories.get(product.category)?.title ?? product.category,
    vendor: shop.sellers.get(typeof seller === 'string' ? seller : '')?.name ?? '',
  };
  return listShopifyRows(product, facts, taken);
}

/** Writes a workbook of texts: what looks like a formula stays a text, and codes keep their zeros. */
async function writeWorkbook(
  products: Iterable<ExportedProduct>,
  request: ExportRequest,
  count: Count,
  shortened: string[],
): Promise<void> {
  const { to } = request;
  if (to === undefined) throw new ImportRefused('Give the file of the workbook: --to products.xlsx');
  const headings = headingsOf(request);
  const rows: Cell[][] = [headings.map((value) => ({ value, type: String, fontWeight: 'bold' }))];
  for (const product of products)
    for (const row of count(listRows(product, headings))) {
      rows.push(row.map((text, index) => makeCell(text, headings[index] ?? '')));
      if (row.some((text) => text.length > LONGEST_CELL)) shortened.push(row[0] ?? '');
    }
  if (rows.length > MOST_ROWS)
    throw new ImportRefused(
      `A workbook has at most ${MOST_ROWS} rows; there are ${rows.length}. Export as CSV, or one category at a time.`,
    );
  await writeBeside(
    to,
    async (draft) => {
      await writeXlsxFile(rows as SheetData, { sheet: 'Products', stickyRowsCount: 1 }).toFile(draft);
    },
    [request.shop.root],
  );
}

/** Amounts and numbers of pieces are numbers, so that spreadsheets can calculate with them. */
const NUMBERS = ['price', 'mrp', 'stock', 'lead_time_days'];
type Cell = {
  value: string | number;
  type: StringConstructor | NumberConstructor;
  format?: string;
  fontWeight?: 'bold';
};

function makeCell(text: string, heading: string): Cell {
  if (NUMBERS.includes(heading) && /^\d{1,9}(?:\.\d{1,2})?$/.test(text)) return { value: Number(text), type: Number };
  return { value: text.length > LONGEST_CELL ? '' : text, type: String, format: '@' };
}
