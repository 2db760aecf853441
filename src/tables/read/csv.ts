import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import { stringify } from 'csv-stringify';
import type { RefusedRow, SourceRow, SourceTable } from '../model.ts';
import { type ByteSource, readHead } from './byte-source.ts';
import { decodeSource, detectEncoding, type Encoding } from './encoding.ts';
import { DELIMITERS, findDelimiter } from './delimiter.ts';
import { fitCells } from './fit-cells.ts';
import { findHeadings, HEADING_ROWS, type Headings } from './headings.ts';
import type { Limits } from './limits.ts';
import { REASONS, formatReasons } from './reasons.ts';
import { SourceError } from './source-error.ts';

/** Reads tables of text: CSV (RFC 4180), also with semicolons, tabs or bars in place of commas. */

interface Text {
  readonly source: ByteSource;
  readonly encoding: Encoding;
  readonly delimiter: string;
  readonly limits: Limits;
}

const SAMPLE_BYTES = 262_144;

/** The table of a file. @throws SourceError for a text that is not a table. */
export async function openCsv(source: ByteSource, limits: Limits): Promise<SourceTable> {
  const head = await readHead(source, SAMPLE_BYTES);
  const encoding = await detectEncoding(source, head);
  const sample = new TextDecoder(encoding.label).decode(head);
  if (isBinary(sample))
    throw new SourceError(source.name, 'this is no table of text. Export the products as CSV or XLSX.');
  const text: Text = { source, encoding, delimiter: findDelimiter(sample), limits };
  const headings = await readHeadings(text);
  const { columns } = headings;
  return {
    file: source.name,
    detected: tellDetected(text, headings),
    kind: 'csv',
    columns,
    rows: () => readRows(text, headings),
    writeRefused: (file, rows) => writeCsv(file, columns, text.delimiter, rows),
  };
}

/** Control characters but white space, which no text has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what this is for
const CONTROLS = /[\u0000-\u0008\u000e-\u001f]/g;

const isBinary = (sample: string): boolean => (sample.match(CONTROLS)?.length ?? 0) > sample.length / 100;

const tellDetected = ({ encoding, delimiter }: Text, { row }: Headings): string =>
  [
    delimiter === '\t' ? 'TSV' : 'CSV',
    encoding.name + (encoding.damaged > 0 ? ` with ${encoding.damaged} damaged characters` : ''),
    DELIMITERS[delimiter],
    row === 0 ? 'no headings' : `headings in row ${row}`,
  ].join(', ');

async function readHeadings(text: Text): Promise<Headings> {
  const rows: (readonly string[])[] = [];
  for await (const { cells } of parseRecords(text)) if (rows.push(cells) > HEADING_ROWS) break;
  const headings = findHeadings(rows);
  if (headings.columns.length === 0) throw new SourceError(text.source.name, 'it has no rows.');
  if (headings.columns.length > text.limits.columns)
    throw new SourceError(
      text.source.name,
      `it has ${headings.columns.length.toLocaleString('en-IN')} columns. At most ${text.limits.columns} are read: remove those without products.`,
    );
  return headings;
}

/** A record as it is in the file; blank ones count too. */
interface Record {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The records of a text. @throws SourceError for a quotation mark that is never closed, and for rows that are too long. */
async function* parseRecords({ source, encoding, delimiter, limits }: Text): AsyncGenerator<Record> {
  const options: Options = {
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    ltrim: delimiter !== '\t',
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: limits.rowBytes,
  };
  const isPlain = encoding.label === 'utf-8';
  const input = isPlain ? await source.open() : Readable.from(decodeSource(source, encoding));
  const parser = parse(options);
  input.once('error', (error) => parser.destroy(error));
  input.pipe(parser);
  let line = 1;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      const begun = line;
      line += 1 + countBreaks(cells);
      if (line > limits.lines + 1)
        throw new SourceError(source.name, `it has more than ${limits.lines} lines. Divide it, or remove empty ones.`);
      yield { line: begun, cells };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new SourceError(source.name, tell(error, line));
    throw error;
  } finally {
    input.destroy();
    parser.destroy();
  }
}

const tell = ({ code }: CsvError, line: number): string =>
  code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE'
    ? `after line ${line} a quotation mark is never closed, or a row has no end. Remove or double that mark, or save the table again as CSV.`
    : `line ${line} can’t be read (${code}). Save the table again as CSV UTF-8.`;

function countBreaks(cells: readonly string[]): number {
  let breaks = 0;
  for (const cell of cells)
    if (cell.includes('\n') || cell.includes('\r')) breaks += cell.split(/\r\n|\n|\r/).length - 1;
  return breaks;
}

async function* readRows(text: Text, { columns, above }: Headings): AsyncGenerator<SourceRow> {
  let index = 0;
  for await (const { line, cells } of parseRecords(text)) {
    if (index++ < above || cells.every((cell) => cell.trim() === '')) continue;
    yield { file: text.source.name, line, cells: fitCells(cells, columns.length) };
  }
}

/** Writes a table in UTF-8 with a byte-order mark, so that spreadsheets recognise it. Cells don't change, as the importer reads the file again. */
async function writeCsv(
  file: string,
  columns: readonly string[],
  delimiter: string,
  rows: AsyncIterable<RefusedRow>,
): Promise<void> {
  const own = columns.filter((column) => column !== REASONS);
  async function* lines(): AsyncGenerator<readonly string[]> {
    yield [...own, REASONS];
    for await (const { row, reasons } of rows) {
      const cells = row.cells.filter((_, index) => columns[index] !== REASONS);
      // Cells without a heading stay after those with one.
      yield [...cells.slice(0, own.length), formatReasons(reasons), ...cells.slice(own.length)];
    }
  }
  await pipeline(
    Readable.from(lines()),
    stringify({ bom: true, delimiter, record_delimiter: 'windows', quoted_match: /[\r\n]/ }),
    createWriteStream(file),
  );
}
