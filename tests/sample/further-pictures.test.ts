import { expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load/load.ts';

/** The pictures after the first: enough of them to judge a product by. */
const LEAST = 2;
/** Clothes, by the folder of their pictures. */
const CLOTHES = new Set([
  'KidsWear',
  'MensBottomWear',
  'MensTopWear',
  'WomenbottomWear',
  'Womenkurtha',
  'WomensTop',
  'WomensportsWear',
  'boys-juniorFashion',
  'girls-juniorFashion',
  'menFashion',
  'womenFashion',
  'womensInnerWear',
  'womensNightwear',
  'womensSilkSaree',
]);
/** What the further pictures of clothes show: the other side, or what sells them. */
const FROM_BEHIND_OR_NEAR =
  /\b(?:back|behind|near|close|close-up|neck|collar|waist|hems?|frill|pocket|lace|pallu|blouse|langot|worn|wrapped|draped|folded|one of)\b/i;

const catalog = loadCatalog('catalog');
const products = [...catalog.products.values()];
const isOfClothes = (source: string): boolean => CLOTHES.has(source.split('/')[0] ?? '');

test('every product has two pictures', () => {
  expect(products.filter(({ pictures }) => pictures.length < LEAST).map(({ sku }) => sku)).toEqual([]);
});

test('clothes are shown from behind or near, too', () => {
  const few = products.filter(({ pictures: [first, ...further] }) => {
    return first && isOfClothes(first.source) && !further.some(({ alt }) => FROM_BEHIND_OR_NEAR.test(alt));
  });
  expect(few.map(({ sku, pictures }) => `${sku}: ${pictures.map(({ alt }) => alt).join(' | ')}`)).toEqual([]);
});
