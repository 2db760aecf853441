import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LONGER_TESTS, RARE_TESTS } from './rare-tests.ts';

test('each file of tests that npm test runs shorter is one that npm run test:every runs whole', () => {
  const shorter = globSync('tests/**/*.test.ts').filter((file) =>
    /\bisEvery\b.*rare-tests/.test(readFileSync(file, 'utf8')),
  );
  expect(shorter.toSorted()).toEqual(LONGER_TESTS.toSorted());
});

test('each rare test is a file', () => {
  expect(RARE_TESTS.filter((file) => !existsSync(file))).toEqual([]);
});
