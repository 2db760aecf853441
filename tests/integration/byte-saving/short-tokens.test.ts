import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeShortener } from '../../../src/integration/byte-saving/short-tokens.ts';

const TOKENS =
  ':root{--brand:#a00;--color-page:#fff;\n --color-page-edge: #eee;--tap:44px;--font: a, b}@media(x){:root{--color-page:#000;--color-page-edge:#111}}';
const { shorten, isConstant } = makeShortener(TOKENS);

test('names of tokens become short wherever they stand, the brand and names of others stay', () => {
  expect(shorten('var(--color-page-edge, var(--color-page)) var(--font)')).toBe('var(--b, var(--a)) var(--c)');
  expect(shorten('--brand:red;--picture:1fr;color:var(--brand)')).toBe('--brand:red;--picture:1fr;color:var(--brand)');
});

test('a token that never changes is replaced by its value, and its declaration is not needed', () => {
  expect(shorten('calc(-1 * var(--tap))')).toBe('calc(-1 * 44px)');
  expect(['--tap', '--color-page', '--font', '--brand', '--picture', 'tap'].filter(isConstant)).toEqual(['--tap']);
});

test('a modifier of a class is no token', () => {
  expect(shorten('.button--tap .x--tap')).toBe('.button--tap .x--tap');
});

test('what is short already stays', () => {
  expect(shorten(shorten('var(--color-page-edge)'))).toBe('var(--b)');
});

test('no two tokens of the shop share a name, and no style uses a name that is as short', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const shop = makeShortener(tokens);
  const all = [...new Set([...tokens.matchAll(/(--[a-z][\w-]*):/g)].map(([, name]) => name as string))];
  const names = all.filter((name) => !shop.isConstant(name));
  expect(all.length - names.length).toBeGreaterThan(15);
  const short = names.map(shop.shorten);
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
