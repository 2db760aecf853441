import { persistentAtom } from '@nanostores/persistent';
import { type Item, readItems } from '../core/stored-items.ts';
import { marketKey } from '../client/platform/page.ts';
import '../client/platform/storage.ts';

const LONGEST = 200;

export const WISHLIST_KEY = marketKey('wishlist');

/** What the shopper wants to remember, the newest first. */
export const $wishlist = persistentAtom<readonly Item[]>(WISHLIST_KEY, [], {
  encode: JSON.stringify,
  decode: readItems,
});

export const isOnWishlist = (sku: string): boolean => $wishlist.get().some((item) => item.sku === sku);

/** Puts an item on the list or takes it off. Returns whether it is on it now. */
export function toggleWishlist(item: Item): boolean {
  const rest = $wishlist.get().filter(({ sku }) => sku !== item.sku);
  const added = rest.length === $wishlist.get().length;
  $wishlist.set(added ? [item, ...rest].slice(0, LONGEST) : rest);
  return added;
}
