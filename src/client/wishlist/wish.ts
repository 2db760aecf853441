import { markHearts } from '../lib/mark-hearts.ts';
import { tell } from '../../stores/notice.ts';
import { $wishlist, toggleWishlist } from '../../stores/wishlist.ts';
import { readProduct } from '../product/read-product.ts';
import '../lib/status.ts';

/** Every heart of the page says whether its product is on the wishlist: now, and whenever the list changes, in another tab too. */
$wishlist.subscribe(() => markHearts(document));

/** Puts the product around a button on the wishlist, or takes it off. */
export function run(button: HTMLButtonElement): void {
  const product = readProduct(button);
  if (product) tell(toggleWishlist(product) ? 'Added to your wishlist.' : 'Taken off your wishlist.');
}
