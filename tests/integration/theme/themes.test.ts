import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkTheme } from '../../../src/integration/theme/check-theme.ts';
import { defaultTokens } from '../../../src/integration/theme/declared-tokens.ts';
import { formatTheme } from '../../../src/integration/theme/format-theme.ts';
import { mergeSheet } from '../../../src/integration/theme/merge-theme.ts';
import { readTheme } from '../../../src/integration/theme/read-theme.ts';
import { BAZAAR } from './bazaar.ts';

const THEMES = globSync('src/themes/*.css').sort();
const CLASS = /\.([a-z][\w-]*)/g;

test('there are three themes, which differ in more than colour', () => {
  expect(THEMES).toEqual(['src/themes/bazaar.css', 'src/themes/jeweller.css', 'src/themes/wholesaler.css']);
  const [, jeweller, wholesaler] = THEMES.map((file) => readTheme(file));
  for (const name of ['radius-button', 'card-columns', 'text-card', 'font-title', 'gap-cards-wide', 'shadow-card'])
    expect(jeweller?.values.light.get(name)?.value).not.toBe(wholesaler?.values.light.get(name)?.value);
});

test.each(THEMES)('%s has no problem', (file) => {
  const theme = readTheme(file, file);
  expect(theme && checkTheme(theme)).toEqual([]);
});

test('the theme of the bazaar has every token, and is the look of the shop', () => {
  expect(readFileSync('src/themes/bazaar.css', 'utf8')).toBe(formatTheme(BAZAAR, defaultTokens()));
  const theme = readTheme('src/themes/bazaar.css');
  expect([...(theme?.values.light.keys() ?? [])].sort()).toEqual([...defaultTokens().light.keys()].sort());
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
