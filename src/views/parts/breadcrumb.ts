import type { Category, Market, Product } from '../../catalog/model.ts';
import type { Site } from '../../catalog/site/site.ts';
import { shellText } from '../../messages/rooms/shell.ts';
import { allProductsPath, categoryPath, marketPath, productPath } from '../../paths.ts';

export interface Step {
  readonly name: string;
  readonly path: string;
}

/** Home / The shop: the beginning of every trail. */
export const shopTrail = (market: Market): Step[] => [
  { name: shellText.home, path: marketPath(market) },
  { name: shellText.shop, path: allProductsPath(market) },
];

/** The name of a category in a trail. Where its label is the same as the first step's, its title tells them apart. */
const nameOf = ({ label, title }: Category): string => (label === shellText.home ? title : label);

/** Home / The shop / labels of parent categories / title of the category. */
export function categoryTrail(site: Site, category: Category, market: Market): Step[] {
  return [...stepsAbove(site, category, market), { name: category.title, path: categoryPath(market, category) }];
}

function stepsAbove(site: Site, category: Category, market: Market): Step[] {
  const parent = category.parentId === undefined ? undefined : site.catalog.categories.get(category.parentId);
  if (!parent) return shopTrail(market);
  return [...stepsAbove(site, parent, market), { name: nameOf(parent), path: categoryPath(market, parent) }];
}

/** Home / The shop / category / product. */
export function productTrail(site: Site, product: Product, market: Market): Step[] {
  const category = site.index.mainCategory(product, market);
  return [
    ...shopTrail(market),
    ...(category ? [{ name: nameOf(category), path: categoryPath(market, category) }] : []),
    { name: product.title, path: productPath(market, product) },
  ];
}
