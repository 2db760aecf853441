import { describe, expect, test } from 'vitest';
import {
  category,
  complain,
  complainAbout,
  findProblems,
  home,
  market,
  page,
  product,
  seller,
  store,
} from '../shop-in-a-folder.ts';

const problemsOf = (fields: Record<string, unknown>) => findProblems({ 'products/tea/leaf.json': product(fields) });

describe('an unknown key', () => {
  test('is shown with the nearest known key', () => {
    expect(complainAbout({ descripton: 'Fresh' })).toMatchInlineSnapshot(`
      "
      error  catalog/products/tea/leaf.json:18:3  descripton  [unknown-key]
        found     the key "descripton"
        expected  one of the keys $schema, sku, title, slug, seller, brand, categories, tiles, mainPage, draft, publishFrom, publishUntil, description, seo, details, features, attributes, images, pictureShape, video, imageMode, offers, availability, stock, leadTimeDays, sizes, measurementsOf, options, variants, weight, gtin, mpn, colour, colourSiblings, goesWith, tags, rating, reviews, legal, translations, titleHi, descriptionHi
        hint      did you mean "description"?
        --fix     fixes this

      1 error, 0 warnings
      "
    `);
  });

  test('is shown inside an object', () => {
    expect(complainAbout({ sizes: [{ name: 'S', availabilty: 'sold out' }] })).toMatchInlineSnapshot(`
      "
      warning  catalog/products/tea/leaf.json:21:7  sizes[0].availabilty  [unknown-key]
        found     the key "availabilty"
        expected  one of the keys name, label, availability, stock, measurements; this key is left out
        hint      did you mean "availability"?
        --fix     fixes this

      0 errors, 1 warning
      "
    `);
  });

  test('is shown without a suggestion when none is near', () => {
    expect(complain({ 'sellers/garden.json': seller({ zodiac: 'Leo' }) })).toMatchInlineSnapshot(`
      "
      error  catalog/sellers/garden.json:12:3  zodiac  [unknown-key]
        found     the key "zodiac"
        expected  one of the keys $schema, name, legalName, about, address, care, gstin, trn, rating, ratings, since, followers, products, legal, translations

      1 error, 0 warnings
      "
    `);
  });

  test('may be "$schema", with which editors complete keys', () => {
    expect(problemsOf({ $schema: '../../product.schema.json' })).toEqual([]);
  });
});

describe('a field', () => {
  test('of the wrong type is shown with its value', () => {
    expect(complainAbout({ title: 5 })).toMatchInlineSnapshot(`
      "
      error  catalog/products/tea/leaf.json:3:12  title  [title-wrong-type]
        found     5
        expected  a text in double quotes

      1 error, 0 warnings
      "
    `);
  });

  test('that is missing is shown at the object that lacks it', () => {
    expect(complainAbout({ seller: undefined })).toMatchInlineSnapshot(`
      "
      error  catalog/products/tea/leaf.json:1:1  seller  [seller-missing]
        found     nothing: the field is missing
        expected  an id: the name of a file without .json

      1 error, 0 warnings
      "
    `);
  });

  test('that is missing deep inside is shown at the nearest object that exists', () => {
    expect(complainAbout({ images: [{ src: 'leaf.png' }, { alt: 'Leaf' }] })).toMatchInlineSnapshot(`
      "
      warning  catalog/products/tea/leaf.json:9:5  images[1].src  [src-missing]
        found     nothing: the field is missing
        expected  a text in double quotes; this entry is left out

      0 errors, 1 warning
      "
    `);
  });

  test('with a fixed set of words is shown with the nearest of them', () => {
    const promises = [{ title: 'Fresh', text: 'On the day', icon: 'trukc', href: '/help' }];
    expect(complain({ 'store.json': store({ promises }) })).toMatchInlineSnapshot(`
      "
      error  catalog/store.json:34:15  promises[0].icon  [icon-invalid]
        found     "trukc"
        expected  one of "truck", "cash", "return", "refund", "support", "tag", "shield"
        hint      did you mean "truck"?
        --fix     fixes this

      1 error, 0 warnings
      "
    `);
  });

  test('with several shapes is checked against the one that was meant', () => {
    const body = [{ table: { caption: 'Fees', head: ['Fee'], rows: [] } }, { note: 5 }, { nte: 'Write to us' }];
    const sections = [{ id: 'fees', title: 'Fees', body }];
    expect(complain({ 'pages/help.json': page({ sections }) })).toMatchInlineSnapshot(`
      "
      error  catalog/pages/help.json:20:21  sections[0].body[0].table.rows  [rows-too-few]
        found     []
        expected  a list of at least 1

      error  catalog/pages/help.json:24:19  sections[0].body[1].note  [note-wrong-type]
        found     5
        expected  a text in double quotes

      error  catalog/pages/help.json:26:9  sections[0].body[2]  [body-invalid]
        found     { "nte": "Write to us" }
        expected  a text, or an object with one of the keys list, steps, note, table, questions

      3 errors, 0 warnings
      "
    `);
  });

  test('with a long value is shown with its beginning', () => {
    expect(complainAbout({ sku: 'x'.repeat(200) })).toMatchInlineSnapshot(`
      "
      error  catalog/products/tea/leaf.json:2:10  sku  [sku-invalid]
        found     "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...
        expected  a SKU of 1 to 100 characters without < and >

      1 error, 0 warnings
      "
    `);
  });

  test('is shown in the line and column of the file as it is written', () => {
    const text = '{\r\n\t"title": "Tea 😀",\r\n\t"description": "क", "nav": "one"\r\n}';
    expect(findProblems({ 'categories/tea.json': text })).toEqual([
      expect.objectContaining({ line: 3, column: 29, field: 'nav', found: '"one"' }),
    ]);
  });
});

describe('a product is told of', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['without a word in its title', { title: ' \u200b ' }, 'a text that is not empty'],
    ['with a title of more than 500 characters', { title: 'x'.repeat(501) }, 'at most 500 characters'],
    [
      'with Latin letters for its Hindi title',
      { translations: { hi: { title: 'Patti chai' } } },
      'a text in Hindi, in Devanagari letters',
    ],
    ['with an empty Hindi title', { translations: { hi: { title: ' ' } } }, 'a text that is not empty'],
    [
      'with a Hindi title of more than 120 characters',
      { translations: { hi: { title: 'च'.repeat(121) } } },
      'at most 120 characters',
    ],
    [
      'with English for its Hindi description',
      { translations: { hi: { description: 'Fresh.' } } },
      'a text in Hindi, in Devanagari letters',
    ],
    [
      'with a Hindi description of 1,001 characters',
      { translations: { hi: { description: 'च'.repeat(1001) } } },
      'at most 1000 characters',
    ],
    ['with English among its translations', { translations: { en: { title: 'Tea' } } }, 'a language tag such as "hi"'],
    ['with Latin letters for its Tamil title', { translations: { ta: { title: 'Tea' } } }, 'a text in Tamil'],
    ['with a blank SKU', { sku: '' }, 'a SKU of 1 to 100 characters: the code that tells this product'],
    ['with a SKU of 101 characters', { sku: 'A'.repeat(101) }, 'a SKU of 1 to 100 characters'],
    ['with a SKU that can be no key', { sku: '__proto__' }, 'another SKU'],
    ['with a SKU that is a number', { sku: 1204 }, 'a SKU in double quotes'],
    ['with one picture outside a list', { images: 'leaf.png' }, 'a list [ ... ]'],
    ['with a picture that is a number', { images: [5] }, 'a picture: "folder/file.webp" or'],
    ['with a picture without an address', { images: [{ alt: 'Leaf' }] }, 'a text in double quotes'],
    ['with a slug that is no part of an address', { slug: 'a/b' }, 'a part of an address'],
    ['with a slug of figures alone', { slug: '2' }, 'a part of an address'],
    ['with a rating that is a list', { rating: { value: [4], count: 5 } }, 'a number such as 4.3'],
    ['with a stock below 0', { stock: -1 }, 'a whole number from 0'],
    ['with a stock of half a piece', { stock: 2.5 }, 'a whole number such as 1204'],
    ['with a draft in words', { draft: 'yes' }, 'true or false'],
    ['published from a day that never comes', { publishFrom: '2026-13-01' }, 'a day or a time in India'],
    ['published until a time in another country', { publishUntil: '2026-12-01T09:00Z' }, 'a day or a time in India'],
    [
      'published until the time from which it is',
      { publishFrom: '2026-12-01', publishUntil: '2026-12-01 00:00' },
      'a time after publishFrom, 2026-12-01',
    ],
    ['with an availability in other words', { availability: 'InStock' }, '"in stock", "sold out", or a day'],
    [
      'with an availability from a day that never comes',
      { availability: '2026-13-01' },
      '"in stock", "sold out", or a day',
    ],
    [
      'with a telephone number in words',
      { legal: { consumerCare: { phone: 'call us', email: 'a@b.example' } } },
      'a telephone number',
    ],
    [
      'with an e-mail address without its sign',
      { legal: { consumerCare: { phone: '+91 12345 00001', email: 'a' } } },
      'an e-mail address',
    ],
    ['with a price that is true', { offers: { in: { price: true } } }, 'an amount such as 499'],
    ['with offers in a list', { offers: [{ price: 5 }] }, 'offers by market'],
    ['with an attribute that is a list', { attributes: { Fabric: ['Cotton'] } }, 'a text such as "Cotton"'],
  ])('%s', (_reason, fields, expected) => {
    const problems = problemsOf(fields);
    // Only an optional field is left out with a warning.
    expect(problems[0]).toMatchObject({ expected: expect.stringContaining(expected) });
    const isRequired = Object.keys(fields).some((key) => /^(?:title|sku|offers|publish)/.test(key));
    expect(problems[0]?.severity).toBe(isRequired ? 'error' : 'warning');
    if (!isRequired) expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

describe('another file is refused', () => {
  test.each<[string, string, Record<string, unknown>, string]>([
    ['a category with no product on a page', 'categories/tea.json', category({ pageSize: 0 }), 'a whole number from 1'],
    ['a category before the first of the header', 'categories/tea.json', category({ nav: 0 }), 'a whole number from 1'],
    [
      'a category with a long label',
      'categories/tea.json',
      category({ label: 'x'.repeat(25) }),
      'at most 24 characters',
    ],
    ['a market with a currency in words', 'markets/in.json', market({ currency: 'Rupees' }), 'an ISO 4217 currency'],
    [
      'a market with one day of delivery',
      'markets/in.json',
      market({ delivery: { fee: 0, days: [5], daysMean: 'delivery' } }),
      'two whole numbers of business days',
    ],
    ['a seller with half a GSTIN', 'sellers/garden.json', seller({ gstin: '27AABCU1234' }), 'a GSTIN of 15 characters'],
    ['a shop without a way to order', 'store.json', store({ orderChannel: {} }), 'orders need one of them'],
    [
      'a shop with a colour in words',
      'store.json',
      store({ colours: { brand: 'red', brandDark: '#ffffff', accent: '#000000' } }),
      'a colour such as "#b3123f"',
    ],
    [
      'a shop at an address of another kind',
      'store.json',
      store({ siteUrl: 'ftp://hill.example' }),
      'an address such as "https',
    ],
    ['a home page without a slide', 'home.json', home({ hero: [] }), 'a list of at least 1'],
    [
      'a home page that links elsewhere',
      'home.json',
      home({
        memberGifts: {
          image: 'leaf.png',
          title: 'a',
          text: 'b',
          note: 'c',
          label: 'd',
          href: 'https://elsewhere.example',
        },
      }),
      'the address of a page of this shop',
    ],
    [
      'a home page that links elsewhere without a scheme',
      'home.json',
      home({
        memberGifts: { image: 'leaf.png', title: 'a', text: 'b', note: 'c', label: 'd', href: '//elsewhere.example' },
      }),
      'the address of a page of this shop',
    ],
    ['redirects in a list', 'redirects.json', { '/a': ['/help'] }, 'the address of a page of this shop'],
    [
      'a redirect from an address with a space',
      'redirects.json',
      { '/a b': '/help' },
      'the address of a page of this shop',
    ],
  ])('%s', (_reason, path, content, expected) => {
    const problems = findProblems({ [path]: content });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ severity: 'error', expected: expect.stringContaining(expected) });
  });

  test.each(['/../evil', '/help/', '//help', '/a//b', '/help#x', '/a.html', 'help', '/', '/tea/2', '/a/./b'])(
    'a page at the address %s',
    (path) => {
      expect(findProblems({ 'pages/more.json': page({ path }) })).toEqual([
        expect.objectContaining({
          field: 'path',
          expected: expect.stringContaining('an address such as "/return-refund"'),
        }),
      ]);
    },
  );
});
