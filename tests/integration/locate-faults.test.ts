import { expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load.ts';
import { locateFaults } from '../../src/integration/check/locate-faults.ts';

const catalog = loadCatalog('tests/fixtures/second-shop', 'shop');
const [product] = catalog.products.values();
const locate = (...faults: string[]) =>
  locateFaults(faults, catalog).map(({ code, file, field, line, found }) => ({ code, file, field, line, found }));

test('a fault of a product page is that of its file', () => {
  const path = `/x/p/${product?.sku}`;
  expect(
    locate(`${path}: 14,462 B of 14,000 B (HTML with its CSS, any page)`, `${path}: the id "a" is used twice`),
  ).toEqual([
    expect.objectContaining({ code: 'page-too-heavy', file: product?.file }),
    expect.objectContaining({ code: 'page-fault', file: product?.file, found: 'the id "a" is used twice' }),
  ]);
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
