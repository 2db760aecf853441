import { cartTotals } from '../../core/cart.ts';
import { $cart } from '../../stores/cart.ts';

/** Tells the boot script, which draws the badge, how many pieces are in the cart, now and at every change. */
$cart.subscribe(({ lines }) => {
  document.dispatchEvent(new CustomEvent('cart-count', { detail: cartTotals(lines).totalQuantity }));
});
