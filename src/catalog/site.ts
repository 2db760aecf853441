import type { Catalog } from './load.ts';
import type { Market, Picture } from './model.ts';
import { CatalogIndex } from './queries/catalog-index.ts';

/** A picture that the build has rotated, fitted and encoded. All are square. */
export interface PreparedPicture {
  /** Digest of the content; the files are at `picturePath(digest, width)`. */
  readonly digest: string;
  /** Widths in pixels that exist, ascending. */
  readonly widths: readonly number[];
}

/** A picture that stays at its address on another host. */
export interface KeptPicture {
  /** Height divided by width. */
  readonly ratio: number;
  /** Its addresses at different widths in pixels, ascending; at least one. */
  readonly files: readonly { readonly width: number; readonly url: string }[];
}

export type SitePicture = PreparedPicture | KeptPicture;

export const isPrepared = (picture: SitePicture): picture is PreparedPicture => 'digest' in picture;

/** Everything that view models are made from. */
export interface Site {
  readonly catalog: Catalog;
  readonly index: CatalogIndex;
  readonly defaultMarket: Market;
  /** By `Picture.source`. */
  readonly pictures: ReadonlyMap<string, SitePicture>;
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

/** @throws when the picture was neither prepared nor kept. */
export function findPicture(site: Site, picture: Picture): SitePicture {
  const found = site.pictures.get(picture.source);
  if (!found) throw new Error(`The picture ${picture.source} was not prepared.`);
  return found;
}

/** The origins of the pictures that stay on other hosts, sorted. */
export const keptOrigins = ({ pictures }: Pick<Site, 'pictures'>): string[] =>
  [
    ...new Set(
      [...pictures.values()].flatMap((picture) =>
        isPrepared(picture) ? [] : picture.files.map(({ url }) => new URL(url).origin),
      ),
    ),
  ].sort();

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
