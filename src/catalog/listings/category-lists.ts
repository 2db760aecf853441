import { SHOWN_CATEGORIES } from '../../core/site/constants.ts';
import type { Category, Market } from '../model.ts';
import { oncePerSite, type Site } from '../site/site.ts';
import type { CatalogIndex } from '../products/catalog-index.ts';
import { divideByWeight } from './divide-by-weight.ts';

/** What the links of one page may weigh (`weightOf`), which keeps it within its budget however long the names are. */
const PAGE_WEIGHT = 8_000;

/** A category on a page that lists categories. */
export interface ListedCategory {
  readonly category: Category;
  readonly children: readonly ListedCategory[];
  /** Whether its children are on pages of its own only. */
  readonly hasMore: boolean;
}

/** A page that lists categories: all of a market, or those below one. Pages count from 1. */
export interface CategoryListPage {
  readonly market: Market;
  readonly parent?: Category;
  readonly page: number;
  readonly pageCount: number;
  readonly categories: readonly ListedCategory[];
}

/**
 * The pages that list the categories of all markets. Each shows as many levels as fit. A category has pages of its own if its
 * children do not fit on those of its parent, or are more than a menu shows.
 */
export const listCategoryLists = oncePerSite('categoryLists', (site: Site): CategoryListPage[] =>
  [...site.catalog.markets.values()].flatMap((market) => {
    const lists: { parent?: Category; categories: readonly Category[] }[] = [
      { categories: site.index.topCategories(market) },
    ];
    const listed = new Set<Category>();
    const pages: CategoryListPage[] = [];
    for (const list of lists) {
      for (const page of divideList(list.categories, site.index)) {
        pages.push({ market, parent: list.parent, ...page });
        for (const parent of listLong(page.categories, site.index)) {
          if (listed.has(parent)) continue;
          listed.add(parent);
          lists.push({ parent, categories: site.index.childrenOf(parent) });
        }
      }
    }
    return pages;
  }),
);

function divideList(
  categories: readonly Category[],
  index: CatalogIndex,
): Pick<CategoryListPage, 'page' | 'pageCount' | 'categories'>[] {
  const levels = countLevels(categories, index);
  const parts = levels > 1 ? [categories] : divideByWeight(categories, categories.length, PAGE_WEIGHT, weightOf);
  return parts.map((part, position) => ({
    page: position + 1,
    pageCount: parts.length,
    categories: part.map((category) => listBelow(category, levels - 1, index)),
  }));
}

function listBelow(category: Category, levels: number, index: CatalogIndex): ListedCategory {
  const children = index.childrenOf(category);
  return {
    category,
    children: levels === 0 ? [] : children.map((child) => listBelow(child, levels - 1, index)),
    hasMore: levels === 0 && children.length > 0,
  };
}

/** Those that have pages of their own. */
const listLong = (categories: readonly ListedCategory[], index: CatalogIndex): Category[] =>
  categories.flatMap(({ category, children, hasMore }) => [
    ...(hasMore || index.childrenOf(category).length > SHOWN_CATEGORIES ? [category] : []),
    ...listLong(children, index),
  ]);

/** How many levels fit on one page together; at least 1. */
function countLevels(categories: readonly Category[], index: CatalogIndex): number {
  let weight = 0;
  let levels = 0;
  for (let level = categories; level.length > 0; level = level.flatMap((category) => index.childrenOf(category))) {
    for (const category of level) weight += weightOf(category);
    if (weight > PAGE_WEIGHT) break;
    levels++;
  }
  return Math.max(1, levels);
}

/** About the most bytes that a link takes after compression. */
const weightOf = ({ title, path }: Category): number => title.length + path.length / 2 + 8;
