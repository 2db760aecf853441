import { productChecksText } from '../../../messages/rooms/product-checks.ts';
import sharp from 'sharp';
import { DAMAGED, readHead } from '../../../catalog/pictures/read-head.ts';
import { LISTING_WIDTHS } from '../../../core/site/constants.ts';

/** How a picture is made. Sides are pixels of the longer one. */
interface Making {
  readonly longestSide: number;
  readonly smallestSide: number;
  readonly quality: number;
}

/** The build makes no larger files. */
const FOR_PRODUCTS: Making = { longestSide: 1_920, smallestSide: LISTING_WIDTHS[0], quality: 88 };

interface MadePicture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a WebP file of what was uploaded: turned upright, at most as large as pages show it, without the place and the time that a phone
 * notes in it. One at a time, for the sake of memory. Returns what is wrong as a sentence.
 */
export function preparePicture(source: Buffer, making = FOR_PRODUCTS): Promise<MadePicture | string> {
  const made = last.then(() => make(source, making));
  last = made.catch(() => {});
  return made;
}

async function make(source: Buffer, { longestSide, smallestSide, quality }: Making): Promise<MadePicture | string> {
  const head = await readHead(source).catch((error: Error) => unreadable(error.message));
  if (typeof head === 'string') return head;
  const { width: across, height: up } = head.autoOrient;
  if (Math.max(across, up) < smallestSide)
    return productChecksText.pictureSmall({ width: across, height: up, least: smallestSide });
  try {
    const { data, info } = await sharp(source)
      .autoOrient()
      .toColourspace('srgb')
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    return unreadable(DAMAGED);
  }
}

const unreadable = (reason: string): string => productChecksText.pictureUnreadable({ reason });
