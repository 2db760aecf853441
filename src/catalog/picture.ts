import type { Focus } from '../core/pictures/fit-picture.ts';

/** What a product, a tile or a section of the home page shows. */
export interface Picture {
  /** A path below `catalog/images`, or an address on an image CDN. */
  readonly source: string;
  /** Alternative text: what the picture shows. */
  readonly alt: string;
  /** Of the file at an address, in pixels; missing where the catalogue does not say it. */
  readonly size?: { readonly width: number; readonly height: number };
  /** Whether a picture with an address is fetched or stays there, where its product says it. */
  readonly mode?: 'prepare' | 'keep';
  /** Around which it may be cut, as its editor says. */
  readonly focus?: Focus;
}

export interface Video {
  /** A path below `catalog/videos`, or an address. */
  readonly source: string;
  readonly alt?: string;
  /** What is shown before it plays; the first picture of the product where it is missing. */
  readonly poster?: Picture;
  /** ISO date. */
  readonly uploaded?: string;
}
