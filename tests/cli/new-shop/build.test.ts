import { cpSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../../../src/integration/run-astro.ts';
import { digestFiles, makeSecondShop, makeTemporaryFolder } from '../../support/temporary.ts';
import { ANSWERS, makeShopCatalog } from './make-shop.ts';
import { isEvery } from '../../rare-tests.ts';

/** Builds a catalogue and returns the folder of the site and its HTML pages. */
async function build(catalog: string) {
  const folders = { ...makeSecondShop(), catalog };
  const { warnings } = await buildSite(folders, 'new');
  const pages = Object.keys(digestFiles(realpathSync(folders.out))).filter((file) => file.endsWith('.html'));
  return { warnings, pages, read: (page: string) => readFileSync(join(folders.out, page), 'utf8') };
}

test('a new shop with samples is built, and shows marks instead of braces', async () => {
  const { pages, read, warnings } = await build(await makeShopCatalog());
  expect(new Set(warnings.map(({ code }) => code))).toEqual(new Set(['fill-in']));
  const home = read('index.html');
  expect(home).toContain('Welcome to Meera');
  for (const title of ['Categories', 'Our products']) expect(home).toContain(`>${title}</h2>`);
  expect(read('contact.html')).toContain('<mark>[fill in: name of the person for complaints]</mark>');
  // Its market has no cash on delivery.
  for (const page of pages) expect(read(page), page).not.toMatch(/\{\{|haat\.example|Asha Rathore|when it arrives/);
});

test('a new shop without products is built, and has no heading above nothing', async () => {
  const { read } = await build(await makeShopCatalog({ ...ANSWERS, products: 'none' }));
  for (const page of ['index.html', 'search.html', 'products.html']) {
    const [main = ''] = /<main.*<\/main>/s.exec(read(page)) ?? [];
    expect(main, page).toMatch(/Nothing is on sale here yet|No products here yet/);
    expect(main, page).not.toContain('>Categories</h2>');
  }
});

if (isEvery)
  test('the sample is emptied, one product is added, and there is no error', async () => {
    const catalog = join(makeTemporaryFolder(), 'catalog');
    cpSync('catalog', catalog, { recursive: true });
    rmSync(join(catalog, 'products'), { recursive: true });
    mkdirSync(join(catalog, 'products/Womenkurtha'), { recursive: true });
    const product = {
      sku: 'NEW-1',
      title: 'The first kurti',
      seller: readdirSync('catalog/sellers')[0]?.replace('.json', ''),
      images: ['Womenkurtha/kurti-warli-rust-1.webp'],
      offers: { in: { price: 199 } },
      legal: { genericName: 'Kurti', netQuantity: '1 N', countryOfOrigin: 'India' },
    };
    writeFileSync(join(catalog, 'products/Womenkurtha/new.json'), JSON.stringify(product));
    const { read } = await build(catalog);
    expect(read('index.html')).toContain('/the-first-kurti/p/NEW-1');
  });
