import { describe, expect, test } from 'vitest';
import type { Product, Variant } from '../../../src/catalog/model.ts';
import { listPriceFiles } from '../../../src/catalog/delivery/price-files.ts';
import { setSite, type Site } from '../../../src/catalog/site/site.ts';
import { makeCards, makeMini } from '../../../src/views/parts/card.ts';
import { makeProductView } from '../../../src/views/product/product.ts';
import { ROUTES } from '../../../src/views/routes.ts';
import { home, loadShop, product } from '../../catalog/shop-in-a-folder.ts';
import { asRead } from '../../support/as-read.ts';

const PICTURES = new Map(['leaf.png', 'red.png'].map((source) => [source, { digest: source, widths: [256, 640] }]));

const variant = (pack: string, colour: string, price: number, fields: Record<string, unknown> = {}) => ({
  sku: `${pack}-${colour}`,
  options: { Pack: pack, Colour: colour },
  offers: { in: { price } },
  ...fields,
});
const VARIANTS = [
  variant('1', 'Red', 90, { image: 'red.png' }),
  variant('1', 'Blue', 95),
  variant('2', 'Red', 170, { offers: { in: { price: 170, mrp: 190 } } }),
  variant('2', 'Blue', 180, { availability: 'sold out' }),
  variant('6', 'Blue', 400, { availability: '2027-01-15' }),
];

function open(
  variants: unknown[] = VARIANTS,
  options = ['Pack', 'Colour'],
  fields: Record<string, unknown> = {},
): Site {
  const shop = loadShop({
    'home.json': home({ deal: { title: 'Deal', text: 'A good one', sku: 'CUP', label: 'See it' } }),
    'products/tea/cup.json': product({ sku: 'CUP', title: 'Cup' }),
    'products/tea/leaf.json': product({ offers: undefined, options, variants, ...fields }),
    'images/red.png': '',
  });
  return setSite(shop, PICTURES, '2026-05-01');
}
const leaf = (site: Site) => site.catalog.products.get('LEAF') as Product;
const viewOf = (site: Site, sku?: string) => {
  const chosen = leaf(site).variants.find((one) => one.sku === sku);
  return asRead(makeProductView(site, leaf(site), site.defaultMarket, chosen as Variant));
};
/** The values of each option: chosen ones in brackets, struck ones between hyphens, notes after a colon, then the address. */
const describeOptions = (site: Site, sku?: string) =>
  viewOf(site, sku).options.map(({ name, values }) => [
    name,
    ...values.map(({ value, href, isChosen, isInStock, note }) => {
      const shown = isChosen ? `[${value}]` : isInStock ? value : `-${value}-`;
      return `${shown}${note ? `: ${note}` : ''} ${href.split('/').at(-1)}`;
    }),
  ]);

describe('the page of a product with variants', () => {
  test('opens with the cheapest variant in stock, and is canonical itself', () => {
    const view = viewOf(open());
    expect(view).toMatchObject({
      sku: '1-Red',
      path: '/leaf-tea/p/1-Red',
      priceMinor: 9000,
      price: { now: '₹90' },
      title: 'Leaf tea',
      titleMore: ', Pack of 1, Red',
      add: { sku: '1-Red', action: '/cart' },
    });
    expect(view.head).toMatchObject({ title: 'Leaf tea', path: '/leaf-tea/p/LEAF' });
  });

  test('has links to the variants that differ in one value', () => {
    expect(describeOptions(open())).toEqual([
      ['Pack', '[1] 1-Red', '2 2-Red', '-6-: only Blue 6-Blue'],
      ['Colour', '[Red] 1-Red', 'Blue 1-Blue'],
    ]);
  });

  test('has no price of its own, but a page for each variant', () => {
    const site = open();
    const paths = ROUTES.product.listPages(site).map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith('/leaf-tea/')).sort()).toEqual(
      ['1-Blue', '1-Red', '2-Blue', '2-Red', '6-Blue', 'LEAF'].map((sku) => `/leaf-tea/p/${sku}`),
    );
  });
});

describe('the page of a variant', () => {
  test('has its price, saving, pictures, SKU and order message, and the address of its product as canonical', () => {
    const view = viewOf(open(), '2-Red');
    expect(view).toMatchObject({ price: { now: '₹170', saving: { mrp: '₹190' } }, meta: { sku: '2-Red' } });
    expect(view.head).toMatchObject({ title: 'Leaf tea, Pack of 2, Red', path: '/leaf-tea/p/LEAF' });
    const mail = decodeURIComponent(view.orderLink?.href ?? '');
    expect(mail).toContain('SKU: 2-Red');
    expect(mail).toContain('https://hill.example/leaf-tea/p/2-Red');
    expect(viewOf(open(), '1-Red').gallery.map(({ alt }) => alt)).toEqual(['Leaf tea, Pack of 1, Red', 'Leaf tea']);
  });

  test('that is sold out says so and can not be bought', () => {
    const view = viewOf(open(), '2-Blue');
    expect(view.availability).toBe('Sold out');
    expect(view.add).not.toHaveProperty('action');
    expect(view.orderLink).toBeUndefined();
    expect(describeOptions(open(), '2-Blue')).toEqual([
      ['Pack', '1 1-Blue', '[2] 2-Blue', '-6-: Available from 15 Jan 2027 6-Blue'],
      ['Colour', 'Red 2-Red', '[Blue] 2-Blue'],
    ]);
  });

  test('says how few are left of it, not of others', () => {
    const site = open([variant('1', 'Red', 90, { stock: 2 }), variant('2', 'Red', 170)], undefined, { stock: 40 });
    expect(viewOf(site, '1-Red').left).toBe('Only 2 left');
    expect(viewOf(site, '2-Red')).not.toHaveProperty('left');
  });

  test('may have a SKU that needs another form in its address', () => {
    const site = open([variant('1', 'Red', 90, { sku: 'CLU-KMU/1 लाल' })]);
    const view = viewOf(site, 'CLU-KMU/1 लाल');
    expect(view.sku).toBe('CLU-KMU/1 लाल');
    expect(view.path).toMatch(/^\/leaf-tea\/p\/CLU-KMU-1-\w+$/);
    expect(ROUTES.product.listPages(site).map(({ path }) => path)).toContain(view.path);
    const entries = Object.assign({}, ...(listPriceFiles(site).get('in') ?? []));
    expect(entries['CLU-KMU/1 लाल'].path).toBe(view.path);
    expect(entries[`/${view.path.split('/').at(-1)}`].path).toBe(view.path);
  });

  test('strikes out the values with which it is sold out', () => {
    expect(describeOptions(open(), '2-Red')[1]).toEqual(['Colour', '[Red] 2-Red', '-Blue-: Sold out 2-Blue']);
  });
});

describe('the card of a product with variants', () => {
  const cardOf = (site: Site) => asRead(makeCards(site, [leaf(site)], site.defaultMarket))[0];

  test('says the lowest price in stock, and asks for a choice', () => {
    const card = cardOf(open());
    expect(card).toMatchObject({
      path: '/leaf-tea/p/LEAF',
      price: { now: '₹90', isLowest: true },
      choose: 'Choose options',
    });
    expect(card).not.toHaveProperty('add');
    expect(makeMini(open(), leaf(open()), open().defaultMarket).price).toMatchObject({ now: '₹90', isLowest: true });
  });

  test('says one price where all variants in stock have it', () => {
    const same = ['1', '2', '6'].map((pack) => ({ sku: pack, options: { Pack: pack }, offers: { in: { price: 90 } } }));
    const card = cardOf(
      open([...same, { sku: 'X', options: { Pack: '12' }, offers: { in: { price: 50 } }, stock: 0 }], ['Pack']),
    );
    expect(card).toMatchObject({ price: { now: '₹90' }, choose: 'Choose pack' });
    expect(card?.price).not.toHaveProperty('isLowest');
  });

  test('is sold out when all variants are', () => {
    expect(cardOf(open([variant('1', 'Red', 90, { stock: 0 })]))).toMatchObject({
      isInStock: false,
      badge: 'Sold out',
    });
    expect(cardOf(open(VARIANTS, undefined, { availability: 'sold out' }))).toMatchObject({ isInStock: false });
  });
});

test('lists count a product with variants once', () => {
  const site = open();
  const { defaultMarket, index } = site;
  expect(
    index
      .allProducts(defaultMarket)
      .map(({ sku }) => sku)
      .sort(),
  ).toEqual(['CUP', 'LEAF']);
  expect(index.productsOfSeller('garden', defaultMarket)).toHaveLength(2);
  expect(index.lowestPriceAt(defaultMarket, '/tea')).toBe(9000);
});

describe('structured data', () => {
  const read = (site: Site, sku?: string) => JSON.parse(viewOf(site, sku).head.jsonLd?.[0] ?? '');

  test('of the product is a group with its variants', () => {
    const group = read(open());
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      name: 'Leaf tea',
      url: 'https://hill.example/leaf-tea/p/LEAF',
      productGroupID: 'LEAF',
      variesBy: ['Pack', 'https://schema.org/color'],
    });
    expect(group).not.toHaveProperty('offers');
    expect(group).not.toHaveProperty('sku');
    expect(group.hasVariant).toHaveLength(5);
    expect(group.hasVariant[2]).toMatchObject({
      '@type': 'Product',
      name: 'Leaf tea, Pack of 2, Red',
      sku: '2-Red',
      color: 'Red',
      additionalProperty: [{ '@type': 'PropertyValue', name: 'Pack', value: '2' }],
      image: ['https://hill.example/_img/leaf.png-640.webp'],
      offers: { url: 'https://hill.example/leaf-tea/p/2-Red', price: '170.00', availability: 'InStock' },
    });
    expect(group.hasVariant[3].offers.availability).toBe('OutOfStock');
    expect(group.hasVariant[0].image).toEqual(['https://hill.example/_img/red.png-640.webp']);
  });

  test('says the delivery of what is made to order once for all variants', () => {
    expect(read(open()).hasVariant[0].offers).not.toHaveProperty('shippingDetails');
    const { hasVariant } = read(open(undefined, undefined, { leadTimeDays: 12 }));
    const [first, second] = hasVariant.map(
      ({ offers }: { offers: { shippingDetails: object } }) => offers.shippingDetails,
    );
    expect(first).toMatchObject({ '@id': '#delivery-1', deliveryTime: { handlingTime: { minValue: 12 } } });
    expect(second).toEqual({ '@id': '#delivery-1' });
  });

  test('of a variant is a product of the group, with barcode and weight', () => {
    const site = open([variant('1', 'Red', 90, { gtin: '8904000210037', mpn: 'IG-7', weight: '1.5 kg' })]);
    expect(read(site, '1-Red')).toMatchObject({
      '@type': 'Product',
      sku: '1-Red',
      gtin: '8904000210037',
      mpn: 'IG-7',
      weight: { value: 1500, unitCode: 'GRM' },
      color: 'Red',
      offers: { price: '90.00' },
      isVariantOf: { '@type': 'ProductGroup', productGroupID: 'LEAF' },
    });
  });

  test('of many variants gives only the addresses of the last ones', () => {
    const many = Array.from({ length: 100 }, (_, index) => variant(String(index), 'Red', 90));
    const { hasVariant } = read(open(many));
    expect(hasVariant).toHaveLength(100);
    expect(hasVariant[29]).toHaveProperty('offers');
    expect(hasVariant[30]).toEqual({ '@type': 'Product', url: 'https://hill.example/leaf-tea/p/30-Red' });
  });
});
