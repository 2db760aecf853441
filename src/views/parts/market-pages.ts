import type { Market } from '../../catalog/model.ts';
import type { StoreProfile } from '../../catalog/schema/store.ts';
import type { Site } from '../../catalog/site/site.ts';
import { below } from '../../core/site/cart-paths.ts';
import { withoutPrefix } from '../../paths.ts';

/** Addresses of content pages by purpose, such as `returns`. */

type Pages = StoreProfile['pages'];

/** The content pages that store.json names, at their addresses in a market. */
export const storePages = (site: Site, market: Market): Pages =>
  Object.fromEntries(
    Object.entries(site.catalog.store.pages).map(([name, href]) => [name, pageIn(site, market, href)]),
  ) as unknown as Pages;

/**
 * The market's address of a content page of the default market: its own page with the same address after its prefix (`/en-ae/return-refund#refunds` for
 * `/return-refund#refunds`), its page about shipping, or the address as it is where it has none.
 */
export function pageIn({ catalog, defaultMarket }: Site, market: Market, href: string): string {
  if (market.id === defaultMarket.id) return href;
  const end = href.search(/[?#]|$/);
  const path = href.slice(0, end);
  const own = below(market, withoutPrefix(defaultMarket, path));
  if (catalog.pages.some((page) => page.path === own)) return own + href.slice(end);
  return path === defaultMarket.shippingPage ? market.shippingPage : href;
}
