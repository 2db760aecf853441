import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { formatRow, listFontRows } from '../../src/integration/check/budget-rows.ts';
import { readFonts, withFontNames } from '../../src/theme/font-faces.ts';
import { parseTheme } from '../../src/theme/read-theme.ts';

/** Stands in for the `public` folder of a shop. */
const PUBLIC = resolve('node_modules/@fontsource/noto-sans-devanagari/files');
const FILE = '/noto-sans-devanagari-latin-400-normal.woff2';
const face = (address: string, more = '') =>
  `@font-face{font-family:"Noto";src:url(${address}) format("woff2");font-weight:400;${more}}`;

test('a font of the theme is swapped in, and a font of the system takes its room until then', async () => {
  const { css, preloads, bytes, problems } = await readFonts(parseTheme(face(FILE)), PUBLIC);
  expect(css).toContain(`src:url(${FILE}) format("woff2");font-weight:400;font-display:swap}`);
  expect(css).toMatch(
    /font-family:"Noto fallback";src:local\("Arial"\),local\("Roboto"\);size-adjust:1\d\d\.\d+%;ascent-override:\d+/,
  );
  expect([preloads, problems]).toEqual([[], []]);
  expect(bytes.get(FILE)).toBeGreaterThan(5_000);
});

test('a font is asked for at once only when the theme says so', async () => {
  const { css, preloads } = await readFonts(parseTheme(face(FILE, '--preload:true')), PUBLIC);
  expect(preloads).toEqual([FILE]);
  expect(css).not.toContain('--preload');
});

test('what the theme says of showing the font stays', async () => {
  const { css } = await readFonts(parseTheme(face(FILE, 'font-display:optional')), PUBLIC);
  expect(css).toContain('font-display:optional');
  expect(css).not.toContain('swap');
});

test('the font of the system stands behind the theme’s own where tokens name it', () => {
  const { values } = withFontNames(parseTheme(`:root{--font-title:"Noto", serif;--font-text:Noto}${face(FILE)}`));
  expect(values.light.get('font-title')?.value).toBe('"Noto", "Noto fallback", serif');
  expect(values.light.get('font-text')?.value).toBe('Noto, "Noto fallback"');
});

test('a file that is not there, or is no font, is an error with its line', async () => {
  for (const address of ['/no-such.woff2', '/../LICENSE.woff2']) {
    const { problems, css } = await readFonts(parseTheme(`\n${face(address)}`), PUBLIC);
    expect(problems).toMatchObject([{ code: 'theme-font', severity: 'error', line: 2 }]);
    expect(css).toBe('');
  }
});

test('fonts that are heavy together are told, and counted in the report of budgets', async () => {
  const heavy = ['400', '600', '700'].map((weight) => face(`/noto-sans-devanagari-devanagari-${weight}-normal.woff2`));
  const { bytes, problems } = await readFonts(parseTheme(heavy.join('')), PUBLIC);
  expect(problems).toMatchObject([{ code: 'theme-font-heavy', severity: 'warning' }]);
  const [row] = listFontRows(Object.fromEntries(bytes)).map(formatRow);
  expect(row).toMatch(/^ +\d{6} of {2}40000 {2}web fonts of the theme, -\d+\.\d % free/);
  expect(listFontRows(undefined)).toEqual([]);
});
