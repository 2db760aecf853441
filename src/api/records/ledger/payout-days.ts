import { addDays } from '../../../core/delivery/delivery-date.ts';

/** Payouts are made on Wednesdays. */
const PAYOUT_WEEKDAY = 3;

/** The first payout day that is not before a day (ISO dates). */
export function payoutDay(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, (PAYOUT_WEEKDAY - weekday + 7) % 7);
}
