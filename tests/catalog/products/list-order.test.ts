import { describe, expect, test } from 'vitest';
import type { Market } from '../../../src/catalog/model.ts';
import { CatalogIndex } from '../../../src/catalog/products/catalog-index.ts';
import { type Files, loadShop, product } from '../shop-in-a-folder.ts';

type Fields = Record<string, unknown>;

/** The SKUs of all products of a shop with these, in the order of lists. The files' names are in the order of the products. */
function order(...products: readonly Fields[]): string {
  const files: Files = Object.fromEntries(
    products.map((fields, number) => [`products/tea/n${number}.json`, product({ title: `Tea ${number}`, ...fields })]),
  );
  const shop = loadShop({ ...files, 'products/tea/leaf.json': product({ mainPage: false }) });
  const lists = new CatalogIndex(shop, '2026-11-20').allProducts(shop.markets.get('in') as Market);
  return lists.map(({ sku }) => sku).join(' ');
}
const rated = (sku: string, value: number, count: number, fields: Fields = {}) => ({
  sku,
  rating: { value, count },
  ...fields,
});

describe('a list begins with', () => {
  test('what was rated most, of equal means', () => {
    expect(order(rated('A', 4, 20), rated('B', 4, 900), rated('C', 4, 90))).toBe('B C A');
  });

  test('what was rated best, of as many ratings', () => {
    expect(order(rated('A', 3.9, 500), rated('B', 4.6, 500), rated('C', 4.2, 500))).toBe('B C A');
  });

  test('many good ratings before a few of five stars', () => {
    expect(order(rated('A', 5, 2), rated('B', 4.4, 300))).toBe('B A');
  });

  test('a new product before those that few have rated, and after those that many have', () => {
    const known = [rated('A', 4, 5000), rated('B', 4, 3000), rated('C', 4, 3)];
    expect(order(...known, { sku: 'N' })).toBe('A B C N');
    expect(order(...known, { sku: 'N', publishFrom: '2026-11-01' })).toBe('A B N C');
  });

  test('a new product only as long as it is one of the latest', () => {
    const known = [rated('A', 4, 5000), rated('B', 4, 3000), rated('C', 4, 3)];
    const older = { sku: 'N', publishFrom: '2026-02-01' };
    expect(order(...known, older, rated('L', 4, 9000, { publishFrom: '2026-11-01' }))).toBe('L A B C N');
  });

  test('what can be bought', () => {
    expect(order(rated('A', 5, 9000, { availability: 'sold out' }), rated('B', 3, 5))).toBe('B A');
  });
});

describe('neighbours in a list', () => {
  const dress = (sku: string, count: number, fields: Fields = {}) =>
    rated(sku, 4, count, { attributes: { Type: 'Dress' }, ...fields });

  test('are of different kinds where one is near', () => {
    expect(order(dress('A', 900), dress('B', 800), rated('C', 4, 700), dress('D', 600))).toBe('A C B D');
  });

  test('have different colours where they are of one kind', () => {
    const red = { colour: 'Red' };
    expect(order(dress('A', 900, red), dress('B', 800, red), dress('C', 700, { colour: 'Blue' }))).toBe('A C B');
  });

  test('stay as they are where no other is near', () => {
    const far = Array.from({ length: 8 }, (_, number) => dress(`D${number}`, 900 - number));
    expect(order(...far, rated('Z', 4, 5))).toBe('D0 D1 Z D2 D3 D4 D5 D6 D7');
  });
});
