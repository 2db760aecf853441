import { currentLanguage } from '../../../messages/language.ts';
import type { Shop } from '../shop/read-shop.ts';

/**
 * Where the site's pages begin that somebody reads whom something is told in the current language: "https://shop.example/hi". The site's own
 * address in the first language, and where the market has no pages in the language.
 */
export function pagesUrl(
  { markets, store }: Pick<Shop, 'markets' | 'store'>,
  siteUrl: string,
  marketId: string = store.defaultMarket,
): string {
  const language = currentLanguage();
  const own = markets.get(marketId)?.languages?.find((other) => other.language === language);
  return own ? `${siteUrl}/${own.prefix}` : siteUrl;
}

/** The address of a page for such a reader. `path` is that of the page in the first language. */
export function pageUrl(
  shop: Pick<Shop, 'markets' | 'store'>,
  siteUrl: string,
  path: string,
  marketId: string,
): string {
  const base = pagesUrl(shop, siteUrl, marketId);
  const { prefix = '' } = shop.markets.get(marketId) ?? {};
  const isBelow = base !== siteUrl && prefix !== '' && path.startsWith(`/${prefix}/`);
  return base + (isBelow ? path.slice(prefix.length + 1) : path);
}
