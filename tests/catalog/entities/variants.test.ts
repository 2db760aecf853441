import { describe, expect, test } from 'vitest';
import { complainAbout, emirates, findProblems, loadProduct, product } from '../shop-in-a-folder.ts';

const variant = (sku: string, pack: unknown, fields: Record<string, unknown> = {}) => ({
  sku,
  options: { Pack: pack },
  offers: { in: { price: 90, mrp: 120 } },
  ...fields,
});
/** A product with these variants and no offers of its own. */
const withVariants = (variants: unknown[], fields: Record<string, unknown> = {}) => ({
  offers: undefined,
  options: ['Pack'],
  variants,
  ...fields,
});
const load = (variants: unknown[], fields: Record<string, unknown> = {}) => loadProduct(withVariants(variants, fields));
/** The first error, as place and expectation. */
const errorOf = (variants: unknown[], fields: Record<string, unknown> = {}) => {
  const [first] = findProblems({ 'products/tea/leaf.json': product(withVariants(variants, fields)) });
  return first && `${first.field}: ${first.expected}`;
};

describe('a variant', () => {
  test('has what its file says', () => {
    const full = variant('LEAF-2', 2, {
      offers: { in: { price: '₹170', mrp: 240 } },
      availability: '2026-12-01',
      weight: '0.25 kg',
      gtin: '8904000 210037',
      netQuantity: '2 x 100 g',
      image: 'leaf.png',
    });
    expect(load([full])).toMatchObject({
      options: ['Pack'],
      variants: [
        {
          sku: 'LEAF-2',
          values: ['2'],
          offers: { in: { priceMinor: 17000, mrpMinor: 24000 } },
          availability: { from: '2026-12-01' },
          weightGrams: 250,
          gtin: '8904000210037',
          netQuantity: { value: 200, unit: 'g', text: '2 x 100 g' },
          picture: { source: 'leaf.png', alt: 'Leaf tea, Pack of 2' },
        },
      ],
    });
  });

  test('has the offers of the product for the markets that it leaves out', () => {
    const changes = { 'markets/ae.json': emirates() };
    const variants = [variant('A', 1, { offers: undefined }), variant('B', 2)];
    const offers = { in: { price: 100, mrp: 120 }, ae: { price: 5 } };
    const made = loadProduct(withVariants(variants, { offers }), changes);
    expect(made.variants.map((one) => one.offers)).toEqual([
      { in: { priceMinor: 10000, mrpMinor: 12000 }, ae: { priceMinor: 500 } },
      { in: { priceMinor: 9000, mrpMinor: 12000 }, ae: { priceMinor: 500 } },
    ]);
    expect(made.offers).toEqual({ in: { priceMinor: 9000, mrpMinor: 12000 }, ae: { priceMinor: 500 } });
  });

  test('with a stock of 0 is sold out', () => {
    const [none, some] = load([variant('A', 1, { stock: 0 }), variant('B', 2, { stock: '3' })]).variants;
    expect([none?.availability, some?.availability]).toEqual(['sold-out', 'in-stock']);
  });

  test('may be one of a hundred, with three options', () => {
    const options = ['Pack', 'Colour', 'Lid'];
    const variants = Array.from({ length: 100 }, (_, index) =>
      variant(`V${index}`, index % 10, {
        options: { Pack: index % 10, Colour: `C${Math.floor(index / 10)}`, Lid: 'Yes' },
      }),
    );
    expect(load(variants, { options }).variants).toHaveLength(100);
    expect(
      errorOf([...variants, variant('V100', 1, { options: { Pack: 1, Colour: 'X', Lid: 'No' } })], { options }),
    ).toMatch(/^variants: a list of at most 100; this is read as /);
  });
});

describe('variants that do not fit together', () => {
  const [one, two] = [variant('A', 1), variant('B', 2)];

  test.each([
    [
      'no options',
      [one],
      { options: undefined },
      'options: the names of what the variants differ in, such as ["Pack"]; these are taken',
    ],
    [
      'four options',
      [one],
      { options: ['Pack', 'B', 'C', 'D'] },
      'options: a list of at most 3; this is read as ["Pack","B","C"]',
    ],
    ['an option twice', [one], { options: ['Pack', 'pack'] }, 'options[1]: each option once'],
    ['a missing value', [variant('A', 1, { options: {} })], {}, 'variants[0].options.Pack: a value for "Pack"'],
    [
      'an unknown option',
      [variant('A', 1, { options: { Pack: 1, Colour: 'Red' } })],
      {},
      'variants[0].options.Colour: one of the options of the product: Pack',
    ],
    [
      'a combination twice',
      [one, two, variant('C', '1')],
      {},
      'variants[2].options: each combination once: variants[0] is this one',
    ],
    [
      'a SKU twice',
      [one, variant('a', 2)],
      {},
      'variants[1].sku: a SKU of its own (upper or lower case makes no difference): variants[0] has this one',
    ],
    [
      'the SKU of the product',
      [one, variant('leaf', 2)],
      {},
      'variants[1].sku: a SKU of its own (upper or lower case makes no difference): the product has this one',
    ],
    [
      'a barcode twice',
      [
        { ...one, gtin: '96385074' },
        { ...two, gtin: 96385074 },
      ],
      {},
      'variants[1].gtin: a barcode of its own: variants[0] has this one; it is left out here',
    ],
    [
      'a wrong barcode',
      [{ ...one, gtin: '96385075' }],
      {},
      'variants[0].gtin: a barcode of 8, 12, 13 or 14 digits with the right check digit, such as "8904000210037": after 9638507 it is 4; this is left out',
    ],
    [
      'a weight without unit',
      [{ ...one, weight: '250' }],
      {},
      'variants[0].weight: a weight such as "250 g" or "1.2 kg"; this is left out',
    ],
    [
      'no offer',
      [variant('A', 1, { offers: undefined })],
      {},
      'variants[0].offers: an offer, such as { "in": { "price": 499 } }, here or for the whole product',
    ],
    [
      'a price above the MRP',
      [variant('A', 1, { offers: { in: { price: 9, mrp: 8 } } })],
      {},
      'variants[0].offers.in.price: a price of at most the MRP, 8',
    ],
    [
      'an unknown picture',
      [{ ...one, image: 'leav.png' }],
      {},
      'variants[0].image: a picture below catalog/images (jpg, png, webp, avif, gif or tiff), or an https address; this one is left out',
    ],
    [
      'an option Size beside sizes',
      [variant('A', 1, { options: { Size: 'S' } })],
      { options: ['Size'], sizes: [{ name: 'S' }] },
      'sizes: sizes, or the option Size and a variant for each; the sizes are left out',
    ],
    ['none', [], {}, 'variants: a list of at least 1; this is left out'],
  ] as const)('are told with their place: %s', (_name, variants, fields, expected) => {
    expect(errorOf([...variants], fields)).toBe(expected);
  });

  test('are all reported at once', () => {
    const text = complainAbout(withVariants([one, variant('a', 1), variant('C', 3, { options: {} })]));
    expect(text).toContain('3 errors, 0 warnings');
  });

  test('have options without variants', () => {
    expect(errorOf([], { variants: undefined, offers: { in: { price: 9 } } })).toBe(
      'options: variants, one for each combination of the options that is sold; options without them are left out',
    );
  });
});

describe('the SKU of a variant', () => {
  const other = (fields: Record<string, unknown>) => ({
    'products/tea/leaf.json': product(withVariants([variant('A', 1), variant('B', 2)])),
    'products/tea/more.json': product({ title: 'More tea', ...fields }),
  });
  const positionsOf = (changes: Record<string, unknown>) =>
    findProblems(changes).map(({ file, field, found }) => `${file} ${field} ${found}`);

  test('is not that of another product', () => {
    expect(positionsOf(other({ sku: 'b' }))).toEqual([
      'catalog/products/tea/more.json sku the SKU "b" for the second time',
    ]);
  });

  test('has a form in addresses that no other SKU has', () => {
    const variants = [variant('A/1', 1), variant('A-1', 2)];
    expect(errorOf(variants)).toBe('variants[1].sku: a SKU with another form in addresses: variants[0] has "A-1", too');
    expect(positionsOf(other({ sku: '!B' }))).toEqual([
      'catalog/products/tea/more.json sku the SKU "!B", which is "B" in addresses',
    ]);
  });

  test('is not that of a variant of another product', () => {
    expect(positionsOf(other(withVariants([variant('M-1', 1), variant('A', 2)], { sku: 'MORE' })))).toEqual([
      'catalog/products/tea/more.json variants[1].sku the SKU "A" for the second time',
    ]);
  });
});

test('a product whose variants all have a net quantity needs none itself', () => {
  const legal = { genericName: 'Tea' };
  const problemsOf = (netQuantity?: string) =>
    findProblems({ 'products/tea/leaf.json': product(withVariants([variant('A', 1, { netQuantity })], { legal })) });
  expect(problemsOf('100 g')).toEqual([]);
  expect(problemsOf().map(({ field }) => field)).toEqual(['legal.netQuantity']);
});
