/**
 * `npm test`: every check; what fails does not stop the rest. The quick ones, which `npm run check` runs alone, share the
 * machine; the others want it for themselves, one after the other.
 * At the end stand the names of what failed. The last line adds up all runners.
 */
import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { STYLEGUIDE_ENVIRONMENT } from './browser/styleguide/folder.ts';
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

const quick: Step[] = [
  { name: 'Format', command: [bin('prettier'), '--check', '.', '--log-level', 'warn'] },
  { name: 'Lint', command: [bin('biome'), 'lint', '--error-on-warnings', '.'] },
  { name: 'Types', command: [bin('astro'), 'check'] },
];
const slow: Step[] = [
  {
    name: 'Unit tests',
    command: [
      bin('vitest'),
      'run',
      '-c',
      'tests/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'unit.json')}`,
    ],
    count: () => countUnitTests(join(reports, 'unit.json')),
  },
  { name: 'Build, with links and budgets', command: [process.execPath, 'src/cli/build.ts'] },
  {
    name: 'Build of the styleguide',
    command: [process.execPath, 'src/cli/build.ts'],
    environment: STYLEGUIDE_ENVIRONMENT,
  },
  { name: 'HTML validity', command: [process.execPath, 'tests/html/check-pages.ts'] },
  {
    name: 'Browser journeys',
    command: [bin('playwright'), 'test', '-c', 'tests/browser/playwright.config.ts'],
    count: () => countJourneys(join(reports, 'browser.json')),
  },
];

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
const total = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
await Promise.all(quick.map(perform));
if (process.argv[2] !== 'check') for (const step of slow) await perform(step);
for (const failure of failures) console.log(`FAILED: ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function perform(step: Step): Promise<void> {
  console.log(`\n== ${step.name}`);
  const start = performance.now();
  const count = await countOf(step, await run(step));
  total.passed += count.passed;
  total.failed += count.failures.length;
  total.skipped += count.skipped;
  failures.push(...count.failures);
  const outcome = count.failures.length === 0 ? 'passed' : 'FAILED';
  console.log(`== ${step.name}: ${outcome}, ${Math.round((performance.now() - start) / 1000)} s`);
}

function run({ command: [program, ...args], environment }: Step): Promise<number> {
  return new Promise((done) => {
    const child = spawn(program as string, args, {
      stdio: 'inherit',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', HAAT_REPORTS: reports, ...environment },
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
  if (!count) return { passed: code === 0 ? 1 : 0, skipped: 0, failures: code === 0 ? [] : [name] };
  try {
    const counted = await count();
    // A runner that fails for a reason of its own (no report line says which) is a failure all the same.
    return code !== 0 && counted.failures.length === 0 ? { ...counted, failures: [name] } : counted;
  } catch (error) {
    return { passed: 0, skipped: 0, failures: [`${name}: the runner left no report: ${(error as Error).message}`] };
  }
}
