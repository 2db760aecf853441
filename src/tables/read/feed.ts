import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Parser } from 'htmlparser2';
import type { RefusedRow, SourceRow, SourceTable } from '../model.ts';
import { type ByteSource, readHead } from './byte-source.ts';
import { escapeBareSigns } from './bare-signs.ts';
import { decodeSource, detectEncoding, type Encoding } from './encoding.ts';
import type { Limits } from './limits.ts';
import { formatReasons, REASONS } from './reasons.ts';
import { SourceError } from './source-error.ts';

/**
 * Reads product feeds in XML: RSS 2.0 with `<item>` and Atom 1.0 with `<entry>`, as Google Merchant takes them
 * (https://support.google.com/merchants/answer/14987622), and other files with `<product>` elements. An item is a row, each of its elements a column,
 * without the prefix `g:`. Repeated elements become lines of one cell; nested ones are joined by colons, as in Google's tables (`shipping`,
 * `product_detail`). HTML tags that are not escaped, and words in `<>` that no tag closes, are text.
 */

/** Elements of HTML, as descriptions have them. */
const HTML =
  /^(?:p|br|b|i|u|s|em|strong|small|span|div|ul|ol|li|dl|dt|dd|h[1-6]|a|img|table|thead|tbody|tr|td|th|font|sup|sub|hr|center|blockquote|pre)$/;
/** Elements that are never closed. */
const VOID = /^(?:br|img|hr)$/;

const ITEMS = /^(?:item|entry|product|offer)$/;

interface Item {
  readonly line: number;
  readonly fields: ReadonlyMap<string, readonly string[]>;
}

interface Field {
  readonly name: string;
  /** Texts of the elements inside. */
  readonly parts: string[];
  hasParts: boolean;
  /** The content as it is written, with tags. */
  whole: string;
  /** Whether the elements inside belong to the text. */
  isText: boolean;
}

/** The items of an XML feed as a table. @throws SourceError for a file without items, or with more different elements than the limits allow. */
export async function openFeed(source: ByteSource, limits: Limits): Promise<SourceTable> {
  const head = await readHead(source, 65_536);
  const [declared] = /(?<=<\?xml[^>]{0,100}encoding=["'])[\w-]{1,40}/i.exec(head.toString('latin1')) ?? [];
  const found = await detectEncoding(source, head);
  const isLatin = /^(?:iso-8859-1|latin1|windows-1252)$/i.test(declared ?? '') && found.label === 'windows-1252';
  const encoding: Encoding = isLatin ? { ...found, name: 'Windows-1252' } : found;
  const counts = new Map<string, number>();
  let [items, last, areLinesOwn] = [0, 0, true];
  for await (const { line, fields } of readItems(source, encoding, limits)) {
    items++;
    // Feeds may have several items in a line: rows are then identified by number.
    areLinesOwn &&= line !== last;
    last = line;
    for (const [name, texts] of fields) counts.set(name, Math.max(counts.get(name) ?? 0, texts.length));
    if (counts.size > limits.columns)
      throw new SourceError(
        source.name,
        `its items have more than ${limits.columns} different elements. This is no product feed.`,
      );
  }
  if (items === 0)
    throw new SourceError(
      source.name,
      'it has no <item>, <entry> or <product>. Export the products as a feed, CSV or XLSX.',
    );
  const columns = [...counts.keys()];
  const isRepeated = (column: string) => (counts.get(column) ?? 0) > 1;
  async function* readRows(): AsyncGenerator<SourceRow> {
    let number = 0;
    for await (const { line, fields } of readItems(source, encoding, limits))
      yield {
        file: source.name,
        line: areLinesOwn ? line : ++number,
        cells: columns.map((column) => joinTexts(fields.get(column) ?? [], isRepeated(column))),
      };
  }
  return {
    file: source.name,
    detected: `XML feed, ${encoding.name}, ${items} items${areLinesOwn ? '' : ', told by their number'}`,
    kind: 'xml',
    columns,
    rows: readRows,
    writeRefused: (file, rows) => writeFeed(file, columns, isRepeated, rows),
  };
}

const joinTexts = (texts: readonly string[], isRepeated: boolean): string =>
  isRepeated ? texts.map((text) => text.replace(/\s+/g, ' ').trim()).join('\n') : (texts[0] ?? '');

/** The items of a feed, one after the other. Only one is in memory at a time. */
async function* readItems(source: ByteSource, encoding: Encoding, limits: Limits): AsyncGenerator<Item> {
  const done: Item[] = [];
  let item: { line: number; fields: Map<string, string[]> } | undefined;
  let [depth, line, size, itemName] = [0, 1, 0, ''];
  let texts: string[] = [];
  /** The open element of the item, with the texts of the elements inside. */
  let field: Field | undefined;
  let text = '';
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const name = localName(tag);
        if (!item) {
          if (ITEMS.test(name)) [item, depth, size, itemName] = [{ line, fields: new Map() }, 0, 0, name];
          return;
        }
        depth++;
        if (depth === 1) {
          field = { name, parts: [], hasParts: false, whole: '', isText: false };
          text = '';
          // Atom has addresses in attributes.
          if (attributes['href'] !== undefined) text = attributes['href'];
        } else if (field) {
          field.hasParts = true;
          field.isText ||= HTML.test(tag) || text.trim() !== '';
          field.whole += writeTag(tag, attributes);
          text = '';
        }
      },
      ontext(data) {
        if (!item || !field) return;
        size += data.length;
        if (size > limits.rowBytes) throw new SourceError(source.name, `the item of line ${item.line} has no end.`);
        text += data;
        field.whole += data;
      },
      onclosetag(tag, isImplied) {
        if (!item) return;
        if (depth === 0) {
          if (localName(tag) !== itemName) return;
          done.push(item);
          item = undefined;
          return;
        }
        depth--;
        if (!field) return;
        if (depth > 0) {
          if (!VOID.test(tag)) {
            field.isText ||= isImplied;
            if (!isImplied) field.whole += `</${tag}>`;
          }
          if (text.trim() !== '') field.parts.push(text.trim());
          text = '';
          return;
        }
        texts = item.fields.get(field.name) ?? [];
        const value =
          field.hasParts && !field.isText
            ? [...field.parts, text.trim()].filter((part) => part !== '').join(':')
            : (field.isText ? field.whole : text).trim();
        if (value !== '') item.fields.set(field.name, [...texts, value]);
        field = undefined;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for await (const chunk of escapeBareSigns(decodeSource(source, encoding), limits.rowBytes)) {
    // The parser gets one line at a time, so that its position is the line.
    for (const piece of chunk.split(/(?<=\n)/)) {
      parser.write(piece);
      if (piece.endsWith('\n')) line++;
    }
    yield* done.splice(0);
  }
  parser.end();
  // A file that is cut off ends with half an item. It becomes a row, so that it is reported.
  if (item) done.push(item);
  yield* done.splice(0);
}

const writeTag = (tag: string, attributes: Readonly<Record<string, string>>): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
    .join('')}>`;

const localName = (tag: string): string => tag.slice(tag.indexOf(':') + 1).toLowerCase();

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replace(FORBIDDEN, '');
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has none of these
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

async function writeFeed(
  file: string,
  columns: readonly string[],
  isRepeated: (column: string) => boolean,
  rows: AsyncIterable<RefusedRow>,
): Promise<void> {
  async function* lines(): AsyncGenerator<string> {
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n';
    for await (const { row, reasons } of rows) {
      const elements = columns.flatMap((column, index) => {
        const cell = row.cells[index] ?? '';
        if (cell === '' || column === REASONS) return [];
        return (isRepeated(column) ? cell.split('\n') : [cell]).map(
          (one) => `  <g:${column}>${escapeXml(one)}</g:${column}>\n`,
        );
      });
      yield `<item>\n${elements.join('')}  <g:${REASONS}>${escapeXml(formatReasons(reasons))}</g:${REASONS}>\n</item>\n`;
    }
    yield '</channel>\n</rss>\n';
  }
  await pipeline(Readable.from(lines()), createWriteStream(file));
}
