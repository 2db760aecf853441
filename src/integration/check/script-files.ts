import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { CompressedSizes } from './compressed-size.ts';

/** Static imports of a bundled module: `import{a}from"./b.js"` and `import"./b.js"`, but not `import("./b.js")`. */
const STATIC_IMPORT =
  /(?:^|[;\n}])import\s*(?:[\w*${}\s,]+from\s*)?["'](\.[^"']+)["']|export\s*[\w*${}\s,]+from\s*["'](\.[^"']+)["']/g;

/** Measures a page's script files with everything they import. */
export class ScriptFiles {
  readonly #folder: string;
  readonly #sizes: CompressedSizes;
  readonly #files = new Map<string, Promise<{ bytes: number; imports: string[] }>>();

  constructor(folder: string, sizes: CompressedSizes) {
    this.#folder = folder;
    this.#sizes = sizes;
  }

  /** Bytes of all files reachable from `entries`, each counted once; React's own file is counted apart. */
  async measure(entries: readonly string[]): Promise<{ bytes: number; reactBytes: number }> {
    const seen = new Set(entries);
    let bytes = 0;
    let reactBytes = 0;
    for (const file of seen) {
      const entry = await this.#read(file);
      for (const next of entry.imports) seen.add(next);
      if (posix.basename(file).startsWith('react.')) reactBytes += entry.bytes;
      else bytes += entry.bytes;
    }
    return { bytes, reactBytes };
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
