import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitGst } from '../../../src/core/tax/gst.ts';
import { isPan, panOfGstin } from '../../../src/core/tax/pan.ts';
import { chargeParcel, shareOfPieces } from '../../../src/core/settlement/charge-parcel.ts';
import {
  hasTdsLimit,
  isSameTaxYear,
  rateOn,
  TCS_RATES,
  TDS_RATES,
  tdsRateOn,
} from '../../../src/core/settlement/source-taxes.ts';

const taxes = { isRegistered: true, isWithinState: false, gstPercent: 18, tcsPercent: 0.5, tdsPercent: 0.1 };
const kurta = { grossMinor: 29_900, commissionBasisPoints: 1000, gstBasisPoints: 500 };

describe('rates by date', () => {
  test.each([
    ['2018-09-30', 0],
    ['2018-10-01', 1],
    ['2024-07-09', 1],
    ['2024-07-10', 0.5],
    ['2026-11-22', 0.5],
  ])('TCS on %s is %f percent', (day, percent) => expect(rateOn(TCS_RATES, day)).toBe(percent));

  test.each([
    ['2024-09-30', 1],
    ['2024-10-01', 0.1],
    ['2026-11-22', 0.1],
  ])('TDS on %s is %f percent', (day, percent) => expect(rateOn(TDS_RATES, day)).toBe(percent));

  test('each list is in order and names its sources', () => {
    for (const rates of [TCS_RATES, TDS_RATES]) {
      expect(rates.map(({ from }) => from)).toEqual(rates.map(({ from }) => from).toSorted());
      expect(rates.filter(({ source }) => source.length < 10)).toEqual([]);
    }
  });
});

describe('a PAN', () => {
  test('is within the GSTIN, and its fourth letter tells persons and families from firms', () => {
    expect(panOfGstin('32AAACI1681G1ZY')).toBe('AAACI1681G');
    expect(['AAAPI1681G', 'AAAHI1681G', 'AAACI1681G', 'AAAFI1681G', undefined].map(hasTdsLimit)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(['AAAPI1681', 'aaapi1681g', 'AAAP11681G', ''].filter(isPan)).toEqual([]);
  });

  test('that is not known costs 5 percent', () => {
    expect(tdsRateOn(undefined, '2026-11-22')).toBe(5);
    expect(tdsRateOn('AAAPI1681G', '2026-11-22')).toBe(0.1);
  });

  test('counts by financial year', () => {
    expect(isSameTaxYear('2026-04-01', '2027-03-31')).toBe(true);
    expect(isSameTaxYear('2027-03-31', '2027-04-01')).toBe(false);
  });
});

describe('a parcel', () => {
  test('of two lines is charged by line, and GST on the charges once', () => {
    const cup = { grossMinor: 100_000, commissionBasisPoints: 800, gstBasisPoints: 1800 };
    expect(chargeParcel([kurta, cup], 6_500, taxes)).toEqual({
      lines: [
        { valueMinor: 28_476, commissionMinor: 2_990, commissionGstMinor: 538, tcsMinor: 142, tdsMinor: 28 },
        { valueMinor: 84_746, commissionMinor: 8_000, commissionGstMinor: 1_440, tcsMinor: 424, tdsMinor: 85 },
      ],
      shippingMinor: 6_500,
      shippingGstMinor: 1_170,
    });
  });

  test("within the seller's state has the value of the bill, and TCS in equal halves", () => {
    const sold = { ...kurta, grossMinor: 60_000 };
    const [line] = chargeParcel([sold], 0, { ...taxes, isWithinState: true }).lines;
    // 0.25 % of 571.42 is 1.43 for the centre and as much for the state; 0.5 % at once were 2.86, too.
    expect(line).toMatchObject({ valueMinor: splitGst(60_000, 5, true).taxableMinor, tcsMinor: 286 });
    const [small] = chargeParcel([{ ...kurta, grossMinor: 42_000 }], 0, { ...taxes, isWithinState: true }).lines;
    expect(small).toMatchObject({ valueMinor: 40_000, tcsMinor: 200 });
    const [odd] = chargeParcel([{ ...kurta, grossMinor: 29_900 }], 0, { ...taxes, isWithinState: true }).lines;
    expect(odd).toMatchObject({ valueMinor: 28_476, tcsMinor: 142 });
  });

  test('of a seller without a GSTIN has no TCS, and TDS on the whole amount', () => {
    const [line] = chargeParcel([kurta], 0, { ...taxes, isRegistered: false }).lines;
    expect(line).toMatchObject({ valueMinor: 29_900, tcsMinor: 0, tdsMinor: 30 });
  });

  test('pays the same GST as its lines and its shipping together', () => {
    const line = fc.record({
      grossMinor: fc.integer({ min: 1, max: 5_000_000 }),
      commissionBasisPoints: fc.integer({ min: 0, max: 3000 }),
      gstBasisPoints: fc.constantFrom(0, 25, 300, 500, 1800, 4000),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.nat(20_000), (lines, shippingMinor) => {
        const charges = chargeParcel(lines, shippingMinor, taxes);
        const commissionMinor = charges.lines.reduce((sum, { commissionMinor: minor }) => sum + minor, 0);
        const gstMinor = charges.lines.reduce((sum, { commissionGstMinor: minor }) => sum + minor, 0);
        expect(gstMinor + charges.shippingGstMinor).toBe(Math.round(((commissionMinor + shippingMinor) * 18) / 100));
        for (const amount of charges.lines.flatMap((each) => Object.values(each)))
          expect(Number.isInteger(amount) && amount >= 0).toBe(true);
      }),
    );
  });
});

test('pieces that come back in any portions bring back the whole amount', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 8 }),
      (total, portions) => {
        const all = portions.reduce((sum, pieces) => sum + pieces, 0);
        let before = 0;
        let back = 0;
        for (const pieces of portions) {
          const share = shareOfPieces(total, before, pieces, all);
          expect(share).toBeGreaterThanOrEqual(0);
          back += share;
          before += pieces;
        }
        expect(back).toBe(total);
      },
    ),
  );
});
