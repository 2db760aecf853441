import type { SellerFigures } from '../../core/contract/sellers.ts';
import { BEFORE_DISPATCH } from '../../core/order-status.ts';
import { firstId } from '../database/ids.ts';
import { readSlices } from '../database/read-slices.ts';
import { readLines } from '../orders/rows.ts';
import type { Services } from '../services.ts';
import { spanOf } from './days.ts';
import { walkShipments } from './shipments.ts';

/** The figures of a shop for a day, in the currency of the default market. */
export async function countDay(services: Services, shop: string, day: string): Promise<SellerFigures> {
  const [start, end] = spanOf(day, day);
  const catalog = services.shop();
  const currency = catalog.markets.get(catalog.store.defaultMarket)?.currency ?? 'INR';
  const counts = { orders: 0, pieces: 0, salesMinor: 0, cancelled: 0 };
  for await (const shipments of walkShipments(services, shop, { from: firstId(start), before: firstId(end) })) {
    const placed = shipments.filter((shipment) => shipment.currency === currency);
    const sold = placed.filter(({ status }) => status !== 'cancelled');
    counts.orders += sold.length;
    counts.cancelled += placed.length - sold.length;
    counts.salesMinor += sold.reduce((sum, shipment) => sum + shipment.items_minor, 0);
    const lines = await readLines(services.database.read, sold);
    counts.pieces += lines.reduce((sum, { quantity }) => sum + quantity, 0);
  }
  let waiting = 0;
  for (const status of BEFORE_DISPATCH)
    for await (const shipments of walkShipments(services, shop, { status }))
      waiting += shipments.filter((shipment) => shipment.currency === currency).length;
  return {
    day,
    currency,
    ...counts,
    dispatched: await countSteps(services, shop, currency, 'dispatched_at', [start, end]),
    delivered: await countSteps(services, shop, currency, 'delivered_at', [start, end]),
    returns: await countReturns(services, shop, [start, end]),
    waiting,
  };
}

type Span = readonly [start: number, end: number];

/** Shipments that were dispatched or delivered within a time span, whatever the state of their orders. */
async function countSteps(
  { database }: Services,
  shop: string,
  currency: string,
  column: 'dispatched_at' | 'delivered_at',
  [start, end]: Span,
): Promise<number> {
  let count = 0;
  const slices = readSlices<{ readonly id: string; readonly at: number | null; readonly currency: string }>(
    (last, most) => {
      const query = database.read
        .selectFrom('shipments')
        .innerJoin('orders', 'orders.id', 'shipments.order_id')
        .select(['shipments.id', `shipments.${column} as at`, 'orders.currency'])
        .where('shipments.shop', '=', shop)
        .where(`shipments.${column}`, '>=', last?.at ?? start)
        .where(`shipments.${column}`, '<', end)
        .orderBy(`shipments.${column}`)
        .orderBy('shipments.id')
        .limit(most);
      const next = last
        ? query.where((eb) => eb(eb.refTuple(`shipments.${column}`, 'shipments.id'), '>', eb.tuple(last.at, last.id)))
        : query;
      return next.execute();
    },
  );
  for await (const rows of slices) count += rows.filter((row) => row.currency === currency).length;
  return count;
}

async function countReturns({ database }: Services, shop: string, [start, end]: Span): Promise<number> {
  let count = 0;
  const slices = readSlices<{ readonly id: string }>((last, most) =>
    database.read
      .selectFrom('returns')
      .select('id')
      .where('shop', '=', shop)
      .where('id', last ? '>' : '>=', last?.id ?? firstId(start))
      .where('id', '<', firstId(end))
      .orderBy('id')
      .limit(most)
      .execute(),
  );
  for await (const rows of slices) count += rows.length;
  return count;
}
