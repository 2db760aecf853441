import type { Picture, Product } from '../catalog/model.ts';
import { findPicture, isPrepared, type Site } from '../catalog/site.ts';
import { DETAIL_WIDTHS, HARDLY_WIDER } from '../core/constants.ts';
import { picturePath, placeholderPath } from '../paths.ts';

const PLACEHOLDER_SIZE = 256;

/** The `<img>` attributes of a picture. */
export interface PictureAttributes {
  readonly src: string;
  /** Missing for a picture with one file. */
  readonly srcset?: string;
  readonly width: number;
  readonly height: number;
}

interface PictureFile {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/** The files of a picture by width, ascending: paths of this site, or whole addresses where it stays on another host. */
function listFiles(site: Site, picture: Picture): PictureFile[] {
  const found = findPicture(site, picture);
  if (isPrepared(found))
    return found.widths.map((width) => ({ address: picturePath(found.digest, width), width, height: width }));
  return found.files.map(({ url, width }) => ({
    address: url,
    width,
    height: Math.max(1, Math.round(width * found.ratio)),
  }));
}

/** Attributes of an `<img>` with the picture's files up to about `largest` pixels wide; `src` is for old browsers. */
export function pictureAttributes(site: Site, picture: Picture, largest: number): PictureAttributes {
  const files = listFiles(site, picture);
  const fitting = files.filter(({ width }) => width <= largest * HARDLY_WIDER);
  const chosen = fitting.length > 0 ? fitting : files.slice(0, 1);
  const { address, width, height } = chosen.at(-1) as PictureFile;
  return {
    src: address,
    ...(chosen.length > 1 ? { srcset: chosen.map((file) => `${file.address} ${file.width}w`).join(', ') } : {}),
    width,
    height,
  };
}

/** The product's first picture, else the drawing for products without one. */
export function productPicture(site: Site, product: Product, largest: number): PictureAttributes {
  const [picture] = product.pictures;
  return picture ? pictureAttributes(site, picture, largest) : placeholderAttributes(site, product);
}

/** The drawing for a product without a picture. */
export const placeholderAttributes = (site: Site, product: Product): PictureAttributes => ({
  src: placeholderPath(site.index.placeholderOf(product)),
  width: PLACEHOLDER_SIZE,
  height: PLACEHOLDER_SIZE,
});

/** The same for a picture that home.json names by its file. */
export const namedPicture = (
  site: Site,
  { image, alt = '' }: { readonly image: string; readonly alt?: string | undefined },
  largest: number,
): PictureAttributes => pictureAttributes(site, { source: image, alt }, largest);

/** Address of a picture's largest file where that is larger than a product page shows it. */
export function zoomAddress(site: Site, picture: Picture): string | undefined {
  const { address, width } = listFiles(site, picture).at(-1) as PictureFile;
  return width > DETAIL_WIDTHS[0] * HARDLY_WIDER ? address : undefined;
}

/** Whole address of a picture's largest file, for machines: Open Graph, JSON-LD. */
export function largestPicture(site: Site, picture: Picture): string {
  const { address } = listFiles(site, picture).at(-1) as PictureFile;
  return address.startsWith('/') ? site.url + address : address;
}
