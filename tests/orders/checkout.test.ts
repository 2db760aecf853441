import { describe, expect, test } from 'vitest';
import { openLines, reviewCart } from '../../src/orders/checkout.ts';
import { findStateConflict } from '../../src/core/address/pin-code-rules.ts';
import { checkoutRules, findChanges } from '../../src/orders/checkout-check.ts';
import type { CartLine } from '../../src/core/cart/cart.ts';
import type { Quote } from '../../src/contract/order-requests.ts';
import { priceCart } from '../../src/core/cart/priced-cart.ts';

const RULES = { feeMinor: 10_00, freeFromMinor: 99_00, cashOnDeliveryFeeMinor: 20_00 };
const line = (sku: string, priceMinor: number, quantity = 1): CartLine => ({
  sku,
  quantity,
  title: `Thing ${sku}`,
  priceMinor,
  path: `/${sku}`,
  picture: '',
});
const cartOf = (...lines: CartLine[]) => priceCart({ lines }, () => undefined, '2026-11-20');
type QuoteLine = Quote['lines'][number];

const said = (sku: string, priceMinor: number, state: QuoteLine['state'] = 'ok', quantity = 1): QuoteLine => ({
  sku,
  quantity,
  title: `Thing ${sku}`,
  path: `/${sku}`,
  priceMinor,
  state,
});
const quoteOf = (totalMinor: number, ...lines: QuoteLine[]): Quote => ({
  market: 'ae',
  currency: 'AED',
  isComplete: lines.every(({ state }) => state === 'ok'),
  payments: ['cash'],
  isSimulated: false,
  lines,
  amounts: { itemsMinor: totalMinor, deliveryMinor: 0, cashFeeMinor: 0, totalMinor },
  estimate: { from: '2026-11-25', to: '2026-12-02', means: 'delivery' },
});

describe('the review of a cart', () => {
  test('adds delivery and the cash fee by the rules of the market while there is no quote', () => {
    const { amounts } = reviewCart(cartOf(line('A', 50_00)), RULES, 'cash');
    expect(amounts).toEqual({ itemsMinor: 50_00, deliveryMinor: 10_00, cashFeeMinor: 20_00, totalMinor: 80_00 });
  });

  test('takes the total of a quote for the same lines', () => {
    const quoted = { quote: quoteOf(77_00, said('A', 50_00)), payment: 'cash' as const };
    expect(reviewCart(cartOf(line('A', 50_00)), RULES, 'cash', quoted).amounts.totalMinor).toBe(77_00);
  });

  test('does not take the total of a quote for another payment method or other lines', () => {
    const quoted = { quote: quoteOf(77_00, said('A', 50_00)), payment: 'cash' as const };
    expect(reviewCart(cartOf(line('A', 50_00)), RULES, 'online', quoted).amounts.totalMinor).toBe(60_00);
    expect(reviewCart(cartOf(line('A', 50_00, 2)), RULES, 'cash', quoted).amounts.totalMinor).toBe(120_00);
  });

  test('shows the price of the quote and the price that the shopper saw', () => {
    const quoted = { quote: quoteOf(60_00, said('A', 60_00)), payment: 'cash' as const };
    expect(reviewCart(cartOf(line('A', 50_00)), RULES, 'cash', quoted).lines).toMatchObject([
      { priceMinor: 60_00, seenPriceMinor: 50_00, isOpen: true },
    ]);
  });

  test('leaves out lines that the host can not sell', () => {
    const quoted = { quote: quoteOf(50_00, said('A', 50_00), said('B', 40_00, 'sold-out')), payment: 'cash' as const };
    const review = reviewCart(cartOf(line('A', 50_00), line('B', 40_00)), RULES, 'cash', quoted);
    expect(review.amounts.totalMinor).toBe(50_00);
    expect(openLines(review.lines)).toEqual([{ sku: 'A', quantity: 1 }]);
  });
});

describe('the changes of a quote', () => {
  const review = reviewCart(cartOf(line('A', 50_00), line('B', 40_00)), RULES, 'cash');

  test('are none when it equals the review', () => {
    expect(findChanges(review, quoteOf(90_00, said('A', 50_00), said('B', 40_00)))).toEqual([]);
  });

  test('have the old and the new price', () => {
    expect(findChanges(review, quoteOf(95_00, said('A', 55_00), said('B', 40_00)))).toEqual([
      { title: 'Thing A', fromMinor: 50_00, toMinor: 55_00 },
    ]);
  });

  test('have lines that can not be ordered any more', () => {
    expect(findChanges(review, quoteOf(50_00, said('A', 50_00), said('B', 40_00, 'gone')))).toEqual([
      { title: 'Thing B', fromMinor: 40_00 },
    ]);
  });
});

describe('the checkout of India', () => {
  const { 'contact.phone': phone, 'address.pinCode': pinCode } = checkoutRules('IN', () => undefined);

  test('accepts a mobile number in any spelling', () => {
    for (const text of ['98765 43210', '+91-98765-43210', '098765 43210']) expect(phone?.(text)).toBeUndefined();
    expect(phone?.('12345')).toContain('ten digits');
  });

  test('requires a PIN code of six digits', () => {
    expect(pinCode?.('302 001')).toBeUndefined();
    expect(pinCode?.('30200')).toContain('six digits');
  });

  test('refuses a PIN code that does not exist, once that is known', () => {
    const unknown = checkoutRules('IN', () => ({ code: '999999', pinPlace: null }))['address.pinCode'];
    expect(unknown?.('999999')).toBe('We don’t know PIN code 999999. Please check it.');
    expect(pinCode?.('999999')).toBeUndefined();
  });
});

test('another country has no PIN codes', () => {
  expect(checkoutRules('AE', () => undefined)['address.pinCode']).toBeUndefined();
});

test('a PIN code must be in the chosen state; an unknown code fits every state', () => {
  const jaipur = { city: 'Jaipur', state: 'Rajasthan' };
  const said = 'PIN code 302001 is in Rajasthan. Choose Rajasthan or change the PIN code.';
  expect(findStateConflict('302001', jaipur, 'Karnataka')).toBe(said);
  expect(checkoutRules('IN', () => ({ code: '302001', pinPlace: jaipur }))['address.state']?.('Karnataka')).toBe(said);
  expect(findStateConflict('302001', jaipur, 'Rajasthan')).toBeUndefined();
  expect(findStateConflict('900001', { city: '', state: '' }, 'Goa')).toBeUndefined();
  expect(findStateConflict('999999', undefined, 'Goa')).toBeUndefined();
  const border = { city: 'Daman', state: 'Gujarat', otherStates: ['Goa'] };
  expect(findStateConflict('396235', border, 'Goa')).toBeUndefined();
});
