/**
 * Characters that start a formula in a spreadsheet, in ASCII or full width: at the start of a cell, or after a character that some
 * programs read as the end of one (such as `;`).
 */
const FORMULA = /(^|[;|\t\r\n])(?=[\s"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
const PHONE = /^\+?\d+$/;

/** Formats a cell so that no spreadsheet reads it as a formula. */
const csvCell = (text: string): string => {
  const safe = PHONE.test(text) ? text : text.replace(FORMULA, "$1'");
  return /[",;|\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A row of a CSV file, with its line break. */
export const writeCsvRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;
