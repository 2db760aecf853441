import sharp, { type Metadata } from 'sharp';
import { CARD_WIDTH, LISTING_WIDTHS, SPARE_WIDTH, THUMBNAIL_WIDTH, TILE_WIDTH } from '../../core/site/constants.ts';
import { heightAt } from '../../core/pictures/picture-shape.ts';
import { DETAIL_WIDTHS, LADDER_LIMIT, detailWidthsOf } from '../../core/pictures/picture-widths.ts';
import { encodeByScore, encodeWhole, encodeWiderAvif, encodeWithin } from './encode-by-score.ts';
import { type Pixels, shrink } from './fit-bytes.ts';
import type { PictureFormat } from './score.ts';

/** Parts of the names of pictures. Increase a number when the same source would be encoded differently for that use. */
const VERSIONS: Readonly<Record<PictureUse, string>> = {
  gallery: '10 gallery',
  card: '11 card',
  'card-avif': '12 card avif',
  tile: '11 tile',
  'tile-avif': '12 tile avif',
};

/** The first part of the names of square pictures. */
export const encoderName = (use: PictureUse): string => VERSIONS[use];
/** The first part of the names of other pictures. Earlier versions added bars to these, under the name above. */
export const shapedName = (use: PictureUse): string => `${VERSIONS[use]} in its shape`;

/** Byte limits of the files for cards. The smaller one is below 8 KB because it is also the one for saving data. */
const CARD_BYTES = { [LISTING_WIDTHS[0]]: 4_700, [CARD_WIDTH]: 9_000 } as const;
/** Byte limit of a file of 256 pixels that only a gallery uses. */
const SMALL_BYTES = 8_000;
/** Byte limit of a picture up to 640 pixels wide: the first view of a page waits for one of these. */
const VIEW_BYTES = 14_000;
/**
 * Above this many bytes, a picture 750 pixels wide gets a lower quality as long as it still looks good. Wider ones may have as many bytes per pixel.
 * They are loaded after the page, on fast links.
 */
const LADDER_BYTES = 50_000;

export interface EncodedPicture {
  readonly width: number;
  readonly format: PictureFormat;
  readonly data: Buffer;
}

/**
 * Where a picture is shown: on a tile of the home page as well; on cards and in its product's gallery; or only in the gallery. The first two exist
 * with and without AVIF.
 */
export type PictureUse = 'gallery' | `${'card' | 'tile'}${'' | '-avif'}`;

export const PICTURE_USES = Object.keys(VERSIONS) as readonly PictureUse[];

/**
 * The widths that `encodePicture` will make, none larger than the source: a thumbnail, listing and detail widths (specification section 7). Those up
 * to 640 pixels are for the first view and have few bytes: if a picture is busy, its file has a lower quality and fewer pixels than the name says.
 * The wider ones have the quality of the source, and the largest also has its width, up to 1920. If the source is at most 640 pixels wide, the file
 * for the first view is named a little narrower, so that it doesn't share its name with the largest.
 */
export function foreseeWidths(head: Metadata, use: PictureUse): number[] {
  const [small, large] = LISTING_WIDTHS;
  const own = Math.min(head.autoOrient.width, DETAIL_WIDTHS[2]);
  const forTiles = use.startsWith('tile') ? [TILE_WIDTH] : [];
  if (own <= small + SPARE_WIDTH)
    return [THUMBNAIL_WIDTH, ...forTiles, small, own].filter(isFirst).filter((width) => width <= own);
  const forCards = use === 'gallery' ? [] : [CARD_WIDTH];
  const first = Math.min(large, own - SPARE_WIDTH);
  const firsts = [THUMBNAIL_WIDTH, ...forTiles, small, ...forCards, first]
    .filter((width) => width <= first)
    .filter(isFirst);
  return [...firsts, ...detailWidthsOf(own)];
}

const isFirst = (width: number, position: number, widths: readonly number[]): boolean =>
  widths.indexOf(width) === position;

/** Whether a width is not for the first view: the source's own width, or one that is wider than the first view needs. */
const isWhole = (width: number, head: Metadata): boolean =>
  width > LISTING_WIDTHS[1] || (width === head.autoOrient.width && width > LISTING_WIDTHS[0] + SPARE_WIDTH);

const byteLimit = (width: number, use: PictureUse, head: Metadata): number => {
  if (isWhole(width, head))
    return width <= LADDER_LIMIT ? LADDER_BYTES * (width / DETAIL_WIDTHS[0]) ** 2 : Number.POSITIVE_INFINITY;
  const [small] = LISTING_WIDTHS;
  if (use !== 'gallery' && width <= CARD_WIDTH) return CARD_BYTES[width <= small ? small : CARD_WIDTH];
  return width <= small ? SMALL_BYTES : VIEW_BYTES;
};

/** Height divided by width of a picture as it is shown. */
export const ratioOf = ({ autoOrient: { width, height } }: Metadata): number => height / width;

/**
 * Rotates a picture as its EXIF data says, and encodes it in its own shape as WebP at each width. The quality is determined at the width of cards and
 * used for the other widths, too. If the picture is on a card, AVIF is tried there and, at the quality found, for the wider files of first views:
 * those of cards on dense screens, and of the product's page.
 * @throws sharp's error when the file is not a picture
 */
export async function encodePicture(source: Buffer, head: Metadata, use: PictureUse): Promise<EncodedPicture[]> {
  const widths = foreseeWidths(head, use);
  const isOwn = (width: number) => width === head.autoOrient.width && isFinished(head, source.length, use);
  // Decoded once. Every width is made from it.
  const largest = widths.filter((width) => !isOwn(width)).at(-1) ?? head.autoOrient.width;
  const pixels = await decode(source, largest, head);
  const to = (from: Pixels, width: number) => shrink(from, width, heightAt(width, ratioOf(head)));
  const scored = widths.find((width) => width >= LISTING_WIDTHS[0]) ?? pixels.width;
  const small = await to(pixels, scored);
  const limits = { bytes: byteLimit(scored, use, head), avif: use.endsWith('-avif') };
  const { quality, ...made } = await encodeByScore(small, limits);
  const encode = async (width: number) => {
    if (isOwn(width)) return source;
    if (width === scored) return made.webp;
    const run = isWhole(width, head) ? encodeWhole : encodeWithin;
    return run(await to(width < scored ? small : pixels, width), quality, byteLimit(width, use, head));
  };
  const encoded: EncodedPicture[] = [];
  for (const width of widths) {
    const webp = await encode(width);
    encoded.push({ width, format: 'webp', data: webp });
    if (!made.avif || width < scored || (width > scored && isWhole(width, head))) continue;
    const { quality: found, data: narrow } = made.avif;
    const avif = width === scored ? narrow : await encodeWiderAvif(await to(pixels, width), found, webp);
    if (avif) encoded.push({ width, format: 'avif', data: avif });
  }
  return encoded;
}

/** A WebP within the byte limit is kept unchanged: encoding it again would only lose quality. */
function isFinished(head: Metadata, bytes: number, use: PictureUse): boolean {
  const { format, width, hasAlpha, orientation, icc, exif, pages = 1 } = head;
  return (
    format === 'webp' &&
    !hasAlpha &&
    !orientation &&
    !icc &&
    !exif &&
    pages === 1 &&
    bytes <= byteLimit(width, use, head)
  );
}

/** A picture as it is shown: upright, and on white where it is transparent. */
export function openUpright(source: Buffer, head: Metadata) {
  const upright = sharp(source).autoOrient().toColourspace('srgb');
  return head.hasAlpha ? upright.flatten({ background: '#ffffff' }) : upright;
}

/** The pixels of a picture, scaled down to at most this width. */
async function decode(source: Buffer, width: number, head: Metadata): Promise<Pixels> {
  const { data, info } = await openUpright(source, head)
    .resize(width, heightAt(width, ratioOf(head)), { fit: 'fill', withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
