/** India has no summer time. */
const INDIA_OFFSET_MS = 5.5 * 3_600_000;

/** What clocks in India show at a moment, in ISO form: "2026-11-20T13:00:00.000Z", where the Z means nothing. */
export const indianClock = (now: number): string => new Date(now + INDIA_OFFSET_MS).toISOString();

/** ISO date in India at a moment: what is available "from" a day is available there first. */
export const indianDay = (now: number): string => indianClock(now).slice(0, 10);

/** The moment, in milliseconds, at which an ISO day begins in India. */
export const indianDayStart = (day: string): number => Date.parse(`${day}T00:00:00Z`) - INDIA_OFFSET_MS;
