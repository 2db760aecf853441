import shop from 'virtual:shop-facts';

/** The market whose page this is: pages of other markets than the default one say so (`<html data-market="ae">`). */
const market =
  (typeof document === 'undefined' ? undefined : document.documentElement.dataset['market']) ?? shop.defaultMarket;

/** What scripts know of the shop and of the market of this page; amounts are minor units of its currency. */
export const page = {
  ...shop,
  ...(shop.markets[market] as MarketFacts),
  market,
  /** Whether this is the market whose cart is kept under the plain name. */
  isDefaultMarket: market === shop.defaultMarket,
} as const;

/**
 * Offers what a page offers without script beside an element that is there, but lacks a part that could not be had
 * (layouts/scripts/instead.ts).
 */
export const offerInstead = (element: HTMLElement): void =>
  (self as { instead?: (element: HTMLElement) => void }).instead?.(element);

/** Whether the shopper asks browsers to save data: then nothing is fetched ahead, and links are followed as links. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
