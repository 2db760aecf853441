import sharp, { type Metadata, type OutputInfo } from 'sharp';
import { DETAIL_WIDTHS, HARDLY_WIDER, LISTING_WIDTHS, PICTURE_QUALITY } from '../../core/constants.ts';

/** Changes whenever the same source would be encoded otherwise: it is part of every picture's name. */
export const ENCODER_VERSION = '5';

/** Most bytes of a card's picture (256 wide). */
const CARD_BYTES = 8_000;
/** Most bytes of a picture up to 750 wide: the first view of a page waits for one of these. */
const VIEW_BYTES = 14_000;
/** Below this WebP falls apart; a picture that needs less is softened instead. */
const LOWEST_QUALITY = 30;
/** How bytes grow with the width at one quality: as its power. */
const GROWTH = 1.35;
/** Share of the bytes that one step of quality less saves. */
const STEP_SHARE = 0.0093;
/** Part of the limit that is aimed at, and the least of it that is taken where a better quality would fit. */
const AIM = 0.97;
const ENOUGH = 0.8;
/**
 * A WebP that is hardly wider than 750 and has more bytes than this is busy: within the limit 750 pixels would need a
 * quality below 40 and show less than 640 do, which are then its largest.
 */
const BUSY_BYTES = 24_000;
/** Of 0 to 6: 4 takes twice as long for a twentieth fewer bytes. */
const EFFORT = 2;

export interface EncodedPicture {
  readonly width: number;
  readonly data: Buffer;
}

/** Where a picture is shown: on cards and in its product's gallery, or in the gallery alone. */
export type PictureUse = 'card' | 'gallery';

/**
 * The widths that `encodePicture` will give, of those of section 7 that a picture can fill: those of listings and details
 * for a card's, those of details and a thumbnail for one that only a gallery shows. A source below 640 gives its own size
 * besides.
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

/** A WebP that is hardly wider than 750 stands for it where it is finished, and goes without where it is busy. */
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

/** Side in pixels of the square that a picture becomes. */
const squareSide = ({ autoOrient: { width, height } }: Metadata): number => Math.max(width, height);

/**
 * What the head of a picture's file says of it.
 * @throws what sharp throws for a file that is no picture.
 */
export const readHead = (source: Buffer): Promise<Metadata> => sharp(source).metadata();

/**
 * Turns a photograph upright (EXIF), fits it whole into a square on the colour of its own edge, and encodes it as WebP at
 * each width it can fill: at quality 75, less where the byte limit wants it, softened where even that does not help.
 * @throws what sharp throws for a file that is no picture.
 */
export async function encodePicture(source: Buffer, head: Metadata, use: PictureUse): Promise<EncodedPicture[]> {
  const side = squareSide(head);
  const widths = foreseeWidths(head, source.length, use);
  const isOwn = (width: number) => width === side && isFinished(head, source.length);
  // One decoded square, from which every width is made.
  const largest = widths.filter((width) => !isOwn(width)).at(-1) ?? side;
  const { data, info } = await toSquare(source, largest, head);
  const square: Square = { data, side: info.width };
  const encoded: EncodedPicture[] = [];
  /** What the last width needs at full quality by the power of its width: the next needs about the same. */
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

/** A square upright WebP within the limit is what encoding would make of it: another generation would only lose. */
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

/** Uncompressed pixels, three bytes each. */
interface Square {
  readonly data: Buffer;
  readonly side: number;
}

const open = ({ data, side }: Square) => sharp(data, { raw: { width: side, height: side, channels: 3 } });

async function shrink(square: Square, side: number): Promise<Square> {
  return side < square.side ? { data: await open(square).resize(side, side).raw().toBuffer(), side } : square;
}

/** The part of its bytes at full quality that a picture needs at another one. */
const shareAt = (quality: number): number => 1 - (PICTURE_QUALITY - quality) * STEP_SHARE;
/** The quality at which a picture that needs `atFull` bytes at full quality needs the part of the limit that is aimed at. */
const qualityFor = (limit: number, atFull: number): number =>
  Math.min(PICTURE_QUALITY, Math.floor(PICTURE_QUALITY - (1 - (limit * AIM) / atFull) / STEP_SHARE));

/**
 * Encodes at the best quality within the limit. Where the bytes at full quality are foreseen (`expected`), most pictures
 * need one attempt; each attempt foretells the next.
 */
async function encodeWithin(square: Square, limit: number, expected = 0): Promise<{ bytes: Buffer; atFull: number }> {
  let best: { bytes: Buffer; atFull: number } | undefined;
  let quality = Math.max(LOWEST_QUALITY, qualityFor(limit, expected));
  for (;;) {
    const bytes = await encode(square, quality);
    const attempt = { bytes, atFull: bytes.length / shareAt(quality) };
    const next = Math.max(LOWEST_QUALITY, qualityFor(limit, attempt.atFull));
    if (bytes.length > limit) {
      // What fitted before was the best.
      if (best) return best;
      if (quality === LOWEST_QUALITY) return { ...attempt, bytes: await soften(square, limit) };
      quality = Math.min(quality - 1, next);
    } else if (best || next <= quality || bytes.length >= limit * ENOUGH) return attempt;
    else {
      best = attempt;
      quality = next;
    }
  }
}

/** Blurs a picture, more and more, until it fits at the lowest quality. */
async function soften(square: Square, limit: number): Promise<Buffer> {
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
