import { PAGE_SIZE } from '../../core/site/constants.ts';
import { type ListFile, stepsOf } from '../../core/facets/list-file.ts';
import { ROWS_A_FILE } from '../../core/facets/pick-rows.ts';
import { sellerPath } from '../../paths.ts';
import type { Category, Market, Product } from '../model.ts';
import { oncePerSite, type Site } from '../site/site.ts';
import { facetRules, listFacets, makeFacetTable } from '../facets/facet-rows.ts';
import { listListings } from './list-category-products.ts';
import { findFolder, numberProducts } from '../site/numbered.ts';

const rangeProducts = oncePerSite('rangeProducts', (site: Site, marketId: string, file: string) => {
  const from = Number(file) * ROWS_A_FILE;
  return numberProducts(site, site.index.marketOf({ marketId })).products.slice(from, from + ROWS_A_FILE);
});

/** The table of a range of product numbers, for search results. */
export const makeRangeTable = (site: Site, market: Market, file: number): string =>
  JSON.stringify(makeFacetTable(site, rangeProducts(site, market.id, String(file)), market, facetRules(site)));

/** A list with filters: a category, a strip tile, all products, or a seller's shop. */
interface FilteredList {
  readonly market: Market;
  readonly products: readonly Product[];
  readonly pageSize: number;
  readonly category?: Category;
}

const filteredLists = oncePerSite('filteredLists', (site: Site): ReadonlyMap<string, FilteredList> => {
  const lists = new Map<string, FilteredList>();
  for (const { pathOf, market, products, pageSize, category, facet } of listListings(site))
    if (!facet) lists.set(pathOf(1), { market, products, pageSize, category });
  for (const market of site.catalog.markets.values())
    for (const seller of site.catalog.sellers.values())
      lists.set(sellerPath(market, seller), {
        market,
        products: site.index.productsOfSeller(seller.id, market),
        pageSize: PAGE_SIZE,
      });
  for (const [path, { products }] of lists) if (products.length < FEWEST) lists.delete(path);
  return lists;
});

/** Fewest products of a list with filters. */
const FEWEST = 2;

/** The addresses of the lists with filters, with their markets. */
export const listFilteredLists = (site: Site): { readonly path: string; readonly market: Market }[] =>
  [...filteredLists(site)].map(([path, { market }]) => ({ path, market }));

/** Whether the list at this address has filters. */
export const hasFilters = oncePerSite('hasFilters', (site: Site, path: string) => filteredLists(site).has(path));

const filteredList = oncePerSite('filteredList', (site: Site, path: string) => filteredLists(site).get(path));

const listSteps = oncePerSite('listSteps', (site: Site, path: string): readonly number[] => {
  const list = filteredList(site, path);
  if (!list) return [];
  const { numbers } = numberProducts(site, list.market);
  return stepsOf(list.products.map(({ sku }) => numbers.get(sku) as number));
});

/** The data of a list, by the address of its first page. @throws when it has no filters. */
export function makeListFile(site: Site, path: string): string {
  const list = filteredList(site, path);
  if (!list) throw new Error(`There is no list with filters at ${path}.`);
  const { market, products, pageSize, category } = list;
  const file: ListFile = {
    folder: findFolder(site, market),
    steps: listSteps(site, path),
    pageSize,
    table: makeFacetTable(site, products, market, listFacets(site, category)),
  };
  return JSON.stringify(file);
}
