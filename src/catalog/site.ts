import type { Catalog } from './load.ts';
import type { Market, Picture } from './model.ts';
import { CatalogIndex } from './queries/catalog-index.ts';

/** A picture after the build has rotated, fitted and encoded it. All are square. */
export interface PreparedPicture {
  /** Digest of the content; the files are at `picturePath(digest, width)`. */
  readonly digest: string;
  /** Widths in pixels that exist, ascending. */
  readonly widths: readonly number[];
}

/** Everything that view models are made from. */
export interface Site {
  readonly catalog: Catalog;
  readonly index: CatalogIndex;
  readonly defaultMarket: Market;
  /** By `Picture.source`. */
  readonly pictures: ReadonlyMap<string, PreparedPicture>;
  /** Address of the live site without a slash at the end. */
  readonly url: string;
  /** Address of the API host, from store.json or the environment's API_ORIGIN; undefined for a shop without one. */
  readonly api: string | undefined;
  /** ISO date of the build in the time zone of India. A product that is available from this day or an earlier one is in stock. */
  readonly today: string;
}

/** Astro bundles pages apart from the build, so that each has its own copy of this module. Both run in one process and share the global object. */
const KEY = Symbol.for('haat.site');
const holder = globalThis as { [KEY]?: Site };

/** Makes the site and stores it for `getSite`. `today` is an ISO date in the time zone of India. */
export function setSite(catalog: Catalog, pictures: Site['pictures'], today: string): Site {
  const defaultMarket = catalog.markets.get(catalog.store.defaultMarket);
  if (!defaultMarket) throw new Error(`There is no market ${catalog.store.defaultMarket}.`);
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

/** The site that `setSite` stored. @throws when there is none, because pages are rendered without the integration. */
export function getSite(): Site {
  const site = holder[KEY];
  if (!site) throw new Error('The catalogue is not loaded. Use "npm run build" or "npm run dev".');
  return site;
}

/** @throws when the picture was not prepared. */
export function preparedPicture(site: Site, picture: Picture): PreparedPicture {
  const prepared = site.pictures.get(picture.source);
  if (!prepared) throw new Error(`The picture ${picture.source} was not prepared.`);
  return prepared;
}

/** Remembers the result of `derive` for each site. */
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
