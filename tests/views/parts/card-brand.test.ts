import { expect, test } from 'vitest';
import { editionsOf } from '../../../src/catalog/site/editions.ts';
import { makeCards } from '../../../src/views/parts/card.ts';
import { openSite } from '../../catalog/open-site.ts';
import { type Files, market, product, seller } from '../../catalog/shop-in-a-folder.ts';

/** Whose the first card is, by language. */
const brandsOf = (changes: Files, fields: Record<string, unknown> = {}) =>
  editionsOf(
    openSite({
      'markets/in.json': market({ languages: ['hi'] }),
      'products/tea/leaf.json': product({ images: undefined, ...fields }),
      ...changes,
    }),
  ).map((site) => {
    const [first] = makeCards(site, site.index.allProducts(site.defaultMarket), site.defaultMarket);
    return [site.language, first?.brand];
  });
const potter: Files = { 'sellers/potter.json': seller({ name: 'Asha Potters' }) };

test('a card names its seller where the shop has several, in the letters of the page', () => {
  expect(brandsOf({})).toEqual([
    ['en', undefined],
    ['hi', undefined],
  ]);
  expect(brandsOf(potter)).toEqual([
    ['en', 'Green Garden'],
    ['hi', undefined],
  ]);
  expect(brandsOf({ ...potter, 'sellers/garden.json': seller({ name: 'हरा बाग' }) })).toEqual([
    ['en', 'हरा बाग'],
    ['hi', 'हरा बाग'],
  ]);
});

test('a brand comes before the seller, in any letters', () => {
  expect(brandsOf(potter, { brand: 'Hill Leaf' })).toEqual([
    ['en', 'Hill Leaf'],
    ['hi', 'Hill Leaf'],
  ]);
});
