/** Limits that bound memory and time, whatever a file contains. */
export interface Limits {
  /** Most columns of a table. */
  readonly columns: number;
  /** Most bytes of a row as it is written. */
  readonly rowBytes: number;
  /** Most lines of a text, between rows and within cells. */
  readonly lines: number;
  /** Most bytes of a workbook's unpacked parts, which are all in memory at once. */
  readonly workbookBytes: number;
  /** Most cells of a workbook's sheets, up to the last row and column with content, including empty ones. */
  readonly workbookCells: number;
  /** Most bytes of a JSON or HTML file that is not divided into lines, and so is in memory as a whole. */
  readonly wholeBytes: number;
  /** Most entries of an archive. */
  readonly entries: number;
  /** Most bytes of an archive's unpacked entries. */
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
