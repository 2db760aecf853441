import { availabilityOf } from '../products/catalog-index.ts';
import { oncePerSite, type Site } from '../site/site.ts';
import { settleNow } from './on-the-day.ts';

/**
 * What others buy: the rule for all that shows it. catalog/README.md tells it to editors ("What others buy"). It is what can be bought now, in the order
 * of lists (products/list-order.ts):
 *
 * 1. of the category that the page is about,
 * 2. of the category above that and of those beside it, and so on up to the top,
 * 3. of all products of the market.
 *
 * What the page shows already is left out. A page that is about no category begins with 3.
 */

/** They fill rows of two, four and five (styles/lists/whole-rows.css). */
const MOST_OTHERS = 10;

interface About {
  /** Id of the category that the page is about. */
  readonly categoryId?: string | undefined;
  /** SKUs of what the page shows already. */
  readonly shown?: readonly string[];
  readonly most?: number;
}

/** SKUs of what others buy on a page of a market: at most `most`, what sells most first. */
export const listOthersBuy = (
  site: Site,
  { id }: { readonly id: string },
  { categoryId = '', shown = [], most = MOST_OTHERS }: About = {},
): readonly string[] => othersBuy(site, id, categoryId, String(most), ...shown);

const othersBuy = oncePerSite(
  'othersBuy',
  (site: Site, marketId: string, categoryId: string, most: string, ...shown: string[]): readonly string[] => {
    const market = site.catalog.markets.get(marketId);
    const found = new Set<string>();
    if (!market) return [];
    for (const list of listsNearby(site, marketId, categoryId))
      for (const product of list) {
        if (found.size >= Number(most)) return [...found];
        const isSold = product.offers[marketId] && settleNow(site, availabilityOf(product, market)) === 'in-stock';
        if (isSold && !shown.includes(product.sku)) found.add(product.sku);
      }
    return [...found];
  },
);

/** Lists of products, the nearest to a category first; each is made when it is needed. */
function* listsNearby({ catalog, index }: Site, marketId: string, categoryId: string) {
  const category = catalog.categories.get(categoryId);
  for (const near of category ? index.branchOf(category).toReversed() : []) {
    yield index.productsOf(near);
    for (const below of index.childrenOf(near)) yield index.productsOf(below);
  }
  const market = catalog.markets.get(marketId);
  if (market) yield index.allProducts(market);
}
