/** India has no daylight saving time. */
const INDIA_OFFSET_MS = 5.5 * 3_600_000;

/** The local time in India in ISO form: "2026-11-20T13:00:00.000Z"; the Z is meaningless. `now` is epoch milliseconds. */
export const indianClock = (now: number): string => new Date(now + INDIA_OFFSET_MS).toISOString();

/**
 * The ISO date in India.
 *
 * @param now epoch milliseconds
 * @example indianDay(Date.parse('2026-11-20T20:00:00Z')) // '2026-11-21'
 */
export const indianDay = (now: number): string => indianClock(now).slice(0, 10);

/** The local time in India to the minute: "2026-11-20 13:00". `now` is epoch milliseconds. */
export const indianMinute = (now: number): string => indianClock(now).slice(0, 16).replace('T', ' ');

/** When an ISO date begins in India, in epoch milliseconds. */
export const indianDayStart = (day: string): number => Date.parse(`${day}T00:00:00Z`) - INDIA_OFFSET_MS;
