import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

/** What a runner counted. */
export interface Count {
  readonly passed: number;
  readonly skipped: number;
  /** A line for each failure: the test, the first line of what it said, and the element it waited for or the value it met. */
  readonly failures: readonly string[];
  /** How long the files of a runner took, in milliseconds, the slowest first. Files run side by side. */
  readonly slowest: readonly (readonly [file: string, milliseconds: number])[];
}

/** How many of the slowest files a report names. */
const MOST_SLOW = 12;

const slowestOf = (files: Iterable<readonly [file: string, milliseconds: number]>): Count['slowest'] =>
  [...files].sort(([, one], [, other]) => other - one).slice(0, MOST_SLOW);

/** Reads the JSON report of Vitest. */
export async function countUnitTests(file: string): Promise<Count> {
  const report = await readJson<{
    numPassedTests: number;
    numPendingTests: number;
    numTodoTests: number;
    testResults: {
      name: string;
      status: string;
      message: string;
      startTime: number;
      endTime: number;
      assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
    }[];
  }>(file);
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative('', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file fails without a failed test where it can't be loaded, or where what runs around its tests fails.
    if (status === 'failed' && failed.length === 0) return [lineOf(path, message)];
    return failed.map(({ fullName, failureMessages }) => lineOf(`${path} › ${fullName}`, failureMessages[0]));
  });
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    slowest: slowestOf(
      report.testResults.map(({ name, startTime, endTime }) => [relative('', name), endTime - startTime] as const),
    ),
  };
}

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly duration: number; readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** Reads the JSON report of Playwright. */
export async function countJourneys(file: string): Promise<Count> {
  const { stats, suites, errors } = await readJson<{
    stats: { expected: number; skipped: number };
    suites: readonly Suite[];
    errors: readonly { message?: string }[];
  }>(file);
  const times = new Map<string, number>();
  for (const [test, milliseconds] of suites.flatMap(listTimes)) times.set(test, (times.get(test) ?? 0) + milliseconds);
  return {
    passed: stats.expected,
    skipped: stats.skipped,
    slowest: slowestOf(times),
    failures: [...suites.flatMap(findFailures), ...errors.map(({ message }) => lineOf('Playwright', message))],
  };
}

const listTimes = ({ suites = [], specs }: Suite): (readonly [file: string, milliseconds: number])[] => [
  ...specs.flatMap(({ file, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.map(({ duration }) => [`[${projectName}] ${file}`, duration] as const),
    ),
  ),
  ...suites.flatMap(listTimes),
];

const findFailures = ({ suites = [], specs }: Suite): string[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        lineOf(`[${projectName}] ${file} › ${title}`, results.find(({ error }) => error)?.error?.message),
      ),
  ),
  ...suites.flatMap(findFailures),
];

// biome-ignore lint/suspicious/noControlCharactersInRegex: runners colour their messages
const COLOURS = /\x1b\[[\d;]*m/g;

function lineOf(test: string, message = ''): string {
  const [first, ...others] = message.replace(COLOURS, '').trim().split('\n');
  const about = others.find((line) => /^(?:Locator|Received):/.test(line));
  return `${test}: ${first || 'failed'}${about === undefined ? '' : ` (${about.replace(/\s+/g, ' ')})`}`;
}

const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;
