import { hash } from 'node:crypto';
import type { Market } from '../../catalog/model.ts';
import { editionsOf, listEditionMarkets } from '../../catalog/site/editions.ts';
import { listPicturesOf, variantPaths } from '../../catalog/products/variants.ts';
import type { Site } from '../../catalog/site/site.ts';
import { isTranslated } from '../../catalog/translations/enough.ts';
import { digestProduct } from '../../catalog/snapshot/product-digest.ts';
import { INDEXED_PAGES } from '../../core/site/constants.ts';
import { marketPath, pageNumber, productPath } from '../../paths.ts';
import { largestPicture } from '../../views/parts/picture-attributes.ts';
import type { PageType } from '../check/budget.ts';
import { pageTypes } from '../check/page-types.ts';
import type { SitemapPage } from './sitemap.ts';

const LIST_TYPES: readonly PageType[] = ['listing', 'shop', 'directory'];

/**
 * Pages for the sitemap. Left out are application pages, the error page, pages of reviews, pages too far into a list to be indexed, variants, whose
 * canonical page is that of their product, and pages in a language in which too little is translated. `changedOn` gives the date of a page's last
 * change.
 */
export function listSitemapPages(
  site: Site,
  paths: readonly string[],
  changedOn: (path: string) => string,
): SitemapPage[] {
  const typeOf = pageTypes(site);
  const variants = new Set(editionsOf(site).flatMap(({ catalog }) => [...variantPaths(catalog)]));
  const pointing = listEditionMarkets(site).flatMap(({ edition, market }) =>
    isTranslated(edition, market) ? [] : [market.prefix],
  );
  const isFurther = (path: string) => LIST_TYPES.includes(typeOf(path)) && pageNumber(path) > 1;
  const listed = paths.filter((path) => {
    if (['application', 'error', 'reviews'].includes(typeOf(path)) || variants.has(path)) return false;
    if (pointing.some((prefix) => isBelow(prefix, path))) return false;
    return !(isFurther(path) && pageNumber(path) > INDEXED_PAGES);
  });
  const pictures = picturesByPath(site);
  const alternates = findAlternates(
    site,
    // The second page of a list has other products in another market.
    listed.filter((path) => !isFurther(path)),
  );
  return listed.map((path) => ({
    path,
    changed: changedOn(path),
    pictures: pictures.get(path),
    alternates: alternates.get(path),
  }));
}

/** The pictures of products by the addresses of their pages, in the size that the structured data names. */
function picturesByPath(site: Site): Map<string, SitemapPage['pictures']> {
  const found = new Map<string, SitemapPage['pictures']>();
  const all = listEditionMarkets(site).map(({ market }) => market);
  const prepared = hash('sha1', JSON.stringify([...site.pictures]), 'base64url');
  for (const product of site.catalog.products.values()) {
    const pictures = {
      digest: `${digestProduct(product)} ${prepared}`,
      list: () => [...new Set(listPicturesOf(product).map((picture) => largestPicture(site, picture)))],
    };
    for (const market of all) if (product.offers[market.id]) found.set(productPath(market, product), pictures);
  }
  return found;
}

/**
 * Groups the pages that are at the same address in several markets and languages. Google reads languages and countries from the sitemap as it does
 * from pages, where they would cost every shopper bytes: https://developers.google.com/search/docs/specialty/international/localized-versions
 */
function findAlternates(site: Site, paths: readonly string[]): Map<string, SitemapPage['alternates']> {
  const { defaultMarket } = site;
  const markets = listEditionMarkets(site).map(({ market }) => market);
  const found = new Map<string, SitemapPage['alternates']>();
  if (markets.length < 2) return found;
  const groups = new Map<string, Map<string, { readonly market: Market; readonly path: string }>>();
  for (const path of paths) {
    const market = markets.find(({ prefix }) => prefix !== '' && isBelow(prefix, path)) ?? defaultMarket;
    const rest = market.prefix === '' ? path : path.slice(marketPath(market).length) || '/';
    const group = groups.get(rest) ?? new Map();
    groups.set(rest, group);
    const language = languageOf(market);
    // Of two markets with the same language and country, neither is for a particular audience.
    if (!group.has(language)) group.set(language, { market, path });
  }
  for (const group of groups.values()) {
    if (group.size < 2) continue;
    const alternates = [...group].map(([language, { path }]) => [language, path] as const);
    const general = [...group.values()].find(({ market }) => market === defaultMarket);
    // For shoppers of all other countries.
    if (general) alternates.push(['x-default', general.path]);
    for (const { path } of group.values()) found.set(path, alternates);
  }
  return found;
}

const isBelow = (prefix: string, path: string): boolean => path === `/${prefix}` || path.startsWith(`/${prefix}/`);

/** The language of a market's texts and the country that it sells in: `en-AE`. */
function languageOf({ locale, country }: Market): string {
  const [language = '', script = ''] = locale.split('-');
  return [language, ...(script.length === 4 ? [script] : []), country].join('-');
}
