import { describe, expect, test } from 'vitest';
import { listListings } from '../../../src/catalog/listings/list-category-products.ts';
import { openSite } from '../open-site.ts';
import { category, emirates, type Files, product } from '../shop-in-a-folder.ts';

describe('the listings of a shop', () => {
  const changes: Files = {
    'markets/ae.json': emirates(),
    'categories/ae-tea.json': category({ title: 'Emirates tea', market: 'ae', path: 'tea', pageSize: 5 }),
    'categories/tea.json': category({ strip: [{ path: 'mini', title: 'Mini', image: 'leaf.png' }] }),
    'products/ae-tea/x.json': product({ sku: 'X', offers: { ae: { price: 9 } } }),
    'products/tea/b.json': product({ sku: 'B', tiles: ['mini'], mainPage: false }),
  };

  test('are all products, categories and tiles of each market, at their addresses', () => {
    const listings = listListings(openSite(changes)).map(({ title, pathOf, products, pageSize }) => [
      title,
      pathOf(1),
      pathOf(2),
      products.map(({ sku }) => sku).join(' '),
      pageSize,
    ]);
    expect(listings).toEqual([
      ['All products', '/en-ae/products', '/en-ae/products/2', 'X', 20],
      ['Emirates tea', '/en-ae/tea', '/en-ae/tea/2', 'X', 5],
      ['All products', '/products', '/products/2', 'LEAF', 20],
      ['Tea', '/tea', '/tea/2', 'B LEAF', 20],
      ['Tea: Mini', '/tea/mini', '/tea/mini/2', 'B', 20],
    ]);
  });

  test('have a description of their own, also the tiles of a category that have products', () => {
    const listings = listListings(openSite(changes));
    const descriptionAt = (path: string) => listings.find(({ pathOf }) => pathOf(1) === path)?.description;
    expect(descriptionAt('/tea/mini')).toMatch(/^Tea: Mini: 1 product from ₹\S+ to ₹\S+, of 1 seller on \S/);
    expect(descriptionAt('/tea/mini')).not.toBe(descriptionAt('/tea'));
  });

  test('name their category and tile', () => {
    const names = listListings(openSite(changes)).map(({ category, tile }) => [category?.id, tile]);
    expect(names).toEqual([
      [undefined, undefined],
      ['ae-tea', undefined],
      [undefined, undefined],
      ['tea', undefined],
      ['tea', 'mini'],
    ]);
  });
});
