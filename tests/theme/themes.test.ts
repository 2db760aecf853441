import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkTheme } from '../../src/theme/check-theme.ts';
import { defaultTokens } from '../../src/theme/declared-tokens.ts';
import { formatDefaults } from '../../src/theme/format-theme.ts';
import { mergeSheet } from '../../src/theme/merge-theme.ts';
import { parseTheme, readTheme } from '../../src/theme/read-theme.ts';

const THEMES = globSync('src/themes/*.css').sort();
const CLASS = /\.([a-z][\w-]*)/g;

const LOOKS = [
  ...['radius-button', 'radius-card', 'card-columns', 'text-card', 'font-title', 'gap-cards-wide'],
  ...['shadow-card', 'picture-shape', 'card-share'],
];

test('there are three themes besides the look without one, which differ in more than colour', () => {
  expect(THEMES).toEqual(['fashion', 'jeweller', 'wholesaler'].map((name) => `src/themes/${name}.css`));
  const themes = THEMES.map((file) => readTheme(file));
  const differing = (a: number, b: number) =>
    LOOKS.filter((name) => themes[a]?.values.light.get(name)?.value !== themes[b]?.values.light.get(name)?.value);
  for (const [a, b] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const)
    expect(differing(a, b).length, `${a} ${b}`).toBeGreaterThan(4);
});

test.each(THEMES)('%s has no problem', (file) => {
  const theme = readTheme(file, file);
  expect(theme && checkTheme(theme)).toEqual([]);
});

test('no theme gives a size to what shows a sign in place of its words on phones', () => {
  const sized = THEMES.filter((file) => /\.card__add[^{}]*\{[^}]*font-size/.test(readTheme(file)?.rules ?? ''));
  expect(sized).toEqual([]);
});

test('the theme of the bazaar has every token, and is the look of the shop', () => {
  const theme = parseTheme(formatDefaults());
  expect(theme.problems).toEqual([]);
  expect([...theme.values.light.keys()].sort()).toEqual([...defaultTokens().light.keys()].sort());
  const sheet = readFileSync('src/styles/tokens.css', 'utf8');
  expect(mergeSheet(sheet, theme, true).trim()).toBe(sheet.trim());
});

test('rules of the themes are about classes that the shop has', () => {
  const styles = globSync('src/**/*.{css,astro}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const selectors = THEMES.flatMap((file) => readTheme(file)?.rules.match(/[^{}]+(?=\{)/g) ?? []);
  const classes = selectors.flatMap((selector) => [...selector.matchAll(CLASS)].map(([, name]) => name as string));
  expect(classes.length).toBeGreaterThan(5);
  expect(classes.filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(styles))).toEqual([]);
});
