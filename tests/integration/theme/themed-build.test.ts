import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { CatalogError } from '../../../src/catalog/problems/problems.ts';
import { checkCatalog } from '../../../src/integration/check-catalog.ts';
import { DevSite } from '../../../src/integration/dev-server.ts';
import type { Folders } from '../../../src/integration/files/folders.ts';
import { buildSite } from '../../../src/integration/run-astro.ts';
import { takeFingerprint } from '../../../src/integration/stamp.ts';
import { changeJson, makeSecondShop } from '../../support/temporary.ts';

const THEME = `:root {
  --brand: #5c4433; --brand-dark: #dcc197; --accent: #c6ab7c;
  --color-text: light-dark(#24201c, #f1ebe3);
  --radius-card: 7px;
  --weight-title: 450;
}
.header__brand { text-align: center }
`;

/** A second shop with a theme, and without brand colours in store.json. */
function makeThemedShop(): Folders & { readonly theme: string } {
  const folders = makeSecondShop();
  const theme = join(folders.catalog, '..', 'theme.css');
  changeJson<{ colours?: unknown }>(join(folders.catalog, 'store.json'), (store) => delete store.colours);
  writeFileSync(theme, THEME);
  return { ...folders, theme };
}

describe('a shop with a theme', () => {
  let folders: ReturnType<typeof makeThemedShop>;
  const read = (file: string) => readFileSync(join(folders.out, file), 'utf8');
  const build = async () => buildSite(folders, await takeFingerprint(folders));

  beforeAll(async () => {
    folders = makeThemedShop();
    await build();
  });

  test('has its values on every page, also on those for errors and times without a connection', () => {
    for (const file of ['index.html', '404.html', 'offline.html', 'cart.html', 'tea.html']) {
      expect(read(file), file).toContain('#24201c');
      expect(read(file), file).toContain('--brand:#5c4433');
      expect(read(file), file).toMatch(/h1,h2,h3\{[^}]*font-weight:450/);
      const [style = ''] = /<style>.*?<\/style>(?=<\/head>)/s.exec(read(file)) ?? [];
      expect(style.match(/light-dark\(|#f8ece2|--color-/), file).toBeNull();
    }
  });

  test('has its values in place of the shop’s, once, and not again from store.json', () => {
    const page = read('tea.html');
    expect(page.match(/#f1ebe3/g)).toHaveLength(1);
    expect(page.match(/--brand:#/g)).toHaveLength(1);
    expect(page).toContain('border-radius:7px');
  });

  test('has its rules, with the names that classes have in builds', () => {
    const [, name] = /\.(_\w+)\{text-align:center\}/.exec(read('tea.html')) ?? [];
    expect(name).toBeDefined();
    expect(read('tea.html')).toMatch(new RegExp(`class="(?:[^"]* )?${name}[ "]`));
  });

  test('has icons, manifest and the colour of the browser in the brand of the theme', () => {
    expect(read('icon.svg')).toContain('#5c4433');
    expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({ theme_color: '#5c4433' });
    expect(read('index.html')).toContain('<meta name="theme-color" content="#5c4433">');
  });

  test('renders all pages again when the theme changes, and none when nothing has changed', async () => {
    const fingerprint = await takeFingerprint(folders);
    const unchanged = await build();
    expect(unchanged.rendered).toBe(0);
    // All pages have the colours of a theme, and some the corners of cards.
    writeFileSync(folders.theme, THEME.replace('7px', '9px').replace('#5c4433', '#5c4434'));
    expect(await takeFingerprint(folders)).not.toBe(fingerprint);
    const changed = await build();
    expect(changed.rendered).toBe(changed.pages);
    expect(read('tea.html')).toContain('border-radius:9px');
  });
});

test('an error of the theme keeps the site from being built, and npm run check lists it with all others', async () => {
  const folders = makeThemedShop();
  writeFileSync(folders.theme, `${THEME}\n:root { --radius-crad: 2px }`);
  writeFileSync(join(folders.catalog, 'products/tea/first-flush.json'), '{');
  const { problems, isRefused } = await checkCatalog(folders);
  expect(isRefused).toBe(true);
  const codes = problems.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['json-syntax', 'theme-token-unknown']));
  await expect(buildSite(folders, 'x')).rejects.toThrow(CatalogError);
});

test('warnings of the theme are told with those of the catalogue', async () => {
  const folders = makeThemedShop();
  writeFileSync(folders.theme, ':root { --color-text-soft: light-dark(#bbb, #cdb6b4) }');
  const { problems, isRefused } = await checkCatalog(folders);
  expect(isRefused).toBe(false);
  expect(problems).toContainEqual(expect.objectContaining({ code: 'theme-contrast', severity: 'warning' }));
});

test('npm run dev shows a catalogue whose theme has an error again once that is fixed', async () => {
  const folders = makeThemedShop();
  writeFileSync(folders.theme, ':root { --radius-m: round }');
  const site = await DevSite.open(folders, {});
  expect(site.hasErrors).toBe(true);
  writeFileSync(folders.theme, THEME);
  expect(await site.reload()).toBe(true);
  expect([site.isReady, site.hasErrors]).toEqual([true, false]);
});
