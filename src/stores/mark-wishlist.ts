import { isOnWishlist } from './wishlist.ts';

/**
 * Shows on each wishlist button below `container` whether its product is on the wishlist: by `aria-pressed` on icon buttons, by the
 * text on others. client/boot/boot.ts does the same when a product page opens.
 */
export function markWishlist(container: ParentNode): void {
  for (const button of container.querySelectorAll<HTMLElement>('[data-do=wish]:has(.icon)')) {
    const { sku = '' } = button.closest<HTMLElement>('[data-sku]')?.dataset ?? {};
    const isOn = isOnWishlist(sku);
    if (button.ariaLabel) button.ariaPressed = String(isOn);
    else if (button.lastChild) {
      button.toggleAttribute('data-on', isOn);
      button.lastChild.textContent = isOn ? ' Remove from Wishlist' : ' Add to Wishlist';
    }
  }
}
