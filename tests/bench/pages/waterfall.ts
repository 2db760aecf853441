import type { Page } from '@playwright/test';
import type { BenchBrowser } from './bench-browser.ts';
import { ROUND_TRIP_LINK } from './link.ts';
import type { ChosenPages } from './page-kinds.ts';

/** A file that a page loaded; moments in round trips since the navigation began. */
interface Row {
  readonly path: string;
  /** When the browser wanted it, when a connection was free for the request, and when the answer had arrived. */
  readonly wanted: number;
  readonly sent: number;
  readonly arrived: number;
}

/** Prints what pages of a kind load as the first page of a visit and as a further one, in the order of arrival, until the largest paint. */
export async function printWaterfall(
  browser: BenchBrowser,
  { kinds }: ChosenPages,
  name: string,
  stored: Readonly<Record<string, string>>,
): Promise<void> {
  const position = kinds.findIndex((kind) => kind.name === name);
  const kind = kinds[position];
  const before = kinds.at(position - 1);
  if (!kind || !before) throw new Error(`There is no kind of page called "${name}": ${kinds.map((one) => one.name)}.`);
  for (const path of [undefined, before.path])
    await browser.visit(kind.needsCart ? stored : {}, async ({ page, open }) => {
      if (path !== undefined) await open(path);
      const { largestPaintMs } = await open(kind.path);
      console.log(`\n${name}${path === undefined ? '' : `, after ${before.name}`}`);
      console.log('  wanted    sent arrived');
      for (const { path: file, ...row } of await readRows(page))
        console.log(`${[row.wanted, row.sent, row.arrived].map(format).join('')}  ${file}`);
      console.log(`largest paint ${format(largestPaintMs / ROUND_TRIP_LINK.roundTripMs)}`);
    });
}

const format = (trips: number): string => trips.toFixed(2).padStart(8);

async function readRows(page: Page): Promise<Row[]> {
  const trip = ROUND_TRIP_LINK.roundTripMs;
  const entries = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => {
      const { name, startTime, requestStart, responseEnd } = entry as PerformanceResourceTiming;
      const { pathname, search } = new URL(name);
      return { path: pathname + search, wanted: startTime, sent: requestStart, arrived: responseEnd };
    }),
  );
  return entries
    .map(({ path, wanted, sent, arrived }) => ({
      path,
      wanted: wanted / trip,
      sent: sent / trip,
      arrived: arrived / trip,
    }))
    .sort((one, other) => one.arrived - other.arrived);
}
