import sharp from 'sharp';
import { heightAt } from '../../core/pictures/picture-shape.ts';

/** Below this quality WebP shows blocks. A picture that would need a lower one gets fewer pixels instead. It is never blurred. */
export const LOWEST_QUALITY = 30;
/** The lowest quality of a file for the first view, which is replaced after the page has loaded (browser/pictures/sharpen.ts). */
const LOWEST_FIRST_QUALITY = 20;
/** How much the logarithm of the bytes changes with each step of quality. */
const STEP_GROWTH = 0.018;
/** The bytes grow at least with this power of the width. */
const SIDE_GROWTH = 1.3;
/** The share of the limit to aim for. */
const AIM = 0.97;
/** A wider file is tried, at most this often, if the bytes are below this share of the limit. */
const POOR = 0.6;
const MOST_HALVINGS = 3;
/** Effort of the encoder, 0 to 6. At 4, it takes twice as long for 5 % fewer bytes. */
const EFFORT = 2;

/** Uncompressed pixels, three bytes each. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

interface Encoded {
  readonly quality: number;
  readonly data: Buffer;
}

/**
 * Encodes a picture as WebP within a limit of bytes: at a lower quality and, at the lowest one, with fewer pixels. `first` is the picture at a
 * quality with which it is too large.
 */
export async function fitBytes(pixels: Pixels, limit: number, first: Encoded): Promise<Buffer> {
  const { quality, data } = await lowerQuality(pixels, limit, first, LOWEST_FIRST_QUALITY);
  const encode = async (width: number) => ({ width, data: await encodeWebp(await shrink(pixels, width), { quality }) });
  let tooWide = pixels.width;
  let best = { width: pixels.width, data };
  while (best.data.length > limit && best.width > 1) {
    tooWide = best.width;
    best = await encode(Math.floor(best.width * ((limit * AIM) / best.data.length) ** (1 / SIDE_GROWTH)));
  }
  // Where details become finer than pixels, the bytes drop suddenly.
  for (let halving = 0; halving < MOST_HALVINGS && best.width < tooWide && best.data.length < limit * POOR; halving++) {
    const next = await encode((best.width + tooWide) >> 1);
    if (next.data.length > limit) tooWide = next.width;
    else best = next;
  }
  return best.data;
}

/** Encodes a picture at the highest quality within a limit of bytes, or at the lowest quality if none is. */
export async function lowerQuality(
  pixels: Pixels,
  limit: number,
  { quality, data }: Encoded,
  lowest = LOWEST_QUALITY,
): Promise<Encoded> {
  while (data.length > limit && quality > lowest) {
    const step = Math.ceil(Math.log(data.length / (limit * AIM)) / STEP_GROWTH);
    quality = Math.max(lowest, quality - step);
    data = await encodeWebp(pixels, { quality });
  }
  return { quality, data };
}

/** Scales a picture down to a width. By default, it keeps its shape. */
export async function shrink(
  pixels: Pixels,
  width: number,
  height = heightAt(width, pixels.height / pixels.width),
): Promise<Pixels> {
  if (width >= pixels.width) return pixels;
  return { data: await openPixels(pixels).resize(width, height, { fit: 'fill' }).raw().toBuffer(), width, height };
}

/** Encodes pixels as WebP. `quality` is from 1 to 100. */
export const encodeWebp = (pixels: Pixels, { quality }: { quality: number }): Promise<Buffer> =>
  openPixels(pixels).webp({ quality, effort: EFFORT }).toBuffer();

/** Opens pixels without an alpha channel in sharp. */
export const openPixels = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });
