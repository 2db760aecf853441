import { expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load.ts';

/** The pictures after the first: enough of them to judge a product by. */
const LEAST = 2;
/** Clothes, footwear and bags. */
const LEAST_WORN = 3;
const WORN = new Set([
  'Footware',
  'KidsWear',
  'MenShoe',
  'MensBottomWear',
  'MensTopWear',
  'WomenbottomWear',
  'Womenkurtha',
  'WomensTop',
  'WomensportsWear',
  'bagsAndFootware',
  'boys-juniorFashion',
  'girls-juniorFashion',
  'menFashion',
  'womenFashion',
  'womensInnerWear',
  'womensNightwear',
  'womensSilkSaree',
]);

const catalog = loadCatalog('catalog');
const products = [...catalog.products.values()];

test('every product has two pictures, clothes, footwear and bags have three', () => {
  const few = products.flatMap(({ sku, pictures }) => {
    const least = WORN.has(pictures[0]?.source.split('/')[0] ?? '') ? LEAST_WORN : LEAST;
    return pictures.length < least ? `${sku}: ${pictures.length} of ${least}` : [];
  });
  expect(few).toEqual([]);
});
