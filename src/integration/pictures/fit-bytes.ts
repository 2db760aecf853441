import sharp from 'sharp';

/** Below this quality WebP shows blocks; a picture that needs less gets fewer pixels instead. It is never blurred. */
export const LOWEST_QUALITY = 30;
/** The lowest quality of a file for the first view, which is replaced after the page has loaded (browser/pictures/sharpen.ts). */
const LOWEST_FIRST_QUALITY = 20;
/** By how much the logarithm of the bytes falls with each step of quality. */
const STEP_GROWTH = 0.018;
/** The power of the side that the bytes grow with, at least. */
const SIDE_GROWTH = 1.3;
/** Share of the limit to aim at. */
const AIM = 0.97;
/** Share of the limit below which a wider file is tried, and how often. */
const POOR = 0.6;
const MOST_HALVINGS = 3;
/** Effort of the encoder, 0 to 6. 4 takes twice as long for 5 % fewer bytes. */
const EFFORT = 2;

/** A square of uncompressed pixels, three bytes each. */
export interface Square {
  readonly data: Buffer;
  readonly side: number;
}

interface Encoded {
  readonly quality: number;
  readonly data: Buffer;
}

/**
 * Encodes a picture as WebP within a limit of bytes: at a lower quality, and at the lowest one with fewer pixels. `first` is the picture at
 * a quality that is too large.
 */
export async function fitBytes(square: Square, limit: number, first: Encoded): Promise<Buffer> {
  const { quality, data } = await lowerQuality(square, limit, first, LOWEST_FIRST_QUALITY);
  const encode = async (side: number) => ({ side, data: await encodeWebp(await shrink(square, side), { quality }) });
  let tooWide = square.side;
  let best = { side: square.side, data };
  while (best.data.length > limit && best.side > 1) {
    tooWide = best.side;
    best = await encode(Math.floor(best.side * ((limit * AIM) / best.data.length) ** (1 / SIDE_GROWTH)));
  }
  // Where threads become finer than pixels, the bytes fall by a leap.
  for (let halving = 0; halving < MOST_HALVINGS && best.side < tooWide && best.data.length < limit * POOR; halving++) {
    const next = await encode((best.side + tooWide) >> 1);
    if (next.data.length > limit) tooWide = next.side;
    else best = next;
  }
  return best.data;
}

/** Encodes a picture at a quality that keeps to a limit of bytes, or at the lowest quality if none does. */
export async function lowerQuality(
  square: Square,
  limit: number,
  { quality, data }: Encoded,
  lowest = LOWEST_QUALITY,
): Promise<Encoded> {
  while (data.length > limit && quality > lowest) {
    const step = Math.ceil(Math.log(data.length / (limit * AIM)) / STEP_GROWTH);
    quality = Math.max(lowest, quality - step);
    data = await encodeWebp(square, { quality });
  }
  return { quality, data };
}

export async function shrink(square: Square, side: number): Promise<Square> {
  if (side >= square.side) return square;
  return { data: await openSquare(square).resize(side, side).raw().toBuffer(), side };
}

export const encodeWebp = (square: Square, { quality }: { quality: number }): Promise<Buffer> =>
  openSquare(square).webp({ quality, effort: EFFORT }).toBuffer();

const openSquare = ({ data, side }: Square) => sharp(data, { raw: { width: side, height: side, channels: 3 } });
