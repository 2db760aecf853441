import type { Order, OrderPayment } from '../../contract/orders.ts';
import { ordersText } from '../../messages/rooms/orders.ts';
import { marketPagePath } from '../../paths.ts';
import { formatMoment } from '../../browser/templates.ts';
import { formatDate, formatTime } from './moments.ts';
import { keyHash, keyOfOrder } from './known-orders.ts';
import { page } from '../../browser/page.ts';

/** Address of the order list of a market, by default this page's. */
export const ordersPath = (market: string = page.market): string =>
  marketPagePath(page.markets[market] ?? page, 'orders');

/** Address of an order's page: `/en-ae/order?number=7K3MQ-9XD2A`. */
export const orderPath = (number: string, market?: string): string =>
  `${ordersPath(market)}?number=${encodeURIComponent(number)}`;

/** Address of the page that pays an order: `start` opens the provider's page, `choose` offers the ways to pay. */
export const paymentPath = (number: string, how: 'start' | 'choose', market: string = page.market): string =>
  `${marketPagePath(page.markets[market] ?? page, 'payment')}?order=${encodeURIComponent(number)}&${how}=yes${keyHash(keyOfOrder(number))}`;

/** Until when an order can be paid online, a sentence; empty where there is no limit. */
export function describeDeadline({ until }: Pick<OrderPayment, 'until'>): string {
  if (!until) return '';
  return formatDate(until) === formatDate(new Date().toISOString())
    ? ordersText.payBeforeToday({ time: formatTime(until) })
    : ordersText.payBefore({ moment: formatMoment(until) });
}

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
