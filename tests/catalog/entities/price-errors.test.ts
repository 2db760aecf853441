import { describe, expect, test } from 'vitest';
import { category, complain, complainAbout, emirates, findProblems, product } from '../shop-in-a-folder.ts';

test.each([
  [17.5, []],
  [17.25, []],
  [17.3, [{ severity: 'warning', field: 'offers.ae.price', code: 'price-not-in-coins' }]],
])('a price of %d dirhams is warned of where no coins that people have make it up', (price, found) => {
  const offers = { in: { price: 90.3 }, ae: { price } };
  const delivery = { fee: 10, cashOnDeliveryFee: 20, days: [5, 7], daysMean: 'processing' };
  const problems = (own: object) =>
    findProblems({ 'markets/ae.json': emirates({ delivery: own }), 'products/tea/leaf.json': product({ offers }) });
  const inCoins = (own: object) => problems(own).filter(({ code }) => code === 'price-not-in-coins');
  expect(inCoins(delivery)).toEqual(found.map((one) => expect.objectContaining(one)));
  expect(inCoins({ ...delivery, cashOnDeliveryFee: undefined })).toEqual([]);
});

describe('a price is refused', () => {
  test('when it is 0', () => {
    expect(complainAbout({ offers: { in: { price: 0 } } })).toMatchInlineSnapshot(`
      "
      error  catalog/products/tea/leaf.json:10:16  offers.in.price  [price-zero]
        found     0
        expected  a price above 0

      1 error, 0 warnings
      "
    `);
  });

  test('when it is above the MRP', () => {
    expect(complainAbout({ offers: { in: { price: '₹1,299', mrp: 999 } } })).toMatchInlineSnapshot(`
      "
      error  catalog/products/tea/leaf.json:10:16  offers.in.price  [price-above-mrp]
        found     "₹1,299"
        expected  a price of at most the MRP, 999

      1 error, 0 warnings
      "
    `);
  });

  test('when it is a word', () => {
    expect(complainAbout({ offers: { in: { price: 'FREE', mrp: 999 } } })).toMatchInlineSnapshot(`
      "
      error  catalog/products/tea/leaf.json:10:16  offers.in.price  [price-invalid]
        found     "FREE"
        expected  an amount in INR such as 499, 499.50 or "4,99,999"

      1 error, 0 warnings
      "
    `);
  });

  test('but not when its MRP is a word', () => {
    expect(complainAbout({ offers: { in: { price: 5, mrp: 'N/A' } } })).toMatchInlineSnapshot(`
      "
      warning  catalog/home.json:27:12  deal.sku  [deal-without-saving]
        found     "LEAF"
        expected  a product whose price is at least 1 % below its MRP; the deal is left out

      warning  catalog/products/tea/leaf.json:11:14  offers.in.mrp  [value-none]
        found     "N/A"
        expected  a text for shoppers, or no field; this is left out
        --fix     fixes this

      0 errors, 2 warnings
      "
    `);
  });

  test.each([[-1], ['0.00'], ['-5'], ['1.999'], ['$62'], ['AED 5'], [1e21]])('when it is %j', (price) => {
    expect(findProblems({ 'products/tea/leaf.json': product({ offers: { in: { price } } }) })).toEqual([
      expect.objectContaining({ severity: 'error', field: 'offers.in.price' }),
    ]);
  });

  test('but not when there is none for the market of a further category', () => {
    expect(
      complain({
        'markets/ae.json': emirates(),
        'categories/ae-tea.json': category({ market: 'ae' }),
        'products/tea/leaf.json': product({ categories: ['ae-tea'] }),
      }),
    ).toMatchInlineSnapshot(`
      "
      warning  catalog/categories/ae-tea.json  [category-empty]
        found     a category without a product
        expected  at least one product; without one the page says that the category is empty

      warning  catalog/products/tea/leaf.json:19:5  categories[0]  [offer-missing]
        found     offers only for in
        expected  an offer for the market "ae", because the product is in its category "ae-tea"; it is left out there

      0 errors, 2 warnings
      "
    `);
  });

  test('when there is no offer at all', () => {
    expect(complainAbout({ offers: {} })).toMatchInlineSnapshot(`
      "
      error  catalog/products/tea/leaf.json:8:13  offers  [offer-missing]
        found     {}
        expected  at least one offer, such as { "in": { "price": 499 } }

      1 error, 0 warnings
      "
    `);
  });

  test('but not when it equals the MRP', () => {
    const home = { 'products/tea/other.json': product({ sku: 'OTHER', offers: { in: { price: 120, mrp: 120 } } }) };
    expect(findProblems(home)).toEqual([]);
  });
});

describe('an amount that may be a thousand times as much is told', () => {
  test.each([['14.300'], ['₹ 14.300'], ['100.000']])('price %j', (price) => {
    expect(findProblems({ 'products/tea/leaf.json': product({ offers: { in: { price, mrp: 20_000 } } }) })).toEqual([
      expect.objectContaining({ severity: 'warning', code: 'amount-ambiguous', field: 'offers.in.price' }),
    ]);
  });

  test('an MRP', () => {
    expect(
      findProblems({ 'products/tea/leaf.json': product({ offers: { in: { price: 14, mrp: '14.300' } } }) }),
    ).toEqual([expect.objectContaining({ severity: 'warning', code: 'amount-ambiguous', field: 'offers.in.mrp' })]);
  });

  test.each([['14.30'], ['0.500'], ['1,499.000'], ['499.0000'], [14.3]])('but not price %j', (price) => {
    expect(findProblems({ 'products/tea/leaf.json': product({ offers: { in: { price, mrp: 20_000 } } }) })).toEqual([]);
  });
});

describe('a SKU that a spreadsheet rounded is told', () => {
  test.each([['8.90E+12'], ['8,9e+12'], ['1E+15']])('%s', (sku) => {
    expect(findProblems({ 'products/tea/other.json': product({ sku }) })).toEqual([
      expect.objectContaining({ severity: 'warning', code: 'sku-rounded', field: 'sku' }),
    ]);
  });

  test.each([['8901234567890'], ['E+12'], ['10E-12'], ['8E12']])('but not %s', (sku) => {
    expect(findProblems({ 'products/tea/other.json': product({ sku }) })).toEqual([]);
  });
});

describe('more than the shop can show', () => {
  test('is left out with a warning when there are nine pictures', () => {
    expect(complainAbout({ images: new Array(9).fill('leaf.png') })).toMatchInlineSnapshot(`
      "
      warning  catalog/products/tea/leaf.json:14:5  images[8]  [too-many-pictures]
        found     "leaf.png"
        expected  at most 8 pictures; there are 9, and the others are not shown

      0 errors, 1 warning
      "
    `);
  });

  test('is left out without a warning when there are three reviews', () => {
    const reviews = new Array(3).fill({ date: '2026-05-02', stars: 5 });
    expect(findProblems({ 'products/tea/leaf.json': product({ reviews }) })).toEqual([]);
  });

  test('is left out with a warning when a size is repeated', () => {
    expect(complainAbout({ sizes: [{ name: 'S' }, { name: 'M' }, { name: 'S' }] })).toMatchInlineSnapshot(`
      "
      warning  catalog/products/tea/leaf.json:25:5  sizes[2]  [size-duplicate]
        found     { "name": "S" }
        expected  each size once; this one is left out

      0 errors, 1 warning
      "
    `);
  });
});
