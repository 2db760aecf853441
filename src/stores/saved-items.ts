import type { Item } from '../browser/stored-items.ts';
import { tell } from '../browser/notice.ts';
import { cartText } from '../messages/rooms/cart.ts';
import { $wishlist, LONGEST } from './wishlist.ts';

/** Puts a line of the cart on the list, with its size. */
export function saveForLater({ sku, size, title, priceMinor, path, picture }: Item): void {
  const others = $wishlist.get().filter((item) => item.sku !== sku || (item.size ?? size) !== size);
  const item = { sku, size, title, priceMinor, path, picture };
  $wishlist.set([item, ...others].slice(0, LONGEST));
  tell(cartText.savedToWishlist);
}

/** Removes what was moved to the cart: the product in this size, or without one. */
export function removeFromWishlist({ sku, size }: Pick<Item, 'sku' | 'size'>): void {
  $wishlist.set($wishlist.get().filter((item) => item.sku !== sku || item.size !== size));
}
