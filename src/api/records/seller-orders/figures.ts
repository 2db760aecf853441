import { billedOf } from '../orders/record/paid-line.ts';
import type { SellerCounts, SellerFigures, SellerMonth } from '../../../contract/seller-orders.ts';
import { addDays } from '../../../core/delivery/delivery-date.ts';
import { indianClock, indianDay } from '../../../core/calendar/indian-day.ts';
import { BEFORE_DISPATCH, OPEN_RETURNS } from '../../../core/order/order-status.ts';
import { firstId, momentOfId } from '../../ground/database/ids.ts';
import { readSlices } from '../../ground/database/read-slices.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { readLines } from '../orders/record/rows.ts';
import type { Services } from '../../ground/services.ts';
import { spanOf } from './days.ts';
import { walkShipments } from './shipments.ts';

/** Figures of a seller, in the currency of the default market. */

interface Question {
  readonly db: QueryBuilder;
  readonly sellerId: string;
  readonly currency: string;
  /** Start and end in epoch milliseconds. */
  readonly span: readonly [start: number, end: number];
}

type MutableCounts = { -readonly [K in keyof SellerCounts]: SellerCounts[K] };

const noCounts = (): MutableCounts => ({
  orders: 0,
  pieces: 0,
  salesMinor: 0,
  toDo: 0,
  onTheWay: 0,
  arrived: 0,
  cancelled: 0,
  dispatched: 0,
  delivered: 0,
  returns: 0,
});

function currencyOf({ shop }: Services): string {
  const { markets, store } = shop();
  return markets.get(store.defaultMarket)?.currency ?? 'INR';
}

/** The figures for a day, with its hours. */
export const countDay = (services: Services, sellerId: string, day: string): Promise<SellerFigures> =>
  services.database.snapshot((db) => countDayIn(db, currencyOf(services), sellerId, day));

async function countDayIn(db: QueryBuilder, currency: string, sellerId: string, day: string): Promise<SellerFigures> {
  const hourOf = (at: number) => indianClock(at).slice(11, 13);
  const counted = await countBy({ db, sellerId, currency, span: spanOf(day, day) }, hourOf);
  let waiting = 0;
  for (const status of BEFORE_DISPATCH)
    for await (const shipments of walkShipments(db, sellerId, { status }))
      waiting += shipments.filter((shipment) => shipment.currency === currency).length;
  const returns = await db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('returns.seller_id', '=', sellerId)
    .where('returns.status', 'in', OPEN_RETURNS)
    .where('orders.currency', '=', currency)
    .executeTakeFirst();
  const hours = Array.from({ length: 24 }, (_, hour) => {
    const { orders, salesMinor } = counted.get(String(hour).padStart(2, '0')) ?? noCounts();
    return { hour, orders, salesMinor };
  });
  return { day, currency, ...addUp(counted.values()), waiting, returnsWaiting: Number(returns?.count ?? 0), hours };
}

/** The figures for a month, "2026-11", with its days. */
export async function countMonth(services: Services, sellerId: string, month: string): Promise<SellerMonth> {
  const currency = currencyOf(services);
  const first = `${month}-01`;
  // The 32nd day from the first is in the next month.
  const last = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
  const counted = await services.database.snapshot((db) =>
    countBy({ db, sellerId, currency, span: spanOf(first, last) }, indianDay),
  );
  const days = Array.from({ length: Number(last.slice(8)) }, (_, index) => {
    const day = addDays(first, index);
    return { day, ...(counted.get(day) ?? noCounts()) };
  });
  return { month, currency, ...addUp(counted.values()), days };
}

function addUp(all: Iterable<SellerCounts>): SellerCounts {
  const total = noCounts();
  for (const counts of all)
    for (const name of Object.keys(total) as (keyof SellerCounts)[]) total[name] += counts[name];
  return total;
}

/** Counts what happened within a span, by the parts of it that `slotOf` names. */
async function countBy(question: Question, slotOf: (at: number) => string): Promise<ReadonlyMap<string, SellerCounts>> {
  const slots = new Map<string, MutableCounts>();
  const at = (moment: number): MutableCounts => {
    const name = slotOf(moment);
    const known = slots.get(name) ?? noCounts();
    slots.set(name, known);
    return known;
  };
  await countPlaced(question, at);
  for (const name of ['dispatched', 'delivered'] as const)
    for await (const moments of walkSteps(question, `${name}_at`)) for (const moment of moments) at(moment)[name]++;
  for await (const ids of walkReturns(question)) for (const id of ids) at(momentOfId(id)).returns++;
  return slots;
}

async function countPlaced(
  { db, sellerId, currency, span: [start, end] }: Question,
  at: (moment: number) => MutableCounts,
): Promise<void> {
  for await (const shipments of walkShipments(db, sellerId, { from: firstId(start), before: firstId(end) })) {
    const placed = shipments.filter((shipment) => shipment.currency === currency);
    const sold = placed.filter(({ status }) => status !== 'cancelled');
    const lines = Map.groupBy(await readLines(db, sold), (line) => line.shipment_id);
    for (const shipment of placed) {
      const counts = at(momentOfId(shipment.id));
      if (shipment.status === 'cancelled') {
        counts.cancelled++;
        continue;
      }
      counts.orders++;
      counts[shipment.status === 'delivered' ? 'arrived' : shipment.status === 'dispatched' ? 'onTheWay' : 'toDo']++;
      for (const line of lines.get(shipment.id) ?? []) {
        counts.salesMinor += billedOf(line);
        counts.pieces += line.quantity;
      }
    }
  }
}

/** When shipments were dispatched or delivered, whatever the state of their orders. */
async function* walkSteps(
  { db, sellerId, currency, span: [start, end] }: Question,
  column: 'dispatched_at' | 'delivered_at',
): AsyncGenerator<readonly number[]> {
  const slices = readSlices<{ readonly id: string; readonly at: number | null; readonly currency: string }>(
    (last, most) => {
      const query = db
        .selectFrom('shipments')
        .innerJoin('orders', 'orders.id', 'shipments.order_id')
        .select(['shipments.id', `shipments.${column} as at`, 'orders.currency'])
        .where('shipments.seller_id', '=', sellerId)
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
  for await (const rows of slices) yield rows.filter((row) => row.currency === currency).map((row) => row.at ?? start);
}

async function* walkReturns({ db, sellerId, span: [start, end] }: Question): AsyncGenerator<readonly string[]> {
  const slices = readSlices<{ readonly id: string }>((last, most) =>
    db
      .selectFrom('returns')
      .select('id')
      .where('seller_id', '=', sellerId)
      .where('id', last ? '>' : '>=', last?.id ?? firstId(start))
      .where('id', '<', firstId(end))
      .orderBy('id')
      .limit(most)
      .execute(),
  );
  for await (const rows of slices) yield rows.map(({ id }) => id);
}
