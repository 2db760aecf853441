/** `node tests/bench/load.ts [1000 10000]`: how long it takes to read a catalogue, without a snapshot and with one. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeBenchCatalog } from './make-catalog.ts';

interface Loaded {
  products: number;
  seconds: number;
  cpuSeconds: number;
  memoryBytes: number;
}

const counts = process.argv.slice(2).map(Number).filter(Boolean);
const work = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'haat-load-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));

const script = fileURLToPath(new URL('load-once.ts', import.meta.url));
const load = (...args: string[]): Loaded => {
  const output = execFileSync(process.execPath, ['--max-old-space-size=8192', script, ...args], { encoding: 'utf8' });
  return JSON.parse(output) as Loaded;
};
const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const replace = (file: string, from: string, to: string) =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));

for (const count of counts.length > 0 ? counts : [1_000, 10_000]) {
  const catalog = join(work, 'catalog');
  const snapshot = join(work, 'snapshot');
  await makeBenchCatalog(catalog, count);
  // What was changed within the last two seconds is read, whatever its times say.
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  const [first = ''] = listFiles(join(catalog, 'products'));
  const without = load(catalog);
  console.log(`${count} products${' '.repeat(25)}seconds  CPU s  of the first   memory`);
  const show = (name: string, { seconds, cpuSeconds, memoryBytes }: Loaded) => {
    const cells = [
      `  ${name.padEnd(38)}`,
      seconds.toFixed(2).padStart(6),
      cpuSeconds.toFixed(2).padStart(6),
      `${((100 * cpuSeconds) / without.cpuSeconds).toFixed(0)} % of CPU`.padStart(13),
      `${(memoryBytes / 1e9).toFixed(2)} GB`.padStart(8),
    ];
    console.log(cells.join(' '));
  };
  show('without a snapshot', without);
  show('writes the snapshot', load(catalog, snapshot));
  show('nothing changed', load(catalog, snapshot));
  show('nothing changed, --verify', load(catalog, snapshot, 'verify'));
  replace(first, '"title": "', '"title": "new ');
  show('one product changed', load(catalog, snapshot));
  replace(join(catalog, 'sellers/seller-0.json'), '"address": "', '"address": "new ');
  show('one seller of 200 products changed', load(catalog, snapshot));
  for (const file of listFiles(join(catalog, 'products'))) utimesSync(file, 1e9, 1e9);
  show('all touched', load(catalog, snapshot));
  const bytes = listFiles(snapshot).reduce((sum, file) => sum + statSync(file).size, 0);
  console.log(`  the snapshot has ${(bytes / 1e6).toFixed(1)} MB in ${listFiles(snapshot).length} files`);
  rmSync(catalog, { recursive: true });
  rmSync(snapshot, { recursive: true });
}
