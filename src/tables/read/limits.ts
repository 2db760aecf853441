/** Limits that keep memory and time bounded, whoever wrote the file. */
export interface Limits {
  /** Columns of a table. */
  readonly columns: number;
  /** Bytes of a row as it is written. */
  readonly rowBytes: number;
  /** Lines of a text, those between rows and in cells included. */
  readonly lines: number;
  /** Bytes of a workbook's parts when unpacked, which are in memory all at once. */
  readonly workbookBytes: number;
  /** Cells of a workbook's sheets up to the last row and column that have something, empty ones included. */
  readonly workbookCells: number;
  /** Bytes of a JSON or HTML file that is not divided into lines, which is in memory as a whole. */
  readonly wholeBytes: number;
  /** Entries of an archive. */
  readonly entries: number;
  /** Bytes of an archive's entries when unpacked. */
  readonly archiveBytes: number;
  /** How many times larger than the archive its entries may be, beyond the first 100 MB. */
  readonly ratio: number;
}

/** The limits on a merchant's own machine. */
export const LIMITS: Limits = {
  columns: 2_000,
  rowBytes: 64_000_000,
  lines: Number.POSITIVE_INFINITY,
  workbookBytes: 200_000_000,
  workbookCells: 20_000_000,
  wholeBytes: 200_000_000,
  entries: 100_000,
  archiveBytes: 20_000_000_000,
  ratio: 200,
};
