import { persistentAtom } from '@nanostores/persistent';
import {
  addLine,
  type Cart,
  type CartChange,
  type CartLine,
  EMPTY_CART,
  type LineKey,
  removeLine,
  restoreLine,
  setQuantity,
} from '../core/cart.ts';
import { MAX_QUANTITY } from '../core/constants.ts';
import { parseCart, serialiseCart } from '../core/stored-cart.ts';
import { tell } from './notice.ts';
import { marketKey } from '../client/platform/page.ts';
import { $storageFails, readStored, writeStored } from '../client/platform/storage.ts';

/** `cart` is the default market's; other markets have carts of their own. */
export const CART_KEY = marketKey('cart');

/** What a shopper is told, once, whose browser has no room for a cart, or forbids it. */
const KEEPS_NOTHING = 'This browser keeps nothing: your cart will be gone when you close the page.';

/** The cart of this market, kept in local storage on every change and followed across tabs. */
export const $cart = persistentAtom<Cart>(CART_KEY, EMPTY_CART, { encode: serialiseCart, decode: readCart });

function readCart(text: string): Cart {
  const { cart, lost } = parseCart(text);
  if (lost > 0)
    tell(
      cart.lines.length > 0
        ? 'Some things in your cart could not be read and are gone.'
        : 'Your cart could not be read. It is empty now.',
    );
  return cart;
}

// The badge of the next page reads what is stored: it is put into today's shape as soon as it has been read.
const found = readStored(CART_KEY);
if (found) {
  const text = serialiseCart(readCart(found));
  if (text !== found) writeStored(CART_KEY, text);
}

/** Who comes with a cart that only this tab keeps has been told before. */
let isTold = $storageFails.get() && Boolean(found || location.hash);

/** Another tab may have changed the stored cart a moment ago: every change starts from what is stored. */
function change(make: (cart: Cart) => Cart): void {
  $cart.set(make(readCart(readStored(CART_KEY) ?? '')));
  if (!$storageFails.get() || isTold) return;
  isTold = true;
  tell(KEEPS_NOTHING);
}

/** Adds to the cart and says so when the limit of a line stops it. */
export function addToCart(line: CartLine): CartChange {
  let result: CartChange = { cart: EMPTY_CART, quantity: 0, gained: 0, limited: false };
  change((cart) => {
    result = addLine(cart, line);
    return result.cart;
  });
  if (result.limited)
    tell(
      result.quantity === 0
        ? 'Your cart is full.'
        : `${result.gained > 0 ? `${result.gained} added. ` : ''}You can have at most ${MAX_QUANTITY} of one item; your cart has ${MAX_QUANTITY}.`,
    );
  return result;
}

export function changeQuantity(key: LineKey, quantity: number): void {
  change((cart) => {
    const result = setQuantity(cart, key, quantity);
    if (result.limited)
      tell(
        result.quantity === MAX_QUANTITY
          ? `You can have at most ${MAX_QUANTITY} of one item.`
          : 'You need at least 1; remove the item to have none.',
      );
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

/** Undoes a clearing: what was there comes back in front of what was added since. */
export function restoreCart(lines: readonly CartLine[]): void {
  change((cart) => lines.reduce((next, line, index) => restoreLine(next, line, index), cart));
}
