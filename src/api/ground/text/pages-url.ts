import type { Market } from '../../../catalog/model.ts';
import { currentLanguage } from '../../../messages/language.ts';
import type { Shop } from '../shop/read-shop.ts';

type Markets = Pick<Shop, 'markets' | 'store'>;

/**
 * The beginning of the addresses of a market's pages for a reader in the current language: "https://shop.example/hi"; of those in English if the
 * market has no pages in this language.
 */
export function pagesUrl({ markets, store }: Markets, siteUrl: string, marketId: string = store.defaultMarket): string {
  const market = markets.get(marketId);
  const { prefix = '' } = (market && inCurrent(market)) ?? market ?? {};
  return prefix === '' ? siteUrl : `${siteUrl}/${prefix}`;
}

const inCurrent = ({ languages = [] }: Pick<Market, 'languages'>) =>
  languages.find(({ language }) => language === currentLanguage());

/** The market for a reader without a known order: the default one, unless only another market has the current language. */
export const readersMarket = ({ markets, store }: Markets): string =>
  [markets.get(store.defaultMarket), ...markets.values()].find((market) => market && inCurrent(market))?.id ??
  store.defaultMarket;

/** The address of a page for such a reader. `path` is that of the page in the first language. */
export function pageUrl(shop: Markets, siteUrl: string, path: string, marketId: string): string {
  const { prefix = '' } = shop.markets.get(marketId) ?? {};
  if (prefix !== '' && !path.startsWith(`/${prefix}/`)) return siteUrl + path;
  return pagesUrl(shop, siteUrl, marketId) + path.slice(prefix === '' ? 0 : prefix.length + 1);
}
