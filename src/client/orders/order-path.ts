import type { Order } from '../../core/contract/orders.ts';
import { marketPagePath } from '../../paths.ts';
import { keyHash, keyOfOrder } from './known-orders.ts';
import { page } from '../platform/page.ts';

/** Address of the list of orders among the pages of a market: this page's, unless another is named. */
export const ordersPath = (market: string = page.market): string =>
  marketPagePath(page.markets[market] ?? page, 'orders');

/** Address of an order's page: `/en-ae/order?number=7K3MQ-9XD2A`. */
export const orderPath = (number: string, market?: string): string =>
  `${ordersPath(market)}?number=${encodeURIComponent(number)}`;

/** Leads from an order of another market to the same page among the pages of that market. Whether it does. */
export function leadToMarket({ number, market }: Order): boolean {
  if (market === page.market || !page.markets[market]) return false;
  location.replace(ordersPath(market) + location.search + keyHash(keyOfOrder(number)));
  return true;
}
