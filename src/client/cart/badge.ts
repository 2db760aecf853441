import { cartTotals } from '../../core/cart/cart.ts';
import { $cart } from '../../stores/cart.ts';
import { cartHash } from '../../stores/cart-hash.ts';

/**
 * Passes the number of pieces to the boot script, which writes the badge, and adds the cart to the header's link if the browser
 * stores nothing.
 */
$cart.subscribe(({ lines }) => {
  const link = document.querySelector<HTMLAnchorElement>('.header__cart');
  if (link) link.hash = cartHash();
  document.dispatchEvent(new CustomEvent('cart-count', { detail: cartTotals(lines).totalQuantity }));
});
