const INDIA_OFFSET_MS = 5.5 * 3_600_000;

/** ISO date in India at a moment: what is available "from" a day is available there first. India has no summer time. */
export const indianDay = (now: number): string => new Date(now + INDIA_OFFSET_MS).toISOString().slice(0, 10);
