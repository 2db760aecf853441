import { describe, expect, test } from 'vitest';
import { makeCards, makeMini } from '../../../src/views/parts/card.ts';
import { makeProductView, type ProductView } from '../../../src/views/product/product.ts';
import { openSite } from '../../catalog/open-site.ts';
import { category, type Files, market, product, store } from '../../catalog/shop-in-a-folder.ts';
import { asRead } from '../../support/as-read.ts';

const WITHOUT_PICTURE = { images: undefined };

/** The page and the card of a product with these fields, which has no picture. */
function show(fields: Record<string, unknown>, changes: Files = {}) {
  const site = openSite({ 'products/tea/b.json': product({ sku: 'B', ...WITHOUT_PICTURE, ...fields }), ...changes });
  const made = site.catalog.products.get('B');
  if (!made) throw new Error('The product is not published.');
  const [card] = asRead(makeCards(site, [made], site.defaultMarket));
  const makePage = () => asRead(makeProductView({ ...site, pictures: PICTURES }, made, site.defaultMarket));
  return { card, makePage, mini: makeMini(site, made, site.defaultMarket) };
}
/** The page names similar products, whose pictures must be there. */
const PICTURES = new Map([['leaf.png', { digest: '0123456789ab', widths: [256] }]]);
const page = (fields: Record<string, unknown>, changes: Files = {}): ProductView => show(fields, changes).makePage();

test('texts for search engines stand in place of title and description in the head, and nowhere else', () => {
  const seo = { title: 'Assam tea online', description: 'Leaf tea by post.' };
  const { head, title } = page({ seo });
  expect(head.title).toContain('Assam tea online');
  expect(head.description).toBe('Leaf tea by post.');
  expect(title).toBe(page({}).title);
});

test('its Hindi text is shown beside English where the market has no pages in Hindi', () => {
  const translations = { hi: { title: 'पत्ती चाय' } };
  const titleIn = (fields: Record<string, unknown>) =>
    page({ translations }, { 'markets/in.json': market(fields) }).titleHi;
  expect(titleIn({})).toBe('पत्ती चाय');
  expect(titleIn({ languages: ['ta'] })).toBe('पत्ती चाय');
  expect(titleIn({ languages: ['hi'] })).toBeUndefined();
  expect(titleIn({ country: 'AE' }), 'another country reads English').toBeUndefined();
});

test('names of details are in sentence case where they are in title case', () => {
  const names = ['Sleeve Length', 'Number of Pieces', 'USB Ports', 'Vitamin A', 'Works with Alexa', 'बाँह की Length'];
  const attributes = Object.fromEntries(names.map((name) => [name, 'Long Enough']));
  expect(page({ attributes }).sections.attributes).toEqual(
    ['Sleeve length', 'Number of pieces', 'USB ports', 'Vitamin A', 'Works with Alexa', 'बाँह की length'].map((name) => [
      name,
      'Long Enough',
    ]),
  );
});

describe('a product without a picture', () => {
  const generic = { src: '/no-picture/generic.svg', width: 256, height: 256 };

  test('has a drawing that says so on its card, in small lists and on its page', () => {
    const { card, mini } = show({});
    expect(card?.picture).toEqual(generic);
    expect(mini.image).toEqual(generic);
    expect(page({}).gallery).toEqual([{ alt: 'No picture', image: generic, thumbnail: generic }]);
  });

  test('has no picture for search engines, and the one of the shop for chats', () => {
    const { head } = page({});
    expect(head).not.toHaveProperty('image');
    expect(JSON.parse(head.jsonLd?.[0] ?? '')).not.toHaveProperty('image');
  });

  const kids = category({ placeholder: 'kids' });
  test.each<[string, Record<string, unknown>, Files, string]>([
    ['its category', {}, { 'categories/tea.json': kids }, 'kids'],
    [
      'the parent of its category',
      {},
      { 'categories/tea.json': category({ parent: 'all' }), 'categories/all.json': kids },
      'kids',
    ],
    ['another of its categories', { categories: ['toys'] }, { 'categories/toys.json': kids }, 'kids'],
    [
      'the first of its categories',
      { categories: ['toys'] },
      {
        'categories/tea.json': category({ placeholder: 'beauty' }),
        'categories/toys.json': kids,
      },
      'beauty',
    ],
  ])('has the drawing of %s', (_whose, fields, changes, kind) => {
    expect(show(fields, changes).card?.picture?.src).toBe(`/no-picture/${kind}.svg`);
  });
});

describe('the brand', () => {
  test('is shown on page and card', () => {
    expect([page({ brand: 'Hill Leaf' }).brand, show({ brand: 'Hill Leaf' }).card?.brand]).toEqual([
      'Hill Leaf',
      'Hill Leaf',
    ]);
  });

  test('is not repeated on a card whose title begins with it', () => {
    const { card } = show({ brand: 'Hill Leaf', title: 'HILL LEAF green tea' });
    expect(card).not.toHaveProperty('brand');
  });

  test('is not shown where it is the seller', () => {
    expect(page({ brand: 'GREEN GARDEN' })).not.toHaveProperty('brand');
  });
});

describe('a counted stock', () => {
  test.each([
    [5, 'Only 5 left'],
    [1, 'Only 1 left'],
    [6, undefined],
    [undefined, undefined],
  ])('of %s is shown as %s', (stock, left) => {
    expect(page({ stock }).left).toBe(left);
  });

  test('of 0 is sold out', () => {
    expect(page({ stock: 0 })).toMatchObject({ availability: 'Sold out' });
    expect(page({ stock: 0 })).not.toHaveProperty('left');
  });

  test('of a size is shown with it', () => {
    const sizes = [
      { name: 'S', stock: 2 },
      { name: 'M', stock: 0 },
      { name: 'L', stock: 40 },
    ];
    expect(page({ sizes }).add.sizes.map(({ state }) => state)).toEqual(['Only 2 left', 'Sold out', undefined]);
  });
});

describe('the MRP', () => {
  const rowsOf = (fields: Record<string, unknown>) => new Map(page(fields).declarations.rows);

  test('is declared where the data has one', () => {
    const rows = rowsOf({ offers: { in: { price: 90, mrp: 120 } } });
    expect(rows.get('MRP, all taxes included')).toBe('₹120');
    expect(rows.has('Price, all taxes included')).toBe(false);
  });

  test('is not made of the price', () => {
    const rows = rowsOf({ offers: { in: { price: 90 } } });
    expect(rows.has('MRP, all taxes included')).toBe(false);
    expect(rows.get('Price, all taxes included')).toBe('₹90');
  });
});

test('how it fits is what most shoppers found', () => {
  const fitOf = (fit?: number[]) => page({ rating: { value: 4.2, count: 200, ...(fit && { fit }) } }).reviews?.fit;
  expect(fitOf([31, 402, 45])).toBe('Fit: true to size, say 84% of 478 shoppers');
  expect(fitOf([5, 2, 1])).toBe('Fit: smaller than its size, say 63% of 8 shoppers');
  expect([fitOf(), fitOf([0, 0, 0])]).toEqual([undefined, undefined]);
});

describe('the button for an e-mail when it is back', () => {
  const restockOf = (fields: Record<string, unknown>, api?: string) =>
    page(fields, { 'store.json': store(api === undefined ? {} : { api }) }).add.restock;
  const some = { sizes: [{ name: 'S' }, { name: 'M', availability: 'sold out' }] };

  test('is there for what is sold out, and for sizes', () => {
    expect(restockOf({ availability: 'sold out' }, '/api')).toBe('Tell me when it is back');
    expect(restockOf({ availability: '2027-01-15' }, '/api')).toBe('Tell me when it is back');
    expect(restockOf(some, '/api')).toBe('Size sold out? Tell me when it is back');
  });

  test('is not there for what can be bought, nor without an API host', () => {
    expect(restockOf({ sizes: [{ name: 'S' }] }, '/api')).toBeUndefined();
    expect(restockOf({ availability: 'sold out' })).toBeUndefined();
    expect(restockOf(some)).toBeUndefined();
  });
});

test('at most two reviews are shown, with the number of all', () => {
  const reviews = new Array(14).fill({ text: 'Good', stars: 5 });
  expect(page({ reviews }).reviews).toMatchObject({
    reviews: { length: 2 },
    shown: '2 of 14 reviews, the most helpful first',
    all: { label: 'All 14 reviews' },
  });
  expect(page({ reviews: reviews.slice(0, 2) }).reviews).not.toHaveProperty('stars');
  expect(page({ reviews: reviews.slice(0, 2) }).reviews).not.toHaveProperty('all');
  expect([1, 2].map((count) => page({ reviews: reviews.slice(0, count) }).reviews?.shown)).toEqual([
    '1 review',
    '2 reviews',
  ]);
  expect(page({ rating: { value: 4.6, count: 91 } }).reviews).not.toHaveProperty('shown');
  expect(page({ reviews }).reviews?.stars).toEqual(
    ['14', '0', '0', '0', '0'].map((words, index) => ({ stars: 5 - index, words, share: index === 0 ? '100%' : '0%' })),
  );
});
