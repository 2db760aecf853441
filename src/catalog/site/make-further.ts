import { furtherLanguages } from '../further-languages.ts';
import { type EditionLinks, inEdition } from '../../core/site/edition-links.ts';
import { ONCE_PATHS, RESERVED_PARTS } from '../../paths.ts';
import { translateCatalog } from '../translations/translate-catalog.ts';
import { localeIn } from '../../messages/language.ts';
import type { Catalog } from '../catalog.ts';
import type { Market, MarketLanguage } from '../model.ts';
import { CatalogIndex } from '../products/catalog-index.ts';

/** What a site has of which its editions are made. */
export interface EditionSource {
  readonly catalog: Catalog;
  readonly index: CatalogIndex;
  readonly defaultMarket: Market;
  /** The language of its texts: "en". The site in another language has the markets that have it (editions.ts). */
  readonly language: string;
  /** Every market of the shop, also those that the language does not have, as its pages link to them. */
  readonly allMarkets: ReadonlyMap<string, Market>;
  /** How the addresses differ from those in the first language; missing there. */
  readonly links?: EditionLinks;
  /** Address of the API host, from store.json or the environment's API_ORIGIN; undefined for a shop without one. */
  readonly api: string | undefined;
  /** ISO date of the build in the time zone of India. A product that is available from this day or an earlier one is in stock. */
  readonly today: string;
}

/**
 * Makes a site for each further language, with the markets that have it. Such a market has the prefix and locale of the language. All else works
 * with an edition as with the site.
 */
export const makeFurther = <Site extends EditionSource>(site: Site): Site[] =>
  listFurtherLanguages(site).map((language) => makeEdition(site, language));

/** Those of the default market come before others. */
const listFurtherLanguages = ({ allMarkets, defaultMarket }: EditionSource): string[] =>
  furtherLanguages([defaultMarket, ...allMarkets.values()]);

function makeEdition<Site extends EditionSource>(site: Site, language: string): Site {
  const translated = translateCatalog(site.catalog, language);
  const own = new Map(
    [...translated.markets.values()].flatMap((market) => {
      const found = market.languages?.find((other) => other.language === language);
      return found ? [[market.id, inLanguageOf(market, found)]] : [];
    }),
  );
  const links = makeLinks(site, own);
  for (const [id, market] of own) own.set(id, { ...market, shippingPage: inEdition(links, market.shippingPage) });
  const catalog = translate(translated, own, links);
  const allMarkets = new Map([...translated.markets, ...own]);
  return {
    ...site,
    catalog,
    index: new CatalogIndex(catalog, site.today, site.index),
    allMarkets,
    defaultMarket: allMarkets.get(site.defaultMarket.id) ?? site.defaultMarket,
    language,
    links,
    first: site,
  };
}

function inLanguageOf(market: Market, { language, prefix }: MarketLanguage): Market {
  return {
    ...market,
    prefix,
    locale: localeIn(market, language),
  };
}

function makeLinks(site: EditionSource, markets: ReadonlyMap<string, Market>): EditionLinks {
  const { allMarkets, catalog, api } = site;
  const others = [...allMarkets.values()].flatMap(({ languages = [] }) => languages.map(({ prefix }) => prefix));
  const files = [
    ...RESERVED_PARTS.filter((part) => part !== 'shop'),
    ...ONCE_PATHS.map((path) => path.slice(1)),
    ...others,
  ];
  const own = [...(catalog.ownPages ?? [])].map(({ path }) => path.slice(1).replace(/\/$/, ''));
  return {
    prefixes: [...allMarkets.values()].map(({ id, prefix }) => [prefix, markets.get(id)?.prefix ?? prefix]),
    apart: [...new Set([...files, ...own, ...(api?.startsWith('/') ? [api.slice(1)] : [])])].filter(Boolean),
  };
}

/** The part of the catalogue that an edition shows, with its addresses. */
function translate(catalog: Catalog, markets: ReadonlyMap<string, Market>, links: EditionLinks): Catalog {
  const toHere = (path: string) => inEdition(links, path);
  const isHere = (marketId: string) => markets.has(marketId);
  return {
    ...catalog,
    markets,
    categories: new Map([...catalog.categories].filter(([, { marketId }]) => isHere(marketId))),
    deliveryRules: new Map([...catalog.deliveryRules].filter(([marketId]) => isHere(marketId))),
    promotions: new Map([...catalog.promotions].filter(([marketId]) => isHere(marketId))),
    pages: catalog.pages
      .filter(({ marketId }) => isHere(marketId))
      .map((page) => ({
        ...page,
        path: toHere(page.path),
        next: page.next && { ...page.next, href: toHere(page.next.href) },
      })),
    store: mapLinks(catalog.store, toHere),
    home: mapLinks(catalog.home, toHere),
    redirects: {},
    ownPages: undefined,
  };
}

/** Fields of store.json whose own fields are addresses of pages. */
const PAGE_FIELDS = ['pages', 'policy'];

/** A copy of an object of a catalogue in which the addresses of pages are mapped. */
function mapLinks<T>(value: T, map: (path: string) => string, name = ''): T {
  if (typeof value === 'string') return (name === 'href' || PAGE_FIELDS.includes(name) ? map(value) : value) as T;
  if (Array.isArray(value)) return value.map((entry) => mapLinks(entry as unknown, map, name)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, mapLinks(field as unknown, map, name === 'pages' ? name : key)]),
  ) as T;
}
