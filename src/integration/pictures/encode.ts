import sharp, { type Metadata, type OutputInfo } from 'sharp';
import { CARD_WIDTH, DETAIL_WIDTHS, HARDLY_WIDER, LISTING_WIDTHS, THUMBNAIL_WIDTH } from '../../core/constants.ts';
import { encodeByScore, encodeWithin } from './encode-by-score.ts';
import type { Square } from './fit-bytes.ts';
import type { PictureFormat } from './score.ts';

/** Parts of pictures' names. Increase one when the same source would be encoded differently for that use. */
const VERSIONS: Readonly<Record<PictureUse, string>> = {
  gallery: '9 gallery',
  card: '10 card',
  'card-avif': '10 card avif',
};

/** What the names of pictures are made of, besides their sources. */
export const encoderName = (use: PictureUse): string => VERSIONS[use];

/** Most bytes of the files for cards. The smaller one and a further list are to have 8 KB where data is saved. */
const CARD_BYTES = { [LISTING_WIDTHS[0]]: 4_700, [CARD_WIDTH]: 9_000 } as const;
/** Most bytes of a file of 256 pixels that only a gallery has. */
const SMALL_BYTES = 8_000;
/** Most bytes of a picture up to 750 wide: the first view of a page waits for one of these. */
const VIEW_BYTES = 14_000;
/**
 * A WebP source slightly wider than 750 pixels with more bytes than this has so much detail that 750 pixels would need a quality below
 * 40. It looks better at 640, which is then its largest width.
 */
const BUSY_BYTES = 24_000;
export interface EncodedPicture {
  readonly width: number;
  readonly format: PictureFormat;
  readonly data: Buffer;
}

/** Where a picture is shown: on cards and in its product's gallery, the former with or without AVIF; or only in the gallery. */
export type PictureUse = 'card' | 'card-avif' | 'gallery';

/**
 * The widths that `encodePicture` will produce: a thumbnail, listing and detail widths (specification section 7), none larger than the
 * source. The largest is as wide as the source up to 1920, unless another one is hardly narrower.
 */
export function foreseeWidths(head: Metadata, bytes: number, use: PictureUse): number[] {
  const side = squareSide(head);
  const [small, large] = LISTING_WIDTHS;
  const forCards = use === 'gallery' ? [] : [CARD_WIDTH];
  const all = [THUMBNAIL_WIDTH, small, ...forCards, large, ...chooseDetailWidths(head, bytes, use)];
  const widths = all.filter((width) => width <= side);
  if (side < large && !widths.includes(side)) widths.push(side);
  return widths;
}

/** A WebP source slightly wider than 750 pixels is used as it is where it is finished, and has no detail width where it has too much detail. */
function chooseDetailWidths(head: Metadata, bytes: number, use: PictureUse): number[] {
  const [detail, , largest] = DETAIL_WIDTHS;
  const side = squareSide(head);
  if (head.format === 'webp' && side >= detail && side <= detail * HARDLY_WIDER) {
    if (isFinished(head, bytes, use)) return [side];
    if (bytes > BUSY_BYTES) return [];
  }
  const widths: number[] = DETAIL_WIDTHS.filter((width) => width <= side);
  const own = Math.min(side, largest);
  if (own > (widths.at(-1) ?? own) * HARDLY_WIDER) widths.push(own);
  return widths;
}

const byteLimit = (width: number, use: PictureUse): number => {
  const [small] = LISTING_WIDTHS;
  if (use !== 'gallery' && width <= CARD_WIDTH) return CARD_BYTES[width <= small ? small : CARD_WIDTH];
  if (width <= small) return SMALL_BYTES;
  return width <= DETAIL_WIDTHS[0] * HARDLY_WIDER ? VIEW_BYTES : Number.POSITIVE_INFINITY;
};

/** Side in pixels of the square that a picture is fitted into. */
const squareSide = ({ autoOrient: { width, height } }: Metadata): number => Math.max(width, height);

/**
 * Rotates a picture as its EXIF data says, fits it into a square filled with the colour of its edge, and encodes it as WebP at each width.
 * At the width of cards it looks for the quality, which the other widths get too, and tries AVIF if a card shows the picture.
 * @throws sharp's error for a file that is not a picture.
 */
export async function encodePicture(source: Buffer, head: Metadata, use: PictureUse): Promise<EncodedPicture[]> {
  const side = squareSide(head);
  const widths = foreseeWidths(head, source.length, use);
  const isOwn = (width: number) => width === side && isFinished(head, source.length, use);
  // Decoded once; every width is made from it.
  const largest = widths.filter((width) => !isOwn(width)).at(-1) ?? side;
  const { data, info } = await toSquare(source, largest, head);
  const square: Square = { data, side: info.width };
  const scored = widths.find((width) => width >= LISTING_WIDTHS[0]) ?? square.side;
  const limits = { bytes: byteLimit(scored, use), avif: use === 'card-avif' };
  const { quality, ...made } = await encodeByScore(await shrink(square, scored), limits);
  const encoded: EncodedPicture[] = [];
  for (const width of widths) {
    const encode = async () => encodeWithin(await shrink(square, width), quality, byteLimit(width, use));
    const data = isOwn(width) ? source : width === scored ? made.webp : await encode();
    encoded.push({ width, format: 'webp', data });
    if (width === scored && made.avif) encoded.push({ width, format: 'avif', data: made.avif });
  }
  return encoded;
}

/** A square WebP within the byte limit is kept as it is: encoding it again would only lose quality. */
function isFinished(head: Metadata, bytes: number, use: PictureUse): boolean {
  const { format, width, height, hasAlpha, orientation, icc, exif, pages = 1 } = head;
  return (
    format === 'webp' &&
    width === height &&
    !hasAlpha &&
    !orientation &&
    !icc &&
    !exif &&
    pages === 1 &&
    bytes <= byteLimit(width, use)
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

async function shrink(square: Square, side: number): Promise<Square> {
  if (side >= square.side) return square;
  const whole = sharp(square.data, { raw: { width: square.side, height: square.side, channels: 3 } });
  return { data: await whole.resize(side, side).raw().toBuffer(), side };
}
