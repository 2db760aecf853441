import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isSameSecret } from '../src/compare-secrets.ts';

test.each([
  ['key', 'key', true],
  ['key', 'kex', false],
  ['ke', 'key', false],
  ['', 'key', false],
  ['ü', 'ü', true],
  ['é', 'ab', false],
])('%o is the secret %o: %o', (given, expected, isSame) => {
  expect(isSameSecret(given, expected)).toBe(isSame);
  expect(isSameSecret(Buffer.from(given), expected)).toBe(isSame);
});

test('secrets are compared in one place', () => {
  const root = join(import.meta.dirname, '../src');
  const files = globSync('**/*.{ts,tsx,mjs}', { cwd: root });
  expect(files.filter((file) => /\btimingSafeEqual\b/.test(readFileSync(join(root, file), 'utf8')))).toEqual([
    'compare-secrets.ts',
  ]);
});
