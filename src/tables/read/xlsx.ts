import readWorkbook from 'read-excel-file/node';
import writeWorkbook from 'write-excel-file/node';
import type { RefusedRow, SourceRow, SourceTable } from '../model.ts';
import { findFormat, TABLE } from '../formats/formats.ts';
import { openArchive } from './archive.ts';
import { fitCells } from './fit-cells.ts';
import { countKnown, findHeadings, sellsProducts } from './headings.ts';
import type { Limits } from './limits.ts';
import { formatReasons, REASONS } from './reasons.ts';
import { SourceError } from './source-error.ts';
import { checkExtents, SheetExtent } from './workbook-extent.ts';

/** Reads workbooks (XLSX). They are unpacked in memory, so they have a limit of some 200 MB unpacked: about 200,000 rows of 20 columns. */

type Cells = readonly unknown[];

/** Whether an archive is a workbook, by the parts that every workbook has. */
export const isWorkbook = (paths: readonly string[]): boolean => paths.includes('xl/workbook.xml');

/** The tables of a workbook, and the sheets without one. */
interface Workbook {
  readonly tables: SourceTable[];
  readonly leftOut: { readonly file: string; readonly reason: string }[];
}

/** The tables of a workbook: each sheet with products. @throws SourceError */
export async function openWorkbook(name: string, bytes: Buffer, limits: Limits): Promise<Workbook> {
  await checkSizes(name, bytes, limits);
  let sheets: { sheet: string; data: Cells[] }[];
  try {
    // Numbers stay texts: a code of 16 digits is too long for a number.
    sheets = (await readWorkbook(bytes, { parseNumber: (text: string) => text, trim: false } as never)) as never;
  } catch (error) {
    throw new SourceError(
      name,
      `this workbook can’t be read (${(error as Error).message}). Save it again as XLSX, or as CSV UTF-8.`,
    );
  }
  const filled = sheets
    .map(({ sheet, data }) => ({ sheet, rows: data.map((row) => row.map(toText)) }))
    .filter(({ rows }) => rows.some((row) => row.some((cell) => cell.trim() !== '')));
  if (filled.length === 0) throw new SourceError(name, 'its sheets are empty.');
  const isOne = filled.length === 1;
  const nameOf = (sheet: string) => (isOne ? name : name.replace(/(\.[^./]*)?$/, ` (${sheet})$1`));
  const { products, others } = divide(filled);
  return {
    tables: products.map(({ sheet, rows }) => openSheet(nameOf(sheet), sheet, rows, limits)),
    leftOut: others.map(({ sheet }) => ({
      file: nameOf(sheet),
      reason:
        'this sheet has no products, as another one of the workbook has. Save it as a workbook of its own if it does',
    })),
  };
}

interface Sheet {
  readonly sheet: string;
  readonly rows: readonly (readonly string[])[];
}

/** Names of sheets with instructions or permitted values. */
const GUIDES =
  /\b(?:valid values?|permitted|allowed|drop ?downs?|data validations?|validations?|look ?ups?|instructions?|read ?me|definitions?|data definitions?|help|guidelines?)\b/i;

/**
 * Chooses the sheets with products. Marketplaces add sheets with instructions and permitted values. If one sheet has a known format, those without are
 * left out; else those without product and price in their headings if another has both, and those with such a name.
 */
function divide(sheets: readonly Sheet[]): { products: Sheet[]; others: Sheet[] } {
  const headings = sheets.map(({ rows }) => findHeadings(rows));
  const isOfFormat = headings.map(({ row, columns }) => row > 0 && findFormat(columns) !== TABLE);
  const isSold = headings.map(({ row, columns }) => row > 0 && sellsProducts(columns));
  const known = headings.map(({ row, columns }) => (row > 0 ? countKnown(columns) : 0));
  const isGuide = sheets.map(({ sheet }) => GUIDES.test(sheet.replaceAll('_', ' ')));
  const hasProducts = (index: number) => isOfFormat[index] === true || isSold[index] === true;
  const hasOthers = sheets.some((_, index) => isGuide[index] === false && hasProducts(index));
  const isTaken = (index: number): boolean => {
    if (hasOthers && isGuide[index] === true) return false;
    if (isOfFormat.includes(true)) return isOfFormat[index] === true;
    return isSold.includes(true) ? isSold[index] === true : known[index] !== 0 || !known.some((count) => count >= 3);
  };
  return {
    products: sheets.filter((_, index) => isTaken(index)),
    others: sheets.filter((_, index) => !isTaken(index)),
  };
}

/** Reads all entries once, as an archive may declare wrong sizes, and sheets may reach to the last possible cell. */
async function checkSizes(name: string, bytes: Buffer, limits: Limits): Promise<void> {
  const archive = await openArchive(name, bytes, { ...limits, archiveBytes: limits.workbookBytes });
  try {
    let size = 0;
    const extents = new Map<string, SheetExtent>();
    for (const entry of archive.entries) {
      if (!/\.xml(?:\.rels)?$/i.test(entry.path)) continue;
      const extent = new SheetExtent(entry.path);
      for await (const chunk of (await entry.open()) as AsyncIterable<Buffer>) {
        size += chunk.length;
        extent.add(chunk, name);
      }
      extents.set(entry.path, extent);
      if (size > limits.workbookBytes)
        throw new SourceError(
          name,
          `it unpacks to more than ${limits.workbookBytes / 1_000_000} MB. Save its sheets as CSV UTF-8, which has no such limit.`,
        );
    }
    await checkExtents(name, extents, archive.entries, limits);
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(name, `this workbook is damaged (${(error as Error).message}). Save it again as XLSX.`);
  } finally {
    archive.close();
  }
}

/** A cell as it is shown: numbers without the errors of binary fractions, days without a time. */
function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date)
    return value
      .toISOString()
      .replace(/T00:00:00\.000Z$/, '')
      .replace(/\.\d{3}Z$/, '');
  const text = String(value);
  if (/^-?\d{1,15}\.\d{10,}$|^-?\d(?:\.\d+)?E[+-]?\d{1,2}$/i.test(text)) return toPlain(Number(text));
  return text;
}

const toPlain = (value: number): string => {
  const text = String(Number(value.toPrecision(15)));
  return text.includes('e') ? value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 10 }) : text;
};

/** Each sheet of Flipkart has one kind of product, for which it has no column. */
const SHEET_COLUMN = 'Sub-category';

function openSheet(file: string, sheet: string, rows: readonly (readonly string[])[], limits: Limits): SourceTable {
  const { columns: own, above, row } = findHeadings(rows);
  const isNamed = findFormat(own).id === 'flipkart' && !own.includes(SHEET_COLUMN);
  const columns = isNamed ? [...own, SHEET_COLUMN] : own;
  const kind = sheet.replaceAll('_', ' ');
  if (columns.length > limits.columns)
    throw new SourceError(
      file,
      `it has ${columns.length} columns. At most ${limits.columns} are read: remove those without products.`,
    );
  async function* readRows(): AsyncGenerator<SourceRow> {
    for (const [index, cells] of rows.entries())
      if (index >= above && cells.some((cell) => cell.trim() !== ''))
        yield {
          file,
          line: index + 1,
          cells: isNamed ? fitCells(cells, own.length).toSpliced(own.length, 0, kind) : fitCells(cells, columns.length),
        };
  }
  return {
    file,
    detected: `XLSX, sheet ${JSON.stringify(sheet)}, ${row === 0 ? 'no headings' : `headings in row ${row}`}`,
    kind: 'xlsx',
    columns,
    rows: readRows,
    writeRefused: (path, refused) => writeSheet(path, sheet, columns, refused),
  };
}

/** Writes all cells as texts, so that no code loses its zeros and no text becomes a formula. */
async function writeSheet(
  path: string,
  sheet: string,
  columns: readonly string[],
  rows: AsyncIterable<RefusedRow>,
): Promise<void> {
  const own = columns.filter((column) => column !== REASONS);
  const toCells = (cells: readonly string[]) =>
    cells.map((value) => ({ type: String, value: value.slice(0, LONGEST_CELL) }));
  const data = [toCells([...own, REASONS])];
  for await (const { row, reasons } of rows) {
    const cells = row.cells.filter((_, index) => columns[index] !== REASONS);
    data.push(toCells([...cells.slice(0, own.length), formatReasons(reasons), ...cells.slice(own.length)]));
  }
  await (writeWorkbook as unknown as Write)(data, {
    sheet: sheet.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31) || 'Sheet1',
  }).toFile(path);
}

type Write = (data: unknown, options: unknown) => { toFile(path: string): Promise<void> };

/** The longest text of a cell in Excel, in characters. */
const LONGEST_CELL = 32_767;
