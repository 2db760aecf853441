import type { LineKey } from '../core/cart/cart.ts';
import { MAX_QUANTITY } from '../core/site/constants.ts';
import { cartText } from '../messages/rooms/cart.ts';
import { setSize } from '../core/cart/set-size.ts';
import { change } from './cart.ts';
import { tell } from '../browser/notice.ts';

/** Gives a line of the cart another size. */
export function changeSize(key: LineKey, size: string): void {
  change((cart) => {
    const result = setSize(cart, key, size);
    if (result.limited) tell(cartText.most({ most: MAX_QUANTITY }));
    return result.cart;
  });
}
