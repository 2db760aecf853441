import sharp from 'sharp';
import { heightAt } from '../../core/pictures/picture-shape.ts';

/** Below this quality WebP shows blocks; a picture that needs less gets fewer pixels instead. It is never blurred. */
export const LOWEST_QUALITY = 30;
/** The lowest quality of a file for the first view, which is replaced after the page has loaded (browser/pictures/sharpen.ts). */
const LOWEST_FIRST_QUALITY = 20;
/** By how much the logarithm of the bytes falls with each step of quality. */
const STEP_GROWTH = 0.018;
/** The power of the width that the bytes grow with, at least. */
const SIDE_GROWTH = 1.3;
/** Share of the limit to aim at. */
const AIM = 0.97;
/** Share of the limit below which a wider file is tried, and how often. */
const POOR = 0.6;
const MOST_HALVINGS = 3;
/** Effort of the encoder, 0 to 6. 4 takes twice as long for 5 % fewer bytes. */
const EFFORT = 2;

/** A picture of uncompressed pixels, three bytes each. */
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
 * Encodes a picture as WebP within a limit of bytes: at a lower quality, and at the lowest one with fewer pixels. `first` is the picture at
 * a quality that is too large.
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
  // Where threads become finer than pixels, the bytes fall by a leap.
  for (let halving = 0; halving < MOST_HALVINGS && best.width < tooWide && best.data.length < limit * POOR; halving++) {
    const next = await encode((best.width + tooWide) >> 1);
    if (next.data.length > limit) tooWide = next.width;
    else best = next;
  }
  return best.data;
}

/** Encodes a picture at a quality that keeps to a limit of bytes, or at the lowest quality if none does. */
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

/** The picture at a smaller width, by default with the height that keeps its shape. */
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

/** Pixels without an alpha channel, for sharp. */
export const openPixels = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });
