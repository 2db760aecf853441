import { describe, expect, test } from 'vitest';
import { countedFor } from '../../../src/catalog/products/counted-promotions.ts';
import { emirates, findProblems, loadShop, product } from '../shop-in-a-folder.ts';

const withOffers = (...offers: object[]) =>
  Object.fromEntries(offers.map((offer, index) => [`offers/o${index}.json`, { market: 'in', ...offer }]));
const codesOf = (...offers: object[]) => findProblems(withOffers(...offers)).map(({ code, field }) => [code, field]);

describe('offers', () => {
  test('are read by market, with amounts of its currency, those with a code last', () => {
    const { promotions } = loadShop(
      withOffers(
        { amount: '₹100', from: 999, code: 'GIFT100', uses: 5 },
        { percent: 10, most: 200, starts: '2026-12-05 09:00', ends: '2026-12-06' },
      ),
    );
    expect(promotions.get('in')).toMatchObject([
      { id: 'o1', percent: 10, mostMinor: 200_00, starts: '2026-12-05T09:00:00', ends: '2026-12-07T00:00:00' },
      { id: 'o0', minor: 100_00, fromMinor: 999_00, code: 'GIFT100', uses: 5 },
    ]);
    expect(loadShop().promotions.size).toBe(0);
  });

  test('that a shop does not hold everywhere are refused', () => {
    expect(codesOf({ percent: 10, amount: 5, from: 10 }, { from: 10 })).toHaveLength(2);
    expect(codesOf({ percent: 95 })).toHaveLength(1);
    expect(codesOf({ percent: 10, price: 499 })).toHaveLength(1);
    expect(codesOf({ percent: 10, firstOrder: true })).toHaveLength(1);
    expect(codesOf({ percent: 10, uses: 5 })).toHaveLength(1);
    expect(codesOf({ percent: 10, members: true }, { percent: 10, days: ['sunday'] })).toHaveLength(2);
    expect(codesOf({ percent: 10, code: 'WEEKEND', days: ['sun'] })).toEqual([['days-invalid', 'days[0]']]);
    expect(codesOf({ percent: 10, paidBy: 'seller' })).toEqual([['paid-by-invalid', 'paidBy']]);
    expect(codesOf({ freeDelivery: true, paidBy: 'seller', sellers: ['garden'] })).toHaveLength(1);
    expect(codesOf({ percent: 10, starts: '2026-12-05', ends: '2026-12-04' })).toEqual([['ends-invalid', 'ends']]);
    expect(codesOf({ amount: 100, from: 100 })).toEqual([['offer-too-much', 'amount']]);
    expect(codesOf({ percent: 10, code: 'gift' })).toEqual([['code-invalid', 'code']]);
    const inDirhams = { ...withOffers({ market: 'ae', percent: 10 }), 'markets/ae.json': emirates({}) };
    expect(findProblems(inDirhams).map(({ code }) => code)).toEqual(['offer-coins']);
  });

  test('name what exists, and have codes of their own', () => {
    expect(
      codesOf(
        { percent: 10, categories: ['te'], sellers: ['gardn'], products: ['NOPE'], code: 'SAME' },
        { percent: 5, code: 'SAME' },
        { percent: 5, market: 'inn' },
      ),
    ).toEqual([
      ['category-unknown', 'categories[0]'],
      ['seller-unknown', 'sellers[0]'],
      ['product-unknown', 'products[0]'],
      ['offer-code-taken', 'code'],
      ['market-unknown', 'market'],
    ]);
  });

  test('for some goods count those that fulfil all of their conditions, and pages know none of those with a code', () => {
    const catalog = loadShop({
      ...withOffers(
        { percent: 10, categories: ['tea'], tags: ['new'] },
        { percent: 20, sellers: ['garden'], code: 'GARDEN' },
        { percent: 30, products: ['OTHER'] },
        { percent: 5 },
      ),
      'products/tea/leaf.json': product({ tags: ['new'] }),
      'products/tea/other.json': product({ sku: 'OTHER', title: 'Other' }),
    });
    const counted = (sku: string, isOnPages: boolean) => {
      const [market, sold] = [catalog.markets.get('in'), catalog.products.get(sku)];
      return market && sold && countedFor(catalog, market, sold, isOnPages);
    };
    expect(counted('LEAF', true)).toEqual(['o0']);
    expect(counted('LEAF', false)).toEqual(['o0', 'o1']);
    expect(counted('OTHER', true)).toEqual(['o2']);
  });
});
