import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeShortener } from '../../src/integration/short-tokens.ts';

const shorten = makeShortener(':root{--brand:#a00;--color-page:#fff;\n --color-page-edge: #eee;--tap:44px}');

test('names of tokens become short wherever they stand, the brand and names of others stay', () => {
  expect(shorten('var(--color-page-edge, var(--color-page)) calc(-1*var(--tap))')).toBe(
    'var(--b, var(--a)) calc(-1*var(--c))',
  );
  expect(shorten('--brand:red;--picture:1fr;color:var(--brand)')).toBe('--brand:red;--picture:1fr;color:var(--brand)');
});

test('a modifier of a class is no token', () => {
  expect(shorten('.button--tap .x--tap')).toBe('.button--tap .x--tap');
});

test('what is short already stays', () => {
  expect(shorten(shorten('var(--color-page-edge)'))).toBe('var(--b)');
});

test('no two tokens of the shop share a name, and no style uses a name that is as short', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const names = [...new Set([...tokens.matchAll(/(--[a-z][\w-]*):/g)].map(([, name]) => name as string))];
  expect(names.length).toBeGreaterThan(26);
  const short = names.map(makeShortener(tokens));
  expect(new Set(short).size).toBe(names.length);
  expect(short.filter((name) => name.length > 4)).toEqual(['--brand', '--brand-dark', '--accent']);
  const styles = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(css|astro)$/.test(file),
  );
  const taken = styles.filter((file) =>
    /(?<![\w-])--[a-z]{1,2}(?![\w-])/.test(readFileSync(join('src', file), 'utf8')),
  );
  expect(taken).toEqual([]);
});
