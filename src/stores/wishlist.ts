import { persistentAtom } from '@nanostores/persistent';
import { type Item, readItems, writeItems } from '../browser/stored-items.ts';
import { marketKey } from '../browser/page.ts';
import '../browser/storage.ts';

export const LONGEST = 200;

const WISHLIST_KEY = marketKey('wishlist');

/** The wishlist, newest first. */
export const $wishlist = persistentAtom<readonly Item[]>(WISHLIST_KEY, [], {
  encode: writeItems,
  decode: readItems,
});

export const isOnWishlist = (sku: string): boolean => $wishlist.get().some((item) => item.sku === sku);

/** Adds the items that are not on the list, as long as there is room. Returns how many were added. */
export function addToWishlist(items: readonly Item[]): number {
  const known = $wishlist.get();
  const added = items.filter(({ sku }) => !isOnWishlist(sku)).slice(0, LONGEST - known.length);
  $wishlist.set([...added, ...known]);
  return added.length;
}

/** Adds or removes an item. Returns whether it is on the list now. */
export function toggleWishlist(item: Item): boolean {
  const rest = $wishlist.get().filter(({ sku }) => sku !== item.sku);
  const added = rest.length === $wishlist.get().length;
  $wishlist.set(added ? [item, ...rest].slice(0, LONGEST) : rest);
  return added;
}
