import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { digestCode } from '../../catalog/snapshot/maker.ts';
import type { PageFindings } from '../check/examine-page.ts';
import { writeWhole } from '../pictures/source.ts';

/** The records of a build's pages, beside its site. */
export const RECORDS_FILE = 'pages.json';

/** What a page was made from. */
export interface PageOrigin {
  /** Digest of everything that its HTML and its record depend on: view model, shell, templates and checks. */
  readonly digest: string;
  /** The part of `digest` that is not the view model's: templates and checks. */
  readonly code: string;
}

/** What a build keeps of a page for the checks and for later builds. Texts are numbers in `PageRecords.texts`. */
export interface PageRecord extends PageOrigin, Lists<number> {
  readonly quickHtml: number;
  /** Bytes of the largest picture of `firstView`, once the pictures are written. */
  picture?: number;
  /** Bytes of the HTML after brotli 11, where it was measured. */
  html?: number;
}

/** The fields of a record that are lists of texts. */
const LISTS = ['reads', 'references', 'ids', 'styleHashes', 'scripts', 'scriptFiles', 'firstView', 'faults'] as const;
type Lists<T> = Readonly<Record<(typeof LISTS)[number], readonly T[]>>;

const mapLists = <From, To>(lists: Lists<From>, map: (entry: From) => To): Lists<To> => ({
  reads: lists.reads.map(map),
  references: lists.references.map(map),
  ids: lists.ids.map(map),
  styleHashes: lists.styleHashes.map(map),
  scripts: lists.scripts.map(map),
  scriptFiles: lists.scriptFiles.map(map),
  firstView: lists.firstView.map(map),
  faults: lists.faults.map(map),
});

/** Records are written without the texts of earlier builds when less than this part of all texts is used. */
const FULL = 0.75;

interface Stored {
  readonly texts: string[];
  readonly pages: [path: string, record: PageRecord][];
}

/** A digest of stored records and of the code that reads and writes them. */
const takeChecksum = (stored: string): string =>
  hash('sha1', `${digestCode(['integration/render/page-records.ts'])}\n${stored}`);

/** The pages of a build with what was found on them, by address. */
export class PageRecords {
  readonly texts: string[];
  readonly pages = new Map<string, PageRecord>();
  readonly #numbers: Map<string, number>;

  /** With the records of the build before, their texts are used further, so that the record of an unchanged page stays as it is. */
  constructor(earlier?: PageRecords) {
    this.texts = earlier?.texts ?? [];
    this.#numbers = earlier ? earlier.#numbers : new Map();
  }

  /** Adds a page that was rendered. */
  add(path: string, { digest, code }: PageOrigin, reads: readonly string[], findings: PageFindings): void {
    const { quickHtml, ...lists } = findings;
    this.pages.set(path, { digest, code, ...mapLists({ reads, ...lists }, (text) => this.#number(text)), quickHtml });
  }

  /** Adds a page as another build has recorded it; `reads` are those of its view model if it was made again. */
  keep(path: string, record: PageRecord, { texts }: PageRecords, reads?: readonly string[]): void {
    const lists = texts === this.texts ? record : mapLists(record, (number) => this.#number(texts[number] as string));
    const own = reads ? reads.map((read) => this.#number(read)) : lists.reads;
    this.pages.set(path, { ...record, ...lists, reads: own });
  }

  /** The texts of a list. */
  list(numbers: readonly number[]): string[] {
    return numbers.map((number) => this.texts[number] as string);
  }

  /** All pages by address. */
  sorted(): [path: string, record: PageRecord][] {
    return [...this.pages].sort(([a], [b]) => (a < b ? -1 : 1));
  }

  #number(text: string): number {
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.texts.push(text) - 1;
      this.#numbers.set(text, number);
    }
    return number;
  }

  /** Writes the records with a digest of themselves. */
  async write(file: string): Promise<void> {
    const { texts, pages } = this.#isSparse() ? this.#withOwnTexts() : this;
    const text = JSON.stringify({ texts, pages: [...pages] } satisfies Stored);
    await writeWhole(file, `${takeChecksum(text)}\n${text}`);
  }

  /** Whether many texts belong to pages of earlier builds. */
  #isSparse(): boolean {
    const used = new Set<number>();
    for (const record of this.pages.values()) for (const name of LISTS) for (const text of record[name]) used.add(text);
    return used.size < this.texts.length * FULL;
  }

  #withOwnTexts(): PageRecords {
    const records = new PageRecords();
    for (const [path, record] of this.pages) records.keep(path, record, this);
    return records;
  }

  /** Reads records; undefined when there are none, the file is damaged, or other code wrote it. */
  static async read(file: string): Promise<PageRecords | undefined> {
    const text = await readFile(file, 'utf8').catch(() => '');
    const end = text.indexOf('\n');
    const stored = text.slice(end + 1);
    if (end < 0 || takeChecksum(stored) !== text.slice(0, end)) return undefined;
    const { texts, pages } = JSON.parse(stored) as Stored;
    const records = new PageRecords();
    for (const entry of texts) records.#number(entry);
    for (const [path, record] of pages) records.pages.set(path, record);
    return records;
  }
}
