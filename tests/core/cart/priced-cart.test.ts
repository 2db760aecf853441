import { describe, expect, test } from 'vitest';
import type { CartLine } from '../../../src/core/cart/cart.ts';
import type { PriceEntry } from '../../../src/core/product/price-file.ts';
import { savedMinor } from '../../../src/core/cart/shown-cart.ts';
import { priceCart, priceLine } from '../../../src/core/cart/priced-cart.ts';

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
  test('keeps an unchanged line, with the current address', () => {
    expect(price(entry())).toMatchObject({
      totalMinor: 20_000,
      totalQuantity: 2,
      unavailable: 0,
      lines: [{ state: 'same', path: '/new/p/A' }],
    });
  });

  test('counts what is saved on the MRP of what can be bought, and has the sizes to choose from', () => {
    const cart = price(entry({ mrpMinor: 12_500 }));
    expect(savedMinor(cart.lines)).toBe(5_000);
    expect(cart).toMatchObject({ lines: [{ mrpMinor: 12_500, sizes: { S: '', M: 'sold-out' } }] });
    expect(savedMinor(price(entry({ mrpMinor: 12_500 }), line({ size: 'M' })).lines)).toBe(0);
    expect(savedMinor(price(entry({ mrpMinor: 9_000 })).lines)).toBe(0);
  });

  test('has the lead time of a line that is made to order', () => {
    const making = { days: 12, words: 'Made to order: 12 days, then delivery' };
    expect(price(entry({ making })).lines[0]?.making).toEqual(making);
    expect(price(entry()).lines[0]?.making).toBeUndefined();
  });

  test('uses the current price and keeps the one that the shopper saw', () => {
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
    expect(cart).toMatchObject({ totalMinor: 0, totalQuantity: 0, unavailable: 2 });
    expect([cart.lines[0]?.state, cart.lines[0]?.from]).toEqual([state, from]);
  });

  test('treats a date of availability in the past as in stock', () => {
    expect(price(entry({ stock: TODAY })).lines[0]?.state).toBe('same');
  });

  test('uses the price that the shopper saw while the current one is unknown', () => {
    expect(price(undefined)).toMatchObject({ totalMinor: 20_000, lines: [{ state: 'unchecked' }] });
  });

  test('has products without sizes', () => {
    const { size: _size, ...without } = line();
    const { sizes: _sizes, ...plain } = entry();
    expect(price(plain, without).lines[0]?.state).toBe('same');
  });
});

describe('a line without a seen price', () => {
  test('has the current price, address and state', () => {
    expect(priceLine({ sku: 'A', size: 'S' }, entry({ priceMinor: 12_000 }), TODAY)).toEqual({
      sku: 'A',
      size: 'S',
      state: 'same',
      path: '/new/p/A',
      priceMinor: 12_000,
      sizes: { S: '', M: 'sold-out' },
    });
  });

  test('is not treated as a line whose price was 0', () => {
    expect(priceLine({ sku: 'A', size: 'S' }, entry(), TODAY)).not.toHaveProperty('seenPriceMinor');
  });

  test('has no price when it is not in the catalogue', () => {
    expect(priceLine({ sku: 'A' }, null, TODAY)).toEqual({ sku: 'A', state: 'gone' });
    expect(priceLine({ sku: 'A', size: 'XL' }, entry(), TODAY)).not.toHaveProperty('priceMinor');
  });
});
