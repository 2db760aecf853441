import { describe, expect, test } from 'vitest';
import { findListingPage } from '../../../src/catalog/listings/list-category-products.ts';
import type { Product } from '../../../src/catalog/model.ts';
import type { Site } from '../../../src/catalog/site/site.ts';
import { makeListingView } from '../../../src/views/lists/listing.ts';
import { makeProductView } from '../../../src/views/product/product.ts';
import { openSite } from '../../catalog/open-site.ts';
import { category, type Files, product } from '../../catalog/shop-in-a-folder.ts';

const PICTURES = new Map([['leaf.png', { digest: '0123456789ab', widths: [256] }]]);
const fill = (id: string, count: number): Files => ({
  [`categories/${id}.json`]: category({ title: id, parent: 'kitchen' }),
  ...Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `products/${id}/${index}.json`,
      product({ sku: `${id}-${index}`, title: `${id} ${index}` }),
    ]),
  ),
});
const open = (files: Files): Site => ({
  ...openSite({ 'categories/kitchen.json': category({ title: 'Kitchen' }), ...files }),
  pictures: PICTURES,
});
const listAt = (site: Site, path: string) => makeListingView(site, findListingPage(site, path, '1'));
const skusOf = (cards: readonly { readonly sku?: string }[]) => cards.map(({ sku }) => sku);
const pageOf = (site: Site, sku: string) =>
  makeProductView(site, site.catalog.products.get(sku) as Product, site.defaultMarket);

describe('a list', () => {
  test('that is short ends with what others buy near it, without its own products', () => {
    const site = open({ ...fill('cups', 5), ...fill('pots', 12) });
    const { cards, others } = listAt(site, '/cups');
    expect(cards).toHaveLength(5);
    expect(others).toHaveLength(4);
    expect(skusOf(others).every((sku) => sku?.startsWith('pots'))).toBe(true);
    // Of all products, as nothing is near it.
    expect(skusOf(listAt(site, '/tea').others)).toHaveLength(4);
  });

  test('that is empty shows what others buy near it', () => {
    const site = open({ 'categories/tins.json': category({ title: 'Tins', parent: 'kitchen' }), ...fill('cups', 3) });
    expect(skusOf(listAt(site, '/tins').others)).toEqual(['cups-0', 'cups-1', 'cups-2', 'LEAF']);
  });

  test('that is longer shows nothing else', () => {
    expect(listAt(open(fill('cups', 6)), '/cups').others).toEqual([]);
  });
});

describe('the page of a product', () => {
  test('without similar ones shows what others buy near it, never itself', () => {
    const site = open({ ...fill('cups', 1), ...fill('pots', 6) });
    const { similar, areOthers } = pageOf(site, 'cups-0');
    expect(areOthers).toBe(true);
    expect(skusOf(similar)).toEqual(['pots-0', 'pots-1', 'pots-2', 'pots-3']);
  });

  test('shows similar ones of its category where there are any', () => {
    const site = open({ ...fill('cups', 3), ...fill('pots', 6) });
    const { similar, areOthers } = pageOf(site, 'cups-0');
    expect(areOthers).toBeUndefined();
    expect(skusOf(similar)).toEqual(['cups-1', 'cups-2']);
  });

  test('has no row of a single product', () => {
    expect(pageOf(open(fill('cups', 1)), 'LEAF').similar).toEqual([]);
  });
});
