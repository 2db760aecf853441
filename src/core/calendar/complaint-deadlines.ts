import { indianDay } from './indian-day.ts';

/**
 * By when the grievance officer acknowledges a complaint and settles it: within 48 hours, and within one month of its receipt (Consumer
 * Protection (E-Commerce) Rules 2020, rule 4(5)).
 */
interface ComplaintDeadlines {
  /** ISO moment. */
  readonly acknowledgeBy: string;
  /** ISO day in India, the last one. */
  readonly settleBy: string;
}

const ACKNOWLEDGE_MS = 48 * 3_600_000;

/** @param receivedAt epoch milliseconds */
export const complaintDeadlines = (receivedAt: number): ComplaintDeadlines => ({
  acknowledgeBy: new Date(receivedAt + ACKNOWLEDGE_MS).toISOString(),
  settleBy: monthLater(indianDay(receivedAt)),
});

/** The same day of the next month, or its last day: 31 January, 28 February. */
function monthLater(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, lastOfNext))).toISOString().slice(0, 10);
}
