import type { Product } from '../../catalog/model.ts';
import type { Picture, Video } from '../../catalog/picture.ts';
import { findPicture, isPrepared, type Site } from '../../catalog/site/site.ts';
import { fitPicture } from '../../core/pictures/fit-picture.ts';
import { heightAt } from '../../core/pictures/picture-shape.ts';
import { CARD_WIDTH, LISTING_WIDTHS, SPARE_WIDTH, THUMBNAIL_WIDTH } from '../../core/site/constants.ts';
import { DETAIL_WIDTHS, HARDLY_WIDER } from '../../core/pictures/picture-widths.ts';
import { SECOND_WIDTH } from '../../core/pictures/second-width.ts';
import { isRemote } from '../../catalog/values/is-remote.ts';
import { picturePath, placeholderPath, videoPath } from '../../paths.ts';
import { shapeOfShop } from './picture-shapes.ts';

const PLACEHOLDER_SIZE = 256;

/** The `<img>` attributes of a picture. */
export interface PictureAttributes {
  readonly src: string;
  /** Missing for a picture with a single file. */
  readonly srcset?: string;
  readonly width: number;
  readonly height: number;
  /** How it fits a box of another shape (`fitPicture`). */
  readonly 'data-fit'?: string;
}

interface PictureFile {
  readonly address: string;
  readonly width: number;
  readonly height: number;
  /** Whether a page may load it at once. Only such files have a low limit of bytes. */
  readonly isForFirstView: boolean;
}

/** The files of a picture by width, ascending: paths of this site, or whole addresses if another host serves them. */
function listFiles(site: Site, picture: Picture): PictureFile[] {
  const found = findPicture(site, picture);
  if (isPrepared(found)) {
    // A source that is hardly wider than its file for the first view has the same pixels and more bytes.
    const [own = 0] = found.widths.slice(-1);
    const last = found.widths.includes(own - SPARE_WIDTH) ? own - SPARE_WIDTH : LISTING_WIDTHS[1];
    return found.widths.map((width) => ({
      address: picturePath(found.digest, width),
      width,
      height: heightAt(width, found.ratio ?? 1),
      isForFirstView: width <= last,
    }));
  }
  return found.files.map(({ url, width }) => ({
    address: url,
    width,
    height: heightAt(width, found.ratio),
    isForFirstView: true,
  }));
}

const listFirstFiles = (site: Site, picture: Picture): PictureFile[] =>
  listFiles(site, picture).filter(({ isForFirstView }) => isForFirstView);

/** How a picture fits boxes of a shape. */
function fitOf(site: Site, picture: Picture, shape: string): string | undefined {
  const found = findPicture(site, picture);
  return fitPicture(
    { ratio: found.ratio, look: isPrepared(found) ? found.look : undefined, focus: picture.focus },
    shape,
  );
}

/**
 * Attributes of an `<img>` with the picture's files from `smallest` up to about `largest` pixels wide, or the next wider one; `src` is for old
 * browsers. `shape` is that of its box: "3:4".
 */
export const pictureAttributes = (
  site: Site,
  picture: Picture,
  largest: number,
  smallest: number = LISTING_WIDTHS[0],
  shape = shapeOfShop(site),
): PictureAttributes => ({
  ...chooseFiles(
    // Only cards use the file that is made for cards.
    listFirstFiles(site, picture).filter(
      ({ width }, position, all) => width !== CARD_WIDTH || position === all.length - 1,
    ),
    largest,
    smallest,
  ),
  'data-fit': fitOf(site, picture, shape),
});

/**
 * The attributes for a product's gallery, with a further file of about 750 pixels: on wide screens, columns are wider than the file for the first view.
 */
export function galleryPicture(site: Site, picture: Picture, shape: string): PictureAttributes {
  const [middle, largest] = DETAIL_WIDTHS;
  const attributes = pictureAttributes(site, picture, largest, undefined, shape);
  const { srcset, width } = attributes;
  const further = listFiles(site, picture).find((file) => file.width > width * HARDLY_WIDER);
  return srcset && further && further.width <= middle * HARDLY_WIDER
    ? { ...attributes, srcset: `${srcset}, ${further.address} ${further.width}w` }
    : attributes;
}

/** Attributes of the `<img>` of a product's card in a list whose pictures have this shape. */
export function cardPicture(site: Site, product: Product, shape = shapeOfShop(site)): PictureAttributes {
  const [picture] = product.pictures;
  if (!picture) return placeholderAttributes(site, product);
  return {
    ...chooseFiles(listFirstFiles(site, picture), LISTING_WIDTHS[1], LISTING_WIDTHS[0]),
    'data-fit': fitOf(site, picture, shape),
  };
}

/** How the first two pictures of a product fit cards of a shape. */
export const cardFits = (site: Site, { pictures }: Product, shape: string): readonly (string | undefined)[] =>
  pictures.slice(0, 2).map((picture) => fitOf(site, picture, shape));

/** Address of the second picture, at the greatest width that a card needs; undefined where there is none. */
export function secondPicture(site: Site, { pictures }: Product): string | undefined {
  const [, picture] = pictures;
  return picture && chooseFiles(listFirstFiles(site, picture), SECOND_WIDTH, SECOND_WIDTH).src;
}

function chooseFiles(files: readonly PictureFile[], largest: number, smallest: number): PictureAttributes {
  const enough = files.filter(({ width }) => width >= smallest);
  const candidates = enough.length > 0 ? enough : files.slice(-1);
  const fitting = candidates.filter(({ width }) => width <= largest * HARDLY_WIDER);
  const chosen = fitting.length > 0 ? fitting : candidates.slice(0, 1);
  const { address, width, height } = chosen.at(-1) as PictureFile;
  return {
    src: address,
    srcset: chosen.length > 1 ? chosen.map((file) => `${file.address} ${file.width}w`).join(', ') : undefined,
    width,
    height,
  };
}

/** Attributes of the `<img>` of a thumbnail. */
export const thumbnailAttributes = (site: Site, picture: Picture, shape?: string): PictureAttributes =>
  pictureAttributes(site, picture, THUMBNAIL_WIDTH, THUMBNAIL_WIDTH, shape);

/** The product's first picture, else the placeholder drawing. */
export function productPicture(
  site: Site,
  product: Product,
  largest: number,
  smallest?: number,
  shape?: string,
): PictureAttributes {
  const [picture] = product.pictures;
  return picture ? pictureAttributes(site, picture, largest, smallest, shape) : placeholderAttributes(site, product);
}

/** The placeholder drawing of a product without pictures. */
export const placeholderAttributes = (site: Site, product: Product): PictureAttributes => ({
  src: placeholderPath(site.index.placeholderOf(product)),
  width: PLACEHOLDER_SIZE,
  height: PLACEHOLDER_SIZE,
});

/** Attributes of the `<img>` of a picture that home.json names by its file. */
export const namedPicture = (
  site: Site,
  { image, alt = '' }: { readonly image: string; readonly alt?: string | undefined },
  largest: number,
  smallest?: number,
): PictureAttributes => pictureAttributes(site, { source: image, alt }, largest, smallest);

/** Address of a picture's largest file. */
export const zoomAddress = (site: Site, picture: Picture): string =>
  (listFiles(site, picture).at(-1) as PictureFile).address;

/** Address of a video: on this site, or where it is. */
export const videoAddress = ({ source }: Video): string => (isRemote(source) ? source : videoPath(source));

/** The address of a picture's largest file with that of the site, for machines: Open Graph, JSON-LD, feeds. */
export const largestPicture = (site: Site, picture: Picture): string => largestFile(site, picture).url;

/** A picture's largest file: its whole address, and its shorter side in pixels. */
export function largestFile(site: Site, picture: Picture): { readonly url: string; readonly side: number } {
  const { address, width, height } = listFiles(site, picture).at(-1) as PictureFile;
  return { url: address.startsWith('/') ? site.url + address : address, side: Math.min(width, height) };
}
