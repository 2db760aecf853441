import { hash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { type Effort, encodeWithDictionary, packBrotli } from '../compress/encode.ts';
import { writeWhole } from '../files/write-whole.ts';
import { type OwnAddresses, textCounter } from './counted-text.ts';
import { readBuildRecord } from '../files/build-record.ts';

/** Brotli's best quality. Budgets apply to its result. */
const EXACT = 11;

/** A brotli quality whose result is an upper bound: a tenth too high, in a fiftieth of the time of the best quality. It is closer than `quickSize`. */
const CLOSE = 5;

/** The size of a text in bytes after brotli. */
export async function brotliBytes(text: string, quality = EXACT): Promise<number> {
  const { length } = await packBrotli(Buffer.from(text), quality);
  return length;
}

/**
 * The size in bytes after zstd at its default level: an upper bound of `CompressedSizes.measure`. It is about a quarter too high, by nearly the same
 * on every page, and takes a fifth of the time of brotli 5 (`measureBound`).
 */
export const quickSize = (text: string | Buffer): number => zstdCompressSync(text).length;

const KEPT_SIZES = 'compressed-sizes.json';

interface SizedDictionary {
  readonly id: string;
  readonly content: Buffer;
}

/** A measured size and what it was measured with: effort, dictionary and digest of the text. */
export interface KeptSize {
  readonly key: string;
  readonly bytes: number;
}

/**
 * Measures texts after brotli 11, for budgets with the shop's addresses replaced by ones of a fixed length. Results are kept on disk, so that an
 * unchanged text is not compressed again.
 */
export class CompressedSizes {
  readonly #file: string;
  readonly #countedText: (text: string) => string;
  /** Dictionaries as budgets count them, by id. */
  readonly #dictionaries = new Map<string, Buffer>();
  #known: Record<string, number> = {};
  readonly #used: Record<string, number> = {};
  #fresh = 0;

  private constructor(file: string, addresses: OwnAddresses | undefined) {
    this.#file = file;
    this.#countedText = addresses ? textCounter(addresses) : (text) => text;
  }

  /** Opens the results kept in the folder `cache`. Without `addresses`, texts are measured unchanged. */
  static async open(cache: string, addresses?: OwnAddresses): Promise<CompressedSizes> {
    const sizes = new CompressedSizes(join(cache, KEPT_SIZES), addresses);
    // If there are no results yet, or the file is damaged, everything is measured.
    sizes.#known = (await readBuildRecord(cache, KEPT_SIZES)) ?? {};
    return sizes;
  }

  measure(text: string): Promise<number> {
    const measured = this.#countedText(text);
    return this.#keep(hash('sha1', measured, 'base64url'), () => brotliBytes(measured));
  }

  /** An upper bound of `measure` in bytes, closer than `quickSize`. */
  measureBound(text: string): Promise<number> {
    const measured = this.#countedText(text);
    return this.#keep(`${CLOSE} ${hash('sha1', measured, 'base64url')}`, () => brotliBytes(measured, CLOSE));
  }

  /** The size in bytes at another brotli quality. It is not kept. */
  measureAt(quality: number, text: string): Promise<number> {
    return brotliBytes(this.#countedText(text), quality);
  }

  /** The size after zstd with a dictionary. */
  async measureWith(text: string, dictionary: SizedDictionary, effort: Effort): Promise<KeptSize> {
    const measured = Buffer.from(this.#countedText(text));
    const key = `${effort} ${dictionary.id} ${hash('sha1', measured, 'base64url')}`;
    const bytes = await this.#keep(key, async () => {
      const packed = await encodeWithDictionary(measured, this.#measuredDictionary(dictionary), effort);
      return packed.length;
    });
    return { key, bytes };
  }

  #measuredDictionary({ id, content }: SizedDictionary): Buffer {
    const known = this.#dictionaries.get(id) ?? Buffer.from(this.#countedText(content.toString()));
    this.#dictionaries.set(id, known);
    return known;
  }

  /** Keeps a result of `measureWith` for the next build if it was made with this dictionary and effort. Returns whether it was. */
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

  /** How many texts were compressed in this run. */
  get fresh(): number {
    return this.#fresh;
  }

  /** Writes the results of this build. Results of texts that no longer exist are dropped. */
  async close(): Promise<void> {
    await mkdir(dirname(this.#file), { recursive: true });
    await writeWhole(this.#file, JSON.stringify(this.#used));
  }
}
