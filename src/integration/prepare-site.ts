import { basename, dirname, relative } from 'node:path';
import { type Catalog, loadCatalog } from '../catalog/load.ts';
import { type Site, setSite } from '../catalog/site.ts';
import { indianDay } from '../core/indian-day.ts';
import type { Folders } from './folders.ts';
import { type PicturePlan, planPictures } from './pictures/prepare.ts';
import { type SoldOut, withSoldOut } from './stock.ts';

export interface PrepareOptions {
  /** What sellers have switched off at the API host. */
  soldOut?: readonly SoldOut[];
  onLoaded?: (catalog: Catalog) => void;
  onPicture?: (done: number, total: number) => void;
}

/** A site that is known to the pages, and its pictures that are still to be encoded. */
export interface PlannedSite {
  readonly site: Site;
  /** @throws CatalogError for a picture that can't be read. */
  encodePictures(concurrency: number): Promise<void>;
}

/**
 * Reads the catalogue, looks at its pictures and makes both known to the pages.
 * @throws CatalogError when the catalogue has errors.
 */
export async function planSite(folders: Folders, options: PrepareOptions = {}): Promise<PlannedSite> {
  const { catalog, pictures, encode } = await plan(folders, options);
  return {
    site: setSite(catalog, pictures, indianDay(Date.now())),
    encodePictures: (concurrency) => encode(concurrency, options.onPicture),
  };
}

/**
 * The same, with every picture encoded before the pages know of it.
 * @throws CatalogError when the catalogue has errors.
 */
export async function prepareSite(folders: Folders, options: PrepareOptions = {}): Promise<Site> {
  const { catalog, pictures, encode } = await plan(folders, options);
  await encode(4, options.onPicture);
  return setSite(catalog, pictures, indianDay(Date.now()));
}

async function plan(folders: Folders, options: PrepareOptions): Promise<PicturePlan & { catalog: Catalog }> {
  const label = relative(process.cwd(), folders.catalog) || basename(dirname(folders.catalog));
  const catalog = withSoldOut(
    loadCatalog(folders.catalog, label.startsWith('..') ? basename(folders.catalog) : label),
    options.soldOut ?? [],
  );
  options.onLoaded?.(catalog);
  return { catalog, ...(await planPictures(catalog, `${folders.cache}/pictures`)) };
}
