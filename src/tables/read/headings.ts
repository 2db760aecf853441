import { countOfFormat } from '../formats/formats.ts';
import { fieldOfHeading, isKnownHeading } from '../headings/heading-names.ts';
import { doubtOf } from '../headings/price-names.ts';

/** The headings of a table. */
export interface Headings {
  readonly columns: readonly string[];
  /** How many rows are above the first row of data, including the headings. */
  readonly above: number;
  /** The number of the row with the headings, from 1; 0 when the table has none. */
  readonly row: number;
}

/** How many rows are searched for headings: marketplaces put titles and instructions above them. */
export const HEADING_ROWS = 30;

const LONGEST_HEADING = 200;

/**
 * Finds the headings among the first rows of a table: the row with most known names, else the first one that has as many cells as most rows have. Names
 * that are divided between two rows, as below merged cells, are joined. A table whose first row is data has none.
 */
export function findHeadings(rows: readonly (readonly string[])[]): Headings {
  const first = rows.slice(0, HEADING_ROWS);
  let best = { row: -1, known: 0, isDouble: false };
  for (const [index, row] of first.entries()) {
    const known = countKnown(row);
    if (known > best.known || (known === best.known && best.isDouble)) best = { row: index, known, isDouble: false };
    const next = first[index + 1];
    const joined = next && isSecondHeading(row, next) ? countKnown(join(row, next)) : 0;
    if (joined > best.known) best = { row: index, known: joined, isDouble: true };
  }
  const width = Math.max(...first.map((row) => filled(row)), 0);
  const isFound = best.known >= 2 || (best.known === 1 && filled(first[best.row] ?? []) <= 2);
  const row = isFound ? best.row : first.findIndex((one) => filled(one) >= Math.max(1, width / 2));
  const found = first[row] ?? [];
  if (row < 0) return { columns: [], above: 0, row: 0 };
  if (!isFound && looksLikeData(found)) return { columns: nameColumns(found.map(() => '')), above: row, row: 0 };
  const isDouble = isFound && best.isDouble;
  const guides = isFound && GUIDE.test((first[row + 1] ?? []).find((cell) => cell.trim() !== '')?.trim() ?? '') ? 3 : 0;
  return {
    columns: nameColumns(isDouble ? join(found, first[row + 1] ?? []) : found),
    above: row + (isDouble ? 2 : 1) + guides,
    row: row + 1,
  };
}

/** Flipkart puts the kind of each column's cells below the headings, then an example and an instruction: products begin in the fifth row. */
const GUIDE = /^(?:single|multi(?:ple)?) - (?:text|decimal|number|positive integer|url|boolean|long text|image)/i;

const filled = (row: readonly string[]): number => row.filter((cell) => cell.trim() !== '').length;

/** How many texts of a row are known names of columns. */
export function countKnown(row: readonly string[]): number {
  const cells = row.filter((cell) => cell.length <= LONGEST_HEADING && cell.trim() !== '').slice(0, MOST_LOOKED_AT);
  const known = new Set(cells.filter(isKnownHeading).map((cell) => cell.trim().toLowerCase())).size;
  return Math.max(known, countOfFormat(cells));
}

/** Whether headings include a product and an amount that may be its price. */
export function sellsProducts(columns: readonly string[]): boolean {
  const fields = columns.slice(0, MOST_LOOKED_AT).map(fieldOfHeading);
  return (
    fields.some((field) => field === 'title' || field === 'sku' || field === 'key') &&
    (fields.some((field) => field?.startsWith('offers.') === true && field !== 'offers.currency') ||
      columns.some((column) => doubtOf(column) !== undefined))
  );
}

/** In a longer row, only the first cells are compared. */
const MOST_LOOKED_AT = 500;

/** Whether the row below headings divides merged ones: it has short texts, also below empty cells. */
const isSecondHeading = (row: readonly string[], next: readonly string[]): boolean =>
  next.some((cell, index) => cell.trim() !== '' && (row[index] ?? '').trim() === '') &&
  next.every((cell) => cell.length <= 60 && !/^[\d.,₹ ]+$/.test(cell.trim() || 'x'));

const join = (row: readonly string[], next: readonly string[]): string[] =>
  Array.from({ length: Math.max(row.length, next.length) }, (_, index) => next[index]?.trim() || (row[index] ?? ''));

/** Whether a row has a number, an address or a long text, which headings don't have. */
const looksLikeData = (row: readonly string[]): boolean =>
  row.some(
    (cell) =>
      /^(?:[₹$]|rs\.?)?\s?\d[\d.,]*$/i.test(cell.trim()) ||
      /^https?:\/\//i.test(cell.trim()) ||
      cell.length > LONGEST_HEADING,
  );

/** Headings without repetitions: empty ones get their position, repeated ones a number. */
function nameColumns(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  let end = cells.length;
  while (end > 1 && (cells[end - 1] ?? '').trim() === '') end--;
  return cells.slice(0, end).map((cell, index) => {
    const name = cell.replace(/\s+/g, ' ').trim().slice(0, LONGEST_HEADING) || `column ${index + 1}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}
