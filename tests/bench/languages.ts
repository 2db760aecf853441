/**
 * `npm run bench:languages [-- 3]`: how long a page of the sample catalogue takes to build when the shop is in all its languages, as a
 * multiple of a page of the shop in English alone. Both builds have the pictures and the prepared code of builds before them, and no
 * pages. They take turns, three times or as often as asked, and the medians count: in time, and in processor time, which a busy machine
 * changes less. Works in a copy of the project; with `--check` it fails when the aim is missed.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyProject } from '../support/copy-project.ts';
import { fastFolder } from '../support/memory-folder.ts';
import { type Measured, measureBuild } from './build/measure.ts';
import { median } from './pages/median.ts';
import { formatTable } from './pages/table.ts';

/** A page of all languages takes at most so many times as long as one of English. */
const MOST = 1.1;

const { values: options, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const rounds = Number(positionals[0] ?? 3);
const load = loadavg()[0] ?? 0;
const work = mkdtempSync(join(fastFolder(), 'haat-bench-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));
copyProject(work);
cpSync(resolve('catalog'), join(work, 'catalog'), { recursive: true });
const markets = join(work, 'catalog/markets');

const ALL = 'all languages';
const ONE = 'English alone';
const measured: Record<string, Measured[]> = { [ALL]: [], [ONE]: [] };

console.log(
  `${availableParallelism()} processors, Node ${process.versions.node}, load ${load.toFixed(1)} at the start`,
);
await buildIn(ALL);
for (let round = 0; round < rounds; round++) for (const name of [ONE, ALL]) measured[name]?.push(await buildIn(name));

const figures = Object.entries(measured).map(([name, builds]) => {
  const pages = builds[0]?.rendered ?? 0;
  const perPage = (value: (build: Measured) => number) => (median(builds.map(value)) * 1000) / pages;
  return {
    name,
    pages,
    time: perPage(({ seconds }) => seconds),
    processor: perPage((build) => build.processorSeconds),
  };
});
console.log(
  formatTable(
    ['', 'pages', 'ms a page', 'processor ms a page'],
    figures.map(({ name, pages, time, processor }) => [name, String(pages), time.toFixed(1), processor.toFixed(1)]),
  ),
);
const [all, one] = figures;
if (all === undefined || one === undefined) throw new Error('Nothing was measured.');
const ratio = all.time / one.time;
console.log(
  `\nA page takes ${ratio.toFixed(2)} times as long in all languages (processor: ${(all.processor / one.processor).toFixed(2)}), at most ${MOST}: ${ratio <= MOST ? 'met' : 'MISSED'}`,
);
if (options.check && ratio > MOST) process.exitCode = 1;

/** Builds all pages of the shop in these languages. */
function buildIn(name: string): Promise<Measured> {
  for (const file of readdirSync(markets)) {
    const market = JSON.parse(readFileSync(resolve('catalog/markets', file), 'utf8'));
    if (name === ONE) delete market.languages;
    writeFileSync(join(markets, file), JSON.stringify(market));
  }
  for (const part of ['dist', '.builds']) rmSync(join(work, part), { recursive: true, force: true });
  return measureBuild(work);
}
