import { addDays } from '../../../../core/delivery/delivery-date.ts';
import { indianDay, indianDayStart } from '../../../../core/calendar/indian-day.ts';
import { firstId } from '../../../ground/database/ids.ts';
import { readSlices } from '../../../ground/database/read-slices.ts';
import type { QueryBuilder } from '../../../ground/database/types.ts';
import type { HostServices } from '../../services.ts';

/** The figures of a day, or of several days together. */
export interface Figures {
  /** Orders that were placed, except unpaid and cancelled ones. */
  readonly orders: number;
  /** Their shipments, one for each seller of an order. */
  readonly shipments: number;
  readonly cancelled: number;
  readonly delivered: number;
  /** Shipments of which something came back, or will come back. */
  readonly returned: number;
  /** Goods and fees of shipments that were not cancelled. */
  readonly salesMinor: number;
}

export interface DayFigures extends Figures {
  readonly day: string;
  /** Median time from placing to dispatch in ms; undefined without a dispatch. */
  readonly dispatchMs: number | undefined;
}

interface Report {
  readonly currency: string;
  readonly days: readonly DayFigures[];
  readonly total: Figures;
  /** The figures of the same number of days before. */
  readonly before: Figures;
  /** Time from placing to dispatch of the dispatched shipments, in ms; undefined without any. */
  readonly dispatch: { readonly medianMs: number; readonly slowMs: number; readonly count: number } | undefined;
}

interface Row {
  readonly id: string;
  readonly order_id: string;
  readonly status: string;
  readonly created_at: number;
  readonly dispatched_at: number | null;
  readonly items_minor: number;
  readonly fees_minor: number;
  readonly stage: string;
  readonly payment_method: string;
  readonly payment_status: string;
  readonly currency: string;
}

const NONE: Figures = { orders: 0, shipments: 0, cancelled: 0, delivered: 0, returned: 0, salesMinor: 0 };

/** The figures of the last days, by the day on which orders were placed, in the currency of the default market. */
export const countFigures = (services: HostServices, days: number, sellerId?: string): Promise<Report> =>
  services.database.snapshot((db) => countIn(db, services, days, sellerId));

async function countIn(
  db: QueryBuilder,
  { now, shop: catalog }: HostServices,
  days: number,
  sellerId: string | undefined,
): Promise<Report> {
  const { markets, store } = catalog();
  const currency = markets.get(store.defaultMarket)?.currency ?? 'INR';
  const first = addDays(indianDay(now()), 1 - 2 * days);
  const byDay = new Map(Array.from({ length: 2 * days }, (_, index) => [addDays(first, index), { ...NONE }]));
  const start = firstId(indianDayStart(first));
  const returned = await listReturned(db, start);
  const waitsByDay = new Map([...byDay.keys()].map((day) => [day, [] as number[]]));
  const seen = new Set<string>();
  for await (const rows of walk(db, start, sellerId))
    for (const row of rows) {
      const day = indianDay(row.created_at);
      const figures = byDay.get(day);
      if (!figures || row.currency !== currency || !isPlaced(row)) continue;
      if (row.dispatched_at !== null) waitsByDay.get(day)?.push(row.dispatched_at - row.created_at);
      figures.shipments++;
      if (row.status === 'cancelled') figures.cancelled++;
      else {
        figures.orders += seen.has(row.order_id) ? 0 : 1;
        seen.add(row.order_id);
        figures.salesMinor += row.items_minor + row.fees_minor;
      }
      if (row.status === 'delivered') figures.delivered++;
      if (returned.has(row.id)) figures.returned++;
    }
  const [earlier, shown] = [[...byDay].slice(0, days), [...byDay].slice(days)];
  const waits = shown.flatMap(([day]) => waitsByDay.get(day) ?? []);
  const [medianMs, slowMs] = [quantile(waits, 0.5), quantile(waits, 0.9)];
  return {
    currency,
    days: shown.map(([day, figures]) => ({
      day,
      ...figures,
      dispatchMs: quantile(waitsByDay.get(day) ?? [], 0.5),
    })),
    total: shown.map(([, figures]) => figures).reduce(add, NONE),
    before: earlier.map(([, figures]) => figures).reduce(add, NONE),
    dispatch: medianMs === undefined || slowMs === undefined ? undefined : { medianMs, slowMs, count: waits.length },
  };
}

/** The value below which this share of all values is; undefined without values. */
const quantile = (values: readonly number[], share: number): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

/** Whether an order counts as placed. One that was never paid does not; a cancelled one does if it was paid, or was to be paid in cash. */
const isPlaced = ({ stage, payment_method: method, payment_status: status }: Row): boolean =>
  stage === 'open' || (stage === 'cancelled' && (method === 'cash' || status !== 'due'));

const add = (a: Figures, b: Figures): Figures => ({
  orders: a.orders + b.orders,
  shipments: a.shipments + b.shipments,
  cancelled: a.cancelled + b.cancelled,
  delivered: a.delivered + b.delivered,
  returned: a.returned + b.returned,
  salesMinor: a.salesMinor + b.salesMinor,
});

const walk = (db: QueryBuilder, start: string, sellerId: string | undefined) =>
  readSlices<Row>((last, most) => {
    let query = db
      .selectFrom('shipments')
      .innerJoin('orders', 'orders.id', 'shipments.order_id')
      .select(['shipments.id', 'shipments.order_id', 'shipments.status', 'shipments.created_at'])
      .select(['shipments.dispatched_at', 'shipments.items_minor', 'shipments.fees_minor'])
      .select(['orders.stage', 'orders.payment_method', 'orders.payment_status', 'orders.currency'])
      .where('shipments.id', last ? '>' : '>=', last?.id ?? start)
      .orderBy('shipments.id')
      .limit(most);
    if (sellerId !== undefined) query = query.where('shipments.seller_id', '=', sellerId);
    return query.execute();
  });

/** Ids of shipments with a return that was not refused and that was requested since a time. */
async function listReturned(db: QueryBuilder, start: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const slices = readSlices<{ readonly id: string; readonly shipment_id: string; readonly status: string }>(
    (last, most) =>
      db
        .selectFrom('returns')
        .select(['id', 'shipment_id', 'status'])
        .where('id', last ? '>' : '>=', last?.id ?? start)
        .orderBy('id')
        .limit(most)
        .execute(),
  );
  for await (const rows of slices) for (const row of rows) if (row.status !== 'refused') found.add(row.shipment_id);
  return found;
}
