import { encodeTable, type FacetName, type FacetRow } from '../../core/facets/encode-table.ts';
import type { FacetTableFile } from '../../core/facets/table-file.ts';
import { parseMoney } from '../../core/money/parse-money.ts';
import { makePriceSteps } from './price-steps.ts';
import { builtInNames, makeFacetRow } from './facet-row.ts';
import { chooseRules, type FacetRule, listBranch, makeFacetRules, translateRules } from './facet-rules.ts';
import { chooseOwnRules, makeOwnRules } from './own-facets.ts';
import type { Category, Market, Product, Seller } from '../model.ts';
import { oncePerSite, type Site } from '../site/site.ts';

export const facetRules = oncePerSite('facetRules', ({ catalog }: Site): FacetRule[] => {
  const { facets, categories, products, words } = catalog;
  const rules = facets ? makeFacetRules(facets.facets, categories) : makeOwnRules(products.values());
  return words ? translateRules(rules, words) : rules;
});

/** The facets of the list of a category, or of one that has products of all categories. */
const facetsOfList = oncePerSite('facetsOfList', (site: Site, categoryId: string): readonly FacetRule[] => {
  const { facets, categories, products } = site.catalog;
  if (facets) return chooseRules(facetRules(site), categoryId, categories);
  const category = categories.get(categoryId);
  return chooseOwnRules(facetRules(site), category ? site.index.productsOf(category) : products.values());
});

export const listFacets = (site: Site, category: Category | undefined): readonly FacetRule[] =>
  facetsOfList(site, category?.id ?? '');

/** Price ranges of a market: those of facets.json, else some that divide its products. */
const priceSteps = oncePerSite('priceSteps', (site: Site, marketId: string): readonly number[] => {
  const market = site.catalog.markets.get(marketId);
  const named = site.catalog.facets?.priceSteps?.[marketId];
  if (!named || !market) return makePriceSteps(site.catalog.products.values(), marketId);
  return named.flatMap((amount) => parseMoney(amount, market.currency) ?? []).sort((a, b) => a - b);
});

/**
 * The facets of a product in these categories: those of the first one in the market, or without facets.json those of every list that it is
 * in. What its texts mean depends on the first category and those above it, too.
 */
const facetsOfProduct = oncePerSite('facetsOfProduct', (site: Site, marketId: string, ...categoryIds: string[]) => ({
  facets: site.catalog.facets
    ? listFacets(site, site.index.mainCategory({ categoryIds }, site.index.marketOf({ marketId })))
    : joinRules(['', ...categoryIds].map((id) => facetsOfList(site, id))),
  branch: listBranch(categoryIds[0] ?? '', site.catalog.categories),
}));

/** Each rule once. */
const joinRules = (lists: readonly (readonly FacetRule[])[]): FacetRule[] => [
  ...new Map(lists.flat().map((rule) => [rule.id, rule])).values(),
];

const rowsBySite = new WeakMap<Site, Map<string, FacetRow>>();

/**
 * Returns a function that gives the rows of products in a market, each made once for a site. What rows are made of besides the products is
 * read again for each reader, so that it is recorded for each list.
 */
export function readFacetRows(site: Site, market: Market): (product: Product) => FacetRow {
  const whole = site.recorder?.site ?? site;
  const rows = rowsBySite.get(whole) ?? new Map<string, FacetRow>();
  rowsBySite.set(whole, rows);
  const { today } = site;
  const sellers = new Map<string, Seller>();
  const facets = new Map<string, readonly FacetRule[]>();
  return (product) => {
    const { sellerId, categoryIds } = product;
    const seller = sellers.get(sellerId) ?? site.index.sellerOf(sellerId);
    sellers.set(sellerId, seller);
    const ids = categoryIds.join();
    const own = facets.get(ids) ?? facetsOfProduct(site, market.id, ...categoryIds).facets;
    facets.set(ids, own);
    const key = `${market.id}\n${product.sku}`;
    const row = rows.get(key) ?? makeFacetRow(product, { facets: own, seller, today, market });
    rows.set(key, row);
    return row;
  };
}

/** The facet table of a list of products. */
export const makeFacetTable = (
  site: Site,
  products: readonly Product[],
  market: Market,
  facets: readonly FacetName[],
): FacetTableFile =>
  encodeTable(
    products.map(readFacetRows(site, market)),
    [...facets, ...builtInNames()].map(({ id, label, rank, isByCount }) => ({ id, label, rank, isByCount })),
    priceSteps(site, market.id),
  );
