import { describe, expect, test } from 'vitest';
import { listOthersBuy } from '../../../src/catalog/listings/others-buy.ts';
import type { Site } from '../../../src/catalog/site/site.ts';
import { numberProducts } from '../../../src/catalog/site/numbered.ts';
import { makeSearchIndex } from '../../../src/catalog/search/search-index.ts';
import { BEST } from '../../../src/core/search/parts.ts';
import { openSite } from '../open-site.ts';
import { category, type Files, product } from '../shop-in-a-folder.ts';

/** Products of a category, of which later ones have more ratings. */
const fill = (id: string, count: number, fields: object = {}): Files =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `products/${id}/${id}-${index}.json`,
      product({
        sku: `${id}-${index}`,
        title: `${id} ${index}`,
        rating: { value: 4, count: 10 * (index + 1) },
        ...fields,
      }),
    ]),
  );
/** A shop with so many products beside its own one without ratings. */
const open = (count: number) => openSite(fill('tea', count));
const list = (site: Site, about?: Parameters<typeof listOthersBuy>[2]) =>
  listOthersBuy(site, site.defaultMarket, about);

describe('what others buy', () => {
  test('is at most ten products, what sells most first', () => {
    expect(list(open(15))).toEqual(Array.from({ length: 10 }, (_, index) => `tea-${14 - index}`));
    expect(list(open(2))).toEqual(['tea-1', 'tea-0', 'LEAF']);
  });

  test('begins as what the search shows where it finds nothing', () => {
    const site = open(15);
    const market = site.defaultMarket;
    const { products } = numberProducts(site, market);
    const numbers = JSON.parse(makeSearchIndex(site, market).get(BEST) ?? '[]') as number[];
    expect(numbers.map((number) => products[number]?.sku).slice(0, 10)).toEqual(list(site));
  });

  test('can be bought now', () => {
    const away = { availability: 'sold out' };
    const site = openSite({
      ...fill('tea', 2),
      'products/tea/gone.json': product({ sku: 'GONE', ...away, rating: { value: 5, count: 900 } }),
      'products/tea/later.json': product({ sku: 'LATER', availability: '2026-06-01' }),
      'products/tea/now.json': product({ sku: 'NOW', availability: '2026-05-01' }),
    });
    const found = ['tea-1', 'tea-0', 'LEAF', 'NOW'];
    expect(list(site)).toEqual(found);
    expect(list(site, { categoryId: 'tea' })).toEqual(found);
  });

  test('is near to what the page is about: of its category, of those beside and above it, then of all', () => {
    const site = openSite({
      'categories/drinks.json': category({ title: 'Drinks' }),
      'categories/tea.json': category({ parent: 'drinks' }),
      'categories/coffee.json': category({ title: 'Coffee', parent: 'drinks' }),
      'categories/cups.json': category({ title: 'Cups' }),
      ...fill('cups', 3),
      ...fill('coffee', 2),
      ...fill('drinks', 1),
      ...fill('tea', 1),
    });
    const near = ['tea-0', 'LEAF', 'drinks-0', 'coffee-1', 'coffee-0'];
    expect(list(site, { categoryId: 'tea', most: 5 })).toEqual(near);
    expect(list(site, { categoryId: 'tea' })).toEqual([...near, 'cups-2', 'cups-1', 'cups-0']);
    expect(list(site, { categoryId: 'cups', most: 3 })).toEqual(['cups-2', 'cups-1', 'cups-0']);
    expect(list(site, { categoryId: 'no-such' })).toEqual(list(site));
  });

  test('is nothing that the page shows already', () => {
    const site = open(4);
    expect(list(site, { categoryId: 'tea', shown: ['tea-3', 'LEAF'] })).toEqual(['tea-2', 'tea-1', 'tea-0']);
  });
});
