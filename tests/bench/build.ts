/**
 * `npm run bench:build [-- 1000 10000]`: how long `npm run build` takes for many products, after different changes, as a ratio to
 * the least that any program could do (floor.ts): in time, and in processor time, which a busy machine changes less. All pages are checked
 * and all outputs written. Works in a copy of the project.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyProject } from '../support/copy-project.ts';
import { makeBenchCatalog } from './make-catalog.ts';
import { childSeconds } from './processor-time.ts';
import { readMemory } from './read-memory.ts';
import { changeOrder, changePrice, changeSeller, changeTemplate } from './shop-changes.ts';

interface Measured {
  readonly seconds: number;
  /** Of all processors, with what other programs do left out. */
  readonly processorSeconds: number;
  readonly memoryBytes: number;
  readonly output: string;
}

const counts = process.argv.slice(2).map(Number).filter(Boolean);
const sizes = counts.length > 0 ? counts : [1_000, 10_000, 100_000];
const ram = existsSync('/dev/shm');
const work = mkdtempSync(join(ram ? '/dev/shm' : tmpdir(), 'haat-bench-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));

copyProject(work);
/** The arguments of Node in `npm run build`. */
const [, ...COMMAND] = (
  JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { build: string } }
).scripts.build.split(' ');

/** Scenarios of one size, in this order: each begins where the one before has ended. */
const SCENARIOS: readonly { readonly name: string; readonly change: () => void; readonly workers?: number }[] = [
  { name: 'cold full build', change: () => forget('dist', '.builds', 'node_modules/.cache') },
  { name: 'warm full build, no site before', change: () => forget('dist') },
  { name: 'the same, 1 worker', change: () => forget('dist'), workers: 1 },
  { name: 'nothing changed', change: () => {} },
  { name: 'one price changed', change: () => changePrice(work) },
  { name: 'one seller renamed', change: () => changeSeller(work) },
  { name: "one category's order changed", change: () => changeOrder(work) },
  { name: "the product page's template changed", change: () => changeTemplate(work) },
];

console.log(
  `${availableParallelism()} processors, Node ${process.versions.node}, ${ram ? 'RAM disk' : 'ordinary disk: the figures vary with it'}`,
);
for (const count of sizes) {
  forget('catalog', 'dist', '.builds', 'node_modules/.cache', 'floor');
  await makeBenchCatalog(join(work, 'catalog'), count);
  const rows: { name: string; built: Measured }[] = [];
  for (const { name, change, workers } of SCENARIOS) {
    change();
    rows.push({ name, built: await build(workers) });
  }
  const floor = measureFloor();
  console.log(
    `\n${count} products, ${floor.pages} pages. Floor: ${floor.seconds.toFixed(2)} s, ${floor.cpuSeconds.toFixed(2)} s of processor time`,
  );
  console.log(`${''.padEnd(38)} seconds  times the floor  processor  times the floor   memory  rendered`);
  for (const { name, built } of rows)
    console.log(
      [
        name.padEnd(38),
        built.seconds.toFixed(1).padStart(8),
        (built.seconds / floor.seconds).toFixed(1).padStart(16),
        built.processorSeconds.toFixed(1).padStart(10),
        (built.processorSeconds / floor.cpuSeconds).toFixed(1).padStart(16),
        `${(built.memoryBytes / 1e9).toFixed(2)} GB`.padStart(8),
        (/, (\d+) rendered/.exec(built.output)?.[1] ?? '?').padStart(9),
      ].join(' '),
    );
}

function forget(...parts: readonly string[]): void {
  for (const part of parts) rmSync(join(work, part), { recursive: true, force: true });
}

/** Runs `npm run build`'s command as a user does. The memory is the most that its processes have held together, with all threads. */
async function build(workers?: number): Promise<Measured> {
  const start = performance.now();
  const used = childSeconds();
  const options = workers === undefined ? [] : ['--workers', String(workers)];
  const child = spawn(process.execPath, [...COMMAND, ...options], {
    cwd: work,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let memoryBytes = 0;
  const looking = setInterval(() => {
    memoryBytes = Math.max(memoryBytes, readMemory(child.pid as number));
  }, 50);
  let output = '';
  child.stdout?.on('data', (part: Buffer) => (output += part.toString()));
  const code = await new Promise((done) => child.once('close', done));
  clearInterval(looking);
  if (code !== 0) throw new Error(`The build has failed:\n${output}`);
  const seconds = (performance.now() - start) / 1000;
  return { seconds, processorSeconds: childSeconds() - used, memoryBytes, output };
}

function measureFloor(): { pages: number; seconds: number; cpuSeconds: number } {
  const script = resolve('tests/bench/floor.ts');
  const output = execFileSync(
    process.execPath,
    [script, join(work, 'catalog'), join(work, 'dist'), join(work, 'floor')],
    {
      encoding: 'utf8',
    },
  );
  return JSON.parse(output.trim().split('\n').at(-1) as string);
}
