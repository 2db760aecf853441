import { availableParallelism } from 'node:os';
import { basename, dirname, relative } from 'node:path';
import { type Catalog, loadCatalog } from '../catalog/load.ts';
import { type Site, setSite } from '../catalog/site.ts';
import { indianDay } from '../core/indian-day.ts';
import type { Folders } from './folders.ts';
import { withoutPictures } from './pictures/missing-pictures.ts';
import { type PicturePlan, planPictures } from './pictures/prepare.ts';
import { type SoldOut, withSoldOut } from './sold-out.ts';

/** Pictures encoded at a time: one a core. `cli/use-all-cores.ts` makes Node's thread pool large enough. */
export const PICTURES_AT_A_TIME = Math.max(4, availableParallelism());

export interface PrepareOptions {
  /** Products and sizes that sellers have marked as sold out at the API host. */
  soldOut?: readonly SoldOut[];
  /** Compares the contents of product files with those of the last build, not their sizes and times. */
  verify?: boolean;
  onLoaded?: (catalog: Catalog) => void;
  /** Whether the hosts of pictures are asked; true by default. Else those without a copy are shown from their addresses. */
  fetches?: boolean;
  onFetch?: (done: number, total: number) => void;
  onPicture?: (done: number, total: number) => void;
}

/** A site that pages can get, with pictures that are still to be encoded. */
export interface PlannedSite {
  readonly site: Site;
  /** Encodes all pictures, or those whose digests `isWanted` takes. @throws CatalogError for a picture that can't be read. */
  encodePictures(concurrency: number, isWanted?: (digest: string) => boolean): Promise<void>;
  /** Encodes the picture with this digest, unless it is there. */
  encodePicture(digest: string): Promise<void>;
}

/**
 * Reads the catalogue and the headers of its pictures, and makes the site available to pages (`getSite`).
 * @throws CatalogError when the catalogue has errors.
 */
export async function planSite(folders: Folders, options: PrepareOptions = {}): Promise<PlannedSite> {
  const { catalog, pictures, encode, encodeOne } = await readAll(folders, options);
  return {
    site: setSite(catalog, pictures, indianDay(Date.now())),
    encodePictures: (concurrency, isWanted) => encode(concurrency, options.onPicture, isWanted),
    encodePicture: encodeOne,
  };
}

/**
 * Like `planSite`, but encodes every picture first.
 * @throws CatalogError when the catalogue has errors.
 */
export async function prepareSite(folders: Folders, options: PrepareOptions = {}): Promise<Site> {
  const { catalog, pictures, encode } = await readAll(folders, options);
  await encode(PICTURES_AT_A_TIME, options.onPicture);
  return setSite(catalog, pictures, indianDay(Date.now()));
}

async function readAll(folders: Folders, options: PrepareOptions): Promise<PicturePlan & { catalog: Catalog }> {
  const label = relative(process.cwd(), folders.catalog) || basename(dirname(folders.catalog));
  const catalog = withSoldOut(
    loadCatalog(folders.catalog, label.startsWith('..') ? basename(folders.catalog) : label, {
      snapshot: `${folders.cache}/catalog`,
      verify: options.verify,
    }),
    options.soldOut ?? [],
  );
  options.onLoaded?.(catalog);
  const { verify = false, fetches = true, onFetch } = options;
  const plan = await planPictures(catalog, `${folders.cache}/pictures`, { verify, fetches, onFetch });
  return { ...plan, catalog: withoutPictures(catalog, plan.missing) };
}
