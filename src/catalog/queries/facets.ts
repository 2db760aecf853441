import { encodeTable, type FacetName, type FacetRow } from '../../core/facets/encode-table.ts';
import { type ListFile, stepsOf } from '../../core/facets/list-file.ts';
import { ROWS_A_FILE } from '../../core/facets/pick-rows.ts';
import type { FacetTableFile } from '../../core/facets/table-file.ts';
import { parseMoney } from '../../core/parse-money.ts';
import { sellerPath } from '../../paths.ts';
import { makePriceSteps } from '../facets/price-steps.ts';
import { BUILT_IN_NAMES, makeFacetRow } from '../facets/facet-row.ts';
import { chooseRules, type FacetRule, makeFacetRules } from '../facets/facet-rules.ts';
import type { Category, Market, Product } from '../model.ts';
import { oncePerSite, type Site } from '../site.ts';
import { listListings } from './listings.ts';
import { numberProducts } from './numbered.ts';

const facetRules = oncePerSite('facetRules', ({ catalog }: Site) =>
  makeFacetRules(catalog.facets?.facets ?? [], catalog.categories),
);

/** The facets of the list of a category, or of one that has products of all categories. */
const facetsOfList = oncePerSite('facetsOfList', (site: Site, categoryId: string) =>
  chooseRules(facetRules(site), categoryId, site.catalog.categories),
);

export const listFacets = (site: Site, category: Category | undefined): readonly FacetRule[] =>
  facetsOfList(site, category?.id ?? '');

/** Price ranges of a market: those of facets.json, else some that divide its products. */
const priceSteps = oncePerSite('priceSteps', (site: Site, marketId: string): readonly number[] => {
  const market = site.catalog.markets.get(marketId);
  const named = site.catalog.facets?.priceSteps?.[marketId];
  if (!named || !market) return makePriceSteps(site.catalog.products.values(), marketId);
  return named.flatMap((amount) => parseMoney(amount, market.currency) ?? []).sort((a, b) => a - b);
});

const rowsBySite = new WeakMap<Site, Map<string, FacetRow>>();

/** The row of a product in a market, made once. A product has the facets of its first category there. */
function rowOf(site: Site, product: Product, market: Market): FacetRow {
  const rows = rowsBySite.get(site) ?? new Map<string, FacetRow>();
  rowsBySite.set(site, rows);
  const key = `${market.id}\n${product.sku}`;
  let row = rows.get(key);
  if (!row) {
    row = makeFacetRow(site, listFacets(site, site.index.mainCategory(product, market)), product, market);
    rows.set(key, row);
  }
  return row;
}

/** The facet table of a list of products. */
export const makeFacetTable = (
  site: Site,
  products: readonly Product[],
  market: Market,
  facets: readonly FacetName[],
): FacetTableFile =>
  encodeTable(
    products.map((product) => rowOf(site, product, market)),
    [...facets, ...BUILT_IN_NAMES].map(({ id, label, place }) => ({ id, label, place })),
    priceSteps(site, market.id),
  );

/** The table of a range of product numbers, for search results. */
export const makeRangeTable = oncePerSite('rangeTable', (site: Site, marketId: string, file: string) => {
  const market = site.index.marketOf({ marketId });
  const from = Number(file) * ROWS_A_FILE;
  const products = numberProducts(site, market).products.slice(from, from + ROWS_A_FILE);
  return { text: JSON.stringify(makeFacetTable(site, products, market, facetRules(site))) };
});

/** A list with filters: a category, a strip tile, all products, or a seller's shop. */
interface FilteredList {
  readonly market: Market;
  readonly products: readonly Product[];
  readonly category?: Category;
}

const filteredLists = oncePerSite('filteredLists', (site: Site): ReadonlyMap<string, FilteredList> => {
  const lists = new Map<string, FilteredList>();
  for (const { pathOf, market, products, category } of listListings(site))
    lists.set(pathOf(1), { market, products, ...(category ? { category } : {}) });
  for (const market of site.catalog.markets.values())
    for (const seller of site.catalog.sellers.values())
      lists.set(sellerPath(market, seller), { market, products: site.index.productsOfSeller(seller.id, market) });
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

/** The data of a list, by the address of its first page. @throws when it has no filters. */
export const makeListFile = oncePerSite('listFile', (site: Site, path: string) => {
  const list = filteredLists(site).get(path);
  if (!list) throw new Error(`There is no list with filters at ${path}.`);
  const { market, products, category } = list;
  const { folder, numbers } = numberProducts(site, market);
  const file: ListFile = {
    folder,
    steps: stepsOf(products.map(({ sku }) => numbers.get(sku) as number)),
    table: makeFacetTable(site, products, market, listFacets(site, category)),
  };
  return { text: JSON.stringify(file) };
});
