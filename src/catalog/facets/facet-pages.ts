import type { FacetValue } from '../../core/facets/table-file.ts';
import { facetPath, tilePath } from '../../paths.ts';
import type { FacetRule } from './facet-rules.ts';
import type { Category, Market, Product } from '../model.ts';
import { oncePerSite, type Site } from '../site/site.ts';
import { listFacets, readFacetRows } from './facet-rows.ts';

/** A page that is built for one value of a facet in a category, so that lists can be filtered without scripts. */
export interface FacetPage {
  readonly facet: FacetRule;
  readonly value: FacetValue;
  readonly products: readonly Product[];
}

/** Fewest products of such a page. */
const FEWEST = 3;
/** Most such pages of a category, if facets.json does not say. */
const MOST_IN_CATEGORY = 12;

/**
 * The pages of a category's facets: of each facet that has pages, the values that most products have. A value that all products have
 * would be the category again.
 */
export const listFacetPages = (site: Site, { id }: Category): readonly FacetPage[] => facetPages(site, id);

const facetPages = oncePerSite('facetPages', (site: Site, categoryId: string): readonly FacetPage[] => {
  const category = site.catalog.categories.get(categoryId);
  // Facets that a shop has without facets.json change with its products: addresses would go with them.
  if (!category || !site.catalog.facets) return [];
  const market = site.index.marketOf(category);
  const products = site.index.productsOf(category);
  const taken = listTaken(site, category, market);
  const pages = listFacets(site, category).flatMap((facet) =>
    listValues(site, facet, products, market)
      .filter(({ value }) => !taken.has(facetPath(market, category, facet.id, value.id).toLowerCase()))
      .slice(0, facet.input.pages ?? 0),
  );
  return pages.slice(0, site.catalog.facets?.pagesOfCategory ?? MOST_IN_CATEGORY);
});

/** Addresses below a category that other pages have, in lower case. */
const listTaken = ({ catalog }: Site, category: Category, market: Market): Set<string> =>
  new Set(
    [...category.strip.map((tile) => tilePath(market, category, tile)), ...catalog.pages.map(({ path }) => path)].map(
      (path) => path.toLowerCase(),
    ),
  );

function listValues(site: Site, facet: FacetRule, products: readonly Product[], market: Market): FacetPage[] {
  const byId = new Map<string, { value: FacetValue; products: Set<Product> }>();
  const rowOf = readFacetRows(site, market);
  for (const product of products)
    for (const value of rowOf(product).values[facet.id] ?? []) {
      const entry = byId.get(value.id) ?? { value, products: new Set() };
      entry.products.add(product);
      byId.set(value.id, entry);
    }
  return [...byId.values()]
    .filter((entry) => entry.products.size >= FEWEST && entry.products.size < products.length)
    .sort((a, b) => b.products.size - a.products.size || (a.value.rank ?? 0) - (b.value.rank ?? 0))
    .map((entry) => ({ facet, value: entry.value, products: [...entry.products] }));
}

/** A link to such a page. */
interface FacetLink {
  /** Label of the facet. */
  readonly facet: string;
  readonly label: string;
  /** The colour that it stands for. */
  readonly swatch?: string;
  readonly href: string;
  readonly count: number;
}

/** Links to the pages of a category's facets; sizes in their order, others with the one that most products have first. */
export const listFacetLinks = oncePerSite('facetLinks', (site: Site, categoryId: string): readonly FacetLink[] => {
  const category = site.catalog.categories.get(categoryId);
  if (!category) return [];
  const market = site.index.marketOf(category);
  const orderOf = ({ facet, value }: FacetPage) => (facet.input.systems ? (value.rank ?? 0) : 0);
  const pages = listFacetPages(site, category).toSorted(
    (one, other) => one.facet.rank - other.facet.rank || orderOf(one) - orderOf(other),
  );
  return pages.map(({ facet, value: { id, label, swatch }, products }) => ({
    facet: facet.label,
    label,
    swatch,
    href: facetPath(market, category, facet.id, id),
    count: products.length,
  }));
});

/** Whether a category has such pages, and with them a page that lists them. */
export const hasFacetPages = oncePerSite(
  'hasFacetPages',
  (site: Site, categoryId: string) => listFacetLinks(site, categoryId).length > 0,
);
