import type { Catalog } from './load.ts';
import type { Market, Picture } from './model.ts';
import { CatalogIndex } from './queries/catalog-index.ts';

/** A picture after the build has turned, fitted and encoded it. All are square. */
export interface PreparedPicture {
  /** Name by content; the files are `picturePath(digest, width)`. */
  readonly digest: string;
  /** Widths in pixels that exist, ascending. */
  readonly widths: readonly number[];
}

/** Everything that view models are made from. */
export interface Site {
  readonly catalog: Catalog;
  readonly index: CatalogIndex;
  readonly defaultMarket: Market;
  /** By the source that the catalogue names. */
  readonly pictures: ReadonlyMap<string, PreparedPicture>;
  /** Address of the live site without a slash at the end. */
  readonly url: string;
  /** Address of the API host, from store.json or the environment's API_ORIGIN; undefined for a shop without one. */
  readonly api: string | undefined;
  /** ISO date of the build in the time zone of India: a date of availability that has come is stock. */
  readonly today: string;
}

/** Shared by the build and the pages, which are bundled apart from it but run in the same process. */
const KEY = Symbol.for('haat.site');
const holder = globalThis as { [KEY]?: Site };

export function setSite(catalog: Catalog, pictures: Site['pictures'], today: string): Site {
  const defaultMarket = catalog.markets.get(catalog.store.defaultMarket) as Market;
  const site: Site = {
    catalog,
    index: new CatalogIndex(catalog, today),
    defaultMarket,
    pictures,
    url: (process.env['SITE_URL'] || catalog.store.siteUrl).replace(/\/+$/, ''),
    api: process.env['API_ORIGIN'] || catalog.store.api,
    today,
  };
  holder[KEY] = site;
  return site;
}

/** @throws when no build has prepared it: pages are rendered by `npm run build` and `npm run dev`. */
export function getSite(): Site {
  const site = holder[KEY];
  if (!site) throw new Error('The catalogue is not loaded. Use "npm run build" or "npm run dev".');
  return site;
}

/** The prepared form of a picture of the catalogue. */
export function preparedPicture(site: Site, picture: Picture): PreparedPicture {
  const prepared = site.pictures.get(picture.source);
  if (!prepared) throw new Error(`The picture ${picture.source} was not prepared.`);
  return prepared;
}

/** Makes an answer that is derived from a site once for each site. */
export function oncePerSite<T>(derive: (site: Site) => T): (site: Site) => T {
  const known = new WeakMap<Site, { value: T }>();
  return (site) => {
    let entry = known.get(site);
    if (!entry) {
      entry = { value: derive(site) };
      known.set(site, entry);
    }
    return entry.value;
  };
}
