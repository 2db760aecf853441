/**
 * `npm run bench:build [-- 1000 10000]`: how long `npm run build` takes for many products, after different changes, as a ratio to
 * the least that any program could do (floor.ts): in time, and in processor time, which a busy machine changes less and aims are about.
 * All pages are checked and all outputs written. Works in a copy of the project. Beside that it prints the aims, and writes all of it into the README with `--write`; with `--check` it measures the sizes that they
 * are about, unless others are named, and fails where one that was measured is missed.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyProject } from '../support/copy-project.ts';
import { AIMED_SIZES, checkAims, type Figure, NAMES } from './build/aims.ts';
import { type Measured, measureBuild, measureFirstPage, measureFloor } from './build/measure.ts';
import { formatAims, formatReadme, formatSize, type SizeReport } from './build/report.ts';
import { makeBenchCatalog } from './make-catalog.ts';
import { changeHeader, changeOrder, changePrice, changeSeller, changeTemplate } from './shop-changes.ts';
import { writeReadme } from './write-readme.ts';

const { values: options, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const counts = positionals.map(Number).filter(Boolean);
const sizes = counts.length > 0 ? counts : options.check ? AIMED_SIZES : [1_000, 10_000, 100_000];
const load = loadavg()[0] ?? 0;
const ram = existsSync('/dev/shm');
const work = mkdtempSync(join(ram ? '/dev/shm' : tmpdir(), 'haat-bench-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));

copyProject(work);

interface Scenario {
  readonly name: string;
  readonly change: () => void;
  readonly measure?: () => Promise<Measured>;
}

const nothing = (): void => {};
/** Scenarios of one size, in this order: each begins where the one before has ended. */
const SCENARIOS: readonly Scenario[] = [
  { name: NAMES.cold, change: () => forget('dist', '.builds', 'node_modules/.cache') },
  { name: NAMES.all, change: () => forget('dist') },
  { name: 'the same, 1 worker', change: () => forget('dist'), measure: () => measureBuild(work, 1) },
  { name: 'nothing changed', change: nothing },
  // The first two builds after a full one can't go on in the folder of the build before the published one.
  { name: 'one price changed, first after a full build', change: () => changePrice(work, 777) },
  { name: NAMES.price, change: () => changePrice(work, 778) },
  { name: 'one price changed, third after a full build', change: () => changePrice(work, 779) },
  { name: 'one seller renamed', change: () => changeSeller(work) },
  { name: "one category's order changed", change: () => changeOrder(work) },
  { name: NAMES.header, change: () => changeHeader(work) },
  { name: NAMES.template, change: () => changeTemplate(work) },
  {
    name: 'first start of npm run dev, which prepares packages',
    change: nothing,
    measure: () => measureFirstPage(work),
  },
  { name: NAMES.development, change: nothing, measure: () => measureFirstPage(work) },
];

const machine = `${availableParallelism()} processors, Node ${process.versions.node}, ${ram ? 'RAM disk' : 'ordinary disk: the figures vary with it'}, load ${load.toFixed(1)} at the start`;
console.log(machine);
console.log('Where other programs run, compare processor time: it changes less than time.');
const figures: Figure[] = [];
const reports: SizeReport[] = [];
for (const count of sizes) {
  forget('catalog', 'dist', '.builds', 'node_modules/.cache', 'node_modules/.vite', 'floor');
  await makeBenchCatalog(join(work, 'catalog'), count);
  const measured: (Measured & { readonly name: string })[] = [];
  for (const { name, change, measure = () => measureBuild(work) } of SCENARIOS) {
    change();
    measured.push({ name, ...(await measure()) });
  }
  const floor = measureFloor(work);
  for (const { name, ...each } of measured)
    figures.push({ ...each, scenario: name, products: count, floorProcessorSeconds: floor.cpuSeconds });
  const report = { products: count, floor, measured };
  reports.push(report);
  console.log(`\n${formatSize(report)}`);
}
const aims = checkAims(figures);
console.log(`\n${formatAims(aims)}`);
if (options.write)
  await writeReadme('bench:build', formatReadme(`${new Date().toISOString().slice(0, 10)}: ${machine}`, reports, aims));
if (options.check && aims.some(({ isMet }) => isMet === false)) process.exitCode = 1;

function forget(...parts: readonly string[]): void {
  for (const part of parts) rmSync(join(work, part), { recursive: true, force: true });
}
