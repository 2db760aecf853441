import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load/load.ts';
import type { Product } from '../../src/catalog/model.ts';
import { stripMarkup } from '../../src/catalog/values/sanitise.ts';

/** The sample catalogue: whole, of the promised size, and written product by product. */
const catalog = loadCatalog('catalog');
const products = [...catalog.products.values()];

/** Specification section 2, with its spelling and case. */
const CATEGORY_PATHS = [
  ...[
    'Womenkurtha',
    'WomensTop',
    'WomenbottomWear',
    'WomensportsWear',
    'womenFashion',
    'womensInnerWear',
    'womensNightwear',
    'womensSilkSaree',
  ],
  ...['menFashion', 'MensTopWear', 'MensBottomWear', 'MensAccessories', 'MenShoe'],
  ...['Kids', 'KidsWear', 'boys-juniorFashion', 'girls-juniorFashion'],
  ...['homeProducts', 'homeFurnish', 'homeDecor', 'homeCare'],
  ...[
    'BeautyAndHealth',
    'jewelleryPage',
    'bagsAndFootware',
    'Footware',
    'Electronics',
    'sportsAndFitness',
    'carAndBikes',
  ],
];

/** Everything that somebody wrote about a product, sentence by sentence. */
function sentencesOf(product: Product): string[] {
  const texts = [
    product.description,
    product.detailsHtml.replace(/<\/(?:p|li|h3|h4|dd|dt)>/g, '. '),
    ...product.features,
    ...product.reviews.map(({ text }) => text),
  ];
  return texts
    .flatMap((text) => stripMarkup(text).split(/(?<=[.!?।])\s+/))
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
        .trim(),
    )
    .filter((sentence) => sentence.split(' ').length >= 4);
}

describe('the sample catalogue', () => {
  test.each(CATEGORY_PATHS)('has 10 to 60 products at /%s', (path) => {
    const category = [...catalog.categories.values()].find(
      (candidate) => candidate.path === path && candidate.marketId === 'in',
    );
    const count = products.filter(({ categoryIds }) => categoryIds.includes(category?.id ?? '')).length;
    expect(count).toBeGreaterThanOrEqual(10);
    expect(count).toBeLessThanOrEqual(60);
  });

  test('has at least 800 products from at least 40 sellers', () => {
    expect(products.length).toBeGreaterThanOrEqual(800);
    expect(new Set(products.map(({ sellerId }) => sellerId)).size).toBeGreaterThanOrEqual(40);
  });

  test.each(['phone', 'email'] as const)('gives every seller a care %s of its own', (way) => {
    const ways = [...catalog.sellers.values()].map(({ care }) => care[way]);
    expect(new Set(ways).size).toBe(ways.length);
  });

  test('uses each historical shape for a whole category', () => {
    for (const shape of ['structured', 'sheet', 'listing']) {
      const folders = Map.groupBy(products, (product) => product.categoryIds[0]);
      expect(
        [...folders.values()].some((folder) => folder.every((product) => product.shape === shape)),
        shape,
      ).toBe(true);
    }
  });

  test.each([
    ['Womenkurtha', 'in', 136, 342],
    ['jewelleryPage', 'in', 67, 601],
    ['ae-fashion', 'ae', 17.5, 75],
    ['ae-jewellery', 'ae', 17.5, 75],
    ['ae-home', 'ae', 17.5, 75],
  ] as const)('keeps the prices of %s within the range of the specification', (id, market, least, most) => {
    const listed = products.filter((product) => product.categoryIds.includes(id));
    expect(listed.length).toBeGreaterThanOrEqual(10);
    for (const { offers, sku } of listed) {
      expect(offers[market]?.priceMinor, sku).toBeGreaterThanOrEqual(least * 100);
      expect(offers[market]?.priceMinor, sku).toBeLessThanOrEqual(most * 100);
    }
  });

  test('sells mini dresses from 14,300.00 to 20,100.00 rupees', () => {
    const prices = products
      .filter(({ tiles, shape }) => shape === 'listing' && tiles.includes('minidress'))
      .map(({ offers }) => offers['in']?.priceMinor ?? 0);
    expect(prices.length).toBeGreaterThanOrEqual(10);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(14_300_00);
    expect(Math.max(...prices)).toBeLessThanOrEqual(20_100_00);
  });

  test('has products with two and with four pictures, with and without sizes, reviews and ratings, sold out and to come', () => {
    const kinds: Record<string, (product: Product) => boolean> = {
      'two pictures': ({ pictures }) => pictures.length === 2,
      'four pictures': ({ pictures }) => pictures.length === 4,
      sizes: ({ sizes }) => sizes.length > 0,
      'no sizes': ({ sizes }) => sizes.length === 0,
      'a size sold out': ({ sizes }) => sizes.some(({ availability }) => availability === 'sold-out'),
      reviews: ({ reviews }) => reviews.length === 2,
      'no reviews': ({ reviews }) => reviews.length === 0,
      'no rating': ({ rating }) => rating === undefined,
      'sold out': ({ availability }) => availability === 'sold-out',
      'from a date': ({ availability }) => typeof availability === 'object',
      'a Hindi review': ({ reviews }) => reviews.some(({ text }) => /\p{Script=Devanagari}/u.test(text)),
      'a review with an emoji': ({ reviews }) => reviews.some(({ text }) => /\p{Extended_Pictographic}/u.test(text)),
      'a review without words': ({ reviews }) => reviews.some(({ text }) => text === ''),
      'a long title': ({ title }) => title.length >= 100,
      imported: ({ declarations }) => declarations.countryOfOrigin !== 'India',
    };
    for (const [name, matches] of Object.entries(kinds))
      expect(products.filter(matches).length, name).toBeGreaterThan(0);
  });

  test('has no warning but for the three sellers without a GSTIN', () => {
    const states = { 'jutti-galli': 'Punjab', 'khilona-gali': 'Karnataka', 'nodi-par-handloom': 'West Bengal' };
    expect(catalog.warnings).toEqual(
      Object.entries(states).map(([id, state]) =>
        expect.objectContaining({
          code: 'seller-without-gstin',
          file: `catalog/sellers/${id}.json`,
          found: `no GSTIN, and ${products.filter(({ sellerId }) => sellerId === id).length} products`,
          expected: expect.stringContaining(`only shoppers in ${state} can order`),
        }),
      ),
    );
  });
});

describe('the texts of the sample catalogue', () => {
  test('repeat no sentence in more than 1 % of the products', () => {
    const users = new Map<string, Set<string>>();
    for (const product of products) {
      for (const sentence of sentencesOf(product))
        users.set(sentence, (users.get(sentence) ?? new Set()).add(product.sku));
    }
    const worn = [...users]
      .filter(([, skus]) => skus.size > products.length / 100)
      .map(([sentence, skus]) => `${skus.size}: ${sentence}`);
    expect(worn).toEqual([]);
  });
});
