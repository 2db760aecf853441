import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { financialYear, gstRateOf, splitGst } from '../../../src/core/tax/gst.ts';
import {
  orderStatus,
  SHIPMENT_STATUSES,
  SHIPMENT_STEPS,
  sellerSteps,
  stepShipment,
} from '../../../src/core/order/order-status.ts';
import { smallestCoinMinor } from '../../../src/core/money/coins.ts';
import { orderTotal, shareMinor, takesCash } from '../../../src/core/order/order-total.ts';

const india = { feeMinor: 0, cashOnDeliveryFeeMinor: 0 };
const emirates = { feeMinor: 1000, freeFromMinor: 9900, cashOnDeliveryFeeMinor: 2000 };

describe('the total of an order', () => {
  test.each([
    ['India, cash', india, 29900, 'cash', 0, 0],
    ['Emirates below AED 99, online', emirates, 9899, 'online', 1000, 0],
    ['Emirates below AED 99, cash', emirates, 9899, 'cash', 1000, 2000],
    ['Emirates from AED 99, cash', emirates, 9900, 'cash', 0, 2000],
    ['nothing', emirates, 0, 'cash', 0, 0],
  ] as const)('%s', (_case, rules, itemsMinor, payment, deliveryMinor, cashFeeMinor) => {
    const totalMinor = itemsMinor + deliveryMinor + cashFeeMinor;
    expect(orderTotal(rules, itemsMinor, payment)).toEqual({ itemsMinor, deliveryMinor, cashFeeMinor, totalMinor });
  });

  test('takes cash where there is a fee for it, be it 0', () => {
    expect([takesCash(india), takesCash({ feeMinor: 0 })]).toEqual([true, false]);
  });

  test('is shared in coins that people have', () => {
    expect(shareMinor(3000, [1, 1, 1, 1], 25)).toEqual([750, 750, 750, 750]);
    expect(shareMinor(3000, [1, 1, 1], smallestCoinMinor('AED'))).toEqual([1000, 1000, 1000]);
    expect(shareMinor(1000, [2, 2, 3], smallestCoinMinor('AED'))).toEqual([300, 275, 425]);
    expect(smallestCoinMinor('INR')).toBe(1);
  });

  test('is shared to the last paisa, never more than a paisa from what is fair', () => {
    expect(shareMinor(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shareMinor(100, [])).toEqual([]);
    const worths = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), worths, (amount, given) => {
        const shares = shareMinor(amount, given);
        const sum = given.reduce((total, worth) => total + worth, 0);
        expect(shares.reduce((total, share) => total + share, 0)).toBe(amount);
        for (const [i, share] of shares.entries())
          expect(Math.abs(share - (amount * (given[i] ?? 0)) / sum)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the steps of a shipment', () => {
  test('go one way, and end delivered or cancelled', () => {
    expect(SHIPMENT_STATUSES.map((status) => sellerSteps(status))).toEqual([
      ['accept', 'decline'],
      ['pack', 'decline'],
      ['dispatch', 'decline'],
      ['deliver'],
      [],
      [],
    ]);
    for (const status of ['dispatched', 'delivered', 'cancelled'] as const)
      expect(stepShipment(status, 'cancel')).toBeUndefined();
    for (const status of SHIPMENT_STATUSES)
      for (const step of SHIPMENT_STEPS) {
        const next = stepShipment(status, step);
        if (next !== undefined)
          expect(SHIPMENT_STATUSES.indexOf(next)).toBeGreaterThan(SHIPMENT_STATUSES.indexOf(status));
      }
  });

  test('make the order what its shipment furthest behind is, cancelled ones aside', () => {
    const shipment = (status: (typeof SHIPMENT_STATUSES)[number], isReturned = false) => ({ status, isReturned });
    expect(orderStatus('awaiting-payment', [shipment('placed')])).toBe('awaiting-payment');
    expect(orderStatus('open', [shipment('delivered'), shipment('packed')])).toBe('packed');
    expect(orderStatus('open', [shipment('cancelled'), shipment('dispatched')])).toBe('dispatched');
    expect(orderStatus('open', [shipment('cancelled')])).toBe('cancelled');
    expect(orderStatus('open', [shipment('delivered', true), shipment('cancelled')])).toBe('returned');
    expect(orderStatus('open', [shipment('delivered', true), shipment('delivered')])).toBe('delivered');
  });
});

describe('the tax in a price', () => {
  const clothes = { taxClass: 'apparel', priceMinor: 250000 } as const;
  const other = { priceMinor: 250000 };

  test.each([
    ['clothes up to Rs 2,500', clothes, 5],
    ['clothes above', { ...clothes, priceMinor: 250001 }, 18],
    ['shoes by their code', { ...other, hsn: '640299' }, 5],
    ['shoes above Rs 2,500 by their code', { ...other, hsn: '640299', priceMinor: 250001 }, 18],
    ['bags by theirs', { ...other, hsn: '4202' }, 18],
    ['a class that says more than the code', { ...other, hsn: '4202', taxClass: 'reduced' }, 5],
    ['a saree above Rs 2,500 by its code, whatever its class', { ...clothes, hsn: '5007', priceMinor: 800000 }, 5],
    ['a saree above Rs 2,500 by its class', { ...other, taxClass: 'fabric', priceMinor: 800000 }, 5],
    [
      'a kurta above Rs 2,500 whose class says fabric',
      { ...other, hsn: '6204', taxClass: 'fabric', priceMinor: 800000 },
      18,
    ],
    ['jewellery by its class', { ...other, taxClass: 'jewellery' }, 3],
    ['jewellery by its code', { ...other, hsn: '71179090' }, 3],
    ['what is exempt', { ...other, taxClass: 'exempt' }, 0],
    ['other things', other, 18],
    ['what the product says itself', { ...clothes, gstRate: 12 }, 12],
  ] as const)('%s', (_case, given, rate) => {
    expect(gstRateOf(given)).toBe(rate);
  });

  test('adds up, in equal halves within a state', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.constantFrom(0, 0.25, 5, 12, 18, 40),
        fc.boolean(),
        (gross, rate, within) => {
          const { taxableMinor, cgstMinor, sgstMinor, igstMinor } = splitGst(gross, rate, within);
          expect(taxableMinor + cgstMinor + sgstMinor + igstMinor).toBe(gross);
          expect(within ? igstMinor : cgstMinor + sgstMinor).toBe(0);
          expect(cgstMinor).toBe(sgstMinor);
          // Nearest paisa of the exact value times the rate, or half of it: no tax is off by more than half a paisa.
          const exact = (gross * rate) / (100 + rate);
          if (within) expect(Math.abs(cgstMinor - exact / 2)).toBeLessThanOrEqual(0.5 + 1e-6);
          else expect(Math.abs(igstMinor - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
        },
      ),
    );
    expect(splitGst(11800, 18, false)).toMatchObject({ taxableMinor: 10000, igstMinor: 1800 });
    expect(splitGst(60000, 5, true)).toEqual({ taxableMinor: 57142, cgstMinor: 1429, sgstMinor: 1429, igstMinor: 0 });
  });

  test('has halves that anybody finds again from the value on the bill, where any value allows it', () => {
    const halfOf = (taxableMinor: number, rate: number) => Math.round((taxableMinor * rate) / 200);
    for (const rate of [3, 5, 12, 18])
      for (let gross = 10_000; gross < 10_500; gross++) {
        const { taxableMinor, cgstMinor } = splitGst(gross, rate, true);
        const values = Array.from({ length: 9 }, (_, step) => taxableMinor - 4 + step);
        const isPossible = values.some((value) => value + 2 * halfOf(value, rate) === gross);
        if (isPossible) expect([gross, rate, halfOf(taxableMinor, rate)]).toEqual([gross, rate, cgstMinor]);
      }
  });

  test('belongs to a financial year from April to March', () => {
    expect(['2026-03-31', '2026-04-01', '2027-03-31', '2099-12-31'].map(financialYear)).toEqual([
      '25-26',
      '26-27',
      '26-27',
      '99-00',
    ]);
  });
});
