import { describe, expect, test } from 'vitest';
import { findProblems } from '../shop-in-a-folder.ts';
import { BASE, problemsOf, readRecord } from './read-record.ts';

const structured = (value: object = {}, record: object = {}) => ({
  shopName: 'Green Garden\n4.1\n12,345 Ratings\n340 Followers\n1,208 Products',
  productDetails:
    'Name: Aari Cotton Kurti\nFabric: Cotton\nSleeve Length: Long Sleeves\nNet Quantity (N): 1\nSizes:\nS (Bust Size: 36 in, Size Length: 45 in)\nM (Bust Size: 38 in)\nSoft and light.\nCountry of Origin: China\nMore Information',
  productValue: {
    name: 'Aari Cotton Kurti',
    image: ['leaf.png', 'b.png'],
    sku: 'KUR-1',
    mpn: 'KUR-1',
    brand: 'Green Garden',
    offers: { priceCurrency: 'INR', price: 342, availability: 'InStock', url: 'https://elsewhere.example/kurti/p/1' },
    review: [
      {
        author: { name: 'Meera' },
        datePublished: '2025-11-02 18:20:11',
        reviewBody: 'खुशबू 🌿',
        reviewRating: { bestRating: 5, worstRating: 1, ratingValue: 5 },
      },
      {
        author: { name: '' },
        datePublished: '2025-11-03 08:00:00',
        reviewBody: '',
        reviewRating: { ratingValue: '4' },
      },
    ],
    aggregateRating: { ratingValue: 4.1, reviewCount: '27,969' },
    ...value,
  },
  category: 'mainPage',
  ...record,
});

const canonical = {
  sku: 'KUR-1',
  title: 'Aari Cotton Kurti',
  seller: 'garden',
  brand: 'Green Garden',
  description: 'Soft and light.',
  images: ['leaf.png', 'b.png'],
  offers: { in: { price: 342 } },
  attributes: { Fabric: 'Cotton', 'Sleeve Length': 'Long Sleeves' },
  sizes: [
    { name: 'S', measurements: { Bust: '36 in', 'Size Length': '45 in' } },
    { name: 'M', measurements: { Bust: '38 in' } },
  ],
  rating: { value: 4.1, count: 27969 },
  reviews: [
    { author: 'Meera', date: '2025-11-02 18:20:11', text: 'खुशबू 🌿', stars: 5 },
    { date: '2025-11-03 08:00:00', stars: 4 },
  ],
  legal: { countryOfOrigin: 'China', netQuantity: '1 N' },
};

describe('the schema.org-like shape', () => {
  test('makes the same product as a canonical file', () => {
    expect(readRecord(structured())).toEqual(readRecord(canonical));
  });

  test.each<[string, object, object]>([
    ['one picture as a text', { image: 'leaf.png' }, { images: ['leaf.png'] }],
    ['the brand as an object', { brand: { '@type': 'Brand', name: 'Green Garden' } }, {}],
    ['the seller in other capitals', { brand: 'GREEN  GARDEN' }, {}],
    ['no mpn', { mpn: undefined }, {}],
    ['keys of JSON-LD', { '@type': 'Product', '@context': 'https://schema.org' }, {}],
    ['a barcode', { gtin13: '8904000210037' }, { gtin: '8904000210037' }],
    ['its colour', { color: 'Indigo' }, { colour: 'Indigo' }],
    ['its weight', { weight: '250gm' }, { weight: '250 g' }],
    [
      'its weight as an object',
      { weight: { '@type': 'QuantitativeValue', value: 1.2, unitCode: 'KGM' } },
      { weight: '1.2 kg' },
    ],
    [
      'its material',
      { material: ['Cotton', 'Silk'] },
      { attributes: { ...canonical.attributes, Material: 'Cotton, Silk' } },
    ],
    [
      'an MRP',
      { offers: { priceCurrency: 'INR', price: 342, mrp: '₹1,299' } },
      { offers: { in: { price: 342, mrp: 1299 } } },
    ],
    [
      'the number of ratings alone',
      { aggregateRating: { ratingValue: 4.1, ratingCount: 12 } },
      { rating: { value: 4.1, count: 12 } },
    ],
    [
      'a rating on another scale, which is not shown',
      { aggregateRating: { ratingValue: 4.1, reviewCount: 12, bestRating: 10 } },
      { rating: undefined },
    ],
    ['a description beside that of its text', { description: 'Fresh.' }, { description: 'Fresh.\nSoft and light.' }],
    ['its description twice', { description: 'Very soft and light!' }, { description: 'Very soft and light!' }],
    [
      'no review and no rating',
      { review: undefined, aggregateRating: undefined },
      { reviews: undefined, rating: undefined },
    ],
    [
      'authors as texts and as nothing',
      {
        review: [
          { author: 'Meera', datePublished: '2025-11-02', reviewRating: { ratingValue: 3 } },
          { datePublished: '2025-11-02', reviewRating: { ratingValue: 3 } },
        ],
      },
      {
        reviews: [
          { author: 'Meera', date: '2025-11-02', stars: 3 },
          { author: 'Shopper', date: '2025-11-02', stars: 3 },
        ],
      },
    ],
    ['a rating as a text', { aggregateRating: { ratingValue: '4.1', reviewCount: 27969 } }, {}],
    ['no picture', { image: undefined }, { images: [] }],
    [
      'reviews without a date or stars',
      { review: [{ reviewBody: 'Good' }, { reviewRating: { ratingValue: 3 } }] },
      { reviews: [{ text: 'Good' }, { stars: 3 }] },
    ],
    ['its price as a text', { offers: { priceCurrency: 'INR', price: '₹342.00' } }, {}],
    [
      'a price with thousands',
      { offers: { priceCurrency: 'INR', price: 'Rs\n1,42,999' } },
      { offers: { in: { price: 142999 } } },
    ],
    [
      'an address of schema.org as availability',
      { offers: { priceCurrency: 'INR', price: 342, availability: 'https://schema.org/InStock' } },
      {},
    ],
    [
      'OutOfStock',
      { offers: { priceCurrency: 'INR', price: 342, availability: 'http://schema.org/OutOfStock' } },
      { availability: 'sold out' },
    ],
  ])('may have %s', (_what, value, fields) => {
    expect(readRecord(structured(value))).toEqual(readRecord({ ...canonical, ...fields }));
  });

  test.each([{ leadTimeDays: 12 }, { measurementsOf: 'body' }])('may have %j', (more) => {
    expect(readRecord(structured({}, more))).toEqual(readRecord({ ...canonical, ...more }));
  });

  test.each([
    ['mainPage', true],
    [undefined, true],
    ['otherPage', false],
  ])('of the category %s stands on the main page: %s', (name, isOn) => {
    expect(readRecord(structured({}, { category: name }))).toMatchObject({ onMainPage: isOn });
  });

  test('in dirhams is sold in the market of that currency', () => {
    const record = structured({ offers: { priceCurrency: 'AED', price: '17.50' } });
    expect(readRecord(record, 'ae-tea')).toMatchObject({ offers: { ae: { priceMinor: 1750 } } });
  });

  test('does not use the address in a record', () => {
    expect(JSON.stringify(readRecord(structured()))).not.toContain('elsewhere.example');
  });

  test.each<[string, object, object]>([
    [
      'an unknown seller',
      { brand: 'Grean Garden' },
      { field: 'productValue.brand', expected: 'the name of a seller in catalog/sellers' },
    ],
    [
      'an unknown currency',
      { offers: { priceCurrency: 'INRR', price: 5 } },
      { field: 'productValue.offers.priceCurrency', found: '"INRR"' },
    ],
    [
      'an unknown availability',
      { offers: { priceCurrency: 'INR', price: 5, availability: 'Perhaps' } },
      { field: 'productValue.offers.availability', found: '"Perhaps"' },
    ],
    ['another mpn', { mpn: 'KUR-2' }, { field: 'productValue.mpn', found: '"KUR-2"' }],
    [
      'a price of 0',
      { offers: { priceCurrency: 'INR', price: 0 } },
      { field: 'productValue.offers.price', expected: 'a price above 0' },
    ],
    ['a missing picture', { image: ['leaf.png', 'none.png'] }, { field: 'productValue.image[1]', found: '"none.png"' }],
    ['a blank SKU', { sku: '' }, { field: 'productValue.sku' }],
  ])('tells of %s, and the place in its file is shown', (_reason, value, problem) => {
    expect(problemsOf(structured(value))).toContainEqual(expect.objectContaining(problem));
  });

  test.each<[string, object, object, object]>([
    [
      'nine pictures',
      { image: new Array(9).fill('leaf.png') },
      { pictures: { length: 8 } },
      { field: 'productValue.image[8]', expected: 'at most 8 pictures; there are 9, and the others are not shown' },
    ],
    [
      'a word for a rating',
      { aggregateRating: { ratingValue: 'Get', reviewCount: 5 } },
      { reviews: { length: 2 } },
      { field: 'productValue.aggregateRating.ratingValue', found: '"Get"' },
    ],
    [
      'a rating of two decimals',
      { aggregateRating: { ratingValue: 4.17, reviewCount: 5 } },
      { rating: { value: 4.2, count: 5 } },
      { expected: 'a rating with at most one decimal; this one is shown as 4.2' },
    ],
  ])('with %s is sold with a warning', (_what, value, product, problem) => {
    expect(readRecord(structured(value))).toMatchObject(product);
    expect(findProblems({ ...BASE, 'products/tea/x.json': structured(value) })).toContainEqual(
      expect.objectContaining({ severity: 'warning', ...problem }),
    );
  });

  test('shows all of several errors', () => {
    const record = structured({
      brand: 'Nobody',
      mpn: 'X',
      image: 'none.png',
      offers: { priceCurrency: 'XYZ', price: 5, availability: 'Perhaps' },
    });
    expect(problemsOf(record).map(({ field }) => field)).toEqual(
      expect.arrayContaining([
        'productValue.offers.priceCurrency',
        'productValue.brand',
        'productValue.offers.availability',
        'productValue.image[0]',
        'productValue.mpn',
      ]),
    );
  });

  test('whose text has something that is not read gives a warning with its line', () => {
    const record = structured({}, { productDetails: 'Net Quantity (N): Single\nSizes: S, up to a waist of 40 inches' });
    expect(readRecord(record)).toMatchObject({
      sizes: [{ name: 'S' }],
      declarations: { netQuantity: { value: 1, unit: 'N', text: '1 N' } },
    });
    const problems = findProblems({ ...BASE, 'products/tea/x.json': record });
    expect(problems).toContainEqual(
      expect.objectContaining({
        severity: 'warning',
        line: 3,
        field: 'productDetails',
        found: '"up to a waist of 40 inches"',
      }),
    );
  });

  test('with a rating above 5 in shopName gives a warning', () => {
    const problems = findProblems({
      ...BASE,
      'products/tea/x.json': structured({}, { shopName: 'Green Garden\n5.9' }),
    });
    expect(problems).toContainEqual(expect.objectContaining({ severity: 'warning', field: 'shopName' }));
  });

  test('whose shopName is another seller gives a warning', () => {
    const problems = findProblems({ ...BASE, 'products/tea/x.json': structured({}, { shopName: 'Blue Garden\n4.1' }) });
    expect(problems).toContainEqual(expect.objectContaining({ severity: 'warning', field: 'shopName' }));
  });
});
