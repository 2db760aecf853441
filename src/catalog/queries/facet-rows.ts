import { encodeTable, type FacetName, type FacetRow } from '../../core/facets/encode-table.ts';
import type { FacetTableFile } from '../../core/facets/table-file.ts';
import { parseMoney } from '../../core/parse-money.ts';
import { makePriceSteps } from '../facets/price-steps.ts';
import { BUILT_IN_NAMES, makeFacetRow } from '../facets/facet-row.ts';
import { chooseRules, type FacetRule, makeFacetRules } from '../facets/facet-rules.ts';
import type { Category, Market, Product } from '../model.ts';
import { oncePerSite, type Site } from '../site.ts';

export const facetRules = oncePerSite('facetRules', ({ catalog }: Site) =>
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
export function facetRowOf(site: Site, product: Product, market: Market): FacetRow {
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
    products.map((product) => facetRowOf(site, product, market)),
    [...facets, ...BUILT_IN_NAMES].map(({ id, label, place }) => ({ id, label, place })),
    priceSteps(site, market.id),
  );
