import type { Market } from '../../../catalog/model.ts';
import { indianDay } from '../../../core/calendar/indian-day.ts';
import { estimateDelivery } from '../../../core/delivery/delivery-date.ts';
import { BEFORE_DISPATCH } from '../../../core/order/order-status.ts';
import type { OrderRow, ShipmentRow } from '../../ground/database/tables.ts';
import { estimateOf } from './columns.ts';

/** The ISO day by which a seller who gets an order on `day` hands it to the courier; undefined where the market does not say. */
export function lastDispatchDay(
  market: Market | undefined,
  day: string,
  leadTimes: readonly (number | undefined)[],
): string | undefined {
  const { dispatchDays, holidays = [] } = market?.delivery ?? {};
  if (dispatchDays === undefined) return undefined;
  const promise = { days: [dispatchDays, dispatchDays], daysMean: 'processing', holidays } as const;
  return estimateDelivery(promise, day, leadTimes).to;
}

/** The last day of dispatch of a shipment; undefined for one that is not to be sent any more, or not yet. */
export function dispatchDayOf(
  order: Pick<OrderRow, 'stage' | 'market' | 'estimate'>,
  { status, created_at: placedAt }: Pick<ShipmentRow, 'status' | 'created_at'>,
  markets: ReadonlyMap<string, Market>,
): string | undefined {
  if (order.stage !== 'open' || !BEFORE_DISPATCH.includes(status)) return undefined;
  return lastDispatchDay(markets.get(order.market), indianDay(placedAt), [estimateOf(order).leadTimeDays]);
}
