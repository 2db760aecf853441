import type { Page } from '@playwright/test';

/** Notes the moment at which the first results are shown, for `countTrips`. */
export const noteWhenFound = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.documentElement.dataset['query'] !== 'found') return;
      performance.mark('found');
      observer.disconnect();
    });
    observer.observe(document, { attributeFilter: ['data-query'], subtree: true });
  });

/** Scripts until the first results are shown: that of every page, the query, and the results. */
export const listEarlyScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [found] = performance.getEntriesByName('found');
    if (!found) throw new Error('No results were shown.');
    const early = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < found.startTime);
    return [...new Set(early.map(({ name }) => name).filter((name) => name.endsWith('.js')))];
  });

/**
 * How many round trips the data of a search takes, one after the other, until the first results are shown: a request that begins after another
 * one has ended needs one more. What the page itself asks for comes together with the script: what it preloads, and the file that has the results if
 * they are known. On phones the cards below the first row are asked for when that is shown.
 */
export const countTrips = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [found] = performance.getEntriesByName('found');
    if (!found) throw new Error('No results were shown.');
    const all = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ startTime }) => startTime < found.startTime,
    );
    const preloaded = all.filter(({ initiatorType }) => initiatorType === 'link').map(({ name }) => name);
    const data = all
      .filter(({ name }) => name.includes('/_data/') && !/\/a\/\d+\.json$/.test(name) && !preloaded.includes(name))
      .sort((a, b) => a.responseEnd - b.responseEnd);
    let [trips, end] = [0, Number.NEGATIVE_INFINITY];
    for (const { startTime, responseEnd } of data) {
      if (startTime < end) continue;
      trips++;
      end = responseEnd;
    }
    return trips;
  });
