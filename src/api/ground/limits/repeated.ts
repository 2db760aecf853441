const DAY_MS = 86_400_000;

/**
 * Whether the same amount was given or taken for the same purpose at `before` within the 24 hours before `now` (both epoch milliseconds),
 * so that it was probably sent twice.
 */
export const isLately = (before: number, now: number): boolean => before > now - DAY_MS;
