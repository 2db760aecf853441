import { tell } from '../../stores/notice.ts';
import { isOnWishlist, toggleWishlist } from '../../stores/wishlist.ts';
import { readProduct } from './product-facts.ts';
import './status.ts';

/** Puts the product around a button on the wishlist, or takes it off. */
export function run(button: HTMLButtonElement): void {
  const product = readProduct(button);
  if (!product) return;
  const added = toggleWishlist(product);
  for (const other of document.querySelectorAll(`[data-sku="${CSS.escape(product.sku)}"] [data-do=wish]`))
    mark(other, product.sku);
  mark(button, product.sku);
  tell(added ? 'Added to your wishlist.' : 'Taken off your wishlist.');
}

function mark(button: Element, sku: string): void {
  button.setAttribute('aria-pressed', String(isOnWishlist(sku)));
}
