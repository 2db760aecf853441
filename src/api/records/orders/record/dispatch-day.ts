import type { Market } from '../../../../catalog/model.ts';
import { indianDay } from '../../../../core/calendar/indian-day.ts';
import { estimateDelivery } from '../../../../core/delivery/delivery-date.ts';
import { BEFORE_DISPATCH } from '../../../../core/order/order-status.ts';
import type { OrderLineRow, OrderRow, ShipmentRow } from '../../../ground/database/tables.ts';
import type { Shop } from '../../../ground/shop/read-shop.ts';
import { estimateOf } from './columns.ts';
import type { OrderRows } from './rows.ts';

/**
 * The ISO day by which a seller who hears of these lines of an order at `toldAt`, in epoch milliseconds, hands them to the courier; undefined
 * where the market does not say.
 */
export function dispatchDay(
  { markets, products }: Pick<Shop, 'markets' | 'products'>,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  toldAt: number,
): string | undefined {
  const leadTimes = lines.map(({ sku }) => (products.get(sku) ?? estimateOf(order)).leadTimeDays);
  return lastDay(markets.get(order.market), toldAt, leadTimes);
}

/** The same day of a shipment whose seller still has it; undefined of others. */
export function dispatchDayOf(
  { order, events, lines }: OrderRows,
  shipment: Pick<ShipmentRow, 'id' | 'status'>,
  shop: Pick<Shop, 'markets' | 'products'>,
): string | undefined {
  if (!isToSend(order, shipment)) return undefined;
  // A paid order is placed, and its sellers told, once the payment has come.
  const { at } = events.findLast(({ event }) => event === 'placed') ?? { at: order.created_at };
  const own = lines.filter((line) => line.shipment_id === shipment.id);
  return dispatchDay(shop, order, own, at);
}

/** The latest day that `dispatchDayOf` may have, for a row of a list, which is read without lines: by the longest lead time of the order. */
export function latestDispatchDay(
  order: Pick<OrderRow, 'stage' | 'market' | 'estimate'>,
  shipment: Pick<ShipmentRow, 'status' | 'created_at'>,
  { markets }: Pick<Shop, 'markets'>,
): string | undefined {
  if (!isToSend(order, shipment)) return undefined;
  return lastDay(markets.get(order.market), shipment.created_at, [estimateOf(order).leadTimeDays]);
}

const isToSend = ({ stage }: Pick<OrderRow, 'stage'>, { status }: Pick<ShipmentRow, 'status'>): boolean =>
  stage === 'open' && BEFORE_DISPATCH.includes(status);

function lastDay(
  market: Market | undefined,
  toldAt: number,
  leadTimes: readonly (number | undefined)[],
): string | undefined {
  const { dispatchDays, holidays = [] } = market?.delivery ?? {};
  if (dispatchDays === undefined) return undefined;
  const promise = { days: [dispatchDays, dispatchDays], daysMean: 'processing', holidays } as const;
  return estimateDelivery(promise, indianDay(toldAt), leadTimes).to;
}
