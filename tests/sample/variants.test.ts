import { describe, expect, test } from 'vitest';
import { optionWords } from '../../src/core/size/option-words.ts';
import { unitPrice } from '../../src/catalog/entities/declarations.ts';
import { loadCatalog } from '../../src/catalog/load/load.ts';

/** Products with variants in the sample catalogue: packs, volumes and lengths with their own prices, where shops have them. */
const catalog = loadCatalog('catalog');
const withVariants = [...catalog.products.values()].filter(({ variants }) => variants.length > 0);

const IN_SIZES = 'clothes that are sold in sizes of one price';
const IN_SHOE_SIZES = 'pairs that are sold in sizes of one price';
const OLD_SHAPE = 'records of a historical shape only, which has no variants';

/** Categories without a product with variants, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  Footware: IN_SHOE_SIZES,
  MenShoe: IN_SHOE_SIZES,
  KidsWear: IN_SIZES,
  MensBottomWear: IN_SIZES,
  MensTopWear: IN_SIZES,
  WomenbottomWear: IN_SIZES,
  Womenkurtha: IN_SIZES,
  WomensTop: IN_SIZES,
  WomensportsWear: IN_SIZES,
  'ae-fashion': IN_SIZES,
  'boys-juniorFashion': IN_SIZES,
  'girls-juniorFashion': IN_SIZES,
  menFashion: IN_SIZES,
  womensNightwear: IN_SIZES,
  womenFashion: OLD_SHAPE,
  'ae-jewellery': OLD_SHAPE,
  womensSilkSaree: 'each saree is one piece of one length',
  homeDecor: 'single pieces, and sets whose pieces differ',
};

describe('products with variants in the sample catalogue', () => {
  test('are in every category, but for those with a reason', () => {
    const has = new Set(withVariants.flatMap(({ categoryIds }) => categoryIds));
    const without = [...catalog.categories.keys()].filter((id) => !has.has(id));
    expect(without.toSorted()).toEqual(Object.keys(WITHOUT).toSorted());
  });

  test('have a title that is true for all variants', () => {
    const wrong = withVariants.filter(
      ({ title, options, variants }) =>
        /\b(?:pack|set|combo) of|\bpairs?\b/i.test(title) ||
        variants.some(({ values }) =>
          values.some((value, index) =>
            title.toLowerCase().includes(optionWords(options[index] ?? '', value).toLowerCase()),
          ),
        ),
    );
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });

  test('have all variants in every market of the product, with an MRP if another variant has one there', () => {
    for (const { sku, offers, variants } of withVariants)
      for (const market of Object.keys(offers)) {
        expect(variants.filter((variant) => !variant.offers[market]).map((variant) => variant.sku)).toEqual([]);
        const isWithMrp = variants.map((variant) => variant.offers[market]?.mrpMinor !== undefined);
        expect(new Set(isWithMrp).size, `${sku} in ${market}`).toBe(1);
      }
  });

  test('cost more for more, and no more for the same quantity', () => {
    for (const { offers, variants } of withVariants)
      for (const market of Object.keys(offers)) {
        const prices = variants.map((variant) => variant.offers[market]?.priceMinor ?? 0);
        expect(prices.toSorted((a, b) => a - b)).toEqual(prices);
        expect(new Set(prices).size).toBe(prices.length);
        if (variants.some(({ netQuantity }) => !netQuantity)) continue;
        const costs = variants.map(({ netQuantity }, index) => {
          const { value, unit } = netQuantity ?? { value: 1, unit: 'N' as const };
          const cost = unitPrice(prices[index] ?? 0, { value, unit, text: '' });
          // Litres are shown by the litre, smaller bottles by the millilitre; what has no unit price is one of its unit.
          const unitCost = cost?.minor ?? (prices[index] ?? 0) / value;
          return cost?.per === 'l' || (!cost && unit === 'l') ? unitCost / 1000 : unitCost;
        });
        expect(costs.toSorted((a, b) => b - a)).toEqual(costs);
      }
  });

  test('have a product in two markets, one with sizes, a variant that is sold out and one of which few are left', () => {
    const variants = withVariants.flatMap((product) => product.variants);
    expect(withVariants.filter(({ offers }) => Object.keys(offers).length === 2).length).toBeGreaterThan(0);
    expect(withVariants.filter(({ sizes }) => sizes.length > 0).length).toBeGreaterThan(0);
    expect(variants.filter(({ availability }) => availability === 'sold-out').length).toBeGreaterThan(0);
    expect(variants.filter(({ stock = 0 }) => stock > 0 && stock <= 5).length).toBeGreaterThan(0);
  });
});
