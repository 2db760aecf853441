import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { findDeepest } from '../../catalog/json/limits.ts';
import type { RefusedRow, SourceRow, SourceTable } from '../model.ts';
import { type ByteSource, readAll, readHead } from './byte-source.ts';
import { decodeSource, detectEncoding, type Encoding } from './encoding.ts';
import { flatten, MOST_LEVELS, unflatten } from './flatten.ts';
import type { Limits } from './limits.ts';
import { divideRecord, type RecordPart, VariantColumns } from './nested.ts';
import { REASONS } from './reasons.ts';
import { SourceError } from './source-error.ts';
import { attempt } from '../../core/data/attempt.ts';
import { isObject } from '../../core/data/is-object.ts';

/** Reads JSON: one object in each line, a list of objects, or an object with such a list. */

export interface JsonRecord {
  readonly line: number;
  readonly value: object;
}

const ADVICE = 'Write it as newline-delimited JSON, an object a line, which has no such limit.';

/** The records as a table. @throws SourceError */
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

/** Parses a whole file. @throws SourceError for a text that is not JSON */
export function parseWhole(source: ByteSource, text: string): unknown {
  if (findDeepest(text) !== undefined)
    throw new SourceError(source.name, 'its lists and objects are nested too deeply.');
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new SourceError(source.name, `it is not valid JSON (${(error as Error).message}).`);
  }
}

/** Whether the first line with a text is an object in itself. If it is the only line, it may be an object with a list of products. */
async function isLines(source: ByteSource, encoding: Encoding, limits: Limits): Promise<boolean> {
  let isFirst = true;
  for await (const { text } of eachLine(source, encoding, limits)) {
    if (text.trim() === '') continue;
    if (!isFirst) return true;
    if (!text.trimStart().startsWith('{') || parseLine(text) === undefined) return false;
    isFirst = false;
  }
  return false;
}

function parseLine(text: string): object | undefined {
  if (findDeepest(text) !== undefined) return undefined;
  const value = attempt((): unknown => JSON.parse(text));
  return isObject(value) ? value : undefined;
}

/** A line that is not an object becomes a record with its text, so that it is refused and not lost. */
const UNREAD = 'unread';

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

/** The list in a value: the value itself, the one named `products`, or the longest list of objects in an object that is not a product. */
function findRecords(value: unknown): object[] {
  const toRecords = (list: readonly unknown[]) =>
    list.map((one) => (isObject(one) ? one : { [UNREAD]: JSON.stringify(one) ?? '' }));
  if (Array.isArray(value)) return toRecords(value);
  if (!isObject(value)) return [];
  const lists = Object.values(value).filter((one): one is unknown[] => Array.isArray(one) && one.some(isObject));
  const { products } = value;
  if (Array.isArray(products) && lists.includes(products)) return toRecords(products);
  const [longest] = lists.sort((a, b) => b.length - a.length);
  const isProduct = ['title', 'name', 'sku'].some((key) => Object.hasOwn(value, key));
  return isProduct || !longest ? [value] : toRecords(longest);
}

/** Whether a record is a product like those in files of the catalogue or in lines of `haat export`. */
function isOwnProduct(value: object): boolean {
  const { sku, title, offers, variants } = value as Readonly<Record<string, unknown>>;
  const hasPrice = (one: unknown) => isObject(one) && 'price' in one;
  const isOffered = isObject(offers) && Object.values(offers).some(hasPrice);
  return (
    typeof sku === 'string' &&
    typeof title === 'string' &&
    (isOffered || (Array.isArray(variants) && 'options' in value))
  );
}

/** Records as a table. Its columns are all paths that any record has. */
export async function openRecords(
  source: ByteSource,
  kind: string,
  encoding: Encoding,
  limits: Limits,
  read: () => AsyncGenerator<JsonRecord>,
  write?: (file: string, columns: readonly string[], rows: AsyncIterable<RefusedRow>) => Promise<void>,
): Promise<SourceTable> {
  const names = new Set<string>();
  const variants = new VariantColumns();
  let levels: number | undefined;
  let areLinesOwn = true;
  const divide = (value: object): readonly RecordPart[] => (levels === 0 ? [{ value }] : divideRecord(value));
  for await (const { value } of read()) {
    // Products in this shop's own format keep their fields as they are, numbers and texts included.
    levels ??= UNREAD in value ? undefined : isOwnProduct(value) ? 0 : MOST_LEVELS;
    const parts = divide(value);
    areLinesOwn &&= parts.length === 1;
    const cells = parts.map((part) => flatten(part.value, levels));
    for (const part of cells) for (const name of part.keys()) names.add(name);
    variants.add(parts, cells);
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
      for (const { value: part, within } of divide(value)) {
        const cells = flatten(part, levels);
        yield {
          file: source.name,
          line: areLinesOwn ? line : ++number,
          cells: columns.map((column) => cells.get(column) ?? ''),
          ...(within !== undefined && { within }),
        };
      }
  }
  return {
    file: source.name,
    detected: `${kind}, ${encoding.name}${areLinesOwn ? '' : ', a row for each variant'}`,
    kind: write ? 'json-ld' : 'json-lines',
    columns,
    ...(variants.prefixes.size > 0 && { variants }),
    rows: readRows,
    writeRefused: (file, rows) => (write ?? writeLines)(file, columns, rows),
  };
}

interface Written {
  /** The key of the list of variants. Rows with the same product and list become one record again. */
  readonly list?: string | undefined;
  readonly product: string;
  readonly record: Record<string, unknown>;
  readonly variants: unknown[];
  readonly reasons: string[];
}

async function writeLines(file: string, columns: readonly string[], rows: AsyncIterable<RefusedRow>): Promise<void> {
  const unread = columns.indexOf(UNREAD);
  const write = ({ list, record, variants, reasons }: Written): string =>
    `${JSON.stringify({ ...record, ...(list !== undefined && { [list]: variants }), [REASONS]: reasons })}\n`;
  async function* lines(): AsyncGenerator<string> {
    let last: Written | undefined;
    for await (const { row, reasons } of rows) {
      const next = toWritten(columns, row, reasons);
      if (last?.list !== undefined && last.list === next.list && last.product === next.product) {
        const number = last.variants.push(...next.variants);
        last.reasons.push(...reasons.map((reason) => `variant ${number}: ${reason}`));
        continue;
      }
      if (last) yield write(last);
      last = undefined;
      const text = row.cells[unread] ?? '';
      // A line that was not an object is written unchanged, so that its mistake can be fixed.
      if (text === '') last = next;
      else yield `${text}\n`;
    }
    if (last) yield write(last);
  }
  await pipeline(Readable.from(lines()), createWriteStream(file));
}

function toWritten(columns: readonly string[], { cells, within }: SourceRow, reasons: readonly string[]): Written {
  const record = unflatten(columns, cells);
  if (within === undefined) return { product: '', record, variants: [], reasons: [...reasons] };
  const list = within.slice(0, within.indexOf('.'));
  const product = JSON.stringify(cells.filter((_, index) => !columns[index]?.startsWith(`${list}.`)));
  return { list, product, record, variants: [record[list]], reasons: reasons.map((reason) => `variant 1: ${reason}`) };
}
