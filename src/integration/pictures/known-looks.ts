import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureLook } from '../../core/pictures/fit-picture.ts';
import { LineStore } from '../files/line-store.ts';
import { lookAtPicture } from './look-at-picture.ts';

/** Increase the number when the same picture would be judged differently. */
const FILE = 'looks-2.jsonl';

type Seen = readonly [PictureLook['plain'], PictureLook['ground'], PictureLook['focus']];

/** The looks of pictures, kept across builds. Each picture is examined once. */
export class KnownLooks {
  readonly #store: LineStore<Seen>;

  private constructor(store: LineStore<Seen>) {
    this.#store = store;
  }

  static async open(cache: string): Promise<KnownLooks> {
    return new KnownLooks(await LineStore.open<Seen>(join(cache, FILE)));
  }

  /** The look of the picture with this digest, whose source is `file`. */
  async of(key: string, file: string): Promise<PictureLook> {
    const known = this.#store.get(key);
    if (known) return { plain: known[0], ground: known[1], focus: known[2] };
    const look = await lookAtPicture(await readFile(file));
    await this.#store.add(key, [look.plain, look.ground, look.focus]);
    return look;
  }
}
