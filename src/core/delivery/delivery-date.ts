import { deliveryText } from '../../messages/rooms/delivery.ts';

/** When an order is dispatched or arrives, as a market promises. Days are ISO dates. */

const DAY_MS = 86_400_000;

export interface DeliveryPromise {
  /** Fewest and most business days. */
  readonly days: readonly [number, number];
  /** Whether `days` are until dispatch (`processing`) or until arrival (`delivery`). */
  readonly daysMean: 'processing' | 'delivery';
  /** Days besides Saturdays and Sundays that are not business days. */
  readonly holidays: readonly { readonly date: string }[];
}

export interface DeliveryEstimate {
  readonly from: string;
  readonly to: string;
  readonly means: 'processing' | 'delivery';
  /** Days of making that are included; missing if there are none. */
  readonly leadTimeDays?: number;
  /** The last day for each seller's parcel of an order, by seller id; missing where all have the same. */
  readonly bySeller?: Readonly<Record<string, string>>;
}

/**
 * The first and last day on which an order of `orderDay` is dispatched or arrives. The day of the order does not count. Business
 * days begin after the longest of `leadTimes`, the calendar days in which its lines are made.
 *
 * @param orderDay ISO date in India
 * @example estimateDelivery({ days: [1, 2], daysMean: 'delivery', holidays: [] }, '2026-11-20') // a Friday: from 2026-11-23 to 2026-11-24
 */
export function estimateDelivery(
  { days, daysMean, holidays }: DeliveryPromise,
  orderDay: string,
  leadTimes: readonly (number | undefined)[] = [],
): DeliveryEstimate {
  const closed = new Set(holidays.map(({ date }) => date));
  const [least, most] = [Math.min(...days), Math.max(...days)];
  const leadTimeDays = Math.max(0, ...leadTimes.map((days = 0) => days));
  const readyDay = addDays(orderDay, leadTimeDays);
  return {
    from: addBusinessDays(readyDay, least, closed),
    to: addBusinessDays(readyDay, most, closed),
    means: daysMean,
    leadTimeDays: leadTimeDays || undefined,
  };
}

/** The day `count` business days after `day`; for 0 the day itself if it is a business day, else the next one. */
export function addBusinessDays(day: string, count: number, closed: ReadonlySet<string>): string {
  let moment = Date.parse(`${day}T00:00:00Z`);
  let left = Math.max(0, Math.trunc(count));
  while (left > 0 || !isBusinessDay(moment, closed)) {
    moment += DAY_MS;
    if (left > 0 && isBusinessDay(moment, closed)) left--;
  }
  return isoDay(moment);
}

/** The ISO date `count` calendar days after `day`, or before it where `count` is negative. */
export const addDays = (day: string, count: number): string => isoDay(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS);

const isoDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

function isBusinessDay(moment: number, closed: ReadonlySet<string>): boolean {
  const weekday = new Date(moment).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !closed.has(isoDay(moment));
}

/** "Made to order: 12 days, then delivery"; empty for 0 days. */
export const makingWords = (leadTimeDays = 0): string =>
  leadTimeDays === 0 ? '' : deliveryText.madeToOrder({ days: leadTimeDays });
