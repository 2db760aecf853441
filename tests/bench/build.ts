/** `npm run bench:build [-- 1000 10000]`: how long the real templates take for many products, as a ratio to the least that anyone could do. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeBenchCatalog } from './make-catalog.ts';

interface Measured {
  pages: number;
  seconds: number;
  cpuSeconds: number;
  memoryBytes: number;
  steps?: Record<string, number>;
}

const counts = process.argv.slice(2).map(Number).filter(Boolean);
const sizes = counts.length > 0 ? counts : [1_000, 10_000, 100_000];
const ram = existsSync('/dev/shm');
const work = mkdtempSync(join(ram ? '/dev/shm' : tmpdir(), 'haat-bench-'));
// Builds have to be inside the project: a link there leads to the RAM disk, and one on it to the packages.
const builds = resolve('.builds', basename(work));
mkdirSync(join(work, 'builds'));
mkdirSync(resolve('.builds'), { recursive: true });
symlinkSync(join(work, 'builds'), builds);
symlinkSync(resolve('node_modules'), join(work, 'node_modules'));
process.once('exit', () => {
  rmSync(builds, { force: true });
  rmSync(work, { recursive: true, force: true });
});
process.once('SIGINT', () => process.exit(130));

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const run = (script: string, args: string[], environment: Record<string, string> = {}): Measured => {
  const output = execFileSync(process.execPath, ['--max-old-space-size=8192', here(script), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(output.trim().split('\n').at(-1) as string) as Measured;
};
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(2)} GB`;

console.log(
  `${availableParallelism()} processors, Node ${process.versions.node}, ${ram ? 'RAM disk' : 'ordinary disk: the figures vary with it'}\n`,
);
console.log('products    pages  seconds  pages/s    CPU s   memory  floor s  floor memory  times the floor');
for (const count of sizes) {
  const catalog = join(work, 'catalog');
  const out = join(work, 'dist');
  await makeBenchCatalog(catalog, count);
  const built = run('build-once.ts', [], {
    CATALOG_DIR: catalog,
    OUT_DIR: out,
    BUILDS_DIR: builds,
    CACHE_DIR: join(work, 'cache'),
  });
  const floor = run('floor.ts', [catalog, out, join(work, 'floor')]);
  const cells = [
    String(count).padStart(8),
    String(built.pages).padStart(8),
    built.seconds.toFixed(1).padStart(8),
    String(Math.round(built.pages / built.seconds)).padStart(8),
    built.cpuSeconds.toFixed(1).padStart(8),
    gigabytes(built.memoryBytes).padStart(8),
    floor.seconds.toFixed(2).padStart(8),
    gigabytes(floor.memoryBytes).padStart(13),
    (built.seconds / floor.seconds).toFixed(1).padStart(16),
  ];
  console.log(cells.join(' '));
  console.log(
    `          ${Object.entries(built.steps ?? {})
      .map(([name, seconds]) => `${name} ${seconds.toFixed(1)} s`)
      .join(', ')}`,
  );
  rmSync(catalog, { recursive: true });
  rmSync(join(work, 'floor'), { recursive: true });
  rmSync(out, { force: true });
  for (const name of readdirSync(builds)) rmSync(join(builds, name), { recursive: true });
}
