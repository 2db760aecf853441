import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { findDeepest } from '../../catalog/source/limits.ts';
import type { RefusedRow, SourceRow, SourceTable } from '../model.ts';
import { type ByteSource, readAll, readHead } from './byte-source.ts';
import { decodeSource, detectEncoding, type Encoding } from './encoding.ts';
import { flatten, MOST_LEVELS, unflatten } from './flatten.ts';
import type { Limits } from './limits.ts';
import { REASONS } from './reasons.ts';
import { SourceError } from './source-error.ts';

/** JSON: an object a line (newline-delimited JSON), a list of objects, or an object with such a list. */

export interface JsonRecord {
  readonly line: number;
  readonly value: object;
}

const ADVICE = 'Write it as newline-delimited JSON, an object a line, which has no such limit.';

/** @throws SourceError */
export async function openJson(source: ByteSource, limits: Limits): Promise<SourceTable> {
  const head = await readHead(source, 65_536);
  const encoding = await detectEncoding(source, head);
  if (await isLines(source, encoding, limits))
    return openRecords(source, 'newline-delimited JSON', encoding, limits, () => readLines(source, encoding, limits));
  const value = parseWhole(
    source,
    new TextDecoder(encoding.label).decode(await readAll(source, limits.wholeBytes, ADVICE)),
  );
  const records = findRecords(value);
  if (records.length === 0) throw new SourceError(source.name, 'it has no list of products.');
  return openRecords(source, 'JSON', encoding, limits, async function* () {
    yield* records.map((record, index) => ({ line: index + 1, value: record }));
  });
}

/** @throws SourceError */
export function parseWhole(source: ByteSource, text: string): unknown {
  if (findDeepest(text) !== undefined)
    throw new SourceError(source.name, 'its lists and objects are nested too deeply.');
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new SourceError(source.name, `it is not valid JSON (${(error as Error).message}).`);
  }
}

/** Whether the first line that has something is an object of its own. */
async function isLines(source: ByteSource, encoding: Encoding, limits: Limits): Promise<boolean> {
  for await (const { text } of eachLine(source, encoding, limits)) {
    if (text.trim() === '') continue;
    return text.trimStart().startsWith('{') && parseLine(text) !== undefined;
  }
  return false;
}

function parseLine(text: string): object | undefined {
  if (findDeepest(text) !== undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A line that is no object is a record of its text, so that it is refused and not lost. */
export const UNREAD = 'unread';

async function* readLines(source: ByteSource, encoding: Encoding, limits: Limits): AsyncGenerator<JsonRecord> {
  for await (const { line, text } of eachLine(source, encoding, limits))
    if (text.trim() !== '') yield { line, value: parseLine(text) ?? { [UNREAD]: text.trim() } };
}

async function* eachLine(
  source: ByteSource,
  encoding: Encoding,
  limits: Limits,
): AsyncGenerator<{ line: number; text: string }> {
  let [line, rest] = [1, ''];
  for await (const chunk of decodeSource(source, encoding)) {
    const pieces = chunk.split('\n');
    pieces[0] = rest + (pieces[0] ?? '');
    rest = pieces.pop() ?? '';
    for (const text of pieces) yield { line: line++, text };
    if (rest.length > limits.wholeBytes) throw new SourceError(source.name, `line ${line} has no end. ${ADVICE}`);
  }
  yield { line, text: rest };
}

/** The list of a value: itself, or the longest list of objects in an object, as in `{ "products": [ ... ] }`. */
function findRecords(value: unknown): object[] {
  const isRecord = (one: unknown): one is object => typeof one === 'object' && one !== null && !Array.isArray(one);
  const toRecords = (list: readonly unknown[]) =>
    list.map((one) => (isRecord(one) ? one : { [UNREAD]: JSON.stringify(one) ?? '' }));
  if (Array.isArray(value)) return toRecords(value);
  if (!isRecord(value)) return [];
  const lists = Object.values(value).filter((one): one is unknown[] => Array.isArray(one) && one.some(isRecord));
  const [longest] = lists.sort((a, b) => b.length - a.length);
  const isProduct = ['title', 'name', 'sku'].some((key) => Object.hasOwn(value, key));
  return isProduct || !longest ? [value] : toRecords(longest);
}

/** The rows of a record: one for each of its variants, as shop programs nest them, with what the product says. */
function listParts(value: object, levels: number | undefined): readonly object[] {
  const { variants } = value as { readonly variants?: unknown };
  const isNested = levels !== 0 && Array.isArray(variants) && variants.length > 0;
  if (!isNested || !variants.every((one) => typeof one === 'object' && one !== null && !Array.isArray(one)))
    return [value];
  return variants.map((variant: object) => ({ ...value, variants: variant }));
}

/** Whether a record is a product as files of the catalogue have it, and lines of `haat export`. */
function isOwnProduct(value: object): boolean {
  const { sku, title, offers, variants } = value as Readonly<Record<string, unknown>>;
  const hasPrice = (one: unknown) => typeof one === 'object' && one !== null && 'price' in one;
  const isOffered = typeof offers === 'object' && offers !== null && Object.values(offers).some(hasPrice);
  return (
    typeof sku === 'string' &&
    typeof title === 'string' &&
    (isOffered || (Array.isArray(variants) && 'options' in value))
  );
}

/** Records as a table: its columns are all paths that any of them has. */
export async function openRecords(
  source: ByteSource,
  kind: string,
  encoding: Encoding,
  limits: Limits,
  read: () => AsyncGenerator<JsonRecord>,
  write?: (file: string, columns: readonly string[], rows: AsyncIterable<RefusedRow>) => Promise<void>,
): Promise<SourceTable> {
  const names = new Set<string>();
  let levels: number | undefined;
  let areLinesOwn = true;
  for await (const { value } of read()) {
    // Products of this shop keep what is in their fields as it is, numbers and texts included.
    levels ??= UNREAD in value ? undefined : isOwnProduct(value) ? 0 : MOST_LEVELS;
    const parts = listParts(value, levels);
    areLinesOwn &&= parts.length === 1;
    for (const part of parts) for (const name of flatten(part, levels).keys()) names.add(name);
    if (names.size > limits.columns)
      throw new SourceError(
        source.name,
        `its records have more than ${limits.columns} different fields. At most so many are read.`,
      );
  }
  const columns = [...names];
  async function* readRows(): AsyncGenerator<SourceRow> {
    let number = 0;
    for await (const { line, value } of read())
      for (const part of listParts(value, levels)) {
        const cells = flatten(part, levels);
        yield {
          file: source.name,
          line: areLinesOwn ? line : ++number,
          cells: columns.map((column) => cells.get(column) ?? ''),
        };
      }
  }
  return {
    file: source.name,
    detected: `${kind}, ${encoding.name}${areLinesOwn ? '' : ', a row for each variant'}`,
    kind: write ? 'json-ld' : 'json-lines',
    columns,
    rows: readRows,
    writeRefused: (file, rows) => (write ?? writeLines)(file, columns, rows),
  };
}

async function writeLines(file: string, columns: readonly string[], rows: AsyncIterable<RefusedRow>): Promise<void> {
  const unread = columns.indexOf(UNREAD);
  async function* lines(): AsyncGenerator<string> {
    for await (const { row, reasons } of rows) {
      const text = row.cells[unread] ?? '';
      // What was no object is written as it was: its mistake is there to be mended.
      yield text === '' ? `${JSON.stringify({ ...unflatten(columns, row.cells), [REASONS]: reasons })}\n` : `${text}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(file));
}
