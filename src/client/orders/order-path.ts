import type { Order } from '../../core/contract/orders.ts';
import { marketPagePath } from '../../paths.ts';
import { keyHash, keyOfOrder } from './known-orders.ts';
import { page } from '../../browser/page.ts';

/** Address of the order list of a market, by default this page's. */
export const ordersPath = (market: string = page.market): string =>
  marketPagePath(page.markets[market] ?? page, 'orders');

/** Address of an order's page: `/en-ae/order?number=7K3MQ-9XD2A`. */
export const orderPath = (number: string, market?: string): string =>
  `${ordersPath(market)}?number=${encodeURIComponent(number)}`;

/** Address of the complaint form for an order. */
export const complaintPath = (number: string): string =>
  `${marketPagePath(page, 'complaint')}?order=${encodeURIComponent(number)}`;

/** Opens an order of another market in the pages of that market. Returns whether it did. */
export function leadToMarket({ number, market }: Order, name: 'orders' | 'payment' = 'orders'): boolean {
  const other = page.markets[market];
  if (market === page.market || !other) return false;
  location.replace(marketPagePath(other, name) + location.search + keyHash(keyOfOrder(number)));
  return true;
}
