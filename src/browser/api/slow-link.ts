/** On a fast link the picture of a first view, of at most 14,000 bytes, or a page takes less. */
const FAST_MS = 500;
/** And its first byte comes after less, however small it is. */
const FAST_TRIP_MS = 300;

/** Whether the browser measured the link as slow, or a file took too long. What came from the cache says nothing. */
export const isSlow = (file: string): boolean =>
  // A browser that does not tell is "undefined" here.
  /[23]g/.test((navigator as { connection?: { effectiveType: string } }).connection?.effectiveType as string) ||
  (performance.getEntriesByName(file) as PerformanceResourceTiming[]).some(
    ({ requestStart, responseStart, responseEnd }) =>
      responseStart - requestStart > FAST_TRIP_MS || responseEnd - requestStart > FAST_MS,
  );
