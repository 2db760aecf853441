import { productChecksText } from '../../../messages/rooms/product-checks.ts';
import type { LeftOutColumn } from '../../../contract/products.ts';
import { UPLOAD_BYTES } from '../../../core/seller/upload-limits.ts';
import { withCapital } from '../../../core/text/capital.ts';
import { sourceOfBytes } from '../../../tables/read/byte-source.ts';
import { openCsv } from '../../../tables/read/csv.ts';
import { LIMITS, type Limits } from '../../../tables/read/limits.ts';
import { sniff, UNREADABLE } from '../../../tables/read/sniff.ts';
import { SourceError } from '../../../tables/read/source-error.ts';
import { addUpRows } from './add-up-rows.ts';
import { findColumns, type ReadRow } from './table-columns.ts';

/** Reading a seller's table, which is done in a thread (table-thread.ts). */

/** All rows are kept in one write job, which holds the event loop of SQLite for some 50 µs a row; no request may hold it over 50 ms. */
export const MOST_ROWS = 500;

/** What strangers' tables may have. The size of the file bounds all else. */
const HOST_LIMITS: Limits = { ...LIMITS, columns: 200, lines: 50_000, rowBytes: UPLOAD_BYTES.table };

export interface Table {
  /** By column, the heading as it is written. */
  readonly headings: ReadonlyMap<string, string>;
  /** The heading of what rows of one product have in common. */
  readonly groupHeading?: string;
  readonly rows: readonly ReadRow[];
  readonly leftOut: readonly LeftOutColumn[];
}

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
  const rows: (ReadRow & { readonly cells: readonly string[] })[] = [];
  for await (const { line, cells } of source.rows()) {
    if (typeof columns === 'string') return columns;
    if (rows.length === MOST_ROWS) return productChecksText.manyRows({ most: MOST_ROWS });
    rows.push({
      line,
      cells,
      ...columns.read(cells),
      ...(cells.length > source.columns.length && { isShifted: true }),
    });
  }
  if (rows.length === 0 || typeof columns === 'string') return productChecksText.noRows;
  const { headings, groupHeading } = columns;
  return {
    headings,
    rows: addUpRows(rows, columns),
    leftOut: columns.listLeftOut(),
    ...(groupHeading !== undefined && { groupHeading }),
  };
}
