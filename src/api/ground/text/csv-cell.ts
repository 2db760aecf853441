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
  const isGuard = (place: number): boolean =>
    cell[place] === GUARD && isCellStart(cell, place) && starts[place + 1] === 1;
  return keep(cell, (place) => (isGuard(place) ? '' : (cell[place] ?? '')));
}

function guardFormulas(text: string): string {
  if (!MAY_NEED_GUARD.test(text)) return text;
  const starts = findStarts(text);
  const isOpen = (place: number): boolean => isCellStart(text, place) && starts[place] === 1;
  return keep(text, (place) => (isOpen(place) ? GUARD : '') + (text[place] ?? ''));
}

const isCellStart = (text: string, place: number): boolean => place === 0 || ENDS_CELL.has(text[place - 1] ?? '');

/** For each place of a text 1 where a formula would start if a cell began there. Takes a single pass, from the end. */
function findStarts(text: string): Uint8Array {
  const starts = new Uint8Array(text.length + 1);
  for (let place = text.length - 1; place >= 0; place--) {
    const sign = text[place] ?? '';
    if (STARTS_FORMULA.has(sign) || (starts[place + 1] === 1 && BEFORE_FORMULA.test(sign))) starts[place] = 1;
  }
  return starts;
}

function keep(text: string, write: (place: number) => string): string {
  let kept = '';
  for (let place = 0; place < text.length; place++) kept += write(place);
  return kept;
}
