import { describe, expect, test } from 'vitest';
import { listListings } from '../../src/catalog/listings/list-category-products.ts';
import { loadCatalog } from '../../src/catalog/load/load.ts';
import type { Market, Product } from '../../src/catalog/model.ts';
import { availabilityOf, CatalogIndex } from '../../src/catalog/products/catalog-index.ts';
import { editionsOf } from '../../src/catalog/site/editions.ts';
import { setSite } from '../../src/catalog/site/site.ts';
import { settleAvailability } from '../../src/catalog/values/availability.ts';

/** The order of every list of the sample: categories, tiles, pages of single values, all products, sellers' shops. */
const TODAY = '2026-11-20';
const catalog = loadCatalog('catalog');
const site = setSite(catalog, new Map(), TODAY);
const skusOf = (products: readonly Product[]) => products.map(({ sku }) => sku);

const isInStock = (product: Product, market: Market) =>
  settleAvailability(availabilityOf(product, market), TODAY) === 'in-stock';

const listings = listListings(site);
const lists = [
  ...listings.map(({ pathOf, ...list }) => ({ ...list, path: pathOf(1) })),
  ...[...catalog.markets.values()].flatMap((market) =>
    [...catalog.sellers.values()].map(({ id }) => ({
      path: `${market.id} ${id}`,
      market,
      products: site.index.productsOfSeller(id, market),
      category: undefined,
      facet: undefined,
    })),
  ),
];

/** The parts of a list within which products are mixed: what is named first, own ones before those of categories below, what can't be bought last. */
function partsOf({ products, market, category }: (typeof lists)[number]): Product[][] {
  const isOwn = ({ categoryIds }: Product) =>
    category === undefined || category.strip.length === 0 || categoryIds[0] === category.id;
  const partOf = (product: Product) =>
    [category?.firstSkus.includes(product.sku), isInStock(product, market), isOwn(product)].join();
  return [...Map.groupBy(products, partOf).values()];
}

const countPairs = (products: readonly Product[]) =>
  products.filter(({ sellerId }, place) => sellerId === products[place + 1]?.sellerId).length;

/** How far titles are in the order of the alphabet: 1 if they are, about 0 if they are in any other, -1 if they are the other way round. */
function alphabetical(products: readonly Product[]): number {
  const titles = products.map(({ title }) => title);
  const sorted = titles.toSorted((a, b) => (a < b ? -1 : 1));
  const n = titles.length;
  const distance = titles.reduce((sum, title, place) => sum + (sorted.indexOf(title) - place) ** 2, 0);
  return 1 - (6 * distance) / (n * (n * n - 1));
}

describe('a list of the sample', () => {
  test('has what can be bought first, after what its category names', () => {
    for (const { path, products, market, category } of lists) {
      const others = products.filter(({ sku }) => !category?.firstSkus.includes(sku));
      const inStock = others.map((product) => isInStock(product, market));
      expect([path, ...inStock]).toEqual([path, ...inStock.toSorted((one, other) => Number(other) - Number(one))]);
    }
  });

  test('has no two neighbours of one seller where another was possible', () => {
    // A page of a single value shows what filtering the list shows.
    for (const list of lists.filter(({ facet }) => !facet))
      for (const part of partsOf(list)) {
        const most = Math.max(
          ...Map.groupBy(part, ({ sellerId }) => sellerId)
            .values()
            .map(({ length }) => length),
        );
        expect([list.path, countPairs(part)]).toEqual([list.path, Math.max(0, 2 * most - part.length - 1)]);
      }
  });

  test('does not begin in the order of the alphabet', () => {
    const first = lists.map(({ products }) => products.slice(0, 20)).filter(({ length }) => length === 20);
    const found = first.map(alphabetical);
    expect(first.length).toBeGreaterThan(30);
    expect(Math.max(...found.map(Math.abs))).toBeLessThan(0.75);
    expect(Math.abs(found.reduce((sum, one) => sum + one, 0) / found.length)).toBeLessThan(0.1);
  });

  test('of one value has the order of the whole list', () => {
    for (const { facet, products, path } of lists) {
      if (!facet) continue;
      const whole = skusOf(lists.find((list) => list.path === facet.whole)?.products ?? []);
      expect([path, skusOf(products)]).toEqual([path, whole.filter((sku) => skusOf(products).includes(sku))]);
    }
  });

  test('has the same order in every language', () => {
    const orders = editionsOf(site).map((edition) =>
      listListings(edition).map((list) => [list.category?.id, list.tile, list.market.id, skusOf(list.products)].join()),
    );
    const [first = [], ...others] = orders;
    expect(others.length).toBeGreaterThan(1);
    for (const own of others) expect(own.filter((list) => !first.includes(list))).toEqual([]);
  });

  test('does not depend on the order in which files are read', () => {
    const reversed = new CatalogIndex({ ...catalog, products: new Map([...catalog.products].reverse()) }, TODAY);
    for (const { category, tile, facet, products } of listings)
      if (category && !tile && !facet) expect(skusOf(reversed.productsOf(category))).toEqual(skusOf(products));
  });

  test('that has dresses as tiles begins with dresses', () => {
    const women = lists.find(({ path }) => path === '/womenFashion');
    const own = women?.products.filter(({ categoryIds }) => categoryIds[0] === 'womenFashion') ?? [];
    const buyable = own.filter((product) => isInStock(product, site.defaultMarket));
    expect(buyable.length).toBeGreaterThan(20);
    expect(skusOf(women?.products.slice(0, buyable.length) ?? [])).toEqual(skusOf(buyable));
  });
});
