import { beforeAll, describe, expect, test } from 'vitest';
import type { Category, Product } from '../../../src/catalog/model.ts';
import { listDirectoryPages } from '../../../src/catalog/listings/directory.ts';
import { listListings, MOST_IN_SHOP } from '../../../src/catalog/listings/list-category-products.ts';
import { setSite, type Site } from '../../../src/catalog/site/site.ts';
import { countPages, slicePage } from '../../../src/core/listing/pagination.ts';
import { loadShop } from '../shop-in-a-folder.ts';

const PRODUCTS = 100_000;
const IN_LARGEST = 20_000;
const CATEGORIES = 120;
const WORDS = 'kurti saree bedsheet cushion bottle jacket dupatta curtain lamp toy shirt mat'.split(' ');

/** A shop of 100,000 products, 20,000 of them in one category. */
function openLargeShop(): Site {
  const catalog = loadShop();
  const [category] = catalog.categories.values();
  const [product] = catalog.products.values();
  const categories = Array.from({ length: CATEGORIES }, (_, index): Category => {
    const id = `c${index}`;
    return { ...(category as Category), id, path: id };
  });
  const products = Array.from({ length: PRODUCTS }, (_, index): Product => {
    const word = (step: number) => WORDS[Math.floor(index / step) % WORDS.length];
    const position = index < IN_LARGEST ? 0 : 1 + (index % (CATEGORIES - 1));
    return {
      ...(product as Product),
      sku: `S${index}`,
      title: `${word(1)} with ${word(12)} and ${word(144)} ${index}`,
      slug: `thing-${index}`,
      categoryIds: [`c${position}`],
      onMainPage: true,
    };
  });
  return setSite(
    {
      ...catalog,
      categories: new Map(categories.map((entry) => [entry.id, entry])),
      products: new Map(products.map((entry) => [entry.sku, entry])),
    },
    new Map(),
    '2026-11-20',
  );
}

describe('a shop of 100,000 products', () => {
  let site: Site;

  beforeAll(() => {
    site = openLargeShop();
  });

  test('lists every product in its category, on pages of twenty', () => {
    const listings = listListings(site).filter(({ category }) => category);
    const largest = listings.find(({ category }) => category?.id === 'c0');
    expect(countPages(largest?.products.length ?? 0, largest?.pageSize ?? 0)).toBe(1_000);
    const listed = new Set<Product>();
    for (const { products, pageSize } of listings)
      for (let page = 1; page <= countPages(products.length, pageSize); page++)
        for (const product of slicePage(products, page, pageSize)) listed.add(product);
    expect(listed.size).toBe(PRODUCTS);
  });

  test('has at most 500 pages of all products', () => {
    const [all] = listListings(site);
    expect(all?.products).toHaveLength(MOST_IN_SHOP);
    expect(all?.isPart).toBe(true);
    expect(new Set(all?.products.map(({ categoryIds }) => categoryIds[0])).size).toBe(CATEGORIES);
  });

  test('has each of them in the directory, a few steps from its letter', () => {
    const pages = listDirectoryPages(site);
    expect(pages.reduce((sum, { entries }) => sum + entries.length, 0)).toBe(PRODUCTS + site.catalog.sellers.size);
    for (const { parts, pageCount } of pages) {
      expect(parts.length).toBeLessThanOrEqual(24);
      if (pageCount > 10) expect(parts.length).toBeGreaterThan(10);
      expect(new Set(parts.map(({ text }) => text)).size).toBe(parts.length);
    }
  });
});
