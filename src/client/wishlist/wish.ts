import { markWishlist } from '../../islands/mark-wishlist.ts';
import type { Item } from '../../browser/stored-items.ts';
import { tell } from '../../browser/notice.ts';
import { removeFromWishlist } from '../../stores/saved-items.ts';
import { $wishlist, toggleWishlist } from '../../stores/wishlist.ts';
import { readProduct } from '../items/read-product.ts';
import '../../browser/status.ts';
import { wishlistText } from '../../messages/rooms/wishlist.ts';

/** Marks the wishlist buttons of the page and counts in the header, now and whenever the list changes, also in another tab. */
$wishlist.subscribe(({ length }) => {
  markWishlist(document);
  const [badge] = document.querySelectorAll('.header__badge');
  if (badge) badge.textContent = length > 0 ? String(length) : '';
});

/** Adds the product around a button to the wishlist, or removes it. */
export function run(button: HTMLButtonElement): void {
  const product = readProduct(button);
  const { size } = button.closest<HTMLElement>('.wishlist [data-sku]')?.dataset ?? {};
  if (product && size !== undefined) {
    removeFromWishlist({ ...product, size });
    tell(wishlistText.removed);
  } else if (product)
    tell(toggleWishlist({ ...product, ...readRating(button) }) ? wishlistText.added : wishlistText.removed);
}

/** What the card around a button, or the page of the product, says of its rating. */
function readRating(inside: Element): Pick<Item, 'rating'> {
  const product = inside.closest('[data-sku]');
  const isPage = product?.matches('.product') ?? false;
  const text = product?.querySelector(isPage ? '.stars b' : '.card__rating, .mini__rating')?.textContent?.trim();
  return text ? { rating: isPage ? `${text}★` : text } : {};
}
