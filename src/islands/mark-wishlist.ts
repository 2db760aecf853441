import { isOnWishlist } from '../stores/wishlist.ts';

/**
 * Shows on each wishlist button below `container` whether its product is on the wishlist. client/boot/boot.ts does the same when a product
 * page opens.
 */
export function markWishlist(container: ParentNode): void {
  for (const button of container.querySelectorAll<HTMLElement>('[data-do=wish]:has(.icon)')) {
    const { sku = '' } = button.closest<HTMLElement>('[data-sku]')?.dataset ?? {};
    button.ariaPressed = String(isOnWishlist(sku));
  }
}
