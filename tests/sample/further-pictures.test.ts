import { expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load/load.ts';

/** The pictures after the first: enough of them to judge a product by, and of nothing but the product. */
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

/**
 * Things that were drawn beside products to show their size. They draw the eye from what is sold, a size is told better by the measurements,
 * and a drawn chair or hand looks home-made. A product that is such a thing, or is for one, names it in its title.
 */
const PROPS = [
  'chair',
  'tape',
  'ruler',
  'door',
  'hand',
  'forearm',
  'tumbler',
  'mug',
  'matchbox',
  'coin',
  'card',
  'pencil',
  'tennis ball',
] as const;
const BESIDE = /\b(?:beside|above|below|next to|against|before)\b.*/i;
/** Ways of showing cloth in which clothes look like seashells, carpets and washing. */
const CLOTH_ALONE = /\b(?:on a roll|fan of pleats|three pegs|swatch(?:es)?|corner turned over)\b/i;

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

test('no picture shows a thing beside the product for its size', () => {
  const faults = products.flatMap(({ title, pictures }) => {
    const props = PROPS.filter((prop) => !new RegExp(`\\b${prop}s?\\b(?!-)`, 'i').test(title));
    return pictures.flatMap(({ source, alt }) => {
      const beside = alt.match(BESIDE)?.[0] ?? '';
      return props.some((prop) => new RegExp(`\\b${prop}s?\\b`, 'i').test(beside)) ? [`${source}: ${alt}`] : [];
    });
  });
  expect(faults).toEqual([]);
});

test('no picture of clothes shows cloth on a roll, in a fan, on a line or cut to swatches', () => {
  const faults = products.flatMap(({ pictures }) =>
    pictures.filter(({ source, alt }) => isOfClothes(source) && CLOTH_ALONE.test(alt)).map(({ source }) => source),
  );
  expect(faults).toEqual([]);
});
