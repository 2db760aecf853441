import shop from 'virtual:shop-facts';
import { keyInMarket, type StoredKey } from '../core/site/stored-keys.ts';

/** This page's market: `<html data-market="ae">` on pages of other markets than the default one. */
const market =
  (typeof document === 'undefined' ? undefined : document.documentElement.dataset['market']) ?? shop.defaultMarket;

/** Data of the shop and of this page's market; amounts are minor units of its currency. */
export const page = {
  ...shop,
  ...(shop.markets[market] as MarketFacts),
  market,
} as const;

/** The local storage key of a market, by default this page's. */
export const marketKey = (key: Parameters<typeof keyInMarket>[0], of = market): StoredKey =>
  keyInMarket(key, of, shop.defaultMarket);

/** Shows the fallback for an element whose script could not be loaded (client/boot/instead.ts). */
export const offerInstead = (element: HTMLElement): void =>
  (self as { instead?: (element: HTMLElement) => void }).instead?.(element);

/** Whether data saving is on (client/boot/early.ts): then nothing is prefetched, and links are followed. */
export const savesData = (): boolean => 'saving' in document.documentElement.dataset;

/** Whether the browser has measured 3G or less (client/boot/boot.ts). Other browsers than Chromium measure nothing. */
export const isSlowLink = (): boolean => '3g' in document.documentElement.dataset;
