import { describe, expect, test } from 'vitest';
import { orderTotal, shareMinor } from '../../../src/core/order/order-total.ts';
import { billedMinor, ofPieces, type PaidLine, paidMinor } from '../../../src/core/promotions/paid-line.ts';
import {
  LEAST_MINOR,
  type PromotedLine,
  type Promotion,
  promote,
  shareExactly,
} from '../../../src/core/promotions/promotion.ts';
import { chargeParcel } from '../../../src/core/settlement/charge-parcel.ts';
import { returnEntries, saleEntries } from '../../../src/core/settlement/entries.ts';
import { splitGst } from '../../../src/core/tax/gst.ts';

const NOW = { clock: '2026-12-05T10:00:00.000Z', payment: 'cash', feeMinor: 60_00 } as const;
const line = (priceMinor: number, quantity = 1, promotions?: readonly string[]): PromotedLine => ({
  priceMinor,
  quantity,
  promotions,
});

/** Numbers that are the same in every run. */
function random(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

describe('offers on an order', () => {
  test('take off an amount or a share, at most what they say, from their total on', () => {
    const off = (promotion: Omit<Promotion, 'id'>, ...lines: PromotedLine[]) =>
      promote([{ id: 'a', ...promotion }], lines, NOW).discountMinor;
    expect(off({ minor: 100_00, fromMinor: 500_00 }, line(250_00, 2))).toBe(100_00);
    expect(off({ minor: 100_00, fromMinor: 500_00 }, line(499_99))).toBe(0);
    expect(off({ percent: 10 }, line(999_95))).toBe(100_00);
    expect(off({ percent: 10, mostMinor: 50_00 }, line(999_95))).toBe(50_00);
  });

  test('hold from their first moment until they end, to the second', () => {
    const at = (clock: string) =>
      promote([{ id: 'a', minor: 1_00, starts: '2026-12-05T09:00:00', ends: '2026-12-06T00:00:00' }], [line(500_00)], {
        ...NOW,
        clock,
      }).discountMinor;
    expect(at('2026-12-05T08:59:59.999Z')).toBe(0);
    expect(at('2026-12-05T09:00:00.000Z')).toBe(1_00);
    expect(at('2026-12-05T23:59:59.999Z')).toBe(1_00);
    expect(at('2026-12-06T00:00:00.000Z')).toBe(0);
  });

  test('count only the goods that they are for, and share what they take off among those', () => {
    const some: Promotion = { id: 'silk', percent: 20, fromMinor: 300_00, isForSome: true };
    const lines = [line(200_00, 2, ['silk']), line(900_00, 1, ['other']), line(900_00)];
    expect(promote([some], lines, NOW)).toMatchObject({ discountMinor: 80_00, shares: [80_00, 0, 0] });
    expect(promote([some], lines.slice(1), NOW)).toMatchObject({ discountMinor: 0 });
  });

  test('do not add up: of each class the one that saves most holds, of equal ones the first', () => {
    const goods = [
      { id: 'less', minor: 20_00 },
      { id: 'most', percent: 10 },
      { id: 'same', minor: 50_00 },
    ];
    const free = [{ id: 'free' }, { id: 'too' }];
    const held = promote([...goods, ...free], [line(500_00)], NOW);
    expect([held.goods?.id, held.delivery?.id, held.discountMinor]).toEqual(['most', 'free', 50_00]);
    expect(promote(free, [line(500_00)], { ...NOW, feeMinor: 0 }).delivery).toBeUndefined();
  });

  test('for one way to pay hold with that alone', () => {
    const now: Promotion = { id: 'now', minor: 20_00, payment: 'online' };
    expect(promote([now], [line(500_00)], NOW).discountMinor).toBe(0);
    expect(promote([now], [line(500_00)], { ...NOW, payment: 'online' }).discountMinor).toBe(20_00);
  });

  test('leave an amount that a payment provider takes', () => {
    expect(promote([{ id: 'a', percent: 90 }], [line(1_50)], NOW).discountMinor).toBe(50);
    expect(promote([{ id: 'a', percent: 90 }], [line(50)], NOW).discountMinor).toBe(0);
  });

  test('share an amount exactly, the rest to the largest remainders, of equal ones to the first', () => {
    expect(shareExactly(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shareExactly(10, [333, 334, 333])).toEqual([3, 4, 3]);
    expect(shareExactly(5, [0, 0])).toEqual([0, 0]);
  });

  test('agree on 10,000 random orders from the cart to the last refund, and nothing is below zero', () => {
    const next = random(63);
    for (let run = 0; run < 10_000; run++) {
      const lines = Array.from({ length: 1 + next(5) }, () =>
        line(1 + next(next(2) ? 300_00 : 30_00), 1 + next(5), next(2) ? ['p0', 'p1'] : undefined),
      );
      const promotions = Array.from({ length: next(4) }, (_, index): Promotion => {
        const gives = [
          { minor: 1 + next(200_00) },
          { percent: 1 + next(90), mostMinor: next(2) ? next(90_00) : undefined },
          {},
        ][next(3)];
        return {
          ...gives,
          id: `p${index}`,
          fromMinor: next(2) ? next(400_00) : undefined,
          isForSome: next(2) ? true : undefined,
          bySellers: next(2) ? true : undefined,
        };
      });
      const fees = { feeMinor: next(80_00), freeFromMinor: next(500_00), cashOnDeliveryFeeMinor: next(30_00) };
      const itemsMinor = lines.reduce((sum, one) => sum + one.priceMinor * one.quantity, 0);
      const feeMinor = orderTotal(fees, itemsMinor, 'online').deliveryMinor;
      const held = promote(promotions, lines, { ...NOW, feeMinor });
      const amounts = orderTotal(fees, itemsMinor, 'cash', held);
      // No offer alone would have saved more.
      for (const one of promotions)
        expect(promote([one], lines, { ...NOW, feeMinor }).discountMinor).toBeLessThanOrEqual(held.discountMinor);
      const sold = lines.map((one, index): PaidLine => {
        const share = held.shares[index] as number;
        return { ...one, ...(held.goods?.bySellers ? { discountMinor: share } : { shopMinor: share }) };
      });
      const paid = sold.map(paidMinor);
      const add = (all: readonly number[]) => all.reduce((sum, minor) => sum + minor, 0);
      expect(add(held.shares)).toBe(held.discountMinor);
      expect(Math.min(...paid, ...held.shares)).toBeGreaterThanOrEqual(0);
      expect(add(paid)).toBeGreaterThanOrEqual(Math.min(itemsMinor, LEAST_MINOR));
      expect(add(paid) + amounts.deliveryMinor + amounts.cashFeeMinor).toBe(amounts.totalMinor);
      // Each share of the fees goes back with its parcel.
      const parcels = shareMinor(amounts.deliveryMinor + amounts.cashFeeMinor, paid);
      expect(add(parcels) + add(paid)).toBe(amounts.totalMinor);
      // The bill, and the ledger of one seller.
      const taxes = { isRegistered: true, isWithinState: true, gstPercent: 18, tcsPercent: 0.5, tdsPercent: 0.1 };
      const gross = sold.map((one) => ({
        grossMinor: billedMinor(one),
        commissionBasisPoints: 1000,
        gstBasisPoints: 1800,
      }));
      const offersMinor = add(sold.map((one) => one.shopMinor ?? 0));
      const sale = saleEntries({
        lines: gross.map(({ grossMinor }, index) => ({ id: String(index), grossMinor })),
        feesMinor: amounts.deliveryMinor + amounts.cashFeeMinor,
        offersMinor,
        payment: 'cash',
        collectedMinor: amounts.totalMinor,
        charges: chargeParcel(gross, 45_00, taxes),
      });
      const into = (account: string) =>
        add(
          sale.map(({ debit, credit, amountMinor }) =>
            debit === account ? amountMinor : credit === account ? -amountMinor : 0,
          ),
        );
      expect(into('courier')).toBe(amounts.totalMinor);
      expect(into('shop')).toBe(offersMinor);
      // Every piece comes back, one by one or together.
      let refundedMinor = 0;
      let shopMinor = offersMinor;
      for (const [index, one] of sold.entries())
        for (let before = 0; before < one.quantity; ) {
          const pieces = 1 + next(one.quantity - before);
          const refundMinor = ofPieces(paidMinor(one), one.quantity, before, pieces);
          const billed = ofPieces(billedMinor(one), one.quantity, before, pieces);
          const tax = splitGst(billed, 18, true);
          expect(Math.min(refundMinor, billed - refundMinor, tax.taxableMinor, tax.cgstMinor)).toBeGreaterThanOrEqual(
            0,
          );
          const back = returnEntries({
            sale,
            pieces: [{ lineId: String(index), pieces, before, all: one.quantity }],
            refundMinor,
            isSameTaxYear: true,
            shippingMinor: 0,
            gstPercent: 18,
          });
          shopMinor -= back.find(({ kind }) => kind === 'unrefunded')?.amountMinor ?? 0;
          refundedMinor += refundMinor;
          before += pieces;
        }
      expect(refundedMinor).toBe(add(paid));
      expect(shopMinor).toBe(0);
    }
  });
});
