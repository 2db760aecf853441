import { cartTotals } from '../../core/cart.ts';
import { $cart } from '../../stores/cart.ts';
import { cartHash } from '../lib/cart-hash.ts';

/**
 * Tells the boot script, which draws the badge, how many pieces are in the cart, now and at every change. The header's link takes
 * along what the browser does not keep.
 */
$cart.subscribe(({ lines }) => {
  const link = document.querySelector<HTMLAnchorElement>('.header__cart');
  if (link) link.hash = cartHash();
  document.dispatchEvent(new CustomEvent('cart-count', { detail: cartTotals(lines).totalQuantity }));
});
