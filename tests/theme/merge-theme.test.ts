import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeShortener } from '../../src/integration/byte-saving/short-tokens.ts';
import { defaultTokens } from '../../src/theme/declared-tokens.ts';
import { impliedTokens, mergeSheet, mergeValues } from '../../src/theme/merge-theme.ts';
import { parseTheme } from '../../src/theme/read-theme.ts';
import { TOKENS } from '../../src/theme/tokens.ts';

const SHEET = readFileSync('src/styles/tokens.css', 'utf8');
const merge = (css: string) => mergeSheet(SHEET, parseTheme(css), true);
const darkBlock = (css: string) => /prefers-color-scheme: dark[^}]*/.exec(css)?.[0] ?? '';

test('without a theme the sheet of tokens stays as it is', () => {
  expect(mergeSheet(SHEET, undefined, true)).toBe(SHEET);
});

test('every token has a meaning, and is declared once in the list and in the styles', () => {
  const names = TOKENS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect([...defaultTokens().light.keys()].sort()).toEqual([...names].sort());
  expect(TOKENS.filter(({ meaning }) => !/^[a-z\d][^.]+$/.test(meaning))).toEqual([]);
});

test('a theme’s value stands in place of the shop’s, so that pages don’t hold both', () => {
  const merged = merge(':root{--radius-m:0;--color-page:light-dark(#fefefe,#010101)}');
  expect(merged.match(/--radius-m:/g)).toHaveLength(1);
  expect(merged.match(/--color-page:/g)).toHaveLength(2);
  expect(merged).toContain('--radius-m: 0');
  expect(darkBlock(merged)).toContain('--color-page: #010101');
});

test('light-dark() never reaches browsers, also inside other values', () => {
  const merged = merge(
    ':root{--shadow-card:0 0 0 1px light-dark(rgb(0 0 0 / 10%), #fff);--color-sale:light-dark(#111,#eee)}',
  );
  expect(merged).not.toContain('light-dark');
  expect(merged).toContain('--shadow-card: 0 0 0 1px rgb(0 0 0 / 10%)');
  expect(darkBlock(merged)).toContain('--shadow-card: 0 0 0 1px #fff');
  expect(darkBlock(merged)).toContain('--color-sale: #eee');
});

test('values in the media query for dark pages hold there only, and dark values of the shop stay', () => {
  const merged = merge('@media (prefers-color-scheme: dark){:root{--color-link:#abc}}:root{--color-text:#123456}');
  expect(darkBlock(merged)).toContain('--color-link: #abc');
  expect(darkBlock(merged)).toContain('--color-text: #f8ece2');
  expect(merged).toContain('--color-link: var(--brand)');
});

test('a shadow without light-dark() holds for both schemes', () => {
  expect(darkBlock(merge(':root{--shadow-card:none}'))).not.toContain('--shadow-card');
});

test('a theme with one scheme has no dark pages, or no light ones', () => {
  const light = merge(':root{color-scheme:light;--color-page:#fff}');
  expect(light).toContain('color-scheme: light;');
  expect(light).not.toContain('prefers-color-scheme');
  const dark = merge(':root{color-scheme:dark}');
  expect(dark).toContain('--color-page: #1a1116');
  expect(dark).not.toContain('prefers-color-scheme');
});

test('rules follow in no layer, and stay in their media query', () => {
  const merged = merge(
    '.card{border:1px solid}\n@media (prefers-color-scheme: dark){.card{border:0}}\n@media print{.card{color:red}}',
  );
  const rules = merged.slice(merged.lastIndexOf('\n}'));
  expect(rules).toContain('.card{border:1px solid}');
  expect(rules).toContain('@media (prefers-color-scheme: dark){.card{border:0}}');
  expect(rules).toContain('@media print{.card{color:red}}');
});

test('a sheet without a block for dark pages gets one when the theme needs it', () => {
  const theme = parseTheme(':root{--reading-width:light-dark(40rem,30rem)}');
  const merged = mergeSheet('@layer tokens{:root{--reading-width:42rem}}', theme, false);
  expect(merged.replace(/\s+/g, '')).toBe(
    '@layertokens{:root{--reading-width:40rem}@media(prefers-color-scheme:dark){:root{--reading-width:30rem}}}',
  );
});

test('builds put the theme’s plain values where they are used, also through tokens that follow others', () => {
  const { shorten } = makeShortener(merge(':root{--radius-m:0;--space-2:1px}'));
  expect(shorten('var(--radius-card) var(--gap-cards)')).toBe('0 1px');
  expect(makeShortener(merge('.card{--radius-m:0}')).shorten('var(--radius-card)')).not.toBe('0.75rem');
});

test('builds leave out what changes nothing, until a theme sets it', () => {
  expect(impliedTokens(undefined)).toContain('weight-title');
  expect(impliedTokens(parseTheme(':root{--weight-title:400}'))).not.toContain('weight-title');
  expect(impliedTokens(parseTheme(':root{--weight-title:var(--weight-bold)}'))).toContain('weight-title');
  expect(impliedTokens(parseTheme(':root{--weight-bold:500}'))).not.toContain('weight-title');
  expect(impliedTokens(parseTheme(':root{--color-on-header:#fff}'))).not.toContain('color-on-field');
  expect(impliedTokens(parseTheme('.card{--weight-title:400}'))).not.toContain('weight-title');
});

test('of the dark values of a theme only those are kept that differ', () => {
  const { light, dark } = mergeValues(parseTheme(':root{--color-page:light-dark(#fff,#fff)}'));
  expect(light.get('color-page')).toBe('#fff');
  expect(dark.has('color-page')).toBe(false);
});
