import { basename, dirname, relative } from 'node:path';
import { type Catalog, loadCatalog } from '../catalog/load.ts';
import { type Site, setSite } from '../catalog/site.ts';
import { indianDay } from '../core/indian-day.ts';
import type { Folders } from './folders.ts';
import { preparePictures } from './pictures/prepare.ts';
import { type SoldOut, withSoldOut } from './stock.ts';

export interface PrepareOptions {
  /** What sellers have switched off at the API host. */
  soldOut?: readonly SoldOut[];
  onLoaded?: (catalog: Catalog) => void;
  onPicture?: (done: number, total: number) => void;
}

/**
 * Reads the catalogue, prepares its pictures and makes both known to the pages.
 * @throws CatalogError when the catalogue has errors.
 */
export async function prepareSite(folders: Folders, options: PrepareOptions = {}): Promise<Site> {
  const label = relative(process.cwd(), folders.catalog) || basename(dirname(folders.catalog));
  const catalog = withSoldOut(
    loadCatalog(folders.catalog, label.startsWith('..') ? basename(folders.catalog) : label),
    options.soldOut ?? [],
  );
  options.onLoaded?.(catalog);
  const pictures = await preparePictures(catalog, `${folders.cache}/pictures`, options.onPicture);
  return setSite(catalog, pictures, indianDay(Date.now()));
}
