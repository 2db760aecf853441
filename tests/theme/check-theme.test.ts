import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainCode } from '../../src/catalog/problems/schema-codes.ts';
import { checkTheme } from '../../src/theme/check-theme.ts';
import { parseTheme } from '../../src/theme/read-theme.ts';
import { findToken, GONE_TOKENS } from '../../src/theme/tokens.ts';

const check = (css: string, store?: Parameters<typeof checkTheme>[1]) =>
  checkTheme(parseTheme(css), store).map(
    ({ severity, code, line, field, found }) => `${severity} ${code} ${line} ${field}: ${found}`,
  );
const both = (light: string, dark: string) => `light-dark(${light}, ${dark})`;

test('the shop without a theme of its own has no pair of colours that is hard to read', () => {
  expect(check('')).toEqual([]);
});

test('a token that does not exist is told with its line and the names that are nearest', () => {
  const [problem] = checkTheme(parseTheme(':root {\n  --radius-s: 0;\n  --color-pgae: #fff;\n}'));
  expect(problem).toMatchObject({ code: 'theme-token-unknown', severity: 'error', line: 3, field: '--color-pgae' });
  expect(problem?.hint).toContain('--color-page');
});

test('a token that is gone is told with what holds in its place', () => {
  for (const [gone, instead] of Object.entries(GONE_TOKENS)) {
    expect(findToken(gone)).toBeUndefined();
    expect(findToken(instead)).toBeDefined();
    const [problem] = checkTheme(parseTheme(`:root { --${gone}: 1; }`));
    expect(problem?.hint).toBe(`it is gone: --${instead} holds for what it was for, so leave it out`);
  }
});

test('a token that a rule or another token refers to has to exist too', () => {
  expect(check(':root{--color-sale:var(--color-gud)}\n.card{--radius-x:0;color:var(--color-txt)}')).toEqual([
    'error theme-token-unknown 1 --color-gud: --color-gud',
    'error theme-token-unknown 2 --radius-x: --radius-x',
    'error theme-token-unknown 2 --color-txt: --color-txt',
  ]);
});

test('properties that begin with --own- are the theme’s own', () => {
  expect(check(':root{--own-blue:#00f}\n.card{--own-edge:2px;border:var(--own-edge) solid var(--own-blue)}')).toEqual(
    [],
  );
});

test.each([
  ['--radius-m: 12', 'a length'],
  ['--color-text: blau', 'a colour'],
  ['--color-text: inherit', 'a colour'],
  ['--leading-text: 24px', 'a number'],
  ['--weight-bold: fat', 'a weight'],
  ['--card-columns: 0', 'a whole number'],
  ['--shadow-card: #000', 'none, or shadows'],
  ['--case-button: small', 'none, uppercase'],
  ['--awning: flex', 'block or none'],
  ['--card-padding: 4', 'one to four lengths'],
])('%s is told with what is expected', (declaration, expected) => {
  const [problem] = checkTheme(parseTheme(`:root{\n${declaration}}`));
  expect(problem).toMatchObject({ code: 'theme-value-invalid', severity: 'error', line: 2 });
  expect(problem?.expected).toContain(expected);
});

test.each([
  '--color-text: light-dark(oklch(0.3 0.05 20), hsl(20 50% 90%))',
  '--color-sale: color-mix(in srgb, var(--color-good) 90%, black)',
  '--radius-m: 0',
  '--text-xl: clamp(1rem, 2vw, 3rem)',
  '--space-4: calc(2 * var(--space-2))',
  '--card-padding: 0 1rem 2px',
  '--font-text: "Lora", Georgia, serif',
  '--picture-shape: 4 / 5',
  '--shadow-card: 0 0 0 1px var(--color-line)',
  '--shadow-card: none',
  '--weight-title: bold',
])('%s is of the right kind', (declaration) => {
  expect(check(`:root{${declaration}}`)).toEqual([]);
});

test('a token that stands for itself is told', () => {
  const [problem] = checkTheme(parseTheme(':root{--color-sale:var(--color-good);--color-good:var(--color-sale)}'));
  expect(problem?.hint).toContain('refers to itself');
});

test('colours for light pages only are told once, with how to say those for dark pages', () => {
  expect(check(':root{--color-page:#fff;--color-surface:#fefefe}')).toEqual([
    'warning theme-one-scheme 1 --color-page: --color-page, --color-surface for light pages only',
  ]);
  expect(check(`:root{--color-page:${both('#fff', '#111')}}`)).toEqual([]);
  expect(check(':root{--color-page:#fff}@media (prefers-color-scheme: dark){:root{--color-page:#111}}')).toEqual([]);
  expect(check(':root{color-scheme:light;--color-page:#fff}')).toEqual([]);
});

test('a pair that is hard to read is told with its colours, its ratio and what is needed', () => {
  const [problem] = checkTheme(parseTheme(`:root{\n--color-text-soft:${both('#aaa', '#cdb6b4')}}`));
  expect(problem).toMatchObject({
    code: 'theme-contrast',
    severity: 'warning',
    line: 2,
    found: 'secondary text: --color-text-soft (#aaaaaa) on --color-page (#fffaf1) has 2.23 on light pages',
    expected: 'a contrast of at least 4.5',
  });
});

test('dark pages are measured too, and the badge of a card with its tint', () => {
  expect(check(`:root{--color-on-action:${both('#fff', '#fff')}}`)).toEqual([
    'warning theme-contrast 1 --color-on-action: text of main buttons: --color-on-action (#ffffff) on --color-action (#f65a72) has 3.17 on dark pages',
  ]);
  expect(check(`:root{--color-good:${both('#1d7f50', '#86d8a8')}}`)).toEqual([
    expect.stringContaining('the badge of a card: --color-good'),
  ]);
});

test('brand colours of store.json count where the theme has none, and a difference is told', () => {
  const store = { brand: '#ffcc00', brandDark: '#ffe680', accent: '#f2a81d' };
  expect(check('', store)).toContainEqual(expect.stringContaining('links: --color-link (#ffcc00) on --color-page'));
  expect(check(':root{--brand:#a3123f}', store)).toContainEqual(
    'warning theme-brand-differs 1 --brand: --brand is #a3123f; "colours.brand" in store.json is #ffcc00',
  );
});

test('files of other hosts, other sheets and what is no style sheet are told', () => {
  expect(check('.card{background:url(https://cdn.example/x.png)}\n@import "x.css";')).toEqual([
    'error theme-at-rule 2 : @import',
    'error theme-address 1 background: https://cdn.example/x.png',
  ]);
  expect(check('@font-face{font-family:Lora;src:url(https://fonts.example/lora.woff2)}')).toEqual([
    expect.stringContaining('error theme-font 1'),
  ]);
  expect(check(':root{--color-text:#111')).toEqual(['error theme-syntax 1 : Unclosed block']);
});

test('each code of a theme is explained', () => {
  for (const code of ['syntax', 'token-unknown', 'value-invalid', 'one-scheme', 'contrast', 'address', 'font'])
    expect(explainCode(`theme-${code}`)?.mend).toBeTruthy();
});

test('no text makes the check fail', () => {
  const part = fc.oneof(
    fc.constantFrom(
      ':root{',
      '}',
      '--color-text:',
      'light-dark(',
      ')',
      ',',
      'var(--color-link',
      ';',
      '@media x{',
      '"',
      '/*',
      'url(',
    ),
    fc.string({ maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      expect(Array.isArray(checkTheme(parseTheme(parts.join(''))))).toBe(true);
    }),
  );
});
