/**
 * `npm run bench:pages`: what the pages of the finished build cost on two slow links, in a browser with a processor that is slowed four
 * times, and which aims are missed. `dist` has to be built.
 *
 * `-- --quick` measures once instead of five times, `--json` prints JSON, `--write` writes the tables of tests/bench/README.md, `--check` fails when an
 * aim is missed, `--lighthouse` runs Lighthouse instead (fetched by npx). `--waterfall "search results"` prints instead when each file of
 * a page of that kind is asked for and arrives, in round trips.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { SITE_FOLDER } from '../browser/built-shop.ts';
import { openRealHost } from '../browser/real-host.ts';
import { checkAims } from './pages/aims.ts';
import { AnswerLog } from './pages/answers.ts';
import { BenchBrowser } from './pages/bench-browser.ts';
import { runLighthouse } from './pages/lighthouse.ts';
import { MOBILE_LINK, ROUND_TRIP_LINK, SLOW_LINK } from './pages/link.ts';
import { median } from './pages/median.ts';
import { choosePages } from './pages/page-kinds.ts';
import { formatReadme, formatReport, type Report } from './pages/report.ts';
import { makeRows, type Sample } from './pages/rows.ts';
import { replaceMarked } from './pages/table.ts';
import { measureTap, type Tap } from './pages/tap.ts';
import { measureVisits, storeCart } from './pages/visits.ts';
import { walk } from './pages/walk.ts';
import { printWaterfall } from './pages/waterfall.ts';

const RUNS = 5;
const README = 'tests/bench/README.md';
/** As CDNs have it: a shopper reads a page for longer than Node keeps a connection. */
const KEEP_ALIVE_MS = 60_000;

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    json: { type: 'boolean' },
    write: { type: 'boolean' },
    check: { type: 'boolean' },
    lighthouse: { type: 'boolean' },
    waterfall: { type: 'string' },
  },
});
const say = (text: string) => console.error(text);

if (!existsSync(join(SITE_FOLDER, 'index.html'))) {
  say('There is no site yet: run "npm run build" first.');
  process.exit(1);
}
const [load = 0] = loadavg();
const chosen = choosePages();
const shop = await openRealHost();
shop.server.keepAliveTimeout = KEEP_ALIVE_MS;
const log = new AnswerLog(shop.server);
try {
  if (options.lighthouse) await printLighthouse();
  else if (options.waterfall !== undefined) await printTrips(options.waterfall);
  else await printReport(await measure());
} finally {
  await shop.close();
}

async function printTrips(name: string): Promise<void> {
  const browser = await BenchBrowser.launch(ROUND_TRIP_LINK, shop.address, log, { isSlowed: false });
  try {
    await printWaterfall(browser, chosen, name, await storeCart(browser, chosen));
  } finally {
    await browser.close();
  }
}

async function printLighthouse(): Promise<void> {
  const pages = chosen.kinds.filter(({ name }) => ['home', 'listing', 'product'].includes(name));
  const isFull = await runLighthouse(pages.map(({ name, path }) => ({ name, url: shop.address + path })));
  if (options.check && !isFull) process.exitCode = 1;
}

async function measure(): Promise<Report> {
  const runs = options.quick ? 1 : RUNS;
  const samples: Sample[] = [];
  const taps: Tap[] = [];
  const browsers: BenchBrowser[] = [];
  const launch = async (...[link, isSlowed]: [link: typeof SLOW_LINK, isSlowed: boolean]) => {
    const browser = await BenchBrowser.launch(link, shop.address, log, { isSlowed });
    browsers.push(browser);
    return browser;
  };
  try {
    const slow = await launch(SLOW_LINK, true);
    const mobile = await launch(MOBILE_LINK, true);
    const trips = await launch(ROUND_TRIP_LINK, false);
    const cart = await storeCart(mobile, chosen);
    say('Round trips are counted.');
    samples.push(...(await measureVisits(trips, ROUND_TRIP_LINK.name, chosen, cart)));
    for (let run = 1; run <= runs; run++) {
      say(`Run ${run} of ${runs}, after ${(performance.now() / 60_000).toFixed(1)} minutes.`);
      samples.push(...(await measureVisits(slow, SLOW_LINK.name, chosen, cart)));
      // Once in a run: what is measured without a network depends on no link.
      samples.push(...(await measureVisits(mobile, MOBILE_LINK.name, chosen, cart, true)));
      taps.push(await measureTap(slow, chosen.card.path));
    }
    say('Ten pages and one order.');
    const steps = await walk(slow, chosen);
    const rows = makeRows(samples, SLOW_LINK.name, ROUND_TRIP_LINK);
    const tap = middleTap(taps);
    return {
      at: new Date().toISOString().slice(0, 10),
      runs,
      browser: slow.version,
      cores: cpus().length,
      processor: cpus()[0]?.model.trim() ?? '',
      load,
      isCompressed: existsSync(join(SITE_FOLDER, 'index.html.br')),
      rows,
      tap,
      walk: steps,
      aims: checkAims(rows, tap),
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
    const text = replaceMarked(readFileSync(README, 'utf8'), 'bench:pages', formatReadme(report));
    writeFileSync(README, await format(text, { ...(await resolveConfig(README)), filepath: README }));
    say(`The tables are in ${README}.`);
  }
  say(`All of it took ${(performance.now() / 60_000).toFixed(1)} minutes.`);
  if (options.check && report.aims.some(({ isMet }) => !isMet)) process.exitCode = 1;
}
