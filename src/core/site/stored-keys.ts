/**
 * All keys under which pages store values in the browser. The privacy policy must have a row for each key;
 * tests/core/site/stored-keys.test.ts compares them. Nothing is stored in cookies, except of sellers by the API host, or in IndexedDB; caches are named in
 * core/offline/cache-names.ts.
 */

/** Keys that each market has: `cart` in the default market, `cart:ae` in another. */
export const MARKET_KEYS = ['buy', 'cart', 'checkout', 'compare', 'pin', 'wishlist'] as const;
/** Other keys in local storage. If it is full or forbidden, values are in session storage, or only in the page. */
export const SITE_KEYS = [
  'accessToken',
  'consent',
  'device',
  'language',
  'measures',
  'newsletter',
  'orders',
  'saving',
  'searches',
  'seen',
  'session',
] as const;
/** Keys in session storage, which ends with the tab. The token, and `session`, are there too without "Remember me". */
export const TAB_KEYS = [
  'complaint',
  'complaint key',
  'order-draft',
  'seller-draft',
  'seller-login',
  'visit-bytes',
] as const;
/** Beginnings of keys in session storage, before a space and a market (`checkout in`) or an order's number. */
export const TAB_KEY_STARTS = ['checkout', 'payment', 'review'] as const;

type MarketKey = (typeof MARKET_KEYS)[number];
/** A key in local storage. */
export type StoredKey = (typeof SITE_KEYS)[number] | MarketKey | `${MarketKey}:${string}`;
/** A key that is in session storage only. */
export type TabKey = (typeof TAB_KEYS)[number] | `${(typeof TAB_KEY_STARTS)[number]} ${string}`;
export type TokenKey = 'accessToken';

/** The key for a market. client/boot/boot.ts, which imports nothing, repeats this for the cart. */
export const keyInMarket = (key: MarketKey, market: string, defaultMarket: string): StoredKey =>
  market === defaultMarket ? key : `${key}:${market}`;
