import { tell } from '../../stores/notice.ts';
import { $wishlist, isOnWishlist, toggleWishlist } from '../../stores/wishlist.ts';
import { readProduct } from './product-facts.ts';
import './status.ts';

/** Every heart of the page says whether its product is on the wishlist: now, and whenever the list changes, in another tab too. */
$wishlist.subscribe(() => {
  for (const heart of document.querySelectorAll<HTMLElement>('[data-do=wish]')) {
    const { sku = '' } = heart.closest<HTMLElement>('[data-sku]')?.dataset ?? {};
    heart.ariaPressed = String(isOnWishlist(sku));
  }
});

/** Puts the product around a button on the wishlist, or takes it off. */
export function run(button: HTMLButtonElement): void {
  const product = readProduct(button);
  if (product) tell(toggleWishlist(product) ? 'Added to your wishlist.' : 'Taken off your wishlist.');
}
