import { marketKey, page } from '../../browser/page.ts';
import { readStored } from '../../browser/storage.ts';

// Both the drawer and the cart page need these, so they are in the file of the cart.

export const loadMore = (): Promise<typeof import('./cart-more.ts')> => import('./cart-more.ts');

/** Finds offers, and after some time the answer for the shopper's PIN code, where there are any. Without a connection sums have no offer. */
export function showRestAfter(milliseconds: number): void {
  if (page.hasOffers) import('../../stores/find-offers.ts').catch(() => {});
  if (readStored(marketKey('pin')) === null) return;
  setTimeout(() => {
    loadMore()
      .then((more) => more.showDelivery())
      .catch(() => {});
  }, milliseconds);
}
