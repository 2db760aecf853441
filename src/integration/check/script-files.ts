import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Scales } from './weigh.ts';

/** A static import of a bundled module: `import{a}from"./b.js"`, `import"./b.js"`; not `import("./b.js")`, which a touch asks for. */
const STATIC_IMPORT =
  /(?:^|[;\n}])import\s*(?:[\w*${}\s,]+from\s*)?["'](\.[^"']+)["']|export\s*[\w*${}\s,]+from\s*["'](\.[^"']+)["']/g;

/** Weighs what a page's scripts bring along: the files themselves and everything they import. */
export class ScriptFiles {
  readonly #folder: string;
  readonly #scales: Scales;
  readonly #files = new Map<string, Promise<{ bytes: number; imports: string[] }>>();

  constructor(folder: string, scales: Scales) {
    this.#folder = folder;
    this.#scales = scales;
  }

  /** Bytes of all files that `entries` lead to, each once; React's own file apart. */
  async weigh(entries: readonly string[]): Promise<{ bytes: number; reactBytes: number }> {
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
        bytes: await this.#scales.weigh(text),
        imports: [...text.matchAll(STATIC_IMPORT)].map(([, from, exported]) =>
          posix.join(posix.dirname(file), (from ?? exported) as string),
        ),
      }));
      this.#files.set(file, entry);
    }
    return entry;
  }
}
