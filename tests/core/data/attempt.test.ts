import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attempt } from '../../../src/core/data/attempt.ts';
import { isObject } from '../../../src/core/data/is-object.ts';

test('what throws is undefined, and what returns is as it is', () => {
  expect(attempt(() => JSON.parse('{'))).toBeUndefined();
  expect(attempt(() => JSON.parse('[1]'))).toEqual([1]);
});

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['text', false],
])('%j is an object with fields: %s', (value, is) => {
  expect(isObject(value)).toBe(is);
});

/** A function, or the rest of one, that returns what a statement gives, and undefined where it throws. */
const OWN_ATTEMPT = /\btry \{\n\s*return (?!await\b)[^\n]+;\n\s*\} catch \{\n\s*return (?:undefined|\[\]);\n\s*\}/;
const OWN_CHECK = /typeof (\w+) === 'object' && \1 !== null && !Array\.isArray\(\1\)/;
/** The functions themselves, and rooms and files that may import nothing of core. The editor's inputs check for JSON. */
const APART =
  /^src\/(?:core\/data\/|messages\/|real-paths\.ts|admin\/app\/inputs\/value\.ts|api\/|client\/|browser\/|worker\/)/;

test('no room that may use these functions writes them again', () => {
  const files = globSync('src/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));
  const found = files.filter((file) => {
    const code = readFileSync(file, 'utf8');
    return !APART.test(file) && (OWN_ATTEMPT.test(code) || OWN_CHECK.test(code));
  });
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});
