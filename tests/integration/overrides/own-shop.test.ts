import { statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { findUnusedOverrides } from '../../../src/integration/overrides/find-unused.ts';
import { buildSite, openBundle } from '../../../src/integration/run-astro.ts';
import { takeFingerprint } from '../../../src/integration/stamp.ts';
import { makeOwnShop } from '../../support/own-shop.ts';
import { isEvery } from '../../rare-tests.ts';

const shop = makeOwnShop('shop-with-overrides');

const build = async () => buildSite(shop.folders, await takeFingerprint(shop.folders), { quality: 5 });
/** A page that was not rendered again is the same file. */
const inode = (file: string) => statSync(join(shop.folder, file)).ino;
const change = (file: string, from: string, to: string) => shop.write(file, shop.read(file).replace(from, to));

beforeAll(async () => void (await build()));

test('an override takes the place of the component, and wraps the original', () => {
  const list = shop.read('dist/cups.html');
  expect(list).toContain('Made of love');
  // The original's own markup.
  expect(list).toMatch(/<h3\b[^>]*>|data-do="sheet"/);
  expect(list.match(/<footer /g)).toHaveLength(1);
  expect(list).toMatch(/class="greeting"[^>]*>[\s\S]*A word from us[\s\S]*<footer /);
  expect(shop.read('dist/404.html')).toContain('A word from us');
});

test('a page has the styles of the components that it shows, and no others', () => {
  const css =
    shop
      .read('dist/how-we-pack.html')
      .match(/<style>[\s\S]*?<\/style>/g)
      ?.join() ?? '';
  expect(css).toContain('.greeting');
  expect(css).not.toContain('.hero');
  expect(css).not.toContain('.gallery');
});

test('classes that an override has to keep have their names, for styles of the shop', () => {
  for (const name of ['menu__list', 'header__badge']) expect(shop.read('dist/cups.html')).toContain(name);
});

test('classes of the product that a script of the shop looks for keep their names', () => {
  const page = shop.read('dist/how-we-pack.html');
  expect(page).toContain('class="footer__groups"');
  expect(page).toContain('.footer__groups{');
  expect(page).not.toContain('footer__inner');
});

if (isEvery)
  test('a changed override renders again what shows it, and nothing else', async () => {
    const before = inode('dist/blue-glazed-cup/p/CUP-BLUE.html');
    change('src/components/ProductCard.astro', 'Made of love', 'Made of clay');
    const { rendered, pages } = await build();
    expect(shop.read('dist/cups.html')).toContain('Made of clay');
    expect(pages).toBe(49);
    // Cart, wishlist, comparison, old links and 404 with what others buy; the lists of categories, products and sellers, and the page that shows results.
    expect(rendered).toBe(14);
    expect(inode('dist/blue-glazed-cup/p/CUP-BLUE.html')).toBe(before);
  });

if (isEvery)
  test('a comment in an override renders nothing again', async () => {
    change('src/components/ProductCard.astro', '/** The', '/** This is the');
    expect((await build()).rendered).toBe(0);
  });

if (isEvery)
  test('a component that every page has is rendered again on every page', async () => {
    change('src/components/Footer.astro', 'A word', 'Greetings');
    const { rendered, pages } = await build();
    expect(rendered).toBe(pages);
  });

test('an override that nothing imports is told', async () => {
  const { overrides } = await openBundle(shop.folders);
  expect(overrides.map(({ name, isUsed }) => [name, isUsed])).toEqual([
    ['ProductCard', true],
    ['Footer', true],
    ['Empty', true],
  ]);
  expect(findUnusedOverrides(overrides, new Map())).toEqual([]);
});
