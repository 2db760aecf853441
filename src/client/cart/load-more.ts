import { marketKey } from '../../browser/page.ts';
import { readStored } from '../../browser/storage.ts';

// Both the drawer and the cart page need these, so they are in the file of the cart.

export const loadMore = (): Promise<typeof import('./cart-more.ts')> => import('./cart-more.ts');

/** Shows the answer for the shopper's PIN code after some time, if there is one. */
export function showDeliveryAfter(milliseconds: number): void {
  if (readStored(marketKey('pin')) === null) return;
  setTimeout(() => {
    loadMore()
      .then((more) => more.showDelivery())
      .catch(() => {});
  }, milliseconds);
}
