import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { CompressedSizes } from '../examine/compressed-size.ts';

/** Static imports in a bundled module: `import{a}from"./b.js"` and `import"./b.js"`, but not `import("./b.js")`. */
const STATIC_IMPORT =
  /(?:^|[;\n}])import\s*(?:[\w*${}\s,]+from\s*)?["'](\.[^"']+)["']|export\s*[\w*${}\s,]+from\s*["'](\.[^"']+)["']/g;

const isReact = (file: string): boolean => posix.basename(file).startsWith('react.');

/** Measures script files with everything that they import. */
export class ScriptFiles {
  readonly #folder: string;
  readonly #sizes: CompressedSizes;
  readonly #files = new Map<string, Promise<{ bytes: number; imports: string[] }>>();

  constructor(folder: string, sizes: CompressedSizes) {
    this.#folder = folder;
    this.#sizes = sizes;
  }

  /** Files that `entries` import at load without being among them. Each level of imports costs one more round trip. */
  async findUnnamed(entries: readonly string[]): Promise<string[]> {
    return [...(await this.#reach(entries))].filter((file) => !entries.includes(file));
  }

  /** Bytes of all files reachable from `entries`, each counted once. The file of React is counted separately. */
  async measure(entries: readonly string[]): Promise<{ bytes: number; reactBytes: number }> {
    let bytes = 0;
    let reactBytes = 0;
    for (const file of await this.#reach(entries)) {
      const entry = await this.#read(file);
      if (isReact(file)) reactBytes += entry.bytes;
      else bytes += entry.bytes;
    }
    return { bytes, reactBytes };
  }

  /** Bytes of each island file with what only it loads, that is, without what `entries` load. The file of React is counted separately. */
  async measureIslands(
    files: readonly string[],
    entries: readonly string[],
  ): Promise<{ islands: { file: string; bytes: number }[]; reactBytes: number }> {
    const seen = await this.#reach(entries);
    const islands: { file: string; bytes: number }[] = [];
    let reactBytes = 0;
    for (const file of new Set(files)) {
      const own = new Set([file]);
      let bytes = 0;
      for (const part of own) {
        if (seen.has(part)) continue;
        seen.add(part);
        const entry = await this.#read(part);
        for (const next of entry.imports) own.add(next);
        if (isReact(part)) reactBytes += entry.bytes;
        else bytes += entry.bytes;
      }
      islands.push({ file, bytes });
    }
    return { islands, reactBytes };
  }

  /** `entries` and all files that they import at load, directly or not. */
  async #reach(entries: readonly string[]): Promise<Set<string>> {
    const reached = new Set(entries);
    // Iterating over a set also visits entries added during the loop.
    for (const file of reached) for (const next of (await this.#read(file)).imports) reached.add(next);
    return reached;
  }

  #read(file: string): Promise<{ bytes: number; imports: string[] }> {
    let entry = this.#files.get(file);
    if (!entry) {
      entry = readFile(join(this.#folder, file), 'utf8').then(async (text) => ({
        bytes: await this.#sizes.measure(text),
        imports: [...text.matchAll(STATIC_IMPORT)].map(([, from, exported]) =>
          posix.join(posix.dirname(file), (from ?? exported) as string),
        ),
      }));
      this.#files.set(file, entry);
    }
    return entry;
  }
}
