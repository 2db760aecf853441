import type { Market } from '../../catalog/model.ts';
import type { StoreProfile } from '../../catalog/schema/store.ts';
import type { Site } from '../../catalog/site/site.ts';
import { below } from '../../core/site/cart-paths.ts';
import { withoutPrefix } from '../../paths.ts';

/** Which content page a market has in the place of one of the default market. */

type Pages = StoreProfile['pages'];

/** The pages that store.json names, for a market. */
export const storePages = (site: Site, market: Market): Pages =>
  Object.fromEntries(
    Object.entries(site.catalog.store.pages).map(([name, href]) => [name, pageIn(site, market, href)]),
  ) as unknown as Pages;

/**
 * The address for a market of a content page of the default market: of its own page with the same address after its prefix
 * (`/en-ae/return-refund#refunds` for `/return-refund#refunds`), of its own page about shipping, or the same address where it has none.
 */
export function pageIn({ catalog, defaultMarket }: Site, market: Market, href: string): string {
  if (market.id === defaultMarket.id) return href;
  const end = href.search(/[?#]|$/);
  const path = href.slice(0, end);
  const own = below(market, withoutPrefix(defaultMarket, path));
  if (catalog.pages.some((page) => page.path === own)) return own + href.slice(end);
  return path === defaultMarket.shippingPage ? market.shippingPage : href;
}
