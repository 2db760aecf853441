import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { ALONE } from './alone-tests.ts';

/** What changes modules or the folder of a process: by itself, or by the helpers that do. */
const CHANGES =
  /\bvi\.(?:mock|doMock|resetModules)\(|\bprocess\.chdir\(|\b(?:makeOwnShop|compareBuilds|expectSameBuilds)\(|'react-dom\/server'/;

test('tests that change the process have one of their own', () => {
  const own = import.meta.filename;
  const changing = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && join(import.meta.dirname, file) !== own)
    .filter((file) => CHANGES.test(readFileSync(join(import.meta.dirname, file), 'utf8')))
    .map((file) => join('tests', file));
  expect(changing.length).toBeGreaterThan(0);
  expect(changing.filter((file) => !ALONE.some((pattern) => matchesGlob(file, pattern)))).toEqual([]);
});
