import { isOnWishlist } from '../../stores/wishlist.ts';

/**
 * Every heart below `place` says whether its product is on the wishlist: one with a label of its own by its state, one with words
 * by other words. client/boot/boot.ts does the same when a page opens.
 */
export function markHearts(place: ParentNode): void {
  for (const heart of place.querySelectorAll<HTMLElement>('[data-do=wish]:has(.icon)')) {
    const { sku = '' } = heart.closest<HTMLElement>('[data-sku]')?.dataset ?? {};
    const isOn = isOnWishlist(sku);
    if (heart.ariaLabel) heart.ariaPressed = String(isOn);
    else if (heart.lastChild) {
      heart.toggleAttribute('data-on', isOn);
      heart.lastChild.textContent = isOn ? ' On your wishlist: remove' : ' Add to Wishlist';
    }
  }
}
