import { statSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { type FileState, isSettled, isUntouched } from '../../catalog/snapshot/file-state.ts';
import { writeWhole } from './write-whole.ts';
import { readBuildRecord } from './build-record.ts';

type Digest = (content: Buffer, kind: string) => string | Promise<string>;

/** Digests of files. A file that has not changed since the last run (catalog/snapshot/file-state.ts) is not read again. */
export class FileDigests {
  readonly #file: string;
  readonly #digest: Digest;
  #known: Record<string, FileState> = {};
  readonly #used: Record<string, FileState> = {};
  #isChanged = false;

  private constructor(file: string, digest: Digest) {
    this.#file = file;
    this.#digest = digest;
  }

  /** Opens the digests kept in `file`. With `verify`, every file is read. */
  static async open(file: string, digest: Digest, verify = false): Promise<FileDigests> {
    const digests = new FileDigests(file, digest);
    // If there are none, or they are damaged, every file is read.
    if (!verify) digests.#known = (await readBuildRecord(dirname(file), basename(file))) ?? {};
    return digests;
  }

  /** The digest of a file. `kind` is passed to the function that computes it. @throws when the file can't be read */
  async of(path: string, kind = ''): Promise<string> {
    const now = Date.now();
    // Synchronous: awaiting each of a hundred thousand files takes ten times as long.
    const { size, mtimeMs, ctimeMs } = statSync(path);
    const times = { size, mtimeMs, ctimeMs };
    const key = kind === '' ? path : `${kind} ${path}`;
    const known = this.#known[key];
    if (known && isUntouched(known, times)) {
      this.#used[key] = known;
      return known.digest;
    }
    const digest = await this.#digest(await readFile(path), kind);
    this.#used[key] = { ...times, isSettled: isSettled(times, now), digest };
    this.#isChanged = true;
    return digest;
  }

  /** Writes the digests that were asked for in this run. */
  async close(): Promise<void> {
    if (!this.#isChanged && Object.keys(this.#known).length === Object.keys(this.#used).length) return;
    await mkdir(dirname(this.#file), { recursive: true });
    await writeWhole(this.#file, JSON.stringify(this.#used));
  }
}
