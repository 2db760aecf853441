import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseNetQuantity, unitPrice } from '../../../src/catalog/entities/declarations.ts';
import { category, findProblems, loadProduct, product, seller } from '../shop-in-a-folder.ts';

describe('a net quantity is read', () => {
  test.each([
    ['1 N', 1, 'N'],
    ['2N', 2, 'N'],
    ['3 units', 3, 'N'],
    ['1 Piece', 1, 'N'],
    ['4 pcs', 4, 'N'],
    ['2 Nos', 2, 'N'],
    ['1 Pair', 1, 'N'],
    ['Pack of 3', 3, 'N'],
    ['pack of 6 pieces', 6, 'N'],
    ['Set of 2', 2, 'N'],
    ['Combo of 4', 4, 'N'],
    ['100 g', 100, 'g'],
    ['250gm', 250, 'g'],
    ['500 Grams', 500, 'g'],
    ['1.5 kg', 1.5, 'kg'],
    ['2 KG', 2, 'kg'],
    ['100 ml', 100, 'ml'],
    ['1 L', 1, 'l'],
    ['2 litres', 2, 'l'],
    ['5.5 m', 5.5, 'm'],
    ['6.3 Meter', 6.3, 'm'],
    ['6 mtr', 6, 'm'],
    ['80 cm', 80, 'cm'],
    ['2 x 50 g', 100, 'g'],
    ['3×200 ml', 600, 'ml'],
    ['100 g (3.5 oz)', 100, 'g'],
    ['1 N (with pouch)', 1, 'N'],
  ])('%s as %d %s', (text, value, unit) => {
    expect(parseNetQuantity(text)).toEqual({ value, unit, text });
  });

  test.each(['', '0 g', 'Pack of 0', '0 x 50 g', 'one', '100', '100 heaps', 'g', '-1 N', 'N 1', '1 gold chain'])(
    'not as %j',
    (text) => {
      expect(parseNetQuantity(text)).toBeUndefined();
    },
  );
});

describe('the unit price of rule 6(11)', () => {
  const perUnit = (rupees: number, text: string) => {
    const quantity = parseNetQuantity(text);
    const answer = quantity && unitPrice(rupees * 100, quantity);
    return answer && `${(answer.minor / 100).toFixed(2)} per ${answer.per}`;
  };

  test.each([
    [90, '100 g', '0.90 per g'],
    [90, '999 g', '0.09 per g'],
    [90, '2 kg', '45.00 per kg'],
    [90, '1500 g', '60.00 per kg'],
    [90, '0.5 kg', '0.18 per g'],
    [90, '2 x 50 g', '0.90 per g'],
    [90, '200 ml', '0.45 per ml'],
    [90, '1.5 l', '60.00 per l'],
    [90, '50 cm', '1.80 per cm'],
    [550, '5.5 m', '100.00 per m'],
    [90, '250 cm', '36.00 per m'],
    [90, 'Pack of 3', '30.00 per piece'],
    [100, '3 N', '33.33 per piece'],
  ])('of %d rupees for %s is %s', (rupees, text, answer) => {
    expect(perUnit(rupees, text)).toBe(answer);
  });

  test.each([
    '1 N',
    '1 Piece',
    'Pack of 1',
    '1 kg',
    '1000 g',
    '1 l',
    '1000 ml',
    '1 m',
    '100 cm',
    '1 g',
    '1 ml',
    '0.001 kg',
  ])('is not said of %s, as it is the price', (text) => {
    expect(perUnit(90, text)).toBeUndefined();
  });

  test('times the quantity equals the price', () => {
    const sizes = { g: 1, kg: 1000, ml: 1, l: 1000, cm: 1, m: 100, piece: 1, N: 1 };
    const quantity = fc.record({
      value: fc.integer({ min: 1, max: 100_000 }).map((value) => value / 100),
      unit: fc.constantFrom('g', 'kg', 'ml', 'l', 'cm', 'm'),
      text: fc.constant(''),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 8 }), quantity, (priceMinor, { value, unit, text }) => {
        const answer = unitPrice(priceMinor, { value, unit: unit as 'g', text });
        if (!answer) return;
        const pieces = (value * sizes[unit as 'g']) / sizes[answer.per as 'g'];
        expect(answer.minor * pieces).toBeCloseTo(priceMinor, 3);
      }),
    );
  });
});

describe('declarations', () => {
  const other = { name: 'Other Makers', address: '9 Far Road' };

  test('that a product leaves out are those of its seller', () => {
    expect(loadProduct({}).declarations).toEqual({
      genericName: 'Tea',
      countryOfOrigin: 'India',
      netQuantity: { value: 100, unit: 'g', text: '100 g' },
      packer: { name: 'Green Garden', address: '1 Hill Road, Munnar 685612, India' },
      consumerCare: {
        name: 'Green Garden',
        address: '1 Hill Road, Munnar 685612, India',
        phone: '+91 12345 00001',
        email: 'care@garden.example',
      },
    });
  });

  test('of a seller take precedence over its name and address', () => {
    const legal = {
      countryOfOrigin: 'India',
      maker: other,
      packer: other,
      consumerCare: { ...other, phone: '1800 123 456', email: 'a@b.example' },
    };
    const changes = { 'sellers/garden.json': seller({ legalName: 'Green Garden LLP', legal }) };
    expect(loadProduct({}, changes).declarations).toMatchObject({
      maker: other,
      packer: other,
      consumerCare: { name: 'Other Makers', phone: '1800 123 456' },
    });
  });

  test('of tax are those of the category if a product has none of its own', () => {
    const legal = { genericName: 'Tea', netQuantity: '100 g' };
    const taxOf = (own: object) => {
      const changes = { 'categories/tea.json': category({ taxClass: 'reduced', hsn: '0902' }) };
      const { hsn, taxClass, gstRate } = loadProduct({ legal: { ...legal, ...own } }, changes).declarations;
      return { hsn, taxClass, gstRate };
    };
    expect(taxOf({})).toEqual({ hsn: '0902', taxClass: 'reduced', gstRate: undefined });
    // The class of the category is not that of other goods.
    expect(taxOf({ hsn: '732393' })).toEqual({ hsn: '732393', taxClass: undefined, gstRate: undefined });
    expect(taxOf({ taxClass: 'exempt' })).toEqual({ hsn: undefined, taxClass: 'exempt', gstRate: undefined });
    expect(taxOf({ gstRate: 12 })).toEqual({ hsn: '0902', taxClass: 'reduced', gstRate: 12 });
  });

  test('of tax are told where class and HSN chapter disagree, by product or category', () => {
    const legal = { genericName: 'Saree', netQuantity: '1 N', countryOfOrigin: 'India' };
    const told = (own: object, ofCategory: Record<string, unknown>) =>
      findProblems({
        'products/tea/leaf.json': product({ legal: { ...legal, ...own } }),
        'categories/tea.json': category(ofCategory),
      })
        .filter(({ code }) => code === 'tax-class-disagrees')
        .map(({ found }) => found);
    expect(told({ hsn: '5007', taxClass: 'apparel' }, {})).toEqual(['tax class "apparel"']);
    expect(told({ hsn: '5007' }, { taxClass: 'apparel' })).toEqual(['tax class "apparel" of the category "tea"']);
    expect(told({}, { taxClass: 'apparel', hsn: '5007' })).toHaveLength(1);
    expect(told({ hsn: '6204' }, { taxClass: 'apparel' })).toEqual([]);
    expect(told({ hsn: '3924' }, { taxClass: 'reduced' })).toEqual([]);
  });

  test('of a product take precedence over those of its seller', () => {
    const legal = {
      genericName: 'Tea',
      netQuantity: '1 N',
      countryOfOrigin: 'Nepal',
      importer: other,
      packer: other,
      warranty: '1 year',
      bestBefore: '12 months',
      dimensions: '1 m',
    };
    expect(loadProduct({ legal }).declarations).toMatchObject({
      countryOfOrigin: 'Nepal',
      importer: other,
      packer: other,
      warranty: '1 year',
      bestBefore: '12 months',
      dimensions: '1 m',
    });
  });

  test('name the registered business as packer', () => {
    const changes = { 'sellers/garden.json': seller({ legalName: 'Green Garden LLP' }) };
    expect(loadProduct({}, changes).declarations.packer?.name).toBe('Green Garden LLP');
  });

  test.each(['India', 'INDIA', 'india'])('of a product from %s need no importer', (countryOfOrigin) => {
    const legal = { genericName: 'Tea', netQuantity: '1 N', countryOfOrigin };
    expect(findProblems({ 'products/tea/leaf.json': product({ legal }) })).toEqual([]);
  });

  test('leave out a net quantity that can not be read', () => {
    const { declarations } = loadProduct({ legal: { genericName: 'Tea', netQuantity: '3 heaps' } });
    expect(declarations.netQuantity).toBeUndefined();
  });
});
