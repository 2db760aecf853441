import { hash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '../model.ts';
import type { Problem } from '../problems/problems.ts';
import { type FileState, hasTimes, isUntouched, makeState, readTimes } from './file-state.ts';
import { divide, isSegment } from './divide.ts';
import { takeMakerDigest } from './maker.ts';
import type { StoredFile } from './segment.ts';
import { SegmentMemory } from './segment-memory.ts';
import { attempt } from '../../core/data/attempt.ts';

/** Temporary files of this age belong to no process that is still writing. */
const ABANDONED_MS = 3_600_000;

/** What the snapshot says of a file. */
interface FoundFile {
  /** What was made of the file, if nothing has changed. */
  readonly stored?: StoredFile;
  /** The contents of a file that has to be read again; undefined when it can't be read. */
  readonly bytes?: Buffer;
  readonly state?: FileState;
}

/**
 * What was made of the product files of one catalogue when it was read before. Every file is compared by itself, so that parts
 * of a snapshot, of different ages, are as good as a whole one.
 */
export class ProductSnapshot {
  readonly #root: string;
  readonly #folder: string;
  readonly #maker: string;
  readonly #verify: boolean;
  readonly #memory: SegmentMemory;
  readonly #stored = new Map<string, StoredFile>();
  /** By name of a segment: the files that it holds on disk. */
  readonly #segments = new Map<string, readonly StoredFile[]>();
  /** Paths of the files that the catalogue has now. */
  readonly #paths: string[] = [];

  /**
   * Reads the snapshot of the catalogue in the folder `root`, whose name in messages is `label`. `folder` is that of the
   * snapshots of all catalogues. With `verify`, contents of files are compared, not their times. `memory` spares reading the snapshot again in the same process.
   */
  constructor(root: string, label: string, folder: string, verify = false, memory = new SegmentMemory()) {
    this.#root = root;
    this.#folder = join(folder, hash('sha256', JSON.stringify([root, label])).slice(0, 12));
    this.#maker = takeMakerDigest(root, label);
    this.#verify = verify;
    this.#memory = memory;
    for (const name of this.#listFiles().filter(isSegment)) {
      const files = memory.read(join(this.#folder, name), this.#maker);
      this.#segments.set(name, files);
      for (const file of files) this.#stored.set(file.path, file);
    }
  }

  /** Looks for a file. `isCurrent` tells whether what was looked up in other files is the same as then. */
  find(path: string, isCurrent: (file: StoredFile) => boolean): FoundFile {
    this.#paths.push(path);
    const old = this.#stored.get(path);
    const stored = old && isCurrent(old) ? old : undefined;
    const file = `${this.#root}/${path}`;
    try {
      const now = Date.now();
      const times = readTimes(file);
      if (stored && !this.#verify && isUntouched(stored.state, times)) return { stored };
      const bytes = readFileSync(file);
      const state = makeState(times, bytes, now);
      if (stored?.state.digest !== state.digest) return { bytes, state };
      if (stored.state.isSettled === state.isSettled && hasTimes(stored.state, times)) return { stored };
      const touched = { ...stored, state };
      this.#stored.set(path, touched);
      return { stored: touched };
    } catch {
      return {};
    }
  }

  /** Keeps what was made of a file. */
  keep(path: string, state: FileState, lookups: string, product: Product, warnings: readonly Problem[]): void {
    this.#stored.set(path, { path, state, lookups, product, warnings });
  }

  /**
   * Writes what has changed. Files that the catalogue no longer has are dropped; for files with errors, what was made of
   * them before is kept.
   */
  write(): void {
    const segments = divide(
      this.#paths.flatMap((path) => this.#stored.get(path) ?? []),
      [...this.#segments.keys()],
    );
    for (const [name, segment] of segments) {
      const old = new Set(this.#segments.get(name));
      if (old.size !== segment.length || !segment.every((file) => old.has(file)))
        this.#memory.write(join(this.#folder, name), this.#maker, segment);
    }
    for (const name of this.#listFiles()) if (!segments.has(name)) this.#remove(name);
  }

  #remove(name: string): void {
    const file = join(this.#folder, name);
    this.#memory.forget(file);
    const isAbandoned = () => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) + ABANDONED_MS < Date.now();
    if (isSegment(name) || isAbandoned()) rmSync(file, { force: true });
  }

  #listFiles(): string[] {
    return attempt(() => readdirSync(this.#folder)) ?? [];
  }
}
