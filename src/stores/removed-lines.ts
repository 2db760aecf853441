import { tell } from '../browser/notice.ts';
import { type CartLine, lineId, type LineKey } from '../core/cart/cart.ts';
import { cartText } from '../messages/rooms/cart.ts';
import { $cart, clearCart, putBack, removeFromCart, restoreCart } from './cart.ts';

/** What was taken out of the cart last, for Undo. */
export interface Removed {
  /** What is said of it. */
  readonly text: string;
  readonly undo: () => void;
}

/** Takes a line out. `isSaved` says that it is on the wishlist now. */
export function takeOut(key: LineKey & Pick<CartLine, 'title'>, isSaved = false): Removed {
  const { lines } = $cart.get();
  const index = lines.findIndex((line) => lineId(line) === lineId(key));
  const line = lines[index];
  removeFromCart(key);
  return {
    text: isSaved ? cartText.saved({ title: key.title }) : cartText.removed({ title: key.title }),
    undo: () => line && putBack(line, index),
  };
}

/** Takes all lines out. */
export function takeAllOut(): Removed {
  const { lines } = $cart.get();
  // What was said about lines that are gone, such as their limit.
  tell('');
  clearCart();
  return { text: cartText.cleared, undo: () => restoreCart(lines) };
}
