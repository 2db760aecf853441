/**
 * `npm run bench:pages`: what the pages of the finished build cost on three slow links, by HTTP/1.1 and HTTP/2, in a browser with a processor
 * that is slowed four times; how first taps are answered; how long interactions take; and which aims are missed. `dist` has to be built. It
 * fails when a fallback is the largest paint of a page.
 *
 * `-- --quick` measures once instead of three times, `--json` prints JSON, `--write` writes the tables of tests/bench/README.md, `--check` fails when an
 * aim is missed, too, `--lighthouse` runs Lighthouse instead (fetched by npx). `--waterfall "search results"` prints instead when each file of
 * a page of that kind is asked for and arrives by HTTP/1.1, in round trips. `--walk` prints only what ten pages and one order bring, `--taps` only
 * how first taps are answered, with the processor slowed four and six times.
 */
import { existsSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SITE_FOLDER } from '../browser/built-shop.ts';
import { checkAims, checkWalk, FEEDBACK_MS } from './pages/aims.ts';
import { BenchBrowser } from './pages/bench-browser.ts';
import { measureFirstTaps } from './pages/first-taps.ts';
import { type FirstTap, middleTaps } from './pages/tap-figures.ts';
import { measureDelays } from './pages/interactions.ts';
import { type Delay, middleDelays, SLOWNESSES } from './pages/delays.ts';
import { runLighthouse } from './pages/lighthouse.ts';
import { byHttp2, MOBILE_LINK, ROUND_TRIP_LINK, SLOW_LINK, WEAK_LINK } from './pages/link.ts';
import { median } from './pages/median.ts';
import { choosePages } from './pages/page-kinds.ts';
import { describeFallbacks, formatReadme, formatReport, formatWalk, type Report } from './pages/report.ts';
import { makeRows, type Sample } from './pages/rows.ts';
import { measureTap, type Tap } from './pages/tap.ts';
import { measureVisits, storeCart } from './pages/visits.ts';
import { walkBothWays } from './pages/walk.ts';
import { printWaterfall } from './pages/waterfall.ts';
import { openShop } from './pages/ways.ts';
import { BENCH_README, writeReadme } from './write-readme.ts';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    json: { type: 'boolean' },
    write: { type: 'boolean' },
    check: { type: 'boolean' },
    lighthouse: { type: 'boolean' },
    waterfall: { type: 'string' },
    walk: { type: 'boolean' },
    taps: { type: 'boolean' },
  },
});
const RUNS = options.quick ? 1 : 3;
const say = (text: string) => console.error(text);

if (!existsSync(join(SITE_FOLDER, 'index.html'))) {
  say('There is no site yet: run "npm run build" first.');
  process.exit(1);
}
const [load = 0] = loadavg();
const chosen = choosePages();
const shop = await openShop();
const { http1, http2 } = shop;
try {
  if (options.lighthouse) await printLighthouse();
  else if (options.waterfall !== undefined) await printTrips(options.waterfall);
  else if (options.walk) await printWalk();
  else if (options.taps) await printTaps();
  else await printReport(await measure());
} finally {
  await shop.close();
}

async function printTrips(name: string): Promise<void> {
  const browser = await BenchBrowser.launch(ROUND_TRIP_LINK, http1, 1);
  try {
    await printWaterfall(browser, chosen, name, await storeCart(browser, chosen));
  } finally {
    await browser.close();
  }
}

async function printWalk(): Promise<void> {
  const slow = await BenchBrowser.launch(SLOW_LINK, http1);
  const slow2 = await BenchBrowser.launch(SLOW_LINK, http2);
  try {
    const steps = await walkBothWays(slow, slow2, chosen);
    console.log(formatWalk(steps));
    if (options.check && checkWalk(steps).some(({ isMet }) => !isMet)) process.exitCode = 1;
  } finally {
    await slow.close();
    await slow2.close();
  }
}

async function printTaps(): Promise<void> {
  const slow2 = await BenchBrowser.launch(SLOW_LINK, http2);
  try {
    const cart = await storeCart(slow2, chosen);
    for (const slower of SLOWNESSES) {
      const runs: FirstTap[][] = [];
      for (let run = 1; run <= RUNS; run++) runs.push(await measureFirstTaps(slow2, chosen, cart, slower));
      console.log(`On a processor that is ${slower} times slower:`);
      for (const { name, isPage, feedbackMs, usefulMs } of middleTaps(runs)) {
        console.log(`  ${name}: first feedback ${formatMs(feedbackMs)}, useful ${formatMs(usefulMs)}`);
        if (options.check && !isPage && !(feedbackMs <= FEEDBACK_MS)) process.exitCode = 1;
      }
    }
  } finally {
    await slow2.close();
  }
}

function formatMs(ms: number): string {
  return Number.isNaN(ms) ? 'not measured' : `${Math.round(ms)} ms`;
}

async function printLighthouse(): Promise<void> {
  const pages = chosen.kinds.filter(({ name }) => ['home', 'listing', 'product'].includes(name));
  const isFull = await runLighthouse(pages.map(({ name, path }) => ({ name, url: http1.origin + path })));
  if (options.check && !isFull) process.exitCode = 1;
}

async function measure(): Promise<Report> {
  const samples: Sample[] = [];
  const addTaps: Tap[] = [];
  const firstTaps: FirstTap[][] = [];
  const delays: Delay[] = [];
  const browsers: BenchBrowser[] = [];
  const launch = async (...options: Parameters<typeof BenchBrowser.launch>) => {
    const browser = await BenchBrowser.launch(...options);
    browsers.push(browser);
    return browser;
  };
  try {
    const slow = await launch(SLOW_LINK, http1);
    const slow2 = await launch(SLOW_LINK, http2);
    const weak2 = await launch(WEAK_LINK, http2);
    const mobile = await launch(MOBILE_LINK, http1);
    const cart = await storeCart(mobile, chosen);
    const visit = async (browser: BenchBrowser, link: string, isOffline = false) =>
      samples.push(...(await measureVisits(browser, link, chosen, cart, isOffline)));
    say('Round trips are counted.');
    const trips = [await launch(ROUND_TRIP_LINK, http1, 1), await launch(ROUND_TRIP_LINK, http2, 1)] as const;
    // At once, as a round trip is long beside the work for a page.
    await Promise.all([visit(trips[0], ROUND_TRIP_LINK.name), visit(trips[1], byHttp2(ROUND_TRIP_LINK.name))]);
    for (let run = 1; run <= RUNS; run++) {
      say(`Run ${run} of ${RUNS}, after ${(performance.now() / 60_000).toFixed(1)} minutes.`);
      await visit(slow, SLOW_LINK.name);
      await visit(slow2, byHttp2(SLOW_LINK.name));
      // Once in a run: what is measured without a network depends on no link.
      await visit(mobile, MOBILE_LINK.name, true);
      await visit(weak2, byHttp2(WEAK_LINK.name));
      addTaps.push(await measureTap(slow, chosen.card.path));
      firstTaps.push(await measureFirstTaps(slow2, chosen, cart));
      delays.push(...(await measureDelays(slow2, chosen, cart)));
    }
    say('Ten pages and one order.');
    const measured = {
      walk: await walkBothWays(slow, slow2, chosen),
      rows: makeRows(samples, SLOW_LINK.name, ROUND_TRIP_LINK),
      tap: middleTap(addTaps),
      taps: middleTaps(firstTaps),
      delays: middleDelays(delays),
    };
    return {
      at: new Date().toISOString().slice(0, 10),
      runs: RUNS,
      browser: slow.version,
      cores: cpus().length,
      processor: cpus()[0]?.model.trim() ?? '',
      load,
      isCompressed: existsSync(join(SITE_FOLDER, 'index.html.br')),
      ...measured,
      aims: checkAims(measured),
    };
  } finally {
    for (const browser of browsers) await browser.close();
  }
}

function middleTap(taps: readonly Tap[]): Tap {
  const middle = (read: (tap: Tap) => number) => median(taps.map(read));
  return {
    framesBefore: middle(({ framesBefore }) => framesBefore),
    answerMs: middle(({ answerMs }) => answerMs),
    inCartMs: middle(({ inCartMs }) => inCartMs),
  };
}

async function printReport(report: Report): Promise<void> {
  console.log(options.json ? JSON.stringify(report, null, 2) : formatReport(report));
  if (options.write) {
    await writeReadme('bench:pages', formatReadme(report));
    say(`The tables are in ${BENCH_README}.`);
  }
  say(`All of it took ${(performance.now() / 60_000).toFixed(1)} minutes.`);
  const fallbacks = describeFallbacks(report.rows);
  if (fallbacks) say(fallbacks);
  if (fallbacks || (options.check && report.aims.some(({ isMet }) => !isMet))) process.exitCode = 1;
}
