import { expect, test } from 'vitest';
import type { Product } from '../../src/catalog/model.ts';
import { loadCatalog } from '../../src/catalog/load/load.ts';
import { setSite } from '../../src/catalog/site/site.ts';
import { locateFaults, locateOverBudget } from '../../src/integration/check/locate-faults.ts';
import { productPath } from '../../src/paths.ts';

const catalog = loadCatalog('tests/fixtures/second-shop', 'shop');
const site = setSite(catalog, new Map(), '2026-11-21');
const [product] = [...catalog.products.values()] as [Product];
const locate = (...faults: string[]) =>
  locateFaults(faults, site).map(({ code, file, field, line, found }) => ({ code, file, field, line, found }));

test('a fault of a product page is that of its file', () => {
  const path = productPath(site.defaultMarket, product);
  expect(locate(`${path}: the id "a" is used twice`)).toEqual([
    expect.objectContaining({ code: 'page-fault', file: product.file, found: 'the id "a" is used twice' }),
  ]);
});

test('a page over its budget is named with what it spends, its file and the remedy', () => {
  const over = {
    path: '/x/p/A',
    page: '/x/p/A',
    budget: 'html' as const,
    what: 'HTML with its CSS, any page',
    html: 14_462,
    bytes: 14_462,
    limit: 14_000,
    file: 'shop/products/cups/a.json',
    parts: [{ part: 'texts' as const, bytes: 9_000, characters: 20_000 }],
    remedy: 'shorten its texts',
  };
  expect(locateOverBudget(over)).toMatchObject({
    code: 'page-too-heavy',
    file: 'shop/products/cups/a.json',
    found: '/x/p/A: 14462 B',
    expected: 'at most 14000 B (HTML with its CSS, any page)',
    hint: 'shorten its texts. It has texts 9000 B',
  });
  expect(locateOverBudget({ ...over, path: 'all product pages' }).found).toMatch(
    /^all product pages, for one \/x\/p\/A:/,
  );
});

test('a broken link has the field that holds it, also when all pages have it', () => {
  const href = String(catalog.store.footer[0]?.links[0]?.href);
  expect(locate(`/how-we-pack: a link to ${href}, which does not exist`)).toEqual([
    {
      code: 'link-broken',
      file: 'shop/store.json',
      field: expect.stringMatching(/./),
      line: expect.any(Number),
      found: `a link to "${href}"`,
    },
  ]);
});

test.each([
  ['/', 'shop/home.json'],
  ['/cups', 'shop/categories/cups.json'],
  ['/cups/2', 'shop/categories/cups.json'],
  ['/cart', '/cart'],
])('a fault of %s is that of %s', (path, file) => {
  expect(locate(`${path}: an inline style on <p>`)).toEqual([expect.objectContaining({ code: 'page-fault', file })]);
});
