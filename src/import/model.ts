import type { ProductInput } from '../catalog/schema/product.ts';

/** What the parts of an import hand to each other: reading (`read/`), mapping (`map/`), planning and writing (`plan/`). */

/** Where a row of a source stands, for messages and for the file of refused rows. */
export interface RowPlace {
  /** The source's file name, or the path in an archive. */
  readonly file: string;
  /** The line of the file where the row begins, from 1; in a workbook the row of its sheet; in XML and JSON the line of the record. */
  readonly line: number;
}

/** A row of a source as it was written, one text for each column of its table; cells that are missing are empty texts. */
export interface SourceRow extends RowPlace {
  readonly cells: readonly string[];
}

/** One table of a source: a CSV file, a sheet of a workbook, the items of a feed. */
export interface SourceTable {
  readonly file: string;
  /** What was detected, as it is shown: `CSV, UTF-16, semicolons, headings in line 3`. */
  readonly detected: string;
  readonly kind: 'csv' | 'xlsx' | 'xml' | 'json-lines' | 'json-ld';
  /** Headings as they are written; empty ones are named by their position (`column 4`). */
  readonly columns: readonly string[];
  /** Reads the table from its start, row by row, in little memory. May be called more than once. */
  readonly rows: () => AsyncIterable<SourceRow>;
  /** Writes rows in the source's own format with one more column at the end: the file of refused rows. */
  readonly writeRefused: (file: string, rows: AsyncIterable<RefusedRow>) => Promise<void>;
}

/** Why a row, or one value of it, is not taken: where, what was found, what is expected. */
export interface RowProblem {
  readonly place: RowPlace;
  readonly severity: 'refused' | 'left-out' | 'mended' | 'warning';
  /** One of the codes of src/catalog/problems, so that `haat check --explain CODE` explains it. */
  readonly code: string;
  /** The column as the source writes it. */
  readonly column?: string | undefined;
  readonly found?: string | undefined;
  readonly expected: string;
}

export interface RefusedRow {
  readonly row: SourceRow;
  readonly reasons: readonly string[];
}

/** What the rows of one product became. */
export interface ConvertedProduct {
  /** The source's own name of the product (handle, parent SKU, group), by which its next import finds it. */
  readonly key: string;
  /** All rows that it was made of, in their order: the first one is the product's, all others are merged into it. */
  readonly rows: readonly SourceRow[];
  /** The id of the category in whose folder its file is. */
  readonly category: string;
  readonly product: ProductInput;
}

/** Rows of one product, converted or refused as a whole or in part: each row of the source is in exactly one of these. */
export interface Converted {
  readonly converted?: ConvertedProduct | undefined;
  readonly refused: readonly RefusedRow[];
  readonly problems: readonly RowProblem[];
}
