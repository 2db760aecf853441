/**
 * Every key under which pages keep something in the browser. What a page writes must have a type of this file, and the privacy
 * policy has a row for each key: tests/stored-keys.test.ts compares them. Nothing is kept in cookies, IndexedDB or caches.
 */

/** Keys that each market has for itself: `cart` for the default market, `cart:ae` for another. */
export const MARKET_KEYS = ['cart', 'checkout', 'wishlist'] as const;
/** Further keys in local storage. Where it is full or forbidden they lie in session storage, or only in the page. */
export const SITE_KEYS = ['accessToken', 'consent', 'newsletter', 'orders', 'seen', 'sellerToken'] as const;
/** Keys in session storage, which goes with the tab. Both tokens lie there too for who does not want to be remembered. */
export const TAB_KEYS = ['complaint', 'complaint key', 'order-draft', 'seller-draft', 'seller-login'] as const;
/** First words of keys in session storage that go on with a space and a market (`checkout in`) or an order's number. */
export const TAB_KEY_STARTS = ['checkout', 'payment'] as const;

type MarketKey = (typeof MARKET_KEYS)[number];
/** A key in local storage. */
export type StoredKey = (typeof SITE_KEYS)[number] | MarketKey | `${MarketKey}:${string}`;
/** A key in session storage alone. */
export type TabKey = (typeof TAB_KEYS)[number] | `${(typeof TAB_KEY_STARTS)[number]} ${string}`;
/** A key of a session's token. */
export type TokenKey = 'accessToken' | 'sellerToken';

/** The key of a market. client/boot/boot.ts, which loads nothing, makes the cart's by itself. */
export const keyInMarket = (key: MarketKey, market: string, defaultMarket: string): StoredKey =>
  market === defaultMarket ? key : `${key}:${market}`;
