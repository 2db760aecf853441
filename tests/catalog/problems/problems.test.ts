import { describe, expect, test } from 'vitest';
import { CatalogError, type Problem, suggest } from '../../../src/catalog/problems/problems.ts';
import {
  category,
  complain,
  type Files,
  findProblems,
  formatProblems,
  loadShop,
  market,
  page,
  product,
  seller,
} from '../shop-in-a-folder.ts';

const warningsOf = (changes: Files) => {
  const problems = findProblems(changes);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return problems;
};

describe('all problems', () => {
  test('of all files are shown at once, in the order of files and lines', () => {
    expect(
      complain({
        'categories/cups.json': '{ "title": "Cups" "description": "Cups." }',
        'products/tea/leaf.json': product({ seller: 'gardn' }),
        'products/tea/second.json': product({ sku: 'B', titel: 'x', rating: { value: 9, count: 1 } }),
        'products/tea/third.json': product({ sku: 'C', images: ['no.png', 'none.png'], title: 'Tea...' }),
        'sellers/garden.json': seller({ care: { phone: '?', email: 'care@garden.example' } }),
        'pages/help.json': page({ next: { label: 'On', href: '/on' } }),
        'redirects.json': { '/a': '/b' },
      }),
    ).toMatchInlineSnapshot(`
      "
      error  catalog/categories/cups.json:1:19  [json-syntax]
        found     "description": "Cups." }
        expected  a comma before this

      error  catalog/pages/help.json:20:13  next.href  [link-broken]
        found     "/on"
        expected  the address of a page of this shop

      error  catalog/products/tea/leaf.json:4:13  seller  [seller-unknown]
        found     "gardn"
        expected  the id of a seller: the name of a file in catalog/sellers
        hint      did you mean "garden"?
        --fix     fixes this

      error  catalog/products/tea/second.json:18:3  titel  [unknown-key]
        found     the key "titel"
        expected  one of the keys $schema, sku, title, slug, seller, brand, categories, tiles, mainPage, draft, publishFrom, publishUntil, description, seo, details, features, attributes, images, pictureShape, video, imageMode, offers, availability, stock, leadTimeDays, sizes, measurementsOf, options, variants, weight, gtin, mpn, colour, colourSiblings, goesWith, tags, rating, reviews, legal, translations, titleHi, descriptionHi
        hint      did you mean "title"?

      warning  catalog/products/tea/second.json:20:14  rating.value  [rating-unreadable]
        found     9
        expected  a rating from 1 to 5 such as 4.3; this one is not shown

      error  catalog/products/tea/third.json:6:5  images[0]  [picture-missing]
        found     "no.png"
        expected  a picture below catalog/images (jpg, png, webp, avif, gif or tiff), or an https address

      error  catalog/products/tea/third.json:7:5  images[1]  [picture-missing]
        found     "none.png"
        expected  a picture below catalog/images (jpg, png, webp, avif, gif or tiff), or an https address

      warning  catalog/products/tea/third.json:3:12  title  [title-cut]
        found     "Tea..."
        expected  the full title: this one was cut off

      error  catalog/redirects.json:2:9  /a  [link-broken]
        found     "/b"
        expected  the address of a page of this shop
        hint      did you mean "/"?

      error  catalog/sellers/garden.json:5:14  care.phone  [care-phone-invalid]
        found     "?"
        expected  a telephone number such as "+91 12345 00001"

      8 errors, 2 warnings in 7 files
      "
    `);
  });

  test('are thrown as one error that lists them', () => {
    expect(() => loadShop({ 'redirects.json': '{' })).toThrow(CatalogError);
    expect(() => loadShop({ 'redirects.json': '{' })).toThrow(/catalog\/redirects\.json:1:2/);
  });

  test('that are errors keep warnings beside them', () => {
    const problems = findProblems({ 'redirects.json': '{', 'products/tea/leaf.json': product({ title: 'Tea…' }) });
    expect(problems.map(({ severity }) => severity).sort()).toEqual(['error', 'warning']);
  });

  test('have a place in the file, counted from 1', () => {
    const problem: Problem = {
      code: 'price-zero',
      severity: 'error',
      file: 'a.json',
      line: 2,
      column: 5,
      field: 'b',
      found: 'c',
      expected: 'd',
    };
    expect(formatProblems([problem, { ...problem, line: 0, field: '', hint: 'e', severity: 'warning' }])).toBe(
      [
        'error  a.json:2:5  b  [price-zero]',
        '  found     c',
        '  expected  d',
        '',
        'warning  a.json  [price-zero]',
        '  found     c',
        '  expected  d',
        '  hint      e',
        '',
        '1 error, 1 warning',
      ].join('\n'),
    );
  });
});

describe('the nearest valid value', () => {
  test.each([
    ['kurti', ['kurta', 'saree'], 'kurta'],
    ['Womenkurta', ['Womenkurtha', 'WomensTop'], 'Womenkurtha'],
    ['WOMENKURTHA', ['womenFashion', 'Womenkurtha'], 'Womenkurtha'],
    ['tilte', ['title', 'tiles'], 'title'],
    ['offer', ['offers'], 'offers'],
    ['im', ['ae', 'in'], 'in'],
  ])('of %s among %j is %s', (value, candidates, near) => {
    expect(suggest(value, candidates)).toBe(`did you mean ${JSON.stringify(near)}?`);
  });

  test.each([
    ['cake', ['kurta', 'saree']],
    ['in', ['ae', 'us']],
    ['x', []],
    ['', ['kurta']],
  ])('of %j among %j is none', (value, candidates) => {
    expect(suggest(value, candidates)).toBeUndefined();
  });
});

describe('a warning', () => {
  test.each<[string, Record<string, unknown>, string, string]>([
    ['a title that was cut with three dots', { title: 'Cotton Printed Ku...' }, 'title', 'the full title'],
    ['a title that was cut with an ellipsis', { title: 'Cotton Printed Ku…' }, 'title', 'the full title'],
    ['a title too long for feeds', { title: `Tea ${'x'.repeat(147)}` }, 'title', 'at most 150 characters'],
    ['an attribute without a value', { attributes: { Fabric: '' } }, 'attributes.Fabric', 'a name and a value'],
    ['an attribute that is nil', { attributes: { Fabric: null } }, 'attributes.Fabric', 'a name and a value'],
    ['an attribute that says nil', { attributes: { Fabric: 'nil' } }, 'attributes.Fabric', 'a name and a value'],
    ['an attribute without a name', { attributes: { '': 'Cotton' } }, 'attributes.', 'a name and a value'],
    ['no generic name', { legal: { netQuantity: '1 N' } }, 'legal.genericName', 'the common name'],
    ['no net quantity', { legal: { genericName: 'Tea' } }, 'legal.netQuantity', 'a net quantity'],
    [
      'a net quantity of an unknown unit',
      { legal: { genericName: 'Tea', netQuantity: '3 heaps' } },
      'legal.netQuantity',
      'a net quantity',
    ],
    [
      'an import without its importer',
      { legal: { genericName: 'Tea', netQuantity: '1 N', countryOfOrigin: 'China' } },
      'legal.importer',
      'name and address of the importer',
    ],
    [
      'a colour sibling that does not exist',
      { colourSiblings: ['LAEF', 'RED'] },
      'colourSiblings[0]',
      'the SKU of a product',
    ],
  ])('%s', (_oddity, fields, field, expected) => {
    const problems = warningsOf({ 'products/tea/leaf.json': product(fields) });
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]).toMatchObject({
      file: 'catalog/products/tea/leaf.json',
      field,
      expected: expect.stringContaining(expected),
    });
  });

  test('no country of origin, neither of the product nor of its seller', () => {
    expect(warningsOf({ 'sellers/garden.json': seller({ legal: undefined }) })).toEqual([
      expect.objectContaining({ file: 'catalog/products/tea/leaf.json', field: 'legal.countryOfOrigin' }),
    ]);
  });

  test('a category without a product', () => {
    expect(warningsOf({ 'categories/cups.json': category() })).toEqual([
      expect.objectContaining({ file: 'catalog/categories/cups.json', found: 'a category without a product' }),
    ]);
  });

  test('an import with its importer is none', () => {
    const importer = { name: 'Port Traders', address: '2 Port Road, Kochi 682001' };
    const legal = { genericName: 'Tea', netQuantity: '1 N', countryOfOrigin: 'China', importer };
    expect(warningsOf({ 'products/tea/leaf.json': product({ legal }) })).toEqual([]);
  });

  test('an import of a shop in another country is none of Indian law', () => {
    const legal = { genericName: 'Tea', netQuantity: '1 N', countryOfOrigin: 'China' };
    expect(
      warningsOf({ 'products/tea/leaf.json': product({ legal }), 'markets/in.json': market({ country: 'AE' }) }),
    ).toEqual([]);
  });

  test('a colour sibling that exists is none', () => {
    const changes = { 'products/tea/b.json': product({ sku: 'B', colourSiblings: ['LEAF'] }) };
    expect(warningsOf(changes)).toEqual([]);
  });

  test('a title of 150 characters is none', () => {
    expect(warningsOf({ 'products/tea/leaf.json': product({ title: 'x'.repeat(150) }) })).toEqual([]);
  });
});
