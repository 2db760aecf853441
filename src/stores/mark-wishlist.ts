import { isOnWishlist } from './wishlist.ts';

/**
 * Shows on each wishlist button below `place` whether its product is on the wishlist: by `aria-pressed` on icon buttons, by the
 * text on others. client/boot/boot.ts does the same when a product page opens.
 */
export function markWishlist(place: ParentNode): void {
  for (const button of place.querySelectorAll<HTMLElement>('[data-do=wish]:has(.icon)')) {
    const { sku = '' } = button.closest<HTMLElement>('[data-sku]')?.dataset ?? {};
    const isOn = isOnWishlist(sku);
    if (button.ariaLabel) button.ariaPressed = String(isOn);
    else if (button.lastChild) {
      button.toggleAttribute('data-on', isOn);
      button.lastChild.textContent = isOn ? ' Remove from Wishlist' : ' Add to Wishlist';
    }
  }
}
