/** On a fast link the picture of a first view, of at most 14,000 bytes, or a page takes less. */
const FAST_MS = 500;

/** Whether the browser measured the link as slow, or a file took too long. What came from the cache says nothing. */
export const isSlow = (file: string): boolean =>
  // A browser that does not tell is "undefined" here.
  /[23]g/.test((navigator as { connection?: { effectiveType: string } }).connection?.effectiveType as string) ||
  (performance.getEntriesByName(file) as PerformanceResourceTiming[]).some(
    (timing) => timing.responseEnd - timing.requestStart > FAST_MS,
  );
