import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** A product file that is to be written. */
export interface PlannedFile {
  /** The path below the catalogue's folder. */
  readonly path: string;
  /** Its current path, when its category has changed. */
  readonly from?: string | undefined;
  /** Undefined for a file that only moves. */
  readonly text?: string | undefined;
}

const CHUNK = 1 << 20;

/**
 * Keeps the files that an import will write in one temporary file until all rows have been read. So nothing is written if the source turns out to be
 * damaged, and 100,000 files need no memory.
 */
export class Spool {
  readonly #file: string;
  #handle: number | undefined;
  #waiting: string[] = [];
  #waitingLength = 0;
  #count = 0;

  constructor(file: string) {
    this.#file = file;
    mkdirSync(dirname(file), { recursive: true });
    this.#handle = openSync(file, 'w+');
  }

  get count(): number {
    return this.#count;
  }

  add({ path, from, text }: PlannedFile): void {
    const line = `${JSON.stringify([path, from ?? null, text ?? null])}\n`;
    this.#waiting.push(line);
    this.#waitingLength += line.length;
    this.#count++;
    if (this.#waitingLength > CHUNK) this.#flush();
  }

  #flush(): void {
    if (this.#handle === undefined || this.#waiting.length === 0) return;
    const bytes = Buffer.from(this.#waiting.join(''));
    for (let from = 0; from < bytes.length; ) from += writeSync(this.#handle, bytes, from);
    this.#waiting = [];
    this.#waitingLength = 0;
  }

  /** The files, in the order in which they were added. */
  *read(): Generator<PlannedFile> {
    this.#flush();
    if (this.#handle === undefined) return;
    const buffer = Buffer.alloc(CHUNK);
    let rest: Buffer = Buffer.alloc(0);
    for (let position = 0; ; ) {
      const length = readSync(this.#handle, buffer, 0, CHUNK, position);
      if (length === 0) return;
      position += length;
      const bytes = Buffer.concat([rest, buffer.subarray(0, length)]);
      let from = 0;
      for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
        const [path, before, text] = JSON.parse(bytes.toString('utf8', from, end)) as [
          string,
          string | null,
          string | null,
        ];
        yield { path, from: before ?? undefined, text: text ?? undefined };
        from = end + 1;
      }
      rest = Buffer.from(bytes.subarray(from));
    }
  }

  /** Removes the temporary file. */
  close(): void {
    if (this.#handle !== undefined) closeSync(this.#handle);
    this.#handle = undefined;
    rmSync(this.#file, { force: true });
  }
}
