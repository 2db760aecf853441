import { basename, join } from 'node:path';
import type { Catalog } from '../../catalog/load/load.ts';
import type { Picture } from '../../catalog/picture.ts';
import { listPicturesOf } from '../../catalog/products/variants.ts';
import { isRemote } from '../../catalog/values/is-remote.ts';
import { fetchedFile } from './remote/fetched-pictures.ts';

/** What all places in the catalogue that name a picture say about it. */
export interface NamedPicture {
  /** The files that name it. */
  readonly files: Set<string>;
  /** Whether it is on a card. */
  isOnCard: boolean;
  /** Whether it is on a tile among the home page's categories. */
  isOnTile?: boolean;
  mode?: Picture['mode'];
  size?: Picture['size'];
}

/** The file of a picture: in `catalog/images`, or the copy of one that was fetched. */
export const sourceFile = (source: string, root: string, cache: string): string =>
  isRemote(source) ? fetchedFile(source, cache) : join(root, 'images', source);

/** Collects every picture of the catalogue. It is encoded for cards if it is on any card, and prepared if any product wants it prepared. */
export function collectSources({ products, categories, home, root }: Catalog): Map<string, NamedPicture> {
  const named = new Map<string, NamedPicture>();
  const add = ({ source, mode, size }: Omit<Picture, 'alt'>, file: string, isOnCard: boolean, isOnTile = false) => {
    const picture = named.get(source) ?? { files: new Set(), isOnCard };
    picture.files.add(file);
    picture.isOnCard ||= isOnCard;
    picture.isOnTile ||= isOnTile;
    if (mode && picture.mode !== 'prepare') picture.mode = mode;
    if (size) picture.size = size;
    named.set(source, picture);
  };
  for (const product of products.values())
    listPicturesOf(product).forEach((picture, index) => {
      add(picture, product.file, index === 0);
    });
  for (const { strip, file } of categories.values()) for (const { picture } of strip) add(picture, file, true);
  const homeFile = `${basename(root)}/home.json`;
  const sections = [
    ...(home.hero ?? []),
    ...(home.marketHeroes ?? []).flatMap(({ slides }) => slides),
    ...(home.banners ?? []).flatMap(({ banners }) => banners),
    ...(home.trends?.tiles ?? []),
    ...(home.memberGifts ? [home.memberGifts] : []),
  ];
  for (const { image } of sections) if (image !== undefined) add({ source: image }, homeFile, true);
  for (const { image } of home.categories?.cards ?? [])
    if (image !== undefined) add({ source: image }, homeFile, true, true);
  return named;
}
