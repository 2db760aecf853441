import { hash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { type Effort, encodeWithDictionary, packBrotli } from '../compress/encode.ts';
import { writeWhole } from '../pictures/source.ts';

/** Brotli's best quality, which budgets are measured with. */
const EXACT = 11;

/** Size in bytes of a text after brotli. */
export async function brotliBytes(text: string, quality = EXACT): Promise<number> {
  const { length } = await packBrotli(Buffer.from(text), quality);
  return length;
}

/**
 * Size in bytes after zstd at its standard level: an upper bound of `CompressedSizes.measure`. It is about a quarter too high, with
 * little difference between pages, and takes a fifth of the time of brotli 5.
 */
export const quickSize = (text: string | Buffer): number => zstdCompressSync(text).length;

interface SizedDictionary {
  readonly id: string;
  readonly content: Buffer;
}

/** A size with what it was measured of: effort, dictionary and digest of the text. */
export interface KeptSize {
  readonly key: string;
  readonly bytes: number;
}

/** Measures texts after brotli 11 and keeps the results on disk by content, so that an unchanged text is not compressed again. */
export class CompressedSizes {
  readonly #file: string;
  #known: Record<string, number> = {};
  readonly #used: Record<string, number> = {};
  #fresh = 0;

  private constructor(file: string) {
    this.#file = file;
  }

  static async open(cache: string): Promise<CompressedSizes> {
    const sizes = new CompressedSizes(join(cache, 'compressed-sizes.json'));
    try {
      sizes.#known = JSON.parse(await readFile(sizes.#file, 'utf8')) as Record<string, number>;
    } catch {
      // There are no kept results yet, or the file is damaged: everything is measured.
    }
    return sizes;
  }

  measure(text: string): Promise<number> {
    return this.#keep(hash('sha1', text, 'base64url'), () => brotliBytes(text));
  }

  /** Size after zstd with a dictionary. */
  async measureWith(content: Buffer, { id, content: dictionary }: SizedDictionary, effort: Effort): Promise<KeptSize> {
    const key = `${effort} ${id} ${hash('sha1', content, 'base64url')}`;
    const bytes = await this.#keep(key, async () => {
      const packed = await encodeWithDictionary(content, dictionary, effort);
      return packed.length;
    });
    return { key, bytes };
  }

  /** Keeps a result of `measureWith` further, if it is one of this dictionary and effort. Returns whether it is. */
  keepWith({ id }: Pick<SizedDictionary, 'id'>, effort: Effort, { key, bytes }: KeptSize): boolean {
    const isSame = key.startsWith(`${effort} ${id} `);
    if (isSame) this.#used[key] = bytes;
    return isSame;
  }

  async #keep(key: string, measure: () => Promise<number>): Promise<number> {
    let bytes = this.#known[key] ?? this.#used[key];
    if (bytes === undefined) {
      bytes = await measure();
      this.#fresh++;
    }
    this.#used[key] = bytes;
    return bytes;
  }

  /** How many texts had to be compressed. */
  get fresh(): number {
    return this.#fresh;
  }

  /** Writes the results of this build. Results of texts that no longer exist are dropped. */
  async close(): Promise<void> {
    await mkdir(dirname(this.#file), { recursive: true });
    await writeWhole(this.#file, JSON.stringify(this.#used));
  }
}
