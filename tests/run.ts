/**
 * `npm test`: each kind of check once; what fails does not stop the rest. `npm run lint` runs the quick ones alone. `npm run test:every` runs
 * what `npm test` leaves out, as it repeats on another database or screen what `npm test` has checked on one.
 * At the end stand the names of what failed. The last line adds up all runners.
 */
import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { STYLEGUIDE_ENVIRONMENT } from './browser/styleguide/folder.ts';
import { LONGER_TESTS, RARE_TESTS } from './rare-tests.ts';
import { type Count, countJourneys, countUnitTests } from './reports.ts';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly environment?: Record<string, string>;
  /** Reads the counts of a runner from its report; a step without one counts as a single check. */
  readonly count?: () => Promise<Count>;
}

const reports = resolve('node_modules', '.cache', 'haat', 'reports');
const bin = (name: string) => join('node_modules', '.bin', name);

/**
 * For all processes of Node.js: they keep compiled modules for one another, and collect new objects in larger portions. Together that saves
 * a quarter of the time of the API host's tests.
 */
const FAST_NODE = {
  NODE_COMPILE_CACHE: resolve('node_modules', '.cache', 'haat', 'modules'),
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`.trim(),
};

const unitTests = (name: string, files: readonly string[] = [], environment?: Record<string, string>): Step => ({
  name,
  command: [
    bin('vitest'),
    'run',
    '-c',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, 'unit.json')}`,
    ...files,
  ],
  ...(environment && { environment }),
  count: () => countUnitTests(join(reports, 'unit.json')),
});
const journeys = (name: string, config: string, report = 'browser.json'): Step => ({
  name,
  command: [bin('playwright'), 'test', '-c', `tests/${config}`],
  count: () => countJourneys(join(reports, report)),
});

const types: Step = { name: 'Types', command: [bin('astro'), 'check', '--minimumFailingSeverity', 'hint'] };
const style: Step[] = [
  { name: 'Lint, and format of TypeScript and JSON', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'Format of all else', command: [bin('prettier'), '--check', '.', '--log-level', 'warn'] },
];
const builds: Step[] = [
  { name: 'Build, with links and budgets', command: [process.execPath, 'src/cli/build.ts'] },
  {
    name: 'Build of the styleguide',
    command: [process.execPath, 'src/cli/build.ts'],
    environment: STYLEGUIDE_ENVIRONMENT,
  },
];
const html = (...options: string[]): Step => ({
  name: 'HTML validity',
  command: [process.execPath, 'tests/html/check-pages.ts', ...options],
});

/** What each command runs: groups one after the other, the chains of a group side by side. */
const plans: Record<string, readonly (readonly Step[])[][]> = {
  lint: [[[types], style]],
  // Types and style take one processor for as long as the other needs for the rest.
  all: [
    [
      [types, ...style],
      [...builds, html('--some')],
    ],
    [[unitTests('Unit tests')]],
    // Those in the editor leave more than one processor free, as they wait for one page after the other.
    [
      [journeys('Browser journeys', 'browser/playwright.config.ts')],
      [journeys('Journeys in the editor', 'admin/playwright.config.ts', 'admin.json')],
    ],
  ],
  every: [
    [[...builds, html()]],
    [
      [
        unitTests('Rare and longer tests, and the host on PostgreSQL', [...LONGER_TESTS, ...RARE_TESTS], {
          HAAT_EVERY: 'on',
        }),
      ],
    ],
    [[journeys('Browser journeys', 'browser/every.config.ts')]],
  ],
};

const name = process.argv[2] ?? 'all';
const plan = plans[name];
if (!plan) throw new Error(`There is no plan "${name}". Give one of: ${Object.keys(plans).join(', ')}.`);

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
const total = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
/** How long each step took, with the slowest files of runners, which run side by side. */
const times: string[] = [];
for (const chains of plan) await Promise.all(chains.map(performAll));
console.log(`\n${times.join('\n')}\n`);
for (const failure of failures) console.log(`FAILED: ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function performAll(steps: readonly Step[]): Promise<void> {
  for (const step of steps) await perform(step);
}

async function perform(step: Step): Promise<void> {
  console.log(`\n== ${step.name}`);
  const start = performance.now();
  const count = await countOf(step, await run(step));
  total.passed += count.passed;
  total.failed += count.failures.length;
  total.skipped += count.skipped;
  failures.push(...count.failures);
  const slowest = count.slowest.map(([file, milliseconds]) => `${inSeconds(milliseconds).padStart(6)} s  ${file}`);
  times.push(`${inSeconds(performance.now() - start).padStart(4)} s  ${step.name}`, ...slowest);
  const outcome = count.failures.length === 0 ? 'passed' : 'FAILED';
  console.log(`== ${step.name}: ${outcome}, ${inSeconds(performance.now() - start)} s`);
}

function inSeconds(milliseconds: number): string {
  return String(Math.round(milliseconds / 1000));
}

function run({ command: [program, ...args], environment }: Step): Promise<number> {
  return new Promise((done) => {
    const child = spawn(program as string, args, {
      stdio: 'inherit',
      env: { ...process.env, ...FAST_NODE, ASTRO_TELEMETRY_DISABLED: '1', HAAT_REPORTS: reports, ...environment },
      shell: process.platform === 'win32',
    });
    child.once('error', (error) => {
      console.error(error.message);
      done(1);
    });
    child.once('exit', (code) => done(code ?? 1));
  });
}

async function countOf({ name, count }: Step, code: number): Promise<Count> {
  if (!count) return { passed: code === 0 ? 1 : 0, skipped: 0, failures: code === 0 ? [] : [name], slowest: [] };
  try {
    const counted = await count();
    // A runner that fails for a reason of its own (no report line says which) is a failure all the same.
    return code !== 0 && counted.failures.length === 0 ? { ...counted, failures: [name] } : counted;
  } catch (error) {
    const failure = `${name}: the runner left no report: ${(error as Error).message}`;
    return { passed: 0, skipped: 0, failures: [failure], slowest: [] };
  }
}
