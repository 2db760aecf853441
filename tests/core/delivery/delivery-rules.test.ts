import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliverOrder, deliverSellers, type MarketTerms } from '../../../src/core/order/delivery-order.ts';
import {
  answerDelivery,
  type Destination,
  type DeliveryRule,
  rankRule,
} from '../../../src/core/delivery/delivery-rules.ts';

const TERMS: MarketTerms = {
  days: [3, 8],
  daysMean: 'delivery',
  holidays: [{ date: '2026-11-24' }],
  feeMinor: 4000,
  freeFromMinor: 50_000,
  cashOnDeliveryFeeMinor: 2000,
};
const LEH: Destination = { pinCode: '194101', pinPlace: { city: 'Leh Ladakh', state: 'Ladakh' } };
const answer = (...rules: DeliveryRule[]) => answerDelivery(rules, TERMS, LEH, 'pots');

describe('without a rule for a place', () => {
  test('the market’s terms hold', () => {
    const elsewhere: DeliveryRule = { states: ['Sikkim'], prefixes: ['73'], serviceable: false, feeMinor: 1 };
    expect(answer(elsewhere)).toEqual({
      isServiceable: true,
      takesCash: true,
      days: [3, 8],
      feeMinor: 4000,
      freeFromMinor: 50_000,
    });
  });

  test('a rule for another seller does not hold', () => {
    expect(answer({ sellers: ['garden'], serviceable: false }).isServiceable).toBe(true);
  });
});

describe('a rule', () => {
  test('of a state, a district, a prefix, a code, or a seller holds there', () => {
    const areas: DeliveryRule[] = [
      { states: ['Ladakh'] },
      { districts: ['Leh Ladakh, Ladakh'] },
      { prefixes: ['1941'] },
      { pinCodes: ['194101'] },
      { sellers: ['pots'] },
    ];
    for (const area of areas) expect(answer({ ...area, serviceable: false }).isServiceable).toBe(false);
  });

  test('for a district does not hold in one of the same name in another state', () => {
    expect(answer({ districts: ['Leh Ladakh, Goa'], serviceable: false }).isServiceable).toBe(true);
  });

  test('for a seller at a place holds for both only', () => {
    const rule: DeliveryRule = { sellers: ['pots'], states: ['Ladakh'], serviceable: false };
    expect(answer(rule).isServiceable).toBe(false);
    expect(answerDelivery([rule], TERMS, LEH, 'garden').isServiceable).toBe(true);
    const jaipur = { pinCode: '302001', pinPlace: { city: 'Jaipur', state: 'Rajasthan' } };
    expect(answerDelivery([rule], TERMS, jaipur, 'pots').isServiceable).toBe(true);
  });

  test('gives days of its own, or adds some to the market’s', () => {
    expect(answer({ states: ['Ladakh'], days: [9, 12] }).days).toEqual([9, 12]);
    expect(answer({ states: ['Ladakh'], addDays: [4, 8] }).days).toEqual([7, 16]);
  });

  test('with a fee has its own threshold, or none', () => {
    expect(answer({ states: ['Ladakh'], feeMinor: 9900 }).freeFromMinor).toBeUndefined();
    expect(answer({ states: ['Ladakh'], feeMinor: 9900, freeFromMinor: 200_000 }).freeFromMinor).toBe(200_000);
  });

  test('can’t bring cash on delivery into a market without it', () => {
    const { cashOnDeliveryFeeMinor: _, ...prepaid } = TERMS;
    expect(answerDelivery([{ states: ['Ladakh'], cashOnDelivery: true }], prepaid, LEH, 'pots').takesCash).toBe(false);
  });
});

describe('of several rules', () => {
  const ascending: DeliveryRule[] = [
    { states: ['Ladakh'] },
    { districts: ['Leh Ladakh, Ladakh'] },
    { prefixes: ['19'] },
    { prefixes: ['1941'] },
    { pinCodes: ['194101'] },
    { sellers: ['pots'] },
    { sellers: ['pots'], states: ['Ladakh'] },
    { sellers: ['pots'], pinCodes: ['194101'] },
  ];

  test('the most specific one wins, in whatever order they stand', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...ascending.keys()], { minLength: 1 }), (order) => {
        const rules = order.map((index) => ({ ...ascending[index], feeMinor: index }));
        expect(answer(...rules).feeMinor).toBe(Math.max(...order));
      }),
    );
  });

  test('each part of the answer is what the most specific rule about it says', () => {
    const part = fc.record(
      {
        position: fc.nat({ max: ascending.length - 1 }),
        serviceable: fc.boolean(),
        cashOnDelivery: fc.boolean(),
        feeMinor: fc.nat(),
      },
      { requiredKeys: ['position'] },
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const rules = parts.map(({ position, ...rest }): DeliveryRule => ({ ...ascending[position], ...rest }));
        const best = (key: 'serviceable' | 'cashOnDelivery' | 'feeMinor') => {
          let found: DeliveryRule | undefined;
          for (const rule of rules) {
            if (rule[key] === undefined) continue;
            if (!found || (rankRule(rule, LEH, 'pots') ?? -1) > (rankRule(found, LEH, 'pots') ?? -1)) found = rule;
          }
          return found?.[key];
        };
        const said = answer(...rules);
        expect(said.isServiceable).toBe(best('serviceable') ?? true);
        expect(said.takesCash).toBe(best('cashOnDelivery') ?? true);
        expect(said.feeMinor).toBe(best('feeMinor') ?? TERMS.feeMinor);
      }),
    );
  });

  test('of equally specific ones, the first in the file holds', () => {
    expect(answer({ states: ['Ladakh'], feeMinor: 1 }, { states: ['Ladakh'], feeMinor: 2 }).feeMinor).toBe(1);
  });
});

describe('an order', () => {
  const deliver = (rules: readonly DeliveryRule[], sellers: readonly string[], isPinPlaceKnown = true) =>
    deliverOrder(
      rules,
      TERMS,
      isPinPlaceKnown ? LEH : undefined,
      sellers.map((sellerId) => ({ sellerId })),
      30_000,
      '2026-11-20',
    );

  test('without a PIN code has the market’s terms', () => {
    const rules: DeliveryRule[] = [{ sellers: ['pots'], serviceable: false, feeMinor: 1 }];
    expect(deliver(rules, ['pots'], false)).toMatchObject({ unservedSellers: new Map(), takesCash: true, fees: TERMS });
  });

  test('has the highest fee of its sellers, once', () => {
    const rules: DeliveryRule[] = [
      { sellers: ['pots'], feeMinor: 9900 },
      { sellers: ['garden'], feeMinor: 100 },
    ];
    expect(deliver(rules, ['pots', 'garden']).fees).toEqual({ feeMinor: 9900, cashOnDeliveryFeeMinor: 2000 });
    expect(deliver(rules, ['garden', 'other']).fees.feeMinor).toBe(4000);
  });

  test('is complete when the last of its lines is there', () => {
    const rules: DeliveryRule[] = [
      { sellers: ['pots'], days: [1, 9] },
      { sellers: ['garden'], days: [4, 5] },
    ];
    // Tuesday the 24th is a holiday.
    expect(deliver(rules, ['pots', 'garden']).estimate).toEqual({
      from: '2026-11-27',
      to: '2026-12-04',
      means: 'delivery',
      bySeller: { pots: '2026-12-04', garden: '2026-11-30' },
    });
    expect(deliver(rules, ['pots', 'pots']).estimate).not.toHaveProperty('bySeller');
  });

  test('names each seller that does not deliver, and takes cash only if all do', () => {
    const rules: DeliveryRule[] = [
      { sellers: ['pots'], serviceable: false },
      { sellers: ['garden'], cashOnDelivery: false },
    ];
    const { unservedSellers, takesCash } = deliver(rules, ['pots', 'garden', 'pots']);
    expect([...unservedSellers.keys()]).toEqual(['pots']);
    expect(takesCash).toBe(false);
    expect(deliver(rules, ['garden']).fees.cashOnDeliveryFeeMinor).toBeUndefined();
  });
});

describe('each seller of an order', () => {
  const rules: DeliveryRule[] = [
    { sellers: ['pots'], days: [1, 2] },
    { sellers: ['garden'], serviceable: false },
  ];
  const lines = [
    { sellerId: 'pots' },
    { sellerId: 'garden' },
    { sellerId: 'pots', leadTimeDays: 12 },
    { sellerId: 'cloth' },
  ];
  const deliver = (at: Destination | undefined) => deliverSellers(rules, TERMS, at, lines, '2026-11-20');

  test('delivers all its lines together, when the last of them is made', () => {
    const sellers = deliver(LEH);
    expect([...sellers.keys()]).toEqual(['pots', 'garden', 'cloth']);
    expect(sellers.get('pots')?.estimate).toMatchObject({ from: '2026-12-03', to: '2026-12-04' });
    expect(sellers.get('cloth')?.estimate).toMatchObject({ from: '2026-11-26', to: '2026-12-03' });
    expect(sellers.get('garden')?.isServiceable).toBe(false);
  });

  test('delivers under the market’s terms where no place is known', () => {
    const sellers = deliver(undefined);
    expect(sellers.get('pots')?.estimate.to).toBe('2026-12-14');
    expect(sellers.get('garden')?.isServiceable).toBe(true);
  });

  test('is there by the day on which the order is', () => {
    const { estimate } = deliverOrder(rules, TERMS, LEH, lines, 30_000, '2026-11-20');
    const days = [...deliver(LEH).values()].map((seller) => seller.estimate.to);
    expect(estimate.to).toBe(days.sort().at(-1));
  });
});
