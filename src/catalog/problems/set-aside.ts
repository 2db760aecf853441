import { BYTE_ORDER_MARK, writeCsvRow } from '../../core/text/csv-cell.ts';

/** A product file with errors. */
export interface SetAside {
  readonly file: string;
  /** Missing if it is not clear. */
  readonly sku?: string;
  /** Whether the product is published as its file was when it last had no error. */
  readonly isPrevious: boolean;
  /** The codes of its errors. */
  readonly codes: readonly string[];
}

/** The list as a table for spreadsheets. */
export const makeSetAsideCsv = (entries: readonly SetAside[]): string =>
  BYTE_ORDER_MARK +
  [
    ['file', 'sku', 'published', 'codes'],
    ...entries.map(({ file, sku = '', isPrevious, codes }) => [
      file,
      sku,
      isPrevious ? 'as before' : 'no',
      codes.join(' '),
    ]),
  ]
    .map(writeCsvRow)
    .join('');
