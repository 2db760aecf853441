import { persistentAtom } from '@nanostores/persistent';
import {
  addLine,
  type Cart,
  type CartChange,
  type CartLine,
  EMPTY_CART,
  isSameLine,
  type LineKey,
  removeLine,
  restoreLine,
  setQuantity,
} from '../core/cart/cart.ts';
import { CHECKOUT_PATH } from '../core/site/cart-paths.ts';
import { MAX_QUANTITY } from '../core/site/constants.ts';
import { cartText } from '../messages/rooms/cart.ts';
import { parseCart, serialiseCart } from '../core/cart/stored-cart.ts';
import { tell } from '../browser/notice.ts';
import { marketKey } from '../browser/page.ts';
import { $storageFails, readStored, writeStored } from '../browser/storage.ts';

/** The default market's key is `cart`; others have a suffix. */
export const CART_KEY = marketKey('cart');

/**
 * The product that "Buy now" leads to the checkout with, as the address says: it is ordered alone, and the stored cart stays as it is. Nothing on other
 * pages, nor at build.
 */
const { pathname = '', search = '' } = globalThis.location ?? {};
const wanted = new URLSearchParams(pathname.endsWith(CHECKOUT_PATH) ? search : '');
const only = wanted.get('sku') ?? '';
export const buysOne = only !== '';

/**
 * The cart of this market, persisted in local storage and synchronised across tabs. Where one product is bought alone it has that one, as its page
 * has stored it (client/cart/buy-now.ts); without that it is empty, and filled from the address. Other tabs may buy another one.
 */
export const $cart = persistentAtom<Cart>(buysOne ? marketKey('buy') : CART_KEY, EMPTY_CART, {
  encode: serialiseCart,
  decode: (text) => findOrdered(readCart(text)),
  listen: !buysOne,
});

function findOrdered(cart: Cart): Cart {
  if (!buysOne) return cart;
  return { lines: cart.lines.filter((line) => isSameLine(line, { sku: only, size: wanted.get('size') || undefined })) };
}

function readCart(text: string): Cart {
  const { cart, lost } = parseCart(text);
  if (lost > 0) tell(cart.lines.length > 0 ? cartText.restoredSome : cartText.restoredNone);
  return cart;
}

// Rewrites a stored cart of an older version at once, as the boot script of the next page reads it for the badge.
const found = readStored(CART_KEY);
if (found) {
  const text = serialiseCart(readCart(found));
  if (text !== found) writeStored(CART_KEY, text);
}

/** A shopper whose cart comes from this tab's storage or the address has already been told. */
let isTold = $storageFails.get() && Boolean(found || location.hash);

/** Every change starts from the stored cart, which another tab may have changed a moment ago. */
export function change(make: (cart: Cart) => Cart): void {
  $cart.set(make(buysOne ? $cart.get() : readCart(readStored(CART_KEY) ?? '')));
  if (!$storageFails.get() || isTold) return;
  // Told once, where the browser's storage is full or forbidden.
  isTold = true;
  tell(cartText.keepsNothing);
}

/** Adds a line, and tells the shopper if the limit of a line applies. */
export function addToCart(line: CartLine): CartChange {
  let result: CartChange = { cart: EMPTY_CART, quantity: 0, gained: 0, limited: false };
  change((cart) => {
    result = addLine(cart, line);
    return result.cart;
  });
  if (result.limited)
    tell(result.quantity === 0 ? cartText.full : cartText.mostReached({ added: result.gained, most: MAX_QUANTITY }));
  return result;
}

export function changeQuantity(key: LineKey, quantity: number): void {
  change((cart) => {
    const result = setQuantity(cart, key, quantity);
    if (result.limited) tell(result.quantity === MAX_QUANTITY ? cartText.most({ most: MAX_QUANTITY }) : cartText.least);
    return result.cart;
  });
}

export function removeFromCart(key: LineKey): void {
  change((cart) => removeLine(cart, key));
}

export function putBack(line: CartLine, index: number): void {
  change((cart) => restoreLine(cart, line, index));
}

export function clearCart(): void {
  change(() => EMPTY_CART);
}

/** Undoes a clearing: the restored lines come before those added since. */
export function restoreCart(lines: readonly CartLine[]): void {
  change((cart) => lines.reduce((next, line, index) => restoreLine(next, line, index), cart));
}
