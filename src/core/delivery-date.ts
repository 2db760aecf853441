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
}

/** The days between which an order of `orderDay` leaves or arrives. The order's own day does not count. */
export function estimateDelivery({ days, daysMean, holidays }: DeliveryPromise, orderDay: string): DeliveryEstimate {
  const closed = new Set(holidays.map(({ date }) => date));
  const [least, most] = [Math.min(...days), Math.max(...days)];
  return {
    from: addBusinessDays(orderDay, least, closed),
    to: addBusinessDays(orderDay, most, closed),
    means: daysMean,
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
