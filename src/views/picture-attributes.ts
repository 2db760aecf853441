import type { Picture, Product } from '../catalog/model.ts';
import { preparedPicture, type Site } from '../catalog/site.ts';
import { HARDLY_WIDER } from '../core/constants.ts';
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

/** Attributes of an `<img>` with the picture's files up to about `largest` pixels wide; `src` is for old browsers. */
export function pictureAttributes(site: Site, picture: Picture, largest: number): PictureAttributes {
  const { digest, widths } = preparedPicture(site, picture);
  const fitting = widths.filter((width) => width <= largest * HARDLY_WIDER);
  const chosen = fitting.length > 0 ? fitting : widths.slice(0, 1);
  const last = chosen.at(-1) as number;
  return {
    src: picturePath(digest, last),
    ...(chosen.length > 1
      ? { srcset: chosen.map((width) => `${picturePath(digest, width)} ${width}w`).join(', ') }
      : {}),
    width: last,
    height: last,
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

/** Address of a picture's largest file, for machines: Open Graph, JSON-LD. */
export function largestPicture(site: Site, picture: Picture): string {
  const { digest, widths } = preparedPicture(site, picture);
  return site.url + picturePath(digest, widths.at(-1) as number);
}
