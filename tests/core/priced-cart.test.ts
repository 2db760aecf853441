import { describe, expect, test } from 'vitest';
import type { CartLine } from '../../src/core/cart.ts';
import type { PriceEntry } from '../../src/core/price-file.ts';
import { priceCart, priceLine } from '../../src/core/priced-cart.ts';

const TODAY = '2026-11-20';
const line = (over: Partial<CartLine> = {}): CartLine => ({
  sku: 'A',
  size: 'S',
  quantity: 2,
  title: 'A thing',
  priceMinor: 10_000,
  path: '/old/p/A',
  picture: '',
  ...over,
});
const entry = (over: Partial<PriceEntry> = {}): PriceEntry => ({
  path: '/new/p/A',
  priceMinor: 10_000,
  sizes: { S: '', M: 'sold-out' },
  ...over,
});
const price = (what: PriceEntry | null | undefined, cartLine = line()) =>
  priceCart({ lines: [cartLine] }, () => what, TODAY);

describe('the cart at today’s prices', () => {
  test('shows an unchanged line as it is, at the address of today', () => {
    expect(price(entry())).toMatchObject({
      totalMinor: 20_000,
      totalQuantity: 2,
      unavailable: 0,
      lines: [{ state: 'same', path: '/new/p/A' }],
    });
  });

  test('says of a line that is made to order how long that takes', () => {
    const making = { days: 12, words: 'Made to order: 12 days, then delivery' };
    expect(price(entry({ making })).lines[0]?.making).toEqual(making);
    expect(price(entry()).lines[0]?.making).toBeUndefined();
  });

  test('counts at the price of today and says what it was', () => {
    expect(price(entry({ priceMinor: 12_000 }))).toMatchObject({
      totalMinor: 24_000,
      lines: [{ state: 'changed', priceMinor: 12_000, seenPriceMinor: 10_000 }],
    });
  });

  test.each([
    ['gone', null, undefined],
    ['gone', entry({ sizes: { M: '' } }), undefined],
    ['sold-out', entry({ stock: 'sold-out' }), undefined],
    ['sold-out', entry({ sizes: { S: 'sold-out' } }), undefined],
    ['later', entry({ stock: '2026-12-01', sizes: { S: '2027-01-01' } }), '2027-01-01'],
    ['later', entry({ stock: '2026-12-01' }), '2026-12-01'],
  ] as const)('says %s and does not count what can not be bought (%#)', (state, what, from) => {
    const cart = price(what);
    expect(cart).toMatchObject({ totalMinor: 0, totalQuantity: 0, lineCount: 1, unavailable: 1 });
    expect([cart.lines[0]?.state, cart.lines[0]?.from]).toEqual([state, from]);
  });

  test('takes a date that has come for stock', () => {
    expect(price(entry({ stock: TODAY })).lines[0]?.state).toBe('same');
  });

  test('counts what could not be checked at the price the shopper saw', () => {
    expect(price(undefined)).toMatchObject({ totalMinor: 20_000, lines: [{ state: 'unchecked' }] });
  });

  test('knows a product without sizes', () => {
    const { size: _size, ...without } = line();
    const { sizes: _sizes, ...plain } = entry();
    expect(price(plain, without).lines[0]?.state).toBe('same');
  });
});

describe('a line that nobody has seen a price of', () => {
  test('has the price, address and state of today', () => {
    expect(priceLine({ sku: 'A', size: 'S' }, entry({ priceMinor: 12_000 }), TODAY)).toEqual({
      sku: 'A',
      size: 'S',
      state: 'same',
      path: '/new/p/A',
      priceMinor: 12_000,
    });
  });

  test('is not taken for one whose price was 0 and has changed', () => {
    expect(priceLine({ sku: 'A', size: 'S' }, entry(), TODAY)).not.toHaveProperty('seenPriceMinor');
  });

  test('has no price when the catalogue does not have it', () => {
    expect(priceLine({ sku: 'A' }, null, TODAY)).toEqual({ sku: 'A', state: 'gone' });
    expect(priceLine({ sku: 'A', size: 'XL' }, entry(), TODAY)).not.toHaveProperty('priceMinor');
  });
});
