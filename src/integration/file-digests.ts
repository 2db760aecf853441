import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeWhole } from './pictures/source.ts';

/** Size, times and digest of a file, and when it was read (ms since 1970). */
type Entry = readonly [size: number, modified: number, changed: number, read: number, digest: string];

/** File systems may give two changes within this time the same time. */
const COARSE_MS = 2_000;

/**
 * Digests of files. A file with the size and times of the last run is not read again, unless it was changed just before it was
 * read then.
 */
export class FileDigests {
  readonly #file: string;
  readonly #digest: (content: Buffer, kind: string) => string;
  #known: Record<string, Entry> = {};
  readonly #used: Record<string, Entry> = {};
  #isChanged = false;

  private constructor(file: string, digest: (content: Buffer, kind: string) => string) {
    this.#file = file;
    this.#digest = digest;
  }

  /** Opens the digests that are kept in `file`. With `verify` every file is read. */
  static async open(
    file: string,
    digest: (content: Buffer, kind: string) => string,
    verify = false,
  ): Promise<FileDigests> {
    const digests = new FileDigests(file, digest);
    if (verify) return digests;
    try {
      digests.#known = JSON.parse(await readFile(file, 'utf8')) as Record<string, Entry>;
    } catch {
      // There are none yet, or they are damaged: every file is read.
    }
    return digests;
  }

  /** The digest of a file; `kind` is passed to the function that makes it. @throws when the file can't be read. */
  async of(path: string, kind = ''): Promise<string> {
    const { size, mtimeMs, ctimeMs } = await stat(path);
    const key = kind === '' ? path : `${kind} ${path}`;
    const known = this.#known[key];
    if (known && known[0] === size && known[1] === mtimeMs && known[2] === ctimeMs && ctimeMs + COARSE_MS < known[3]) {
      this.#used[key] = known;
      return known[4];
    }
    const read = Date.now();
    const digest = this.#digest(await readFile(path), kind);
    this.#used[key] = [size, mtimeMs, ctimeMs, read, digest];
    this.#isChanged = true;
    return digest;
  }

  /** Keeps the digests that were asked for. */
  async close(): Promise<void> {
    if (!this.#isChanged && Object.keys(this.#known).length === Object.keys(this.#used).length) return;
    await mkdir(dirname(this.#file), { recursive: true });
    await writeWhole(this.#file, JSON.stringify(this.#used));
  }
}
