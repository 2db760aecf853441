import type { SellerCounts, SellerMonth } from '../../../../contract/seller-orders.ts';
import { formatShortDay } from '../../../../core/calendar/short-day.ts';
import { addDays } from '../../../../core/delivery/delivery-date.ts';
import { sellerFiguresText } from '../../../../messages/rooms/seller-figures.ts';
import { countDay, countMonth } from '../../../records/seller-orders/figures.ts';
import type { HostServices } from '../../../entry/services.ts';
import { formatDay, formatMonth } from '../../kit/pieces/format.ts';

/** The figures of a period that a seller may choose. */

/** An hour or a day. */
export interface Entry {
  readonly name: string;
  /** Its label on the axis of the chart. */
  readonly label: string;
  readonly salesMinor: number;
  /** The cells of its row after the label and the sales. */
  readonly counts: readonly number[];
}

export interface Period {
  readonly currency: string;
  readonly total: Counts;
  /** The figures of the same number of days before; undefined for a single day or a month. */
  readonly before?: Counts;
  /** The title of the chart. */
  readonly title: string;
  /** The headings of the table behind it. */
  readonly columns: readonly string[];
  readonly entries: readonly Entry[];
  /** Its first and last ISO day. */
  readonly days: readonly [first: string, last: string];
}

const NAMES = ['orders', 'pieces', 'salesMinor', 'toDo', 'onTheWay', 'arrived', 'cancelled', 'returns'] as const;
type Counts = Pick<SellerCounts, (typeof NAMES)[number]>;

/** The hours of an ISO day. */
export async function readDay(services: HostServices, sellerId: string, day: string): Promise<Period> {
  const { hours, currency, ...total } = await countDay(services, sellerId, day);
  return {
    ...{ currency, total, days: [day, day] },
    title: sellerFiguresText.byHour({ day: formatDay(day) }),
    columns: [sellerFiguresText.hour, sellerFiguresText.sales, sellerFiguresText.orders],
    entries: hours.map(({ hour, salesMinor, orders }) => ({
      name: `${String(hour).padStart(2, '0')}:00`,
      label: `${hour}:00`,
      salesMinor,
      counts: [orders],
    })),
  };
}

/** The days of a month such as 2026-11. `today` is an ISO day. */
export async function readMonth(
  services: HostServices,
  sellerId: string,
  { month, today }: { readonly month: string; readonly today: string },
): Promise<Period> {
  const { currency, days } = await countMonth(services, sellerId, month);
  const last = days.at(-1)?.day ?? today;
  return {
    ...byDay(currency, days),
    title: sellerFiguresText.byDay({ month: formatMonth(month) }),
    days: [`${month}-01`, last < today ? last : today],
  };
}

/** The figures of `count` days until `today`, which may be in several months, with those of as many days before. */
export async function readDays(
  services: HostServices,
  sellerId: string,
  { count, today }: { readonly count: number; readonly today: string },
): Promise<Period> {
  const first = addDays(today, 1 - count);
  const start = addDays(first, -count);
  const months = new Set(Array.from({ length: 2 * count }, (_, index) => addDays(start, index).slice(0, 7)));
  const days: SellerMonth['days'][number][] = [];
  let currency = '';
  for (const month of months) {
    const counted = await countMonth(services, sellerId, month);
    days.push(...counted.days.filter(({ day }) => day >= start && day <= today));
    ({ currency } = counted);
  }
  return {
    ...byDay(
      currency,
      days.filter(({ day }) => day >= first),
    ),
    before: addUp(days.filter(({ day }) => day < first)),
    title: sellerFiguresText.byDays({ from: formatShortDay(first), to: formatShortDay(today) }),
    days: [first, today],
  };
}

const addUp = (days: readonly Counts[]): Counts =>
  Object.fromEntries(NAMES.map((name) => [name, days.reduce((sum, day) => sum + day[name], 0)])) as unknown as Counts;

/** The counts of each day in the table, after the sales. */
const COUNTED = ['orders', 'pieces', 'cancelled', 'returns'] as const;

const byDay = (
  currency: string,
  days: SellerMonth['days'],
): Pick<Period, 'currency' | 'total' | 'columns' | 'entries'> => ({
  currency,
  total: addUp(days),
  columns: [
    ...[sellerFiguresText.day, sellerFiguresText.sales, sellerFiguresText.orders, sellerFiguresText.pieces],
    ...[sellerFiguresText.cancelled, sellerFiguresText.returns],
  ],
  entries: days.map((day) => ({
    name: formatDay(day.day),
    label: formatShortDay(day.day),
    salesMinor: day.salesMinor,
    counts: COUNTED.map((name) => day[name]),
  })),
});
