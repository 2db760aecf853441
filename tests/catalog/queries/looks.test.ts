import { describe, expect, test } from 'vitest';
import type { Market, Product } from '../../../src/catalog/model.ts';
import { CatalogIndex } from '../../../src/catalog/queries/catalog-index.ts';
import { makeProductView } from '../../../src/views/product.ts';
import { openSite } from '../open-site.ts';
import { category, emirates, type Files, findProblems, loadShop, product, seller } from '../shop-in-a-folder.ts';

const cup = (sku: string, fields: Record<string, unknown> = {}) =>
  product({ sku, title: `Cup ${sku}`, colour: 'Green', ...fields });
/** Tea goes with cups: A and B of another potter, C of the garden in red, D of the garden in green. */
const shop: Files = {
  'sellers/potter.json': seller({ name: 'Potter' }),
  'categories/tea.json': category({ goesWith: ['cups'] }),
  'categories/cups.json': category({ title: 'Cups' }),
  'products/cups/a.json': cup('A', { seller: 'potter' }),
  'products/cups/b.json': cup('B', { seller: 'potter', colour: 'Blue' }),
  'products/cups/c.json': cup('C', { colour: 'Red' }),
  'products/cups/d.json': cup('D'),
};

function lookOf(sku: string, changes: Files = {}): string {
  const loaded = loadShop({ ...shop, ...changes });
  const index = new CatalogIndex(loaded, '2026-11-20');
  const own = loaded.products.get(sku) as Product;
  return index
    .lookOf(own, loaded.markets.get('in') as Market, 2)
    .map((other) => other.sku)
    .join(' ');
}
const leaf = (fields: Record<string, unknown>): Files => ({ 'products/tea/leaf.json': product(fields) });

describe('the look of a product', () => {
  test('is completed by the products that it names, in their order', () => {
    expect(lookOf('LEAF', leaf({ goesWith: ['B', 'A', 'C'] }))).toBe('B A');
  });

  test('is not completed by itself or by what does not exist', () => {
    expect(lookOf('LEAF', leaf({ goesWith: ['LEAF', 'NONE', 'A'] }))).toBe('A');
  });

  test('can be left alone by an empty list', () => {
    expect(lookOf('LEAF', leaf({ goesWith: [] }))).toBe('');
  });

  test('is of the same seller and colour, where there is such a product', () => {
    expect(lookOf('LEAF', leaf({ colour: 'Bottle green' }))).toMatch(/^[CD]$/);
    expect(lookOf('LEAF', leaf({ colour: 'Green' }))).toBe('D');
    expect(lookOf('LEAF', leaf({ colour: 'Red' }))).toBe('C');
  });

  test('is of the same colour, where the seller has nothing', () => {
    expect(
      lookOf('LEAF', { 'sellers/other.json': seller({ name: 'Other' }), ...leaf({ seller: 'other', colour: 'Blue' }) }),
    ).toBe('B');
  });

  test('has no product that can not be bought now', () => {
    const changes = { 'products/cups/d.json': cup('D', { availability: 'sold out' }) };
    expect(lookOf('LEAF', { ...leaf({ colour: 'Green' }), ...changes })).toBe('C');
  });

  test('comes from what the parent goes with, if the category says nothing', () => {
    const changes = {
      'categories/tea.json': category({ parent: 'drinks' }),
      'categories/drinks.json': category({ goesWith: ['cups'] }),
    };
    expect(lookOf('LEAF', { ...leaf({ colour: 'Red' }), ...changes })).toBe('C');
    expect(lookOf('LEAF', { ...changes, 'categories/tea.json': category({ parent: 'drinks', goesWith: [] }) })).toBe(
      '',
    );
  });

  test('is empty in a category that goes with nothing', () => {
    expect(lookOf('A')).toBe('');
  });

  test('leaves out a product that the market does not sell', () => {
    const changes = {
      'markets/ae.json': emirates(),
      'categories/ae-cups.json': category({ market: 'ae' }),
      'products/ae-cups/x.json': cup('X', { offers: { ae: { price: 9 } } }),
    };
    expect(lookOf('LEAF', { ...changes, ...leaf({ goesWith: ['X', 'A'] }) })).toBe('A');
  });

  test('takes the place of similar products, and names none twice', () => {
    const site = openSite({ ...shop, ...leaf({ goesWith: ['A', 'T1'] }), ...teas });
    const pictures = new Map([['leaf.png', { digest: '0123456789ab', widths: [256] }]]);
    const { look, similar } = makeProductView(
      { ...site, pictures },
      site.catalog.products.get('LEAF') as Product,
      site.defaultMarket,
    );
    expect(look.map(({ title }) => title)).toEqual(['Cup A', 'Cup T1']);
    expect(similar.map(({ title }) => title)).toEqual(['Cup T2', 'Cup T3']);
  });
});
const teas: Files = Object.fromEntries(
  ['T1', 'T2', 'T3', 'T4', 'T5'].map((sku) => [`products/tea/${sku.toLowerCase()}.json`, cup(sku)]),
);

describe('the check of the catalogue', () => {
  test('warns of a product that a look names and that does not exist, with the one that was meant', () => {
    const files = { ...shop, ...leaf({ goesWith: ['CUP-AX'] }), 'products/cups/e.json': cup('CUP-AY') };
    expect(findProblems(files)).toContainEqual(
      expect.objectContaining({
        code: 'look-unknown',
        severity: 'warning',
        field: 'goesWith[0]',
        hint: expect.stringContaining('CUP-AY'),
      }),
    );
  });

  test('refuses a category that goes with one that does not exist, or is of another market', () => {
    const files = {
      ...shop,
      'markets/ae.json': emirates(),
      'categories/ae-cups.json': category({ market: 'ae' }),
      'categories/tea.json': category({ goesWith: ['cup', 'ae-cups'] }),
    };
    const found = findProblems(files).filter(({ field }) => field?.startsWith('goesWith'));
    expect(found).toMatchObject([
      { code: 'category-unknown', field: 'goesWith[0]', hint: expect.stringContaining('cups') },
      { code: 'category-unknown', field: 'goesWith[1]' },
    ]);
  });
});
