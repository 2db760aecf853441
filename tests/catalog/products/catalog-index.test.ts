import { describe, expect, test } from 'vitest';
import type { Category, Market, Product } from '../../../src/catalog/model.ts';
import { availabilityOf, CatalogIndex } from '../../../src/catalog/products/catalog-index.ts';
import {
  category,
  emirates,
  type Files,
  fillCategories,
  loadProduct,
  loadShop,
  product,
  seller,
} from '../shop-in-a-folder.ts';

const cup = (sku: string, fields: Record<string, unknown> = {}) => product({ sku, title: `Cup ${sku}`, ...fields });
/** Five cups, A to E, in files of that order. */
const cups: Files = {
  'categories/cups.json': category({ title: 'Cups' }),
  ...Object.fromEntries(['A', 'B', 'C', 'D', 'E'].map((sku) => [`products/cups/${sku.toLowerCase()}.json`, cup(sku)])),
};

function open(changes: Files = {}) {
  const shop = loadShop(changes);
  const index = new CatalogIndex(shop, '2026-11-20');
  return {
    index,
    india: shop.markets.get('in') as Market,
    ae: shop.markets.get('ae') as Market,
    categoryOf: (id: string) => shop.categories.get(id) as Category,
    productOf: (sku: string) => shop.products.get(sku) as Product,
  };
}
const skus = (products: readonly Product[]): string => products.map(({ sku }) => sku).join(' ');

describe('the products of a category', () => {
  test('are in the order of their SKUs, where nothing else tells them apart', () => {
    const named = { 'products/cups/a.json': cup('Z'), 'products/cups/z.json': cup('A') };
    const { index, categoryOf } = open({ ...cups, ...named });
    expect(skus(index.productsOf(categoryOf('cups')))).toBe('A B C D E Z');
  });

  test('begin with those that the category names', () => {
    const { index, categoryOf } = open({ ...cups, 'categories/cups.json': category({ first: ['D', 'B'] }) });
    expect(skus(index.productsOf(categoryOf('cups')))).toBe('D B A C E');
  });

  test('come in turn from it and all below it, where the category lists those, and only once', () => {
    const below: Files = {
      'categories/mugs.json': category({ title: 'Mugs', parent: 'cups' }),
      'categories/tumblers.json': category({ title: 'Tumblers', parent: 'mugs' }),
      'products/mugs/m.json': cup('M', { categories: ['cups'] }),
      'products/mugs/n.json': cup('N'),
      'products/tumblers/t.json': cup('T', { availability: 'sold out' }),
    };
    const { index, categoryOf } = open({ ...cups, ...below });
    expect(skus(index.productsOf(categoryOf('cups')))).toBe('A B C D E M');
    const listing = category({ listsBelow: true, first: ['C'] });
    const whole = open({ ...cups, ...below, 'categories/cups.json': listing });
    expect(skus(whole.index.productsOf(whole.categoryOf('cups')))).toBe('C A M B N D E T');
    expect(skus(whole.index.productsOf(whole.categoryOf('mugs')))).toBe('M N');
  });

  test('come before those of the categories below it, where the category has tiles', () => {
    const { index, categoryOf } = open({
      ...cups,
      'categories/cups.json': category({
        listsBelow: true,
        strip: [{ path: 'mini', title: 'Mini', image: 'leaf.png' }],
      }),
      'categories/mugs.json': category({ title: 'Mugs', parent: 'cups' }),
      'products/cups/c.json': cup('C', { tiles: ['mini'] }),
      'products/cups/e.json': cup('E', { availability: 'sold out' }),
      'products/mugs/m.json': cup('M', { rating: { value: 5, count: 9000 }, categories: ['cups'] }),
      'products/mugs/n.json': cup('N'),
    });
    expect(skus(index.productsOf(categoryOf('cups')))).toBe('A B C D M N E');
  });

  test('come with what sells most of each first, where the category lists what is below it', () => {
    const rated = (sku: string, value: number, count: number) => cup(sku, { rating: { value, count } });
    const { index, categoryOf } = open({
      ...cups,
      'categories/cups.json': category({ listsBelow: true }),
      'categories/mugs.json': category({ title: 'Mugs', parent: 'cups' }),
      'products/cups/b.json': rated('B', 4.2, 900),
      'products/cups/d.json': rated('D', 4.9, 12),
      'products/cups/e.json': rated('E', 4.2, 9000),
      'products/mugs/m.json': rated('M', 3, 40),
      'products/mugs/n.json': rated('N', 4, 40),
    });
    expect(skus(index.productsOf(categoryOf('cups')))).toBe('E N B M D A C');
    expect(skus(index.productsOf(categoryOf('mugs')))).toBe('N M');
  });

  test('end with those that are available from a later day', () => {
    const later = { 'products/cups/a.json': cup('A', { availability: '2026-11-21' }) };
    const { index, categoryOf } = open({ ...cups, ...later });
    expect(skus(index.productsOf(categoryOf('cups')))).toBe('B C D E A');
    const today = { 'products/cups/a.json': cup('A', { availability: '2026-11-20' }) };
    const arrived = open({ ...cups, ...today });
    expect(skus(arrived.index.productsOf(arrived.categoryOf('cups')))).toBe('A B C D E');
  });

  test('end with those that are sold out, unless the category names them first', () => {
    const soldOut = { 'products/cups/a.json': cup('A', { availability: 'sold out' }) };
    const { index, categoryOf } = open({ ...cups, ...soldOut });
    expect(skus(index.productsOf(categoryOf('cups')))).toBe('B C D E A');
    const named = open({ ...cups, ...soldOut, 'categories/cups.json': category({ first: ['A'] }) });
    expect(skus(named.index.productsOf(named.categoryOf('cups')))).toBe('A B C D E');
  });

  test('include those of other folders', () => {
    const { index, categoryOf } = open({ ...cups, 'products/tea/z.json': cup('Z', { categories: ['cups'] }) });
    expect(skus(index.productsOf(categoryOf('cups')))).toBe('A B C D E Z');
    expect(skus(index.productsOf(categoryOf('tea')))).toBe('LEAF Z');
  });

  test('may be none', () => {
    const { index, categoryOf } = open({ 'categories/cups.json': category() });
    expect(index.productsOf(categoryOf('cups'))).toEqual([]);
  });

  test('of a tile are those that belong to it, in the order of the category', () => {
    const strip = ['mini', 'maxi'].map((path) => ({ path, title: path, image: 'leaf.png' }));
    const { index, categoryOf } = open({
      ...cups,
      'categories/cups.json': category({ strip, first: ['E'] }),
      'products/cups/b.json': cup('B', { tiles: ['mini'] }),
      'products/cups/e.json': cup('E', { tiles: ['maxi', 'mini'] }),
    });
    const tiles = categoryOf('cups').strip.map((tile) => skus(index.productsOfTile(categoryOf('cups'), tile)));
    expect(tiles).toEqual(['E B', 'E']);
  });
});

describe('similar products', () => {
  const similarTo = (sku: string, count: number, changes: Files = {}) => {
    const { index, india, productOf } = open({ ...cups, ...changes });
    return skus(index.similarProducts(productOf(sku), india, count));
  };

  test('are those that follow in the category, then those at its beginning', () => {
    expect(similarTo('D', 3)).toBe('E A B');
  });

  test('never include the product itself', () => {
    expect(similarTo('C', 20)).toBe('D E A B');
  });

  test('come in the same sizes first', () => {
    const inSizes = (sku: string, ...names: string[]) =>
      cup(sku, { sizes: names.map((name) => ({ name })), attributes: { Type: sku } });
    const changes: Files = {
      'products/cups/a.json': inSizes('A', 'IND 3', 'IND 4'),
      'products/cups/b.json': inSizes('B', '2 years', '3 years'),
      'products/cups/e.json': inSizes('E', 'IND 3'),
    };
    expect(similarTo('A', 4, changes)).toBe('E B C D');
  });

  test('follow the order that the category gives', () => {
    expect(similarTo('B', 2, { 'categories/cups.json': category({ first: ['E', 'B'] }) })).toBe('A C');
  });

  test('are none for the only product of a category', () => {
    expect(similarTo('LEAF', 4)).toBe('');
  });

  test('are none for a count of 0', () => {
    expect(similarTo('A', 0)).toBe('');
  });

  const ae: Files = {
    'markets/ae.json': emirates(),
    'categories/ae-cups.json': category({ market: 'ae' }),
    'products/ae-cups/x.json': cup('X', { offers: { ae: { price: 9 } } }),
    'products/cups/b.json': cup('B', { categories: ['ae-cups'], offers: { in: { price: 9 }, ae: { price: 9 } } }),
    'products/cups/c.json': cup('C', { offers: { in: { price: 9 }, ae: { price: 9 } } }),
  };

  test('are those of the given market', () => {
    const { index, ae: market, productOf } = open({ ...cups, ...ae });
    expect(skus(index.similarProducts(productOf('B'), market, 4))).toBe('X');
  });

  test('are none in a market that sells the product but lists it nowhere', () => {
    const { index, ae: market, productOf } = open({ ...cups, ...ae });
    expect(index.mainCategory(productOf('C'), market)).toBeUndefined();
    expect(index.similarProducts(productOf('C'), market, 4)).toEqual([]);
  });

  test('come from the category of the breadcrumb', () => {
    const { index, india, ae: market, productOf } = open({ ...cups, ...ae });
    expect([india, market].map((each) => index.mainCategory(productOf('B'), each)?.id)).toEqual(['cups', 'ae-cups']);
  });
});

describe('the same product in other colours', () => {
  const siblingsOf = (sku: string, changes: Files) => {
    const { index, india, productOf } = open({ ...cups, ...changes });
    return skus(index.colourSiblings(productOf(sku), india));
  };

  test('follows the product itself, in the order of its file', () => {
    expect(siblingsOf('B', { 'products/cups/b.json': cup('B', { colourSiblings: ['E', 'A'] }) })).toBe('B E A');
  });

  test('leaves out a colour that does not exist', () => {
    expect(siblingsOf('B', { 'products/cups/b.json': cup('B', { colourSiblings: ['NONE', 'A'] }) })).toBe('B A');
  });

  test('leaves out a colour that the market does not sell', () => {
    const changes = {
      'markets/ae.json': emirates(),
      'categories/ae-cups.json': category({ market: 'ae' }),
      'products/ae-cups/x.json': cup('X', { offers: { ae: { price: 9 } } }),
      'products/cups/b.json': cup('B', { colourSiblings: ['X', 'A'] }),
    };
    expect(siblingsOf('B', changes)).toBe('B A');
  });

  test('is an empty list for a product without colours', () => {
    expect(siblingsOf('B', {})).toBe('');
  });
});

describe('the lists of a market', () => {
  const changes: Files = {
    ...cups,
    'markets/ae.json': emirates(),
    'categories/ae-tea.json': category({ market: 'ae', nav: 1 }),
    'sellers/potter.json': seller({ name: 'Asha Potters' }),
    'products/ae-tea/x.json': cup('X', { offers: { ae: { price: 9 } }, seller: 'potter' }),
    'products/cups/b.json': cup('B', { offers: { in: { price: 9 }, ae: { price: 9 } } }),
    'products/cups/c.json': cup('C', { mainPage: false }),
  };

  test('have all products except those with mainPage false', () => {
    const { index, india, ae } = open(changes);
    expect([skus(index.allProducts(india)), skus(index.allProducts(ae))]).toEqual(['A LEAF B D E', 'B X']);
  });

  test('of all products, one of each category in turn, and what is sold out at the end', () => {
    const { index, india } = open({ ...changes, 'products/cups/a.json': cup('A', { availability: 'sold out' }) });
    expect(skus(index.allProducts(india))).toBe('B LEAF D E A');
  });

  test('of a seller, those kept off the main page included', () => {
    const { index, india, ae } = open(changes);
    expect(skus(index.productsOfSeller('garden', india))).toBe('A B C D E LEAF');
    expect(skus(index.productsOfSeller('garden', ae))).toBe('B');
    expect(skus(index.productsOfSeller('potter', ae))).toBe('X');
    expect(index.productsOfSeller('potter', india)).toEqual([]);
    expect(index.productsOfSeller('nobody', india)).toEqual([]);
  });

  test('of categories', () => {
    const { index, india, ae, categoryOf } = open(changes);
    expect([india, ae].map((market) => index.categoriesOf(market).map(({ id }) => id))).toEqual([
      ['cups', 'tea'],
      ['ae-tea'],
    ]);
    expect(index.marketOf(categoryOf('ae-tea'))).toBe(ae);
  });
});

describe('the menu', () => {
  const changes = fillCategories({
    'categories/a.json': category({ nav: 3 }),
    'categories/b.json': category({ nav: 1, label: 'B' }),
    'categories/c.json': category({ parent: 'b', nav: 2 }),
    'categories/d.json': category({ parent: 'b', market: 'in' }),
  });

  test('of the header has the categories with a place, in the order of their places', () => {
    const { index, india } = open(changes);
    expect(index.headerCategories(india).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  test('below a category has its children', () => {
    const { index, categoryOf } = open(changes);
    expect(index.childrenOf(categoryOf('b')).map(({ id }) => id)).toEqual(['c', 'd']);
    expect(index.childrenOf(categoryOf('c'))).toEqual([]);
  });

  test('shows the label of a category, else its title', () => {
    const { categoryOf } = open(changes);
    expect([categoryOf('b').label, categoryOf('a').label]).toEqual(['B', 'Tea']);
  });
});

test('a product has the availability of its best size', () => {
  const sizes = [
    { name: 'S', availability: 'sold out' },
    { name: 'M', availability: '2026-12-01' },
  ];
  expect(availabilityOf(loadProduct({ sizes }), { id: 'in' })).toEqual({ from: '2026-12-01' });
});
