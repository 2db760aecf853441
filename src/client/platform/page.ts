import shop from 'virtual:shop-facts';
import { keyInMarket, type StoredKey } from '../../core/stored-keys.ts';

/** The market whose page this is: pages of other markets than the default one say so (`<html data-market="ae">`). */
const market =
  (typeof document === 'undefined' ? undefined : document.documentElement.dataset['market']) ?? shop.defaultMarket;

/** What scripts know of the shop and of the market of this page; amounts are minor units of its currency. */
export const page = {
  ...shop,
  ...(shop.markets[market] as MarketFacts),
  market,
} as const;

/** The key of this page's market, or of another one, in local storage. */
export const marketKey = (key: Parameters<typeof keyInMarket>[0], of = market): StoredKey =>
  keyInMarket(key, of, shop.defaultMarket);

/**
 * Offers what a page offers without script beside an element that is there, but lacks a part that could not be had
 * (client/boot/instead.ts).
 */
export const offerInstead = (element: HTMLElement): void =>
  (self as { instead?: (element: HTMLElement) => void }).instead?.(element);

/** Whether the shopper asks browsers to save data: then nothing is fetched ahead, and links are followed as links. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
