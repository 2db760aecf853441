import { figure } from '../../core/text/figures.ts';
import { escapePattern } from '../../core/text/strings.ts';
import type { ArchiveEntry } from './archive.ts';
import { readAll } from './byte-source.ts';
import type { Limits } from './limits.ts';
import { SourceError } from './source-error.ts';

/**
 * Measures how far the sheets of a workbook reach. The parser fills each row up to the last column with content, and adds rows up to the last one: a
 * text in XFD1048576, the last cell of a sheet, would give 17 billion cells. So cells are counted in the XML before it is parsed.
 */

/** The limits of a sheet: https://support.microsoft.com/office/1672b34d-7043-467e-8e27-269d656771c3 */
const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;

/** A cell or a row, with the element that follows it. In a cell with content, that is its value, text or formula. */
const CELL =
  /<(?:\w{1,20}:)?(c|row)\s(?:[^<>]{0,300}?\s)?r=["']([A-Z]{0,9})(\d{1,15})["'][^<>]{0,300}>(?=\s{0,20}<(\/?(?:\w{1,20}:)?\w{1,20})[\s/>])/g;
const VALUE = /^(?:\w{1,20}:)?(?:v|is|f)$/;
/** The longest opening tag of a cell. */
const LONGEST_TAG = 4_096;

interface FarCell {
  readonly row: number;
  readonly column: number;
}

export class SheetExtent {
  readonly #path: string;
  #text = '';
  /** The rightmost and the lowest cell with content. */
  rightmost: FarCell = { row: 0, column: 0 };
  lowest: FarCell = { row: 0, column: 0 };

  constructor(path: string) {
    this.#path = path;
  }

  get cells(): number {
    return this.rightmost.column * this.lowest.row;
  }

  /** Counts the cells of a piece of XML. @throws SourceError for a number that no sheet can have. */
  add(chunk: Buffer, name: string): void {
    const text = this.#text + chunk.toString('latin1');
    let end = 0;
    for (const match of text.matchAll(CELL)) {
      end = match.index + match[0].length;
      const [, element, letters = '', digits, next = ''] = match;
      const row = Number(digits);
      const column = toColumn(letters);
      if (row > MOST_ROWS || column > MOST_COLUMNS)
        throw new SourceError(
          name,
          `${this.#path} has ${element === 'c' ? `a cell ${letters}${digits}` : `a row ${digits}`}, and no sheet has so many. Save the workbook again as XLSX, or its sheets as CSV UTF-8.`,
        );
      if (element !== 'c' || !VALUE.test(next)) continue;
      if (column > this.rightmost.column) this.rightmost = { row, column };
      if (row > this.lowest.row) this.lowest = { row, column };
    }
    this.#text = text.slice(Math.max(end, text.length - LONGEST_TAG));
  }
}

const toColumn = (letters: string): number => {
  let column = 0;
  for (let index = 0; index < letters.length; index++) column = column * 26 + letters.charCodeAt(index) - 64;
  return column;
};

function toLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}

/** Checks all sheets. @throws SourceError when they reach further than the limits, with the cells that have to be emptied. */
export async function checkExtents(
  name: string,
  extents: ReadonlyMap<string, SheetExtent>,
  entries: readonly ArchiveEntry[],
  limits: Limits,
): Promise<void> {
  const all = [...extents].sort(([, a], [, b]) => b.cells - a.cells);
  const sum = all.reduce((cells, [, extent]) => cells + extent.cells, 0);
  const [widest] = all;
  if (sum <= limits.workbookCells || !widest) return;
  const [path, { rightmost, lowest }] = widest;
  const read = async (wanted: string): Promise<string> => {
    const entry = entries.find((one) => one.path === wanted);
    return entry ? (await readAll(entry, limits.workbookBytes, '')).toString('utf8') : '';
  };
  const sheet = findName(path, await read('xl/workbook.xml'), await read('xl/_rels/workbook.xml.rels'));
  const [xml, shared] = [await read(path), await read('xl/sharedStrings.xml')];
  const far = [...new Set([rightmost, lowest].map(({ row, column }) => `${toLetters(column)}${row}`))];
  const cells = far.map((cell) => `${cell} (${tellValue(cell, xml, shared)})`).join(' and ');
  throw new SourceError(
    name,
    `its sheet ${sheet} reaches to column ${toLetters(rightmost.column)} and row ${figure(lowest.row)}, because of what is in ${cells}. That is more than the ${figure(limits.workbookCells)} cells that are read, empty ones included. Delete the columns and rows behind the products and save it again, or save the sheet as CSV UTF-8.`,
  );
}

const plain = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The name of a sheet as people see it. */
function findName(path: string, workbook: string, relations: string): string {
  const target = escapePattern(path.replace(/^xl\//, ''));
  const relation = new RegExp(`<[^<>]*Target=["'](?:/?xl/)?${target}["'][^<>]*>`).exec(relations)?.[0] ?? '';
  const [, id = ''] = /\bId=["']([^"']{1,100})["']/.exec(relation) ?? [];
  const sheet = new RegExp(`<[^<>]*r:id=["']${escapePattern(id)}["'][^<>]*>`).exec(workbook)?.[0] ?? '';
  const [, found] = /\sname=["']([^"']{1,100})["']/.exec(sheet) ?? [];
  return found === undefined ? path : JSON.stringify(plain(found));
}

const LONGEST_VALUE = 40;

/** The content of a cell as people see it. */
function tellValue(cell: string, xml: string, shared: string): string {
  const [, attributes = '', content = ''] =
    new RegExp(`<(?:\\w+:)?c\\s([^<>]*r=["']${cell}["'][^<>]*)>(.{0,2000}?)</(?:\\w+:)?c>`, 's').exec(xml) ?? [];
  const [, value = ''] = /<(?:\w{1,20}:)?(?:v|t)\b[^<>]{0,100}>([^<]*)</.exec(content) ?? [];
  const text = /\bt=["']s["']/.test(attributes) ? readShared(Number(value), shared) : plain(value);
  if (text.trim() === '') return /<(?:\w{1,20}:)?f\b/.test(content) ? 'a formula' : 'spaces';
  return JSON.stringify(text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text);
}

function readShared(index: number, xml: string): string {
  const text = xml.split(/<(?:\w{1,20}:)?si\b/, index + 2)[index + 1] ?? '';
  return plain([...text.matchAll(/<(?:\w{1,20}:)?t\b[^<>]{0,100}>([^<]*)</g)].map(([, part]) => part).join(''));
}
