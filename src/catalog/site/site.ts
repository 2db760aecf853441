import type { Catalog } from '../catalog.ts';
import { type EditionSource, makeFurther } from './make-further.ts';
import type { Picture } from '../picture.ts';
import type { PictureLook } from '../../core/pictures/fit-picture.ts';
import { CatalogIndex } from '../products/catalog-index.ts';
import { withLeadOffers } from '../products/variants.ts';
import { withoutEndSlash } from '../../core/text/strings.ts';
import { FIRST_LANGUAGE, inLanguage } from '../../messages/language.ts';

/** A picture that the build has rotated and encoded. */
export interface PreparedPicture {
  /** Digest of the content; the files are at `picturePath(digest, width)`. */
  readonly digest: string;
  /** Widths in pixels that exist, ascending. */
  readonly widths: readonly number[];
  /** Height divided by width; missing for a square one. */
  readonly ratio?: number;
  /** What the build has seen in it; missing where all places of the shop have its shape. */
  readonly look?: PictureLook;
}

/** A picture that stays at its address on another host. */
export interface KeptPicture {
  /** Height divided by width. */
  readonly ratio: number;
  /** Its addresses at different widths in pixels, ascending; at least one. */
  readonly files: readonly { readonly width: number; readonly url: string }[];
}

export type SitePicture = PreparedPicture | KeptPicture;

/** Whether a picture is a file of this site, not one at an address. */
export const isPrepared = (picture: SitePicture): picture is PreparedPicture => 'digest' in picture;

/** Everything that view models are made from. */
export interface Site extends EditionSource {
  /** The site in its other languages (editions.ts). */
  readonly further?: readonly Site[];
  /** Of one of these: the site in the first language. */
  readonly first?: Site;
  /** By `Picture.source`. */
  readonly pictures: ReadonlyMap<string, SitePicture>;
  /** Address of the live site without a slash at the end. */
  readonly url: string;
  /** The files of the shop's own pages by their addresses, once the templates are bundled. */
  readonly ownPages?: ReadonlyMap<string, string>;
  /** Set while it is recorded what a view model reads of the site (integration/render/site-reads.ts). */
  readonly recorder?: {
    /** The site itself. */
    readonly site: Site;
    add(what: 'derived', name: string, ...parameters: readonly string[]): void;
    /** What `make` gives, or gave for a view model just before, for the same `subject` under this name. */
    share<T>(name: string, subject: object, make: () => T): T;
  };
}

/** Astro bundles pages apart from the build, so that each has its own copy of this module. Both run in one process and share the global object. */
const KEY = Symbol.for('haat.site');
const holder = globalThis as { [KEY]?: Site };

/** Makes the site and stores it for `getSite`. `today` is an ISO date in the time zone of India. */
export function setSite(catalog: Catalog, pictures: Site['pictures'], today: string): Site {
  const defaultMarket = catalog.markets.get(catalog.store.defaultMarket);
  if (!defaultMarket) throw new Error(`There is no market ${catalog.store.defaultMarket}.`);
  const settled = { ...catalog, products: withLeadOffers(catalog.products, today) };
  const site: Site & { further?: readonly Site[] } = {
    catalog: settled,
    index: new CatalogIndex(settled, today),
    defaultMarket,
    language: FIRST_LANGUAGE,
    allMarkets: settled.markets,
    pictures,
    url: withoutEndSlash(process.env['SITE_URL'] || catalog.store.siteUrl),
    api: process.env['API_ORIGIN'] || catalog.store.api,
    today,
  };
  site.further = makeFurther(site);
  holder[KEY] = site;
  return site;
}

/** The site that `setSite` stored. @throws when there is none, because pages are rendered without the integration. */
export function getSite(): Site {
  const site = holder[KEY];
  if (!site)
    throw new Error(
      'The catalogue is not loaded: pages are rendered with the integration that astro.config.mjs names.',
    );
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

type Derive<Parameters extends readonly string[], T> = (site: Site, ...parameters: Parameters) => T;

const derivations = new Map<string, Derive<string[], unknown>>();

/** Remembers the results of `make` for each site and its parameters, in the language of the site. `name` is unique: `derive` finds the function by it. */
export function oncePerSite<Parameters extends readonly string[], T>(
  name: string,
  make: Derive<Parameters, T>,
): Derive<Parameters, T> {
  const known = new WeakMap<Site, Map<string, T>>();
  const derived: Derive<Parameters, T> = (site, ...parameters) => {
    site.recorder?.add('derived', name, ...parameters);
    const whole = site.recorder?.site ?? site;
    const results = known.get(whole) ?? new Map<string, T>();
    known.set(whole, results);
    const key = JSON.stringify(parameters);
    if (!results.has(key))
      results.set(
        key,
        inLanguage(whole.language, () => make(whole, ...parameters)),
      );
    return results.get(key) as T;
  };
  derivations.set(name, (site, ...parameters) => derived(site, ...(parameters as readonly string[] as Parameters)));
  return derived;
}

/** What the function of `oncePerSite` with this name gives. */
export const derive = (name: string, site: Site, parameters: readonly string[]): unknown =>
  derivations.get(name)?.(site, ...parameters);
