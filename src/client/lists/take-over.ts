import { isSameLine } from '../../core/cart/cart.ts';
import { countItems } from './shared-list.ts';
import { $cart, addToCart as addLine } from '../../stores/cart.ts';
import { tell } from '../../browser/notice.ts';
import { addToWishlist as addItems } from '../../stores/wishlist.ts';
import type { SharedItem } from './find-items.ts';
import '../cart/badge.ts';
import '../../browser/status.ts';

/** Adds what can be bought and is not in the cart. */
export function addToCart(chosen: readonly SharedItem[]): void {
  const buyable = chosen.filter(({ state }) => state === 'buy');
  const fresh = buyable.filter(({ line }) => !$cart.get().lines.some((other) => isSameLine(other, line)));
  const added = fresh.filter(({ item, line }) => addLine({ ...item, ...line }).gained > 0);
  say(added.length, buyable.length, 'cart');
}

export function addToWishlist(chosen: readonly SharedItem[]): void {
  say(addItems(chosen.map(({ item }) => item)), chosen.length, 'wishlist');
}

function say(added: number, wanted: number, list: string): void {
  const rest = wanted - added;
  const words = [
    added > 0 && `${countItems(added)} added to your ${list}.`,
    rest > 0 && `${countItems(rest)} ${rest === 1 ? 'was' : 'were'} already there or didn’t fit.`,
  ];
  tell(words.filter(Boolean).join(' '));
}
