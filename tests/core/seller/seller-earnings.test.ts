import { describe, expect, test } from 'vitest';
import { computeEarnings, listEarnings, type SellerTerms } from '../../../src/core/seller/seller-earnings.ts';
import { shippingCharge } from '../../../src/core/settlement/charge-parcel.ts';

const terms: SellerTerms = {
  commission: [{ name: 'Clothes', percent: 10 }],
  shipping: {
    steps: [
      { upToGrams: 500, chargeMinor: 4_500 },
      { upToGrams: 1000, chargeMinor: 6_500 },
    ],
    furtherKgMinor: 3_000,
  },
  gstPercent: 18,
  tcsPercent: 0.5,
  tdsPercent: 0.1,
};
const sale = { priceMinor: 29_900, grams: 400, commissionPercent: 10, goodsGstPercent: 5 };

describe('the charge for a parcel', () => {
  test.each([
    [1, 4_500],
    [500, 4_500],
    [501, 6_500],
    [1000, 6_500],
    [1001, 9_500],
    [2000, 9_500],
    [2001, 12_500],
  ])('of %i g is %i paise', (grams, charge) => {
    expect(shippingCharge(terms.shipping, grams)).toBe(charge);
  });
});

describe('what a sale brings', () => {
  test('is what the worked example of a kurta says, line by line', () => {
    expect(computeEarnings(terms, sale)).toEqual({
      valueMinor: 28_476,
      commissionMinor: 2_990,
      shippingMinor: 4_500,
      chargesGstMinor: 1_348,
      tcsMinor: 142,
      tdsMinor: 28,
      payoutMinor: 20_892,
      owedGstMinor: 1_424,
      claimsMinor: 1_518,
      leftMinor: 20_986,
    });
  });

  test('leaves the value before GST less commission and shipping, whatever the taxes', () => {
    for (const goodsGstPercent of [0, 3, 5, 18, 40]) {
      for (let priceMinor = 101; priceMinor < 500_000; priceMinor = priceMinor * 2 + 7) {
        const { valueMinor, commissionMinor, shippingMinor, leftMinor } = computeEarnings(terms, {
          ...sale,
          priceMinor,
          goodsGstPercent,
        });
        expect(leftMinor).toBe(valueMinor - commissionMinor - shippingMinor);
      }
    }
  });

  test('is whole paise for every price', () => {
    for (let priceMinor = 1; priceMinor < 100_000; priceMinor += 173) {
      for (const amount of Object.values(computeEarnings(terms, { ...sale, priceMinor })))
        expect(Number.isInteger(amount)).toBe(true);
    }
  });

  test('can be negative for a cheap product', () => {
    expect(computeEarnings(terms, { ...sale, priceMinor: 2_000 }).payoutMinor).toBeLessThan(0);
  });

  test('has no TCS where the goods are exempt from GST', () => {
    const { valueMinor, tcsMinor, tdsMinor } = computeEarnings(terms, { ...sale, goodsGstPercent: 0 });
    expect([valueMinor, tcsMinor, tdsMinor]).toEqual([29_900, 0, 30]);
  });

  test('is listed with negative deductions', () => {
    const taken = listEarnings(terms, sale).filter(({ minor }) => minor < 0);
    expect(taken.map(({ name }) => name)).toEqual([
      'commissionMinor',
      'shippingMinor',
      'chargesGstMinor',
      'tcsMinor',
      'tdsMinor',
      'owedGstMinor',
    ]);
  });
});
