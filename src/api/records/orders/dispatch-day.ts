import { BEFORE_DISPATCH } from '../../../core/order/order-status.ts';
import { estimateDelivery } from '../../../core/delivery/delivery-date.ts';
import { indianDay } from '../../../core/calendar/indian-day.ts';
import type { OrderLineRow, OrderRow, ShipmentRow } from '../../ground/database/tables.ts';
import type { Shop } from '../../ground/shop/read-shop.ts';
import { estimateOf } from './columns.ts';
import type { OrderRows } from './rows.ts';

/**
 * The ISO day by which a seller who is told of these lines of an order at `toldAt`, in epoch milliseconds, hands them to the courier; undefined
 * where the market does not say.
 */
export function dispatchDay(
  { markets, products }: Pick<Shop, 'markets' | 'products'>,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  toldAt: number,
): string | undefined {
  const { dispatchDays, holidays = [] } = markets.get(order.market)?.delivery ?? {};
  if (dispatchDays === undefined) return undefined;
  const leadTimes = lines.map(({ sku }) => (products.get(sku) ?? estimateOf(order)).leadTimeDays);
  const promise = { days: [dispatchDays, dispatchDays], daysMean: 'processing', holidays } as const;
  return estimateDelivery(promise, indianDay(toldAt), leadTimes).to;
}

/** The same day of a shipment whose seller still has it; undefined of others. */
export function dispatchDayOf(
  { order, events, lines }: OrderRows,
  { id, status }: Pick<ShipmentRow, 'id' | 'status'>,
  shop: Shop,
): string | undefined {
  if (order.stage !== 'open' || !BEFORE_DISPATCH.includes(status)) return undefined;
  // A paid order is placed, and its sellers told, once the payment has come.
  const { at } = events.findLast(({ event }) => event === 'placed') ?? { at: order.created_at };
  const own = lines.filter((line) => line.shipment_id === id);
  return dispatchDay(shop, order, own, at);
}
