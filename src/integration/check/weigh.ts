import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { writeWhole } from '../pictures/source.ts';

const compress = promisify(brotliCompress);

/** The best that brotli does, which budgets are held against, and a quick one that leaves a tenth more in a fortieth of the time. */
const EXACT = 11;
const QUICK = 5;

/** Bytes of a text as brotli leaves it. */
export async function brotliBytes(text: string, quality = EXACT): Promise<number> {
  const data = Buffer.from(text);
  const packed = await compress(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
  return packed.length;
}

/** Bytes of a text as a quick brotli leaves it: never fewer than those of `Scales.weigh`. */
export const weighQuickly = (text: string): Promise<number> => brotliBytes(text, QUICK);

/** Weighs texts as brotli 11 leaves them and keeps the results by content: what did not change is not weighed again. */
export class Scales {
  readonly #file: string;
  #known: Record<string, number> = {};
  readonly #used: Record<string, number> = {};
  #fresh = 0;

  private constructor(file: string) {
    this.#file = file;
  }

  static async open(cache: string): Promise<Scales> {
    const scales = new Scales(join(cache, 'weights.json'));
    try {
      scales.#known = JSON.parse(await readFile(scales.#file, 'utf8')) as Record<string, number>;
    } catch {
      // No results are kept yet, or a killed build left none: everything is weighed.
    }
    return scales;
  }

  async weigh(text: string): Promise<number> {
    const key = createHash('sha1').update(text).digest('base64url');
    let bytes = this.#known[key] ?? this.#used[key];
    if (bytes === undefined) {
      bytes = await brotliBytes(text);
      this.#fresh++;
    }
    this.#used[key] = bytes;
    return bytes;
  }

  /** How many texts were weighed anew. */
  get fresh(): number {
    return this.#fresh;
  }

  /** Keeps the results of this build; those of texts that are gone are forgotten. */
  async close(): Promise<void> {
    await mkdir(dirname(this.#file), { recursive: true });
    await writeWhole(this.#file, JSON.stringify(this.#used));
  }
}
