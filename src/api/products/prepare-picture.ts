import sharp from 'sharp';
import { readHead } from '../../catalog/pictures/read-head.ts';
import { LISTING_WIDTHS } from '../../core/constants.ts';

/** Pixels of the longer side: the build makes no larger files. */
const LONGEST_SIDE = 1_920;
const QUALITY = 88;
const SMALLEST_SIDE = LISTING_WIDTHS[0];

export interface MadePicture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a file for the catalogue of what was uploaded: turned upright, at most as large as pages show it, without the place and the time
 * that a phone notes in it. One at a time, for the sake of memory. Returns what is wrong as a sentence.
 */
export function preparePicture(source: Buffer): Promise<MadePicture | string> {
  const made = last.then(() => make(source));
  last = made.catch(() => {});
  return made;
}

async function make(source: Buffer): Promise<MadePicture | string> {
  try {
    const head = await readHead(source);
    const { width: across, height: up } = head.autoOrient;
    if (Math.max(across, up) < SMALLEST_SIDE)
      return `The picture has ${across} × ${up} pixels. It needs at least ${SMALLEST_SIDE} on the longer side.`;
    const { data, info } = await sharp(source)
      .autoOrient()
      .toColourspace('srgb')
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    return `The picture can’t be read: ${(error as Error).message}.`;
  }
}
