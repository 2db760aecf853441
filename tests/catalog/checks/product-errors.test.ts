import { describe, expect, test } from 'vitest';
import { category, complain, complainAbout, findProblems, home, product } from '../shop-in-a-folder.ts';

describe('a SKU that another product has is refused', () => {
  test('and the other file is named', () => {
    expect(complain({ 'products/tea/second.json': product() })).toMatchInlineSnapshot(`
      "
      error  catalog/products/tea/second.json:2:10  sku  [sku-duplicate]
        found     the SKU "LEAF" for the second time
        expected  a unique SKU (upper or lower case makes no difference): catalog/products/tea/leaf.json has this one

      1 error, 0 warnings
      "
    `);
  });

  test('also when only the case differs', () => {
    expect(complain({ 'products/tea/second.json': product({ sku: 'leaf' }) })).toMatchInlineSnapshot(`
      "
      error  catalog/products/tea/second.json:2:10  sku  [sku-duplicate]
        found     the SKU "leaf" for the second time
        expected  a unique SKU (upper or lower case makes no difference): catalog/products/tea/leaf.json has this one

      1 error, 0 warnings
      "
    `);
  });

  test('also across categories and shapes', () => {
    const listing = {
      title: 'Mini tea',
      image: 'leaf.png',
      price: '5.00',
      subcategory: 'Mini',
      legal: product()['legal'],
    };
    expect(
      complain({
        'categories/cups.json': category({
          title: 'Cups',
          strip: [{ path: 'mini', title: 'Mini', image: 'leaf.png', subcategory: ['Mini'] }],
          historical: { seller: 'garden' },
        }),
        'products/cups/Leaf.json': listing,
      }),
    ).toMatchInlineSnapshot(`
      "
      error  catalog/products/tea/leaf.json:2:10  sku  [sku-duplicate]
        found     the SKU "LEAF" for the second time
        expected  a unique SKU (upper or lower case makes no difference): catalog/products/cups/Leaf.json has this one

      1 error, 0 warnings
      "
    `);
  });
});

describe('a SKU that has the same form in addresses as another is refused', () => {
  const second = 'products/tea/second.json';

  test('and both are named', () => {
    const first = product({ sku: 'LEAF/25 S' });
    expect(
      complain({
        'home.json': home({
          deal: { title: 'Deal', text: 'A', sku: 'LEAF/25 S', label: 'See' },
          productsForYou: { title: 'For you', skus: ['LEAF/25 S'] },
        }),
        'products/tea/leaf.json': first,
        [second]: product({ sku: 'Leaf 25-S' }),
      }),
    ).toMatchInlineSnapshot(`
      "
      error  catalog/products/tea/second.json:2:10  sku  [sku-duplicate]
        found     the SKU "Leaf 25-S", which is "Leaf-25-S" in addresses
        expected  a SKU with another form in addresses: catalog/products/tea/leaf.json has the SKU "LEAF/25 S", which has the same

      1 error, 0 warnings
      "
    `);
  });

  test('but not when they only look alike', () => {
    expect(
      findProblems({ [second]: product({ sku: 'LEAF 2' }), 'products/tea/third.json': product({ sku: 'पत्ती 2' }) }),
    ).toEqual([]);
  });
});

describe('what a product names must exist', () => {
  test('its seller', () => {
    expect(complainAbout({ seller: 'gardn' })).toMatchInlineSnapshot(`
      "
      error  catalog/products/tea/leaf.json:4:13  seller  [seller-unknown]
        found     "gardn"
        expected  the id of a seller: the name of a file in catalog/sellers
        hint      did you mean "garden"?
        --fix     fixes this

      1 error, 0 warnings
      "
    `);
  });

  test('its categories', () => {
    expect(complainAbout({ categories: ['tea', 'teas'] })).toMatchInlineSnapshot(`
      "
      warning  catalog/products/tea/leaf.json:20:5  categories[1]  [category-unknown]
        found     "teas"
        expected  the id of a category: the name of a file in catalog/categories; this one is left out
        hint      did you mean "tea"?

      0 errors, 1 warning
      "
    `);
  });

  test('the markets of its offers', () => {
    expect(complainAbout({ offers: { im: { price: 90 }, in: { price: 90, mrp: 120 } } })).toMatchInlineSnapshot(`
      "
      warning  catalog/products/tea/leaf.json:9:5  offers.im  [market-unknown]
        found     the key "im"
        expected  the id of a market: the name of a file in catalog/markets; this offer is left out
        hint      did you mean "in"?

      0 errors, 1 warning
      "
    `);
  });

  test('its strip tiles', () => {
    const strip = [{ path: 'green', title: 'Green', image: 'leaf.png' }];
    expect(
      complain({
        'categories/tea.json': category({ strip }),
        'products/tea/leaf.json': product({ tiles: ['green', 'gren'] }),
      }),
    ).toMatchInlineSnapshot(`
      "
      warning  catalog/products/tea/leaf.json:20:5  tiles[1]  [tile-unknown]
        found     "gren"
        expected  the path of a strip tile of one of its categories: green; this one is left out
        hint      did you mean "green"?

      0 errors, 1 warning
      "
    `);
  });

  test('its strip tiles, and says when no category has a strip', () => {
    expect(complainAbout({ tiles: ['green'] })).toMatchInlineSnapshot(`
      "
      warning  catalog/products/tea/leaf.json:19:5  tiles[0]  [tile-unknown]
        found     "green"
        expected  the path of a strip tile of one of its categories (none of them has a strip); this one is left out

      0 errors, 1 warning
      "
    `);
  });

  test('its pictures', () => {
    expect(complainAbout({ images: ['leaf.png', { src: 'laef.png', alt: 'Leaf' }] })).toMatchInlineSnapshot(`
      "
      warning  catalog/products/tea/leaf.json:7:5  images[1]  [picture-missing]
        found     "laef.png"
        expected  a picture below catalog/images (jpg, png, webp, avif, gif or tiff), or an https address; this one is left out
        hint      did you mean "leaf.png"?

      0 errors, 1 warning
      "
    `);
  });

  test('its folder', () => {
    expect(
      complain({ 'products/teaa/leaf.json': product(), 'products/tea/leaf.json': undefined }),
    ).toMatchInlineSnapshot(`
        "
        error  catalog/products/teaa  [category-folder-unknown]
          found     a folder that is not the id of a category
          expected  products in the folder of a category: catalog/products/<category>/<product>.json
          hint      did you mean "tea"?

        1 error, 0 warnings
        "
      `);
  });

  test.each([
    ['in another folder', 'old/leaf.png', 'did you mean "leaf.png"?'],
    ['outside the pictures', '../home.json', undefined],
    ['at an address without a host', 'https://', undefined],
    ['at an address of another kind', 'data:image/png;base64,AAAA', undefined],
    ['as a file that is no picture', 'notes.txt', undefined],
  ])('its picture, not one %s', (_where, source, hint) => {
    const changes = { 'products/tea/leaf.json': product({ images: [source] }), 'images/notes.txt': 'x' };
    const problems = findProblems(changes).filter(({ severity }) => severity === 'error');
    expect(problems).toEqual([expect.objectContaining({ field: 'images[0]', found: JSON.stringify(source) })]);
    expect(problems[0]?.hint).toBe(hint);
  });

  test('but a picture on an image CDN is not checked', () => {
    expect(
      findProblems({ 'products/tea/leaf.json': product({ images: ['https://cdn.example/a.webp?w=512'] }) }),
    ).toEqual([]);
  });
});

describe('fields that must agree are compared', () => {
  test("but the maker's part number is another one than the SKU", () => {
    expect(findProblems({ 'products/tea/leaf.json': product({ mpn: 'LEAF-2' }) })).toEqual([]);
  });

  test.each(['Blue Garden', 'कुटीर उद्योग'])('but the brand %s is not the seller', (brand) => {
    expect(findProblems({ 'products/tea/leaf.json': product({ brand }) })).toEqual([]);
  });
});

test.each([0, 61, 2.5, -3, 'soon'])('a lead time of %j is left out', (leadTimeDays) => {
  expect(findProblems({ 'products/tea/leaf.json': product({ leadTimeDays }) })).toEqual([
    expect.objectContaining({
      severity: 'warning',
      field: 'leadTimeDays',
      expected: 'a whole number of days from 1 to 60; leave it out for what is ready; this is left out',
    }),
  ]);
});

test.each(['clothes', 'Piece', 7])('measurements of %j are left out', (measurementsOf) => {
  const problems = findProblems({ 'products/tea/leaf.json': product({ measurementsOf }) });
  expect(problems).toEqual([
    expect.objectContaining({
      severity: 'warning',
      field: 'measurementsOf',
      expected: 'one of "body", "garment"; this is left out',
    }),
  ]);
});

test.each(['Nan', 'nan', 'NULL', 'undefined', 'None', 'N/A', '-', '---', 'Title'])(
  'the title %j is what an export writes for none',
  (title) => {
    expect(findProblems({ 'products/tea/leaf.json': product({ title }) })).toEqual([
      expect.objectContaining({ severity: 'error', field: 'title', expected: 'the name of the product' }),
    ]);
  },
);
