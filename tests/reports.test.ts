import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countJourneys, countUnitTests } from './reports.ts';
import { makeTemporaryFolder } from './support/temporary.ts';

function write(report: unknown): string {
  const file = join(makeTemporaryFolder(), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('failed unit tests are named with the first line of their messages, and files that can not be loaded', async () => {
  const file = write({
    numPassedTests: 2,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      {
        name: join(process.cwd(), 'tests/core/money/format-price.test.ts'),
        status: 'failed',
        message: '',
        startTime: 1_000,
        endTime: 3_000,
        assertionResults: [
          { fullName: 'money adds up', status: 'passed', failureMessages: [] },
          {
            fullName: 'money is shared',
            status: 'failed',
            failureMessages: ['\u001b[31mError: 1 is not 2\u001b[0m\n  at x'],
          },
        ],
      },
      {
        name: join(process.cwd(), 'tests/gone.test.ts'),
        status: 'failed',
        message: 'No such file',
        startTime: 1_000,
        endTime: 9_000,
        assertionResults: [],
      },
    ],
  });
  expect(await countUnitTests(file)).toEqual({
    passed: 2,
    skipped: 2,
    failures: [
      'tests/core/money/format-price.test.ts › money is shared: Error: 1 is not 2',
      'tests/gone.test.ts: No such file',
    ],
    slowest: [
      ['tests/gone.test.ts', 8_000],
      ['tests/core/money/format-price.test.ts', 2_000],
    ],
  });
});

test('failed and flaky journeys are named with their project, and the element or value that they met', async () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'cart.spec.ts',
    tests: [
      {
        projectName: 'phone',
        status,
        results: [{ duration: 500, ...(message !== undefined && { error: { message } }) }],
      },
    ],
  });
  const file = write({
    stats: { expected: 1, skipped: 0 },
    errors: [{ message: 'The server did not start.' }],
    suites: [
      {
        title: 'cart.spec.ts',
        specs: [
          spec('is empty', 'expected'),
          spec('is full', 'unexpected', "Error: gone\n\nLocator:  getByText('Sum')\nmore"),
        ],
        suites: [
          {
            title: 'a line',
            specs: [spec('is removed', 'flaky'), spec('says 404', 'unexpected', 'Error: not\n\nReceived: "404 /x"')],
          },
        ],
      },
    ],
  });
  expect(await countJourneys(file)).toEqual({
    passed: 1,
    skipped: 0,
    slowest: [['[phone] cart.spec.ts', 2_000]],
    failures: [
      "[phone] cart.spec.ts › is full: Error: gone (Locator: getByText('Sum'))",
      '[phone] cart.spec.ts › is removed: failed',
      '[phone] cart.spec.ts › says 404: Error: not (Received: "404 /x")',
      'Playwright: The server did not start.',
    ],
  });
});
