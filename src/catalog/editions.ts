import { type EditionLinks, inEdition } from '../core/site/edition-links.ts';
import { FIRST_LANGUAGE, inLanguage, languageEnding } from '../messages/language.ts';
import { ONCE_PATHS, RESERVED_PARTS } from '../paths.ts';
import type { Catalog } from './catalog.ts';
import type { Market, MarketLanguage } from './model.ts';
import { CatalogIndex } from './queries/catalog-index.ts';
import type { Site } from './site.ts';

/** By site, so that an edition stays the same object, for which results are remembered. */
const known = new WeakMap<Site, readonly Site[]>();

/** The editions of a site: the site itself, in the first language, and one for each further language, with the shop's own pages as the site has them. */
export function editionsOf(site: Site): readonly Site[] {
  const found = known.get(site);
  if (found) return found;
  const editions = [site, ...(site.further ?? []).map((edition) => ({ ...edition, ownPages: site.ownPages }))];
  known.set(site, editions);
  return editions;
}

/**
 * Makes a site for each further language, with the markets that have it. Such a market has the prefix and locale of the language. All else works
 * with an edition as with the site.
 */
export const makeFurther = (site: Site): Site[] =>
  listFurtherLanguages(site).map((language) => makeEdition(site, language));

/** Whether a site is the edition in the first language, which also has the pages that exist once. */
export const isFirst = ({ language }: Site): boolean => language === FIRST_LANGUAGE;

/** The shop's own pages of an edition: those below the prefix of one of its markets, and of the first edition all others. */
export function listOwnPagesOf({ allMarkets, language, ownPages }: Site): (readonly [path: string, file: string])[] {
  const further = [...allMarkets.values()].flatMap(({ languages = [] }) => languages);
  return [...(ownPages ?? [])].filter(([path]) => {
    const [, first] = path.split('/');
    return (further.find(({ prefix }) => prefix === first)?.language ?? FIRST_LANGUAGE) === language;
  });
}

/** The languages of a shop's markets besides the first, those of the default market before others. */
function listFurtherLanguages({ allMarkets, defaultMarket }: Site): string[] {
  const markets = [defaultMarket, ...allMarkets.values()];
  return [...new Set(markets.flatMap(({ languages = [] }) => languages.map(({ language }) => language)))];
}

/** Each market of each edition. */
export const listEditionMarkets = (site: Site): { readonly edition: Site; readonly market: Market }[] =>
  editionsOf(site).flatMap((edition) => [...edition.catalog.markets.values()].map((market) => ({ edition, market })));

/** The name of a market in the language of an edition, for what is kept of both: "in", "in.hi". */
export const nameIn = ({ language }: Site, market: Market): string =>
  inLanguage(language, () => `${market.id}${languageEnding()}`);

function makeEdition(site: Site, language: string): Site {
  const own = new Map(
    [...site.allMarkets.values()].flatMap((market) => {
      const found = market.languages?.find((other) => other.language === language);
      return found ? [[market.id, inLanguageOf(market, found)]] : [];
    }),
  );
  const links = makeLinks(site, own);
  for (const [id, market] of own) own.set(id, { ...market, shippingPage: inEdition(links, market.shippingPage) });
  const catalog = translate(site.catalog, own, links);
  const allMarkets = new Map([...site.allMarkets, ...own]);
  return {
    ...site,
    catalog,
    index: new CatalogIndex(catalog, site.today, site.index),
    allMarkets,
    defaultMarket: allMarkets.get(site.defaultMarket.id) ?? site.defaultMarket,
    language,
    links,
  };
}

function inLanguageOf(market: Market, { language, prefix }: MarketLanguage): Market {
  return { ...market, prefix, locale: language.includes('-') ? language : `${language}-${market.country}` };
}

function makeLinks(site: Site, markets: ReadonlyMap<string, Market>): EditionLinks {
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
