import sharp, { type Metadata, type OutputInfo } from 'sharp';
import { DETAIL_WIDTHS, HARDLY_WIDER, LISTING_WIDTHS, PICTURE_QUALITY } from '../../core/constants.ts';

/** Part of every picture's name. Increase it when the same source would be encoded differently. */
export const ENCODER_VERSION = '5';

/** Most bytes of a card's picture (256 wide). */
const CARD_BYTES = 8_000;
/** Most bytes of a picture up to 750 wide: the first view of a page waits for one of these. */
const VIEW_BYTES = 14_000;
/** Below this quality WebP shows artefacts; pictures that need less are blurred instead. */
const LOWEST_QUALITY = 30;
/** Bytes grow with this power of the width at equal quality. */
const GROWTH = 1.35;
/** Share of the bytes that one step of quality saves. */
const STEP_SHARE = 0.0093;
/** Share of the limit to aim at, and the share below which a better quality is tried. */
const AIM = 0.97;
const ENOUGH = 0.8;
/**
 * A WebP source slightly wider than 750 pixels with more bytes than this has so much detail that 750 pixels would need a quality below
 * 40. It looks better at 640, which is then its largest width.
 */
const BUSY_BYTES = 24_000;
/** Effort of the encoder, 0 to 6. 4 takes twice as long for 5 % fewer bytes. */
const EFFORT = 2;

export interface EncodedPicture {
  readonly width: number;
  readonly data: Buffer;
}

/** Where a picture is shown: on cards and in its product's gallery, or only in the gallery. */
export type PictureUse = 'card' | 'gallery';

/**
 * The widths that `encodePicture` will produce: listing and detail widths (specification section 7) for a card, detail widths and a
 * thumbnail for a gallery, none larger than the source. A source narrower than 640 also gets its own width.
 */
export function foreseeWidths(head: Metadata, bytes: number, use: PictureUse): number[] {
  const side = squareSide(head);
  const [thumbnail, listing] = LISTING_WIDTHS;
  const details = chooseDetailWidths(head, bytes);
  const listings = use === 'gallery' && details.length > 0 ? [thumbnail] : [thumbnail, listing];
  const widths = [...listings, ...details].filter((width) => width <= side);
  if (side < listing && side !== thumbnail) widths.push(side);
  return widths;
}

/** A WebP source slightly wider than 750 pixels is used as it is where it is finished, and has no detail width where it has too much detail. */
function chooseDetailWidths(head: Metadata, bytes: number): number[] {
  const [detail] = DETAIL_WIDTHS;
  const side = squareSide(head);
  if (head.format === 'webp' && side >= detail && side <= detail * HARDLY_WIDER) {
    if (isFinished(head, bytes)) return [side];
    if (bytes > BUSY_BYTES) return [];
  }
  return DETAIL_WIDTHS.filter((width) => width <= side);
}

const byteLimit = (width: number): number => {
  if (width <= LISTING_WIDTHS[0]) return CARD_BYTES;
  return width <= DETAIL_WIDTHS[0] * HARDLY_WIDER ? VIEW_BYTES : Number.POSITIVE_INFINITY;
};

/** Side in pixels of the square that a picture is fitted into. */
const squareSide = ({ autoOrient: { width, height } }: Metadata): number => Math.max(width, height);

/**
 * Reads the header of a picture's file.
 * @throws sharp's error for a file that is not a picture.
 */
export const readHead = (source: Buffer): Promise<Metadata> => sharp(source).metadata();

/**
 * Rotates a picture as its EXIF data says, fits it into a square filled with the colour of its edge, and encodes it as WebP at each
 * width: at quality 75, lower to keep the byte limit, and blurred where that is not enough.
 * @throws sharp's error for a file that is not a picture.
 */
export async function encodePicture(source: Buffer, head: Metadata, use: PictureUse): Promise<EncodedPicture[]> {
  const side = squareSide(head);
  const widths = foreseeWidths(head, source.length, use);
  const isOwn = (width: number) => width === side && isFinished(head, source.length);
  // Decoded once; every width is made from it.
  const largest = widths.filter((width) => !isOwn(width)).at(-1) ?? side;
  const { data, info } = await toSquare(source, largest, head);
  const square: Square = { data, side: info.width };
  const encoded: EncodedPicture[] = [];
  /** Bytes at full quality divided by width ** GROWTH: about the same for every width of a picture. */
  let density: number | undefined;
  for (const width of widths) {
    if (isOwn(width)) encoded.push({ width, data: source });
    else {
      const expected = density && density * width ** GROWTH;
      const { bytes, atFull } = await encodeWithin(await shrink(square, width), byteLimit(width), expected);
      density = atFull / width ** GROWTH;
      encoded.push({ width, data: bytes });
    }
  }
  return encoded;
}

/** A square WebP within the byte limit is kept as it is: encoding it again would only lose quality. */
function isFinished(head: Metadata, bytes: number): boolean {
  const { format, width, height, hasAlpha, orientation, icc, exif, pages = 1 } = head;
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

async function toSquare(source: Buffer, side: number, head: Metadata): Promise<{ data: Buffer; info: OutputInfo }> {
  const upright = sharp(source).autoOrient().toColourspace('srgb');
  const { width, height } = head.autoOrient;
  if (head.hasAlpha) upright.flatten({ background: '#ffffff' });
  if (width === height)
    return upright
      .resize(side, side, { withoutEnlargement: true })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  const background = head.hasAlpha ? '#ffffff' : await edgeColour(source);
  return upright
    .resize(side, side, { fit: 'contain', background })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The mean colour of the picture's outermost pixels, for the empty sides of the square. */
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

/** Uncompressed pixels, three bytes each. */
interface Square {
  readonly data: Buffer;
  readonly side: number;
}

const open = ({ data, side }: Square) => sharp(data, { raw: { width: side, height: side, channels: 3 } });

async function shrink(square: Square, side: number): Promise<Square> {
  return side < square.side ? { data: await open(square).resize(side, side).raw().toBuffer(), side } : square;
}

/** Share of its bytes at full quality that a picture needs at `quality`. */
const shareAt = (quality: number): number => 1 - (PICTURE_QUALITY - quality) * STEP_SHARE;
/** The quality at which a picture with `atFull` bytes at full quality should reach the share AIM of the limit. */
const qualityFor = (limit: number, atFull: number): number =>
  Math.min(PICTURE_QUALITY, Math.floor(PICTURE_QUALITY - (1 - (limit * AIM) / atFull) / STEP_SHARE));

/**
 * Encodes at the best quality within the limit. With an estimate of the bytes at full quality (`expected`) most pictures need one
 * attempt; each attempt improves the estimate for the next.
 */
async function encodeWithin(square: Square, limit: number, expected = 0): Promise<{ bytes: Buffer; atFull: number }> {
  let best: { bytes: Buffer; atFull: number } | undefined;
  let quality = Math.max(LOWEST_QUALITY, qualityFor(limit, expected));
  for (;;) {
    const bytes = await encode(square, quality);
    const attempt = { bytes, atFull: bytes.length / shareAt(quality) };
    const next = Math.max(LOWEST_QUALITY, qualityFor(limit, attempt.atFull));
    if (bytes.length > limit) {
      // The attempt before was the best that fits.
      if (best) return best;
      if (quality === LOWEST_QUALITY) return { ...attempt, bytes: await blurWithin(square, limit) };
      quality = Math.min(quality - 1, next);
    } else if (best || next <= quality || bytes.length >= limit * ENOUGH) return attempt;
    else {
      best = attempt;
      quality = next;
    }
  }
}

/** Blurs a picture increasingly until it fits at the lowest quality. */
async function blurWithin(square: Square, limit: number): Promise<Buffer> {
  for (let blur = 0.8; ; blur *= 1.5) {
    const bytes = await encode(square, LOWEST_QUALITY, blur);
    if (bytes.length <= limit) return bytes;
  }
}

function encode(square: Square, quality: number, blur = 0): Promise<Buffer> {
  const picture = open(square);
  if (blur > 0) picture.blur(blur);
  return picture.webp({ quality, effort: EFFORT }).toBuffer();
}
