import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import { DETAIL_WIDTHS, LISTING_WIDTHS, PICTURE_QUALITY } from '../../core/constants.ts';

/** Changes whenever the same source would be encoded otherwise: it is part of every picture's name. */
export const ENCODER_VERSION = '2';

/** Most bytes of a card's picture (256 wide). */
const CARD_BYTES = 8_000;
/** Most bytes of a picture up to 750 wide: the first view of a page waits for one of these. */
const VIEW_BYTES = 14_000;
/** Below this WebP falls apart; a picture that needs less is made smaller instead. */
const LOWEST_QUALITY = 30;

export interface EncodedPicture {
  readonly width: number;
  readonly data: Buffer;
}

/** Widths of section 7 that a square of `side` pixels can fill; a source below 640 gives its own size besides. */
export function chooseWidths(side: number): number[] {
  const widths = [...LISTING_WIDTHS, ...DETAIL_WIDTHS].filter((width) => width <= side);
  if (side < LISTING_WIDTHS[1] && !widths.includes(side as never)) widths.push(side as never);
  return widths;
}

const byteLimit = (width: number): number => {
  if (width <= LISTING_WIDTHS[0]) return CARD_BYTES;
  return width <= DETAIL_WIDTHS[0] ? VIEW_BYTES : Number.POSITIVE_INFINITY;
};

/**
 * Turns a photograph upright (EXIF), fits it whole into a square on the colour of its own edge, and encodes it as WebP at
 * each width it can fill: at quality 75, less where the byte limit wants it, narrower where even that does not help.
 * @throws what sharp throws for a file that is no picture.
 */
export async function encodePicture(source: Buffer): Promise<EncodedPicture[]> {
  const metadata = await sharp(source).metadata();
  const { width, height } = metadata.autoOrient;
  const side = Math.max(width, height);
  const finished = isFinished(metadata, source.length);
  // One decoded square, from which every width is made.
  const largest = Math.min(side, DETAIL_WIDTHS[1]);
  const { data, info } = await toSquare(source, largest, metadata);
  const square = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  const encoded = new Map<number, Buffer>();
  for (const wanted of chooseWidths(side)) {
    if (finished && wanted === side) encoded.set(side, source);
    else {
      const { width: got, data: bytes } = await encodeWidth(square, wanted, info.width, byteLimit(wanted));
      // Two widths that the limit has made alike are one.
      if (![...encoded.keys()].some((width) => got < width * 1.1)) encoded.set(got, bytes);
    }
  }
  return [...encoded].map(([got, bytes]) => ({ width: got, data: bytes }));
}

/** A square upright WebP within the limit is what encoding would make of it: another generation would only lose. */
function isFinished(metadata: Metadata, bytes: number): boolean {
  const { format, width, height, hasAlpha, orientation, icc, exif, pages = 1 } = metadata;
  return (
    format === 'webp' &&
    width === height &&
    !hasAlpha &&
    !orientation &&
    !icc &&
    !exif &&
    pages === 1 &&
    bytes <= byteLimit(width)
  );
}

async function toSquare(source: Buffer, side: number, metadata: Metadata): Promise<{ data: Buffer; info: OutputInfo }> {
  const upright = sharp(source).autoOrient().toColourspace('srgb');
  const { width, height } = metadata.autoOrient;
  if (metadata.hasAlpha) upright.flatten({ background: '#ffffff' });
  if (width === height)
    return upright
      .resize(side, side, { withoutEnlargement: true })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  const background = metadata.hasAlpha ? '#ffffff' : await edgeColour(source);
  return upright
    .resize(side, side, { fit: 'contain', background })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The mean colour of the picture's outermost pixels: what the empty sides of the square are filled with. */
async function edgeColour(source: Buffer): Promise<{ r: number; g: number; b: number }> {
  const side = 32;
  const pixels = await sharp(source)
    .autoOrient()
    .resize(side, side, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  const sums = [0, 0, 0];
  let count = 0;
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (x > 0 && x < side - 1 && y > 0 && y < side - 1) continue;
      for (let channel = 0; channel < 3; channel++)
        sums[channel] = (sums[channel] ?? 0) + (pixels[(y * side + x) * 3 + channel] ?? 0);
      count++;
    }
  }
  const [r = 0, g = 0, b = 0] = sums.map((sum) => Math.round(sum / count));
  return { r, g, b };
}

async function encodeWidth(square: () => Sharp, wanted: number, side: number, limit: number): Promise<EncodedPicture> {
  for (let width = wanted; ; width = Math.round(width * 0.85)) {
    const at = (quality: number) => {
      const picture = square();
      if (width < side) picture.resize(width, width);
      return picture.webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
    };
    let best = await at(PICTURE_QUALITY);
    if (best.length <= limit) return { width, data: best };
    let low = LOWEST_QUALITY;
    best = await at(low);
    if (best.length > limit) continue;
    // The highest quality that still fits.
    for (let high = PICTURE_QUALITY; high - low > 2;) {
      const middle = (low + high) >> 1;
      const candidate = await at(middle);
      if (candidate.length <= limit) {
        low = middle;
        best = candidate;
      } else high = middle;
    }
    return { width, data: best };
  }
}
