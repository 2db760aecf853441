import type { Market } from '../../catalog/model.ts';
import { limitedPath, nameLimit } from '../../catalog/listings/linked-lists.ts';
import { builtPath } from '../../catalog/listings/list-category-products.ts';
import type { Site } from '../../catalog/site/site.ts';

/** A link to the list of products up to a price in minor units: "Up to AED 35". */
export const priceShop = (
  site: Site,
  limit: number,
  market: Market,
): { readonly title: string; readonly href: string } => ({
  title: nameLimit(limit, market),
  href: builtPath(site, limitedPath(market, limit)),
});
