import { describe, expect, test } from 'vitest';
import { type Settle, settleAvailability } from '../../../src/catalog/values/availability.ts';
import type { Market, Product } from '../../../src/catalog/model.ts';
import { listPriceFiles, makePriceEntry } from '../../../src/catalog/delivery/price-files.ts';
import { leadVariant, listSold } from '../../../src/catalog/products/variants.ts';
import { withSoldOut } from '../../../src/integration/records/sold-out.ts';
import { makeStamp } from '../../../src/integration/stamp.ts';
import { setSite } from '../../../src/catalog/site/site.ts';
import { emirates, home, loadShop, product } from '../shop-in-a-folder.ts';

const TODAY = '2026-05-01';
const settle: Settle = (availability) => settleAvailability(availability, TODAY);
const variant = (pack: string, price: number, fields: Record<string, unknown> = {}) => ({
  sku: `LEAF-${pack}`,
  options: { Pack: pack },
  offers: { in: { price } },
  ...fields,
});
const shopOf = (variants: unknown[], fields: Record<string, unknown> = {}) =>
  loadShop({
    'home.json': home({ deal: { title: 'Deal', text: 'A good one', sku: 'CUP', label: 'See it' } }),
    'products/tea/cup.json': product({ sku: 'CUP', title: 'Cup' }),
    'products/tea/leaf.json': product({ offers: undefined, options: ['Pack'], variants, ...fields }),
  });
const open = (variants: unknown[], fields: Record<string, unknown> = {}) =>
  setSite(shopOf(variants, fields), new Map(), TODAY);
const leaf = (site: { catalog: { products: ReadonlyMap<string, Product> } }) =>
  site.catalog.products.get('LEAF') as Product;

/** Everything that can be bought, by SKU. */
const soldBySku = (products: ReadonlyMap<string, Product>) =>
  new Map([...products.values()].flatMap(listSold).map((sold) => [sold.sku, sold]));

describe('what is bought with a variant', () => {
  test('is a product of its own SKU, title, price, stock, pictures and declarations', () => {
    const shop = shopOf(
      [
        variant('1', 90),
        variant('2', 170, { image: 'leaf.png', netQuantity: '2 x 100 g', weight: '250 g', gtin: '96385074' }),
      ],
      { gtin: '8904000210037', images: ['leaf.png', 'leaf.png'] },
    );
    const sold = soldBySku(shop.products);
    expect([...sold.keys()].sort()).toEqual(['CUP', 'LEAF-1', 'LEAF-2']);
    expect(sold.get('LEAF-2')).toMatchObject({
      sku: 'LEAF-2',
      title: 'Leaf tea, Pack of 2',
      slug: 'leaf-tea',
      offers: { in: { priceMinor: 17000 } },
      variants: [],
      gtin: '96385074',
      weightGrams: 250,
      declarations: { netQuantity: { text: '2 x 100 g' } },
    });
    expect(sold.get('LEAF-2')?.pictures[0]?.alt).toBe('Leaf tea, Pack of 2');
    // The barcode of a product is not that of its variants.
    expect(sold.get('LEAF-1')?.gtin).toBeUndefined();
  });

  test('is sold out with its product', () => {
    const [sold] = listSold(leaf({ catalog: shopOf([variant('1', 90)], { availability: 'sold out' }) }));
    expect(sold?.availability).toBe('sold-out');
  });
});

describe('the variant that lists show', () => {
  test.each([
    ['is the cheapest one', [variant('1', 90), variant('2', 80), variant('3', 100)], 'LEAF-2'],
    ['is the first of equal ones', [variant('1', 90), variant('2', 90)], 'LEAF-1'],
    ['is in stock', [variant('1', 80, { availability: 'sold out' }), variant('2', 90)], 'LEAF-2'],
    ['is in stock from its day on', [variant('1', 80, { availability: TODAY }), variant('2', 90)], 'LEAF-1'],
    [
      'is the cheapest one when all are sold out',
      [variant('1', 90, { stock: 0 }), variant('2', 80, { stock: 0 })],
      'LEAF-2',
    ],
  ])('%s', (_name, variants, sku) => {
    const site = open(variants);
    const lead = leadVariant(leaf(site), site.defaultMarket, settle);
    expect(lead?.sku).toBe(sku);
    expect(leaf(site).offers).toEqual(lead?.offers);
  });

  test('is one that the market sells', () => {
    const shop = loadShop({
      'markets/ae.json': emirates(),
      'home.json': home({ deal: { title: 'Deal', text: 'A good one', sku: 'CUP', label: 'See it' } }),
      'products/tea/cup.json': product({ sku: 'CUP', title: 'Cup' }),
      'products/tea/leaf.json': product({
        offers: undefined,
        options: ['Pack'],
        variants: [variant('1', 90), variant('2', 95, { offers: { in: { price: 95 }, ae: { price: 5 } } })],
      }),
    });
    const ae = shop.markets.get('ae') as Market;
    expect(leadVariant(leaf({ catalog: shop }), ae, settle)?.sku).toBe('LEAF-2');
  });
});

describe('prices for carts', () => {
  const entriesOf = (site: ReturnType<typeof open>) => Object.assign({}, ...(listPriceFiles(site).get('in') ?? []));

  test('are those of the variants, at their addresses', () => {
    const site = open([variant('1', 90), variant('2', 170, { availability: 'sold out' })]);
    expect(entriesOf(site)).toMatchObject({
      'LEAF-1': { path: '/leaf-tea/p/LEAF-1', priceMinor: 9000 },
      'LEAF-2': { path: '/leaf-tea/p/LEAF-2', priceMinor: 17000, stock: 'sold-out' },
    });
  });

  test('of the product itself lead to its page, but it can not be bought', () => {
    expect(entriesOf(open([variant('1', 90)]))).toMatchObject({
      LEAF: { path: '/leaf-tea/p/LEAF', stock: 'sold-out' },
    });
  });

  test('are the same at the API host, and name a seller whose id does not', () => {
    const shop = shopOf([variant('1', 90), variant('2', 170)]);
    const site = setSite(shop, new Map(), TODAY);
    for (const sold of soldBySku(shop.products).values())
      expect(entriesOf(site)[sold.sku]).toEqual({
        ...makePriceEntry(sold, site.defaultMarket, TODAY),
        sellerName: 'Green Garden',
      });
  });
});

describe('what sellers have switched off', () => {
  const shop = shopOf([variant('1', 90), variant('2', 170)]);
  const statesOf = (soldOut: Parameters<typeof withSoldOut>[1]) =>
    listSold(leaf({ catalog: withSoldOut(shop, soldOut) })).map(({ availability }) => availability);

  test('may be a variant', () => {
    expect(statesOf([{ sku: 'LEAF-2' }])).toEqual(['in-stock', 'sold-out']);
  });

  test('may be a product with all its variants', () => {
    expect(statesOf([{ sku: 'LEAF' }])).toEqual(['sold-out', 'sold-out']);
  });
});

test('a site is built again on the day from which a variant is available', () => {
  const site = open([variant('1', 90), variant('2', 170, { availability: '2026-05-07' })]);
  expect(makeStamp('', site, 0).until).toBe('2026-05-07');
});
