import { expect, test } from 'vitest';
import { formatTitle } from '../../src/client/search/results-parts.ts';
import type { Told } from '../../src/core/search/told.ts';

const told: Told = {
  count: 16,
  isCapped: false,
  words: [{ typed: 'helicopter' }],
  sizes: [],
  audience: [],
  isNearest: false,
  exact: 16,
  lacksKind: false,
};

test.each([
  ['counts what was found', told, 16, '16 products for “helicopter”'],
  ['says that nothing was found', { ...told, exact: 0, count: 0 }, 0, 'Nothing found for “helicopter”'],
  [
    'says so, too, where things of another kind are shown instead',
    { ...told, isNearest: true, lacksKind: true },
    16,
    'Nothing found for “helicopter”',
  ],
  ['says so where others buy what is shown', { ...told, exact: 0 }, 16, 'Nothing found for “helicopter”'],
] as const)('the title of results %s', (_, found, count, title) => {
  expect(formatTitle('helicopter', found, count)).toBe(title);
});
