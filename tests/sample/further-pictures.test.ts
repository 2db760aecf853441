import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load.ts';
import { cropDistance, furtherOf, wholeOf } from './crop-distance.ts';

/** The pictures after the first: enough of them, and each a drawing of its own, not a part of the first made larger. */
const IMAGES = 'catalog/images';
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
/** Made crops stay below 0.1. */
const LEAST_DISTANCE = 0.14;

const catalog = loadCatalog('catalog');
const products = [...catalog.products.values()];

test('every product has two pictures, clothes, footwear and bags have three', () => {
  const few = products.flatMap(({ sku, pictures }) => {
    const least = WORN.has(pictures[0]?.source.split('/')[0] ?? '') ? LEAST_WORN : LEAST;
    return pictures.length < least ? `${sku}: ${pictures.length} of ${least}` : [];
  });
  expect(few).toEqual([]);
});

describe('no further picture is a crop of the first', () => {
  const path = (source: string): string => join(IMAGES, source);
  const drawn = products.filter(({ pictures }) => pictures.length > 1);

  test.each([
    [0.3, 0.36, 0.41],
    [0.45, 0.31, 0.07],
    [0.62, 0.05, 0.33],
    [0.74, 0.13, 0.18],
  ])('a made crop of %d of the side is known as one', async (side, left, top) => {
    const [first] = drawn[0]?.pictures ?? [];
    const { width = 0 } = await sharp(path(first?.source ?? '')).metadata();
    const crop = await sharp(path(first?.source ?? ''))
      .extract({
        left: Math.round(left * width),
        top: Math.round(top * width),
        width: Math.round(side * width),
        height: Math.round(side * width),
      })
      .toBuffer();
    expect(cropDistance(await wholeOf(path(first?.source ?? '')), await furtherOf(crop))).toBeLessThan(0.1);
  });

  const checkAll = async () => {
    const crops: string[] = [];
    for (const { pictures } of drawn) {
      const [first, ...others] = pictures;
      const whole = await wholeOf(path(first?.source ?? ''));
      for (const { source } of others) {
        const distance = cropDistance(whole, await furtherOf(path(source)));
        if (distance < LEAST_DISTANCE) crops.push(`${source}: ${distance.toFixed(3)}`);
      }
    }
    expect(crops).toEqual([]);
  };
  test('of all drawn ones', checkAll, 300_000);
});
