import { $cart } from '../../stores/cart.ts';
import { cartHash } from '../../stores/cart-hash.ts';

/**
 * Passes the number of pieces that can be bought to the boot script, which writes the badge, and adds the cart to the header's link if the
 * browser stores nothing.
 */
$cart.subscribe(({ lines }) => {
  const link = document.querySelector<HTMLAnchorElement>('.header__cart');
  if (link) link.hash = cartHash();
  const detail = lines.reduce((sum, { quantity, away }) => (away ? sum : sum + quantity), 0);
  document.dispatchEvent(new CustomEvent('cart-count', { detail }));
});
