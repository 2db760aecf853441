/** Signs that start a formula in a spreadsheet, in ASCII or full width. */
const STARTS_FORMULA = new Set([...'=+-@\uFF1D\uFF0B\uFF0D\uFF20']);
/** What may stand before such a sign. */
const BEFORE_FORMULA = /[\s"']/;
/** Some programs read these as the end of a cell. */
const ENDS_CELL = new Set([';', '|', '\t', '\r', '\n']);
const PHONE = /^\+?\d+$/;
const GUARD = "'";
/** Most cells have neither, and are done with that. */
const MAY_NEED_GUARD = /^[\s"'=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[;|\t\r\n]/;

/** Without it, Excel does not read a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Editors of some systems put a byte-order mark before a text. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** Formats a cell so that no spreadsheet reads it as a formula. */
const csvCell = (text: string): string => {
  const safe = PHONE.test(text) ? text : guardFormulas(text);
  return /[",;|\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A row of a CSV file, with its line break. */
export const writeCsvRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** A cell that `writeCsvRow` wrote as it was before. */
export function readCsvCell(cell: string): string {
  if (!MAY_NEED_GUARD.test(cell)) return cell;
  const starts = findStarts(cell);
  const isGuard = (index: number): boolean =>
    cell[index] === GUARD && isCellStart(cell, index) && starts[index + 1] === 1;
  return keep(cell, (index) => (isGuard(index) ? '' : (cell[index] ?? '')));
}

function guardFormulas(text: string): string {
  if (!MAY_NEED_GUARD.test(text)) return text;
  const starts = findStarts(text);
  const isOpen = (index: number): boolean => isCellStart(text, index) && starts[index] === 1;
  return keep(text, (index) => (isOpen(index) ? GUARD : '') + (text[index] ?? ''));
}

const isCellStart = (text: string, index: number): boolean => index === 0 || ENDS_CELL.has(text[index - 1] ?? '');

/** For each position of a text 1 where a formula would start if a cell began there. Takes a single pass, from the end. */
function findStarts(text: string): Uint8Array {
  const starts = new Uint8Array(text.length + 1);
  for (let index = text.length - 1; index >= 0; index--) {
    const sign = text[index] ?? '';
    if (STARTS_FORMULA.has(sign) || (starts[index + 1] === 1 && BEFORE_FORMULA.test(sign))) starts[index] = 1;
  }
  return starts;
}

function keep(text: string, write: (index: number) => string): string {
  let kept = '';
  for (let index = 0; index < text.length; index++) kept += write(index);
  return kept;
}
