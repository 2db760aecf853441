import { productChecksText } from '../../../messages/rooms/product-checks.ts';
import type { LeftOutColumn } from '../../../contract/products.ts';
import { UPLOAD_BYTES } from '../../../core/seller/upload-limits.ts';
import { withCapital } from '../../../core/text/capital.ts';
import { sourceOfBytes } from '../../../tables/read/byte-source.ts';
import { openCsv } from '../../../tables/read/csv.ts';
import { LIMITS, type Limits } from '../../../tables/read/limits.ts';
import { sniff, UNREADABLE } from '../../../tables/read/sniff.ts';
import { SourceError } from '../../../tables/read/source-error.ts';
import { openWorkbook } from '../../../tables/read/xlsx.ts';
import type { SourceTable } from '../../../tables/model.ts';
import { addUpRows } from './add-up-rows.ts';
import { findColumns, type FoundColumn, type Meanings, type ReadRow } from './table-columns.ts';

/** Reading a seller's table, which is done in a thread (table-thread.ts). */

/** All rows are kept in one write job, which holds the event loop of SQLite for some 50 µs a row; no request may hold it over 50 ms. */
export const MOST_ROWS = 500;

/** What strangers' tables may have. The size of the file bounds all else; that of a workbook is another one unpacked. */
const HOST_LIMITS: Limits = {
  ...LIMITS,
  ...{ columns: 200, lines: 50_000, rowBytes: UPLOAD_BYTES.table },
  ...{ entries: 1_000, archiveBytes: 20_000_000, workbookBytes: 20_000_000, workbookCells: 200_000 },
};

/** So many rows are shown as they stand in the table. */
const MOST_FIRST = 3;

export interface Table {
  /** In their order, as they are understood. */
  readonly columns: readonly FoundColumn[];
  /** The cells of the first rows. */
  readonly first: readonly (readonly string[])[];
  /** What is wrong with the columns. Then no row is read. */
  readonly problem?: string;
  /** Sheets of a workbook that are not read. */
  readonly otherSheets: readonly string[];
  /** By column, the heading as it is written. */
  readonly headings: ReadonlyMap<string, string>;
  /** The heading of what rows of one product have in common. */
  readonly groupHeading?: string;
  readonly rows: readonly ReadRow[];
  readonly leftOut: readonly LeftOutColumn[];
}

/** The rows of a table by column; else what is wrong with it as a whole. */
export async function readTable(bytes: Uint8Array, meanings?: Meanings): Promise<Table | string> {
  const head = Buffer.from(bytes.subarray(0, 4_096));
  const kind = sniff(head, new TextDecoder().decode(head));
  if (kind === 'empty') return productChecksText.noRows;
  if (kind === 'zip' && !hasWorkbook(bytes)) return productChecksText.workbook;
  if (kind !== 'table' && kind !== 'zip')
    return kind in UNREADABLE ? withCapital(UNREADABLE[kind] ?? '') : productChecksText.noTable;
  try {
    if (kind === 'table') return await readRows(await openCsv(sourceOfBytes('table', bytes), HOST_LIMITS), meanings);
    const { tables, leftOut } = await openWorkbook('table', Buffer.from(bytes), HOST_LIMITS);
    const [first, ...others] = tables;
    if (!first) return productChecksText.noRows;
    const read = await readRows(first, meanings);
    // Of several sheets, each has its name in parentheses.
    const sheets = [...others, ...leftOut].map(({ file }) => file.slice(file.indexOf('(') + 1, -1));
    return typeof read === 'string' ? read : { ...read, otherSheets: sheets };
  } catch (error) {
    if (error instanceof SourceError) return withCapital(error.message.slice(error.file.length + 2));
    throw error;
  }
}

/** The names of an archive's files are not packed. */
const hasWorkbook = (bytes: Uint8Array): boolean => Buffer.from(bytes).includes('xl/workbook.xml');

async function readRows(source: SourceTable, meanings: Meanings | undefined): Promise<Table | string> {
  const columns = findColumns(source.columns, meanings);
  const { problem } = columns;
  const rows: (ReadRow & { readonly cells: readonly string[] })[] = [];
  for await (const { line, cells } of source.rows()) {
    if (rows.length === MOST_ROWS) return productChecksText.manyRows({ most: MOST_ROWS });
    if (problem !== undefined && rows.length === MOST_FIRST) break;
    rows.push({
      line,
      cells,
      ...columns.read(cells),
      ...(cells.length > source.columns.length && { isShifted: true }),
    });
  }
  if (rows.length === 0) return productChecksText.noRows;
  const { headings, groupHeading } = columns;
  return {
    columns: columns.columns,
    first: rows.slice(0, MOST_FIRST).map(({ cells }) => cells),
    otherSheets: [],
    headings,
    rows: problem === undefined ? addUpRows(rows, columns) : [],
    leftOut: columns.listLeftOut(),
    ...(problem !== undefined && { problem }),
    ...(groupHeading !== undefined && { groupHeading }),
  };
}
