import { isSameLine } from '../../core/cart/cart.ts';
import { sharedListsText } from '../../messages/rooms/shared-lists.ts';
import { $cart, addToCart as addLine } from '../../stores/cart.ts';
import { tell } from '../../browser/notice.ts';
import { addToWishlist as addItems } from '../../stores/wishlist.ts';
import type { SharedItem } from './find-items.ts';
import '../items/badge.ts';
import '../../browser/status.ts';

/** Adds what can be bought and is not in the cart. */
export function addToCart(chosen: readonly SharedItem[]): void {
  const buyable = chosen.filter(({ state }) => state === 'buy');
  const fresh = buyable.filter(({ line }) => !$cart.get().lines.some((other) => isSameLine(other, line)));
  const added = fresh.filter(({ item, line }) => addLine({ ...item, ...line }).gained > 0);
  const { length: count } = added;
  say(count > 0 && sharedListsText.addedToCart({ count }), buyable.length - count);
}

export function addToWishlist(chosen: readonly SharedItem[]): void {
  const count = addItems(chosen.map(({ item }) => item));
  say(count > 0 && sharedListsText.addedToWishlist({ count }), chosen.length - count);
}

function say(added: string | false, rest: number): void {
  const words = [added, rest > 0 && sharedListsText.notAdded({ count: rest })];
  tell(words.filter(Boolean).join(' '));
}
