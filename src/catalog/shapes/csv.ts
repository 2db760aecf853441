/** Reads tables that spreadsheets save (RFC 4180): comma, semicolon or tab between cells, in UTF-8 or UTF-16. */

export interface CsvRow {
  /** The line of the file where it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A table that can't be read. `message` says why and what to do. */
export class CsvError extends Error {}

/** The rows of a table, without those that are empty. @throws CsvError */
export function readCsv(bytes: Uint8Array): CsvRow[] {
  const text = decode(bytes);
  const mark = findMark(text);
  const rows: CsvRow[] = [];
  let [line, begun, cells, cell, from, position] = [1, 1, [] as string[], '', 0, 0];
  let isBlank = true;
  const endCell = (end: number) => {
    cells.push((cell + text.slice(from, end)).trim());
    [cell, from, isBlank] = ['', position, true];
  };
  const endRow = (end: number) => {
    endCell(end);
    if (cells.some((one) => one !== '')) rows.push({ line: begun, cells });
    cells = [];
  };
  while (position < text.length) {
    const sign = text[position++] as string;
    if (sign === '"' && isBlank) {
      const end = findQuote(text, position);
      if (end === undefined)
        throw new CsvError(`Row ${line}: a quotation mark is never closed. Save the table again as CSV.`);
      const quoted = text.slice(position, end);
      cell = quoted.replaceAll('""', '"');
      isBlank = cell.trim() === '';
      line += quoted.split('\n').length - 1;
      from = position = end + 1;
    } else if (sign === mark) endCell(position - 1);
    else if (sign === '\n' || (sign === '\r' && text[position] !== '\n')) {
      endRow(position - 1);
      begun = ++line;
    } else isBlank &&= sign.trim() === '';
  }
  endRow(position);
  return rows;
}

/** The offset of the quotation mark that closes a cell; two of them are one of its text. */
function findQuote(text: string, from: number): number | undefined {
  for (let position = text.indexOf('"', from); position >= 0; position = text.indexOf('"', position + 2))
    if (text[position + 1] !== '"') return position;
  return undefined;
}

/** What separates cells: of three signs the one that the headings have most of. */
function findMark(text: string): string {
  const headings = text.slice(0, Math.max(0, text.search(/[\r\n]|$/)));
  const count = (sign: string) => headings.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  if (first === 0x50 && second === 0x4b)
    throw new CsvError('This is a workbook, not a table. In the spreadsheet choose Save as, "CSV UTF-8".');
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new CsvError('The letters of this table can’t be read. Save it again as "CSV UTF-8".');
  }
}
