import { describe, expect, test } from 'vitest';
import { listBestSellers } from '../../../src/catalog/listings/best-sellers.ts';
import { numberProducts } from '../../../src/catalog/site/numbered.ts';
import { makeSearchIndex } from '../../../src/catalog/search/search-index.ts';
import { BEST } from '../../../src/core/search/parts.ts';
import { openSite } from '../open-site.ts';
import { product } from '../shop-in-a-folder.ts';

/** A shop with so many products beside its own one without ratings; the later ones have more ratings. */
const open = (count: number) =>
  openSite({
    ...Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `products/tea/new-${index}.json`,
        product({ sku: `NEW-${index}`, title: `New ${index}`, rating: { value: 4, count: 10 * (index + 1) } }),
      ]),
    ),
  });

describe('what others buy', () => {
  test('is at most ten products, what sells most first', () => {
    const site = open(15);
    expect(listBestSellers(site, site.defaultMarket)).toEqual(
      Array.from({ length: 10 }, (_, index) => `NEW-${14 - index}`),
    );
    const small = open(2);
    expect(listBestSellers(small, small.defaultMarket)).toEqual(['NEW-1', 'NEW-0', 'LEAF']);
  });

  test('begins as what the search shows where it finds nothing', () => {
    const site = open(15);
    const market = site.defaultMarket;
    const { products } = numberProducts(site, market);
    const numbers = JSON.parse(makeSearchIndex(site, market).get(BEST) ?? '[]') as number[];
    expect(numbers.map((number) => products[number]?.sku).slice(0, 10)).toEqual(listBestSellers(site, market));
  });
});
