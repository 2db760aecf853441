import { readFileSync, globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lookStyle } from '../../src/admin/server/pages.ts';
import { styleOf } from '../../src/api/office/kit/styles/style.ts';
import { hostPage } from '../../src/api/ground/http/host-page.ts';
import { lookOf } from '../../src/api/ground/shop/look.ts';
import { readShopWithoutProducts } from '../../src/api/ground/shop/read-shop.ts';
import { documentStyle } from '../../src/api/records/documents/document-style.ts';
import { makeLook } from '../../src/theme/look.ts';
import { parseTheme } from '../../src/theme/read-theme.ts';
import { findToken } from '../../src/theme/tokens.ts';
import { writeTestShop } from '../api/support/shop.ts';

const THEME = ':root{--brand:#0a6b52;--brand-dark:#7fd9bd;--color-text:light-dark(#102030,#d0e0f0);--radius-m:0}';
const look = makeLook(parseTheme(`${THEME}\n.card{color:#abcdef}`), {
  brand: '#111111',
  brandDark: '#222222',
  accent: '#334455',
});

/** Every style sheet that is made for a shop outside its pages. */
const SHEETS: Readonly<Record<string, () => string | Promise<string>>> = {
  'pages of the host': () => hostPage({ name: 'Shop', siteUrl: 'https://shop.example', look }, 'Title').text(),
  'pages of the operator': () => styleOf(look).css,
  'the editor': () => lookStyle(look),
};

describe('the look of a shop', () => {
  test.each(Object.entries(SHEETS))('reaches %s, on light and on dark pages', async (_, make) => {
    const sheet = await make();
    for (const value of ['#0a6b52', '#7fd9bd', '#102030', '#d0e0f0']) expect(sheet).toContain(value);
    // Rules of a theme are for the classes of the shop's pages.
    expect(sheet).not.toContain('#abcdef');
  });

  test('has one scheme on paper', () => {
    const sheet = documentStyle(look, 'a6');
    expect(sheet).toContain('#102030');
    expect(sheet).not.toContain('#d0e0f0');
  });

  test('has the colours of store.json where the theme has none', () => {
    expect(look.brand).toEqual({ brand: '#0a6b52', brandDark: '#7fd9bd', accent: '#334455' });
    expect(look.colour('accent', 'dark')).toBe('#334455');
  });

  test('has the values of tokens with those that they refer to', () => {
    expect(look.value('radius-card')).toBe('0');
    expect(look.colour('color-link', 'dark')).toBe('#7fd9bd');
    expect(look.value('no-such-token')).toBeUndefined();
    expect(() => look.colour('radius-m')).toThrow('--radius-m is no token with a colour.');
  });

  test('declares no token that its sheet does not use', () => {
    expect(look.sheet('a{color:var(--color-link)}')).toBe(
      ':root{color-scheme:light dark;--color-link:var(--brand);--brand:#0a6b52;--brand-dark:#7fd9bd}@media (prefers-color-scheme:dark){:root{--color-link:var(--brand-dark)}}a{color:var(--color-link)}',
    );
  });

  test('is read with the catalogue, from the file of the theme', () => {
    const folder = writeTestShop({ 'theme.css': THEME });
    expect(lookOf(readShopWithoutProducts({ folder, theme: `${folder}/theme.css` })).brand.brand).toBe('#0a6b52');
    expect(lookOf(readShopWithoutProducts({ folder, theme: `${folder}/none.css` })).brand.brand).not.toBe('#0a6b52');
  });
});

test('style sheets of the host and of the report use no other tokens than those that there are', () => {
  const files = globSync('src/{api,cli/report}/**/*.css').sort();
  expect(files.length).toBeGreaterThan(3);
  const unknown = files.flatMap((file) => {
    const css = readFileSync(file, 'utf8');
    const own = new Set([...css.matchAll(/(?<=[\s{;])--([a-z-]+):/g)].map(([, name]) => name));
    return [...css.matchAll(/var\(--([a-z\d-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !findToken(name) && !own.has(name) && !name.startsWith('label-'))
      .map((name) => `${file}: --${name}`);
  });
  expect(unknown).toEqual([]);
});
