import { markWishlist } from '../lib/mark-wishlist.ts';
import { tell } from '../../stores/notice.ts';
import { $wishlist, toggleWishlist } from '../../stores/wishlist.ts';
import { readProduct } from '../product/read-product.ts';
import '../lib/status.ts';

/** Marks the wishlist buttons of the page, now and whenever the list changes, also in another tab. */
$wishlist.subscribe(() => markWishlist(document));

/** Adds the product around a button to the wishlist, or removes it. */
export function run(button: HTMLButtonElement): void {
  const product = readProduct(button);
  if (product) tell(toggleWishlist(product) ? 'Added to your wishlist.' : 'Taken off your wishlist.');
}
