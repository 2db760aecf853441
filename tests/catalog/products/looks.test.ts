import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../../src/catalog/load/load.ts';
import type { Market, Product } from '../../../src/catalog/model.ts';
import { CatalogIndex } from '../../../src/catalog/products/catalog-index.ts';
import { makeProductView } from '../../../src/views/product/product.ts';
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
    expect(lookOf('LEAF', { ...leaf({ colour: 'Green' }), ...changes })).toBe('A');
  });

  test('has no product whose colour contradicts its own', () => {
    const red = {
      'products/cups/a.json': cup('A', { colour: 'Red' }),
      'products/cups/d.json': cup('D', { colour: 'Red' }),
    };
    expect(
      lookOf('LEAF', { ...leaf({ colour: 'Green' }), ...red, 'products/cups/b.json': cup('B', { colour: 'Orange' }) }),
    ).toBe('');
    expect(
      lookOf('LEAF', { ...leaf({ colour: 'Green' }), ...red, 'products/cups/b.json': cup('B', { colour: 'Ivory' }) }),
    ).toBe('B');
  });

  test('has no product for other people or another occasion', () => {
    const others = (fields: Record<string, unknown>) =>
      Object.fromEntries(
        ['a', 'b', 'c', 'd'].map((sku) => [`products/cups/${sku}.json`, cup(sku.toUpperCase(), fields)]),
      );
    const own = (fields: Record<string, unknown>) => leaf({ colour: 'Green', ...fields });
    const party = { attributes: { Occasion: 'Party, dinner' } };
    expect(lookOf('LEAF', { ...own({}), ...others({ title: 'Cup for boys' }) })).not.toBe('');
    expect(lookOf('LEAF', { ...own({ title: 'Tea for women' }), ...others({ title: 'Cup for boys' }) })).toBe('');
    expect(lookOf('LEAF', { ...own({ attributes: { Occasion: 'Office' } }), ...others(party) })).toBe('');
    expect(lookOf('LEAF', { ...own({ attributes: { Occasion: 'Cocktail' } }), ...others(party) })).not.toBe('');
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
/** Kurtis go with what is worn below them, of which there are jeans alone, until the test adds more. */
const clothes: Files = {
  'categories/kurtis.json': category({ title: 'Kurtis', goesWith: ['below', 'shoes'] }),
  'categories/below.json': category({ title: 'Bottom wear' }),
  'categories/shoes.json': category({ title: 'Shoes' }),
  'products/below/jeans.json': product({ sku: 'JEANS', title: 'Jeans, bell-bottom, indigo', colour: 'Indigo' }),
  'products/shoes/jutti.json': product({ sku: 'JUTTI', title: 'Jutti with mirrors', colour: 'Black' }),
};
const kurti = (fields: Record<string, unknown> = {}): Files => ({
  ...clothes,
  'products/kurtis/kurti.json': product({ sku: 'KURTI', title: 'Anarkali kurta, green', colour: 'Green', ...fields }),
});
const below = (sku: string, title: string, colour?: string): Files => ({
  [`products/below/${sku.toLowerCase()}.json`]: product({ sku, title, ...(colour && { colour }) }),
});
const PALAZZO = below('PALAZZO', 'Palazzo, white cotton', 'White');
const LEGGINGS = below('LEGGINGS', 'Leggings, pack of 3: rani pink, bottle green, mustard');

describe('the look of clothes', () => {
  test('has what suits the same dress, and one of each part of the body', () => {
    expect(lookOf('KURTI', kurti())).toBe('JUTTI');
    expect(lookOf('KURTI', { ...kurti(), ...PALAZZO })).toBe('PALAZZO JUTTI');
  });

  test('has the kind that the text of the product names, and no other for the same part', () => {
    const text = { details: '<p>No lining: please wear leggings of the same green.</p>' };
    expect(lookOf('KURTI', { ...kurti(text), ...PALAZZO, ...LEGGINGS })).toBe('LEGGINGS JUTTI');
    expect(lookOf('KURTI', { ...kurti(text), ...PALAZZO })).toBe('JUTTI');
    expect(lookOf('KURTI', kurti({ description: 'Wear it with jeans.' }))).toBe('JEANS JUTTI');
  });

  test('has the colour that the text names, where there is one', () => {
    const text = { features: ['Goes with black or rani leggings'], colour: 'Charcoal' };
    const wine = below('WINE', 'Leggings, wine', 'Wine');
    expect(lookOf('KURTI', { ...kurti(text), ...wine, ...LEGGINGS })).toBe('LEGGINGS JUTTI');
    expect(lookOf('KURTI', { ...kurti(text), ...wine })).toBe('WINE JUTTI');
  });

  test('has nothing that the text says it needs not, or comes with', () => {
    expect(lookOf('KURTI', { ...kurti({ description: 'It comes with a palazzo.' }), ...PALAZZO })).toBe('JUTTI');
    expect(lookOf('KURTI', kurti({ description: 'Long to the floor. You need no jutti.' }))).toBe('');
  });

  test('has nothing below a set, which is whole', () => {
    expect(lookOf('KURTI', { ...kurti({ title: 'Kurta set, green' }), ...PALAZZO })).toBe('JUTTI');
  });
});

describe('the looks of the sample', () => {
  const sample = loadCatalog('catalog', 'catalog');
  const index = new CatalogIndex(sample, '2026-11-20');
  const market = sample.markets.get('in') as Market;
  const looks = [...sample.products.values()]
    .filter((own) => !own.goesWith && index.mainCategory(own, market))
    .map((own) => ({ own, look: index.lookOf(own, market, 2) }));
  const titlesFor = (sku: string) =>
    looks.find(({ own }) => own.sku === sku)?.look.map(({ title }) => title.split(',')[0]);

  test('follow the text: leggings with an Anarkali that asks for them, chinos with loafers that go with chinos', () => {
    expect(titlesFor('WK-004')).toEqual(['Leggings', 'Jutti']);
    const tassel = looks.find(({ own }) => own.title.startsWith('Tassel loafers'));
    expect(tassel?.look[0]?.title).toContain('chinos');
  });

  test('have no jeans with Anarkalis and kurta sets, no second bottom below a set, and no umbrella', () => {
    const anarkalis = looks.filter(({ own }) => /^(?:Anarkali|Angrakha|Kurta set)/.test(own.title));
    expect(anarkalis.length).toBeGreaterThan(8);
    const western = /jeans|shorts|jogger|hoodie/i;
    for (const { own, look } of anarkalis)
      expect(
        look.filter(({ title }) => western.test(title)),
        own.title,
      ).toEqual([]);
    for (const { own, look } of looks)
      expect(
        look.filter(({ title }) => /umbrella|handkerchief|socks|slippers/i.test(title)),
        own.title,
      ).toEqual([]);
  });

  test('are for the same people', () => {
    for (const { own, look } of looks)
      if (/^Women/.test(own.declarations.genericName ?? ''))
        expect(
          look.filter(({ title }) => /\b(?:men|boys|girls|kids)\b/i.test(title)),
          own.title,
        ).toEqual([]);
  });

  test('are there for most clothes', () => {
    const clothes = looks.filter(({ own }) =>
      /^(?:Womenkurtha|WomensTop|MensTopWear|womensSilkSaree)$/.test(own.categoryIds[0] ?? ''),
    );
    const without = clothes.filter(({ look }) => look.length === 0);
    expect(without.length / clothes.length).toBeLessThan(0.05);
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
