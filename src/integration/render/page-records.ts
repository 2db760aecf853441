import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PageFindings } from '../check/examine-page.ts';
import { writeWhole } from '../pictures/source.ts';

/** The records of a build's pages, beside its site. */
export const RECORDS_FILE = 'pages.json';

/** What a build keeps of a page for the checks and for later builds. Texts are numbers in `PageRecords.texts`. */
export interface PageRecord extends Lists<number> {
  /** Digest of everything that the page's HTML and this record depend on. */
  readonly digest: string;
  readonly quickHtml: number;
  /** Bytes of the largest picture of `firstView`, once the pictures are written. */
  picture?: number;
  /** Bytes of the HTML after brotli 11, where it was measured. */
  html?: number;
}

/** The fields of a record that are lists of texts. */
type Lists<T> = Readonly<
  Record<'references' | 'ids' | 'styleHashes' | 'scripts' | 'scriptFiles' | 'firstView' | 'faults', readonly T[]>
>;

const mapLists = <From, To>(lists: Lists<From>, map: (entry: From) => To): Lists<To> => ({
  references: lists.references.map(map),
  ids: lists.ids.map(map),
  styleHashes: lists.styleHashes.map(map),
  scripts: lists.scripts.map(map),
  scriptFiles: lists.scriptFiles.map(map),
  firstView: lists.firstView.map(map),
  faults: lists.faults.map(map),
});

interface Stored {
  readonly texts: string[];
  readonly pages: [path: string, record: PageRecord][];
}

/** The pages of a build with what was found on them, by address. */
export class PageRecords {
  readonly texts: string[] = [];
  readonly pages = new Map<string, PageRecord>();
  readonly #numbers = new Map<string, number>();

  /** Adds a page that was rendered. */
  add(path: string, digest: string, { quickHtml, ...lists }: PageFindings): void {
    this.pages.set(path, { digest, ...mapLists(lists, (text) => this.#number(text)), quickHtml });
  }

  /** Adds a page as another build has recorded it. */
  keep(path: string, record: PageRecord, { texts }: PageRecords): void {
    const lists = mapLists(record, (number) => this.#number(texts[number] as string));
    this.pages.set(path, { ...record, ...lists });
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
    const text = JSON.stringify({ texts: this.texts, pages: [...this.pages] } satisfies Stored);
    await writeWhole(file, `${hash('sha1', text)}\n${text}`);
  }

  /** Reads records; undefined when there are none or the file is damaged. */
  static async read(file: string): Promise<PageRecords | undefined> {
    const text = await readFile(file, 'utf8').catch(() => '');
    const end = text.indexOf('\n');
    const stored = text.slice(end + 1);
    if (end < 0 || hash('sha1', stored) !== text.slice(0, end)) return undefined;
    const { texts, pages } = JSON.parse(stored) as Stored;
    const records = new PageRecords();
    for (const entry of texts) records.#number(entry);
    for (const [path, record] of pages) records.pages.set(path, record);
    return records;
  }
}
