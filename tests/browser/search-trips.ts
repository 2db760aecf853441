import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';

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
      .filter(({ name }) => name.includes('/_data/') && !/\/[ab]\/\d+\.json$/.test(name) && !preloaded.includes(name))
      .sort((a, b) => a.responseEnd - b.responseEnd);
    let [trips, end] = [0, Number.NEGATIVE_INFINITY];
    for (const { startTime, responseEnd } of data) {
      if (startTime < end) continue;
      trips++;
      end = responseEnd;
    }
    return trips;
  });

/** Longer than a page waits before it asks for something else (client/boot/query.ts). */
const QUIET_MS = 500;
const STEP_MS = 50;

/**
 * The requests of a page from its address to pictures of products, in waves: each is what the page asks for once all before it has arrived, and
 * nothing of it arrives before all of it was asked for. So many waves are so many round trips, however fast the machine is.
 */
export async function listWaves(page: Page, path: string): Promise<string[][]> {
  let held: Route[] = [];
  let isOver = false;
  let last = 0;
  await page.route('**/*', async (route) => {
    last = performance.now();
    if (isOver) await route.continue();
    else held.push(route);
  });
  const waves: string[][] = [];
  const opened = page.goto(path, { waitUntil: 'commit' });
  while (!waves.flat().some((url) => url.includes('/_img/'))) {
    while (held.length === 0 || performance.now() - last < QUIET_MS) await pause(STEP_MS);
    const wave = held;
    held = [];
    waves.push(wave.map((route) => route.request().url()));
    await Promise.all(
      wave.map(async (route) => {
        await route.continue();
        await (await route.request().response())?.finished();
      }),
    );
  }
  await opened;
  isOver = true;
  for (const route of held) await route.continue();
  return waves;
}
