import { listComma } from '../../messages/language.ts';
import type { CategoryListPage, ListedCategory } from '../../catalog/listings/category-lists.ts';
import type { Category, Market } from '../../catalog/model.ts';
import type { Site } from '../../catalog/site/site.ts';
import { countProductsAt, firstPictureAt } from '../../catalog/listings/list-category-products.ts';
import { LISTING_WIDTHS } from '../../core/site/constants.ts';
import { listingsText } from '../../messages/rooms/listings.ts';
import { frameText } from '../../messages/rooms/frame.ts';
import { shellText } from '../../messages/rooms/shell.ts';
import { categoriesPath, categoryPath } from '../../paths.ts';
import { categoryTrail, type Step, shopTrail } from '../parts/breadcrumb.ts';
import { type PagesView, makeListHead, titleOfPage } from '../parts/list-page.ts';
import { type PictureAttributes, pictureAttributes } from '../parts/picture-attributes.ts';
import type { LinkView, PageView } from '../parts/page-view.ts';
import { makeShellView } from '../parts/shell.ts';

/** A category with its children, or with a link to the page that lists them. The group of categories without children has no address. */
export interface CategoryNode extends LinkView {
  /** The first picture of its list; only on pages of categories. */
  readonly image?: PictureAttributes;
  /** "36 products"; only with a picture. */
  readonly count?: string;
  readonly children: readonly CategoryNode[];
}

/** A page that lists categories: all of a market, or the children of one. */
export interface CategoriesView extends PageView {
  readonly trail: readonly Step[];
  readonly title: string;
  readonly categories: readonly CategoryNode[];
  readonly pages: PagesView;
}

/** A page of categories. With `parent`, it lists the children of that one. */
export function makeCategoriesView(
  site: Site,
  { market, parent, page, pageCount, categories }: CategoryListPage,
): CategoriesView {
  const title = parent ? listingsText.categoriesIn({ category: parent.title }) : frameText.allCategories;
  const pathOf = (number: number) => categoriesPath(market, parent, number);
  return {
    shell: makeShellView(site, market, parent),
    head: {
      title: titleOfPage(title, page),
      description: describeCategories(site, market, parent, categories),
      ...makeListHead(page, pathOf),
    },
    trail: [...(parent ? categoryTrail(site, parent, market) : shopTrail(market)), { name: title, path: pathOf(1) }],
    title,
    categories: makeCategoryTiles(site, categories, market),
    pages: { page, pageCount, base: pathOf(1), label: listingsText.pagesOf({ title }) },
  };
}

/** A category with a single child is no heading above it: both are tiles. */
const makeCategoryNodes = (listed: readonly ListedCategory[], market: Market): CategoryNode[] =>
  listed.flatMap(({ category, children, hasMore }) => {
    const node = { label: category.title, href: categoryPath(market, category) };
    if (hasMore)
      return {
        ...node,
        children: [
          {
            label: shellText.allIn({ category: category.label }),
            href: categoriesPath(market, category),
            children: [],
          },
        ],
      };
    const below = makeCategoryNodes(children, market);
    return below.length === 1 ? [{ ...node, children: [] }, ...below] : { ...node, children: below };
  });

/**
 * Categories as tiles with the first picture of each list. Those with children come first, each as a heading above them; the others then get a heading
 * too. Below a heading, the longest list comes first.
 */
export function makeCategoryTiles(site: Site, categories: readonly ListedCategory[], market: Market): CategoryNode[] {
  const countOf = ({ href }: CategoryNode) => countProductsAt(site, href);
  const toTiles = (nodes: readonly CategoryNode[]): CategoryNode[] => {
    const [leaves = [], groups = []] = [true, false].map((isLeaf) =>
      nodes.filter(({ children }) => (children.length === 0) === isLeaf),
    );
    const tiles = leaves.map((leaf) => {
      const picture = firstPictureAt(site, leaf.href);
      const count = countOf(leaf);
      return {
        ...leaf,
        count: count > 0 ? listingsText.products({ count, shown: count }) : undefined,
        image: picture && pictureAttributes(site, picture, LISTING_WIDTHS[0]),
      };
    });
    if (groups.length === 0) return tiles;
    return [
      ...groups.map(({ children, ...group }) => ({
        ...group,
        children: toTiles(children.toSorted((one, other) => countOf(other) - countOf(one))),
      })),
      ...(tiles.length > 0 ? [{ label: listingsText.otherCategories, href: '', children: tiles }] : []),
    ];
  };
  return toTiles(makeCategoryNodes(categories, market));
}

function describeCategories(
  { catalog }: Site,
  market: Market,
  parent: Category | undefined,
  categories: readonly ListedCategory[],
): string {
  const names = categories.slice(0, 4).map(({ category }) => category.label);
  const shop = catalog.store.name;
  if (names.length === 0) return listingsText.noProductsYet({ shop, market: market.name });
  const labels = names.join(listComma());
  return parent
    ? listingsText.describe({ category: parent.title, categories: labels })
    : listingsText.describeAll({ shop, market: market.name, categories: labels });
}
