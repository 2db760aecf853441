import { statSync } from 'node:fs';
import { readSegment, type StoredFile, writeSegment } from './segment.ts';

/**
 * Reads and writes the files of a snapshot, and remembers what they hold: a process that reads a catalogue again and again, as
 * `npm run dev` does, reads only the files that have changed.
 */
export class SegmentMemory {
  readonly #known = new Map<string, { readonly stamp: string; readonly stored: readonly StoredFile[] }>();

  /** What a file holds; empty when it is damaged or another maker wrote it. */
  read(file: string, maker: string): readonly StoredFile[] {
    const stamp = takeStamp(file, maker);
    const known = this.#known.get(file);
    if (known && known.stamp === stamp) return known.stored;
    const stored = readSegment(file, maker) ?? [];
    this.#known.set(file, { stamp, stored });
    return stored;
  }

  write(file: string, maker: string, stored: readonly StoredFile[]): void {
    writeSegment(file, maker, stored);
    this.#known.set(file, { stamp: takeStamp(file, maker), stored });
  }

  forget(file: string): void {
    this.#known.delete(file);
  }
}

/** Changes with the file and with its maker. A file is replaced as a whole, so that a new one has another inode. */
function takeStamp(file: string, maker: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return [maker, stats?.ino, stats?.size, stats?.mtimeMs].join();
}
