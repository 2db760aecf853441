import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { digestCode } from '../../catalog/snapshot/maker.ts';
import type { KeptSize } from '../examine/compressed-size.ts';
import type { PageFindings } from '../examine/examine-page.ts';
import { writeWhole } from '../files/write-whole.ts';

/** The file with the records of a build's pages, beside its site. */
export const RECORDS_FILE = 'pages.json';

/** What a page was made from. */
export interface PageOrigin {
  /** A digest of everything besides `shell` that its HTML and its record depend on: view model, facts of the shell, templates and checks. */
  readonly digest: string;
  /** A digest of the facts in the parts of its shell: header, footer and menu. */
  readonly shell: string;
  /** A digest of the page's content: its view model without the shell, and for a shop's own page its file. */
  readonly content: string;
  /** The part of `digest` that doesn't come from the view model: templates and checks. */
  readonly code: string;
}

/** What a build records of a page for the checks and for later builds. Texts are indices of `PageRecords.texts`. */
export interface PageRecord extends PageOrigin, Lists<number> {
  readonly quickHtml: number;
  /** Bytes of the largest picture in `firstView`, once the pictures are written. */
  picture?: number;
  /** Bytes of the HTML after brotli 11, if measured. */
  html?: number;
  /** A closer upper bound of those bytes than `quickHtml`, if measured. */
  closerHtml?: number;
  /** Its size as a further page of a visit, if measured. */
  further?: KeptSize;
}

/** The fields of a record that are lists of texts. */
const LISTS = [
  'reads',
  'references',
  'ids',
  'styleHashes',
  'scripts',
  'scriptFiles',
  'islandFiles',
  'firstView',
  'faults',
  'shellParts',
] as const;
type Lists<T> = Readonly<Record<(typeof LISTS)[number], readonly T[]>>;

type MapList<From, To> = (list: readonly From[]) => readonly To[];

/** Converts the lists of a record. `alike` converts those that most pages share. */
const mapLists = <From, To>(lists: Lists<From>, map: MapList<From, To>, alike: MapList<From, To>): Lists<To> => ({
  reads: map(lists.reads),
  references: map(lists.references),
  ids: alike(lists.ids),
  styleHashes: alike(lists.styleHashes),
  scripts: alike(lists.scripts),
  scriptFiles: alike(lists.scriptFiles),
  islandFiles: alike(lists.islandFiles),
  firstView: alike(lists.firstView),
  faults: alike(lists.faults),
  shellParts: alike(lists.shellParts),
});

/** Texts of earlier builds are dropped when less than this share of all texts is used. */
const FULL = 0.75;

/** Entries per line of the file. As a single line, the text of a shop of half a million pages would exceed the maximal length of a string. */
const IN_LINE = 1_000;

/**
 * The lines of a file of records: lists of texts and lists of pages, with an empty line before each of the two, then a digest of everything,
 * including the code that reads and writes records.
 */
function* writeLines(texts: readonly string[], pages: Iterable<[string, PageRecord]>): Generator<string> {
  const digest = openDigest();
  for (const list of [texts, [...pages]]) {
    yield '\n';
    for (let start = 0; start < list.length; start += IN_LINE) {
      const line = `${JSON.stringify(list.slice(start, start + IN_LINE))}\n`;
      digest.update(line);
      yield line;
    }
  }
  yield digest.digest('hex');
}

const openDigest = (): Hash => createHash('sha1').update(digestCode(['integration/render/page-records']));

/** Reads a file that `writeLines` made. Returns whether it is complete and was written by the present code. */
async function readLines(file: string, addText: (text: string) => void, addPage: (page: [string, PageRecord]) => void) {
  const digest = openDigest();
  let lists = 0;
  for await (const line of linesOf(file)) {
    if (line.at(-1) !== NEWLINE) return lists === 2 && digest.digest('hex') === line.toString();
    if (line.length === 1) {
      lists++;
      continue;
    }
    digest.update(line);
    if (lists === 1) for (const text of parseLine<string[]>(line)) addText(text);
    else for (const page of parseLine<[string, PageRecord][]>(line)) addPage(page);
  }
  return false;
}

const NEWLINE = 10;
const PART_BYTES = 2 ** 20;

/** The lines of a file with their ends. The file is read in parts, because the whole would take as much memory as the records. */
async function* linesOf(file: string): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  for await (const part of createReadStream(file, { highWaterMark: PART_BYTES }) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = part.indexOf(NEWLINE); end >= 0; end = part.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...rest, part.subarray(start, end + 1)]);
      rest = [];
      start = end + 1;
    }
    rest.push(part.subarray(start));
  }
  yield Buffer.concat(rest);
}

const parseLine = <T>(line: Buffer): T => JSON.parse(line.toString('utf8')) as T;

/** The pages of a build with the findings on them, by address. */
export class PageRecords {
  readonly texts: string[];
  readonly pages = new Map<string, PageRecord>();
  readonly #numbers: Map<string, number>;
  /** Lists that many pages share, by their numbers, so that each is in memory once. */
  readonly #alike: Map<string, readonly number[]>;

  /** With the records of the previous build, their texts are reused, so that the record of an unchanged page stays the same. */
  constructor(earlier?: PageRecords) {
    this.texts = earlier?.texts ?? [];
    this.#numbers = earlier ? earlier.#numbers : new Map();
    this.#alike = earlier ? earlier.#alike : new Map();
  }

  /** Adds a page that was rendered. */
  add(
    path: string,
    { digest, shell, content, code }: PageOrigin,
    reads: readonly string[],
    findings: PageFindings,
  ): void {
    const { quickHtml, ...lists } = findings;
    this.pages.set(path, { digest, shell, content, code, ...this.#mapTexts({ reads, ...lists }), quickHtml });
  }

  /** Adds a page as another build has recorded it. `reads` are those of its view model if that was made again. */
  keep(path: string, record: PageRecord, { texts }: PageRecords, reads?: readonly string[]): void {
    const textsOf = (numbers: readonly number[]) => numbers.map((number) => texts[number] as string);
    const kept = texts === this.texts ? record : { ...record, ...this.#mapTexts(mapLists(record, textsOf, textsOf)) };
    this.pages.set(path, reads ? { ...kept, reads: this.#numbersOf(reads) } : kept);
  }

  /** The texts of a list. */
  list(numbers: readonly number[]): string[] {
    return numbers.map((number) => this.texts[number] as string);
  }

  /** All pages, sorted by address. */
  sorted(): [path: string, record: PageRecord][] {
    return [...this.pages].sort(([a], [b]) => (a < b ? -1 : 1));
  }

  #mapTexts(lists: Lists<string>): Lists<number> {
    const numbersOf = (list: readonly string[]) => this.#numbersOf(list);
    return mapLists(lists, numbersOf, (list) => this.#once(numbersOf(list)));
  }

  #numbersOf(list: readonly string[]): number[] {
    return list.map((text) => this.#number(text));
  }

  #withAlike(record: PageRecord): PageRecord {
    const itself = (list: readonly number[]) => list;
    return { ...record, ...mapLists(record, itself, (list) => this.#once(list)) };
  }

  /** The first list with the same numbers. */
  #once(list: readonly number[]): readonly number[] {
    const key = list.join();
    const known = this.#alike.get(key);
    if (known) return known;
    this.#alike.set(key, list);
    return list;
  }

  #number(text: string): number {
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.texts.push(text) - 1;
      this.#numbers.set(text, number);
    }
    return number;
  }

  /** Writes the records and their digest. */
  async write(file: string): Promise<void> {
    const { texts, pages } = this.#isSparse() ? this.#withOwnTexts() : this;
    await writeWhole(file, writeLines(texts, pages));
  }

  /** Whether many texts belong only to pages of earlier builds. */
  #isSparse(): boolean {
    // By index of a text: 1 if a page uses it. A `Set` of this size takes four times as long.
    const isUsed = new Uint8Array(this.texts.length);
    for (const record of this.pages.values())
      for (const name of LISTS) for (const text of record[name]) isUsed[text] = 1;
    return isUsed.reduce((sum, used) => sum + used, 0) < this.texts.length * FULL;
  }

  #withOwnTexts(): PageRecords {
    const records = new PageRecords();
    for (const [path, record] of this.pages) records.keep(path, record, this);
    return records;
  }

  /** Reads records; undefined if there are none, the file is damaged, or other code wrote it. */
  static async read(file: string): Promise<PageRecords | undefined> {
    const records = new PageRecords();
    try {
      const isWhole = await readLines(
        file,
        (text) => records.#number(text),
        ([path, record]) => records.pages.set(path, records.#withAlike(record)),
      );
      return isWhole ? records : undefined;
    } catch {
      return undefined;
    }
  }
}
