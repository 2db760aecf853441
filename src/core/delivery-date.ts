/** When an order arrives or leaves, as a market promises it. Days are ISO dates. */

const DAY_MS = 86_400_000;

export interface DeliveryPromise {
  /** Business days, least and most. */
  readonly days: readonly [number, number];
  /** Whether that many days pass until it leaves (`processing`) or until it arrives (`delivery`). */
  readonly daysMean: 'processing' | 'delivery';
  /** Days on which nothing moves, besides Saturdays and Sundays. */
  readonly holidays: readonly { readonly date: string }[];
}

export interface DeliveryEstimate {
  readonly from: string;
  readonly to: string;
  readonly means: 'processing' | 'delivery';
  /** Days of making that are counted in; missing for what lies ready. */
  readonly leadTimeDays?: number;
}

/**
 * The days between which an order of `orderDay` leaves or arrives. The order's own day does not count. What is made to order
 * is made first: of the calendar days that its lines take in making (`leadTimes`), the most count.
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
    ...(leadTimeDays > 0 && { leadTimeDays }),
  };
}

/** The business day that is `count` of them after `day`; with 0 the day itself, or the next business day. */
export function addBusinessDays(day: string, count: number, closed: ReadonlySet<string>): string {
  let moment = Date.parse(`${day}T00:00:00Z`);
  let left = Math.max(0, Math.trunc(count));
  while (left > 0 || !isBusinessDay(moment, closed)) {
    moment += DAY_MS;
    if (left > 0 && isBusinessDay(moment, closed)) left--;
  }
  return isoDay(moment);
}

/** The day that is `count` calendar days after `day`. */
export const addDays = (day: string, count: number): string => isoDay(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS);

const isoDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

function isBusinessDay(moment: number, closed: ReadonlySet<string>): boolean {
  const weekday = new Date(moment).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !closed.has(isoDay(moment));
}
