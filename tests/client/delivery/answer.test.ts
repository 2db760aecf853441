import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerFor, describeDelivery } from '../../../src/client/delivery/answer.ts';
import { cartDeliveryWords } from '../../../src/client/delivery/cart-words.ts';
import { deliverCart } from '../../../src/client/delivery/deliver-cart.ts';
import { parseDeliverTo, serialiseDeliverTo } from '../../../src/client/delivery/stored-pin-code.ts';
import { describeRefusal } from '../../../src/client/delivery/warn-of-refusal.ts';
import { deliverySentences } from '../../../src/browser/delivery-sentences.ts';
import { priceCart, type PricedCart } from '../../../src/core/cart/priced-cart.ts';
import type { LookedUp } from '../../../src/core/delivery/delivery-file.ts';
import type { DeliveryRule } from '../../../src/core/delivery/delivery-rules.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T07:30:00Z') }));
afterEach(() => void vi.useRealTimers());

const at = (...rules: readonly DeliveryRule[]): LookedUp => ({
  pinCode: '302001',
  pinPlace: { city: 'Jaipur', state: 'Rajasthan' },
  file: { rules, days: [3, 8], daysMean: 'delivery', holidays: [] },
});
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
const said = (found: LookedUp, piece: Parameters<typeof answerFor>[1] = { seller: 'pots', price: '19900' }) =>
  Object.values(deliverySentences(answerFor(found, piece))).map(plain);

describe('the answer for a PIN code says', () => {
  test('by when a piece comes, for what, and that it can be paid in cash', () => {
    expect(said(at())).toEqual(['Get it by Wed, 2 Dec', 'Delivery ₹40, free from ₹500', 'Cash on delivery']);
  });

  test('that delivery is free from an amount on, which one piece may reach', () => {
    expect(said(at(), { seller: 'pots', price: '50000' })[1]).toBe('Free delivery');
  });

  test('the days in which a piece is made', () => {
    expect(said(at(), { seller: 'pots', price: '19900', making: '10' })[0]).not.toBe(said(at())[0]);
  });

  test('what a rule says of the place: its fee, its days, and that no cash is taken there', () => {
    const far = at({ states: ['Rajasthan'], addDays: [2, 4], feeMinor: 9_000, cashOnDelivery: false });
    const [by, fee, cash] = said(far);
    expect(by).toBe('Get it by Tue, 8 Dec');
    expect(fee).toContain('₹90');
    expect(cash).not.toBe('Cash on delivery');
  });

  test('that a seller does not deliver there, and nothing of a fee', () => {
    const [by, fee, cash] = said(at({ sellers: ['pots'], serviceable: false }));
    expect(by).not.toContain('Get it by');
    expect([fee, cash]).toEqual(['', '']);
    expect(said(at({ sellers: ['pots'], serviceable: false }), { seller: 'garden' })[0]).toContain('Get it by');
  });

  test('in the header what is delivered to the place in general', () => {
    expect(plain(describeDelivery(at()))).toBe('Get it by Wed, 2 Dec. Delivery ₹40, free from ₹500. Cash on delivery.');
    expect(plain(describeDelivery(at({ states: ['Rajasthan'], serviceable: false })))).not.toContain('Cash');
  });
});

const cartOf = (...sellers: readonly string[]): PricedCart =>
  priceCart(
    {
      lines: sellers.map((seller) => ({
        ...{ sku: seller, quantity: 1, title: `Cup of ${seller}`, priceMinor: 19_900, path: '/cup', picture: '' },
      })),
    },
    (sku) => (sku === 'gone' ? null : ({ priceMinor: 19_900, path: '/cup', seller: sku } as never)),
    '2026-11-20',
  );
const cartSays = (found: LookedUp, cart: PricedCart) => {
  const delivery = deliverCart(found, cart);
  return delivery && plain(cartDeliveryWords(delivery, cart.totalMinor))?.split('\n');
};

describe('the cart says for a PIN code', () => {
  test('by when all of it comes, and the fee of its sellers together', () => {
    const [by, rest] = cartSays(at(), cartOf('pots', 'garden')) ?? [];
    expect([by, rest]).toEqual(['Get it by Wed, 2 Dec', 'Delivery ₹40 · Cash on delivery']);
  });

  test('that delivery is free from an amount on', () => {
    expect(cartSays(at(), cartOf('pots', 'garden', 'tea'))?.[1]).toBe('Free delivery · Cash on delivery');
  });

  test('what is not delivered there, and by which seller’s state', () => {
    const bound: DeliveryRule = { outside: 'Kerala', sellers: ['garden'], serviceable: false };
    const words = cartSays(at({ sellers: ['pots'], serviceable: false }, bound), cartOf('pots', 'garden', 'tea'));
    expect(words?.join()).toMatch(/Cup of pots; Cup of garden.*Kerala/);
    expect(words?.join()).not.toContain('tea');
  });

  test('nothing where nothing of it can be bought', () => {
    expect(cartSays(at(), cartOf('gone'))).toBeUndefined();
  });
});

describe('what was just added', () => {
  const entry = { priceMinor: 19_900, path: '/cup', seller: 'pots' } as const;

  test('is warned of where its seller does not deliver', () => {
    expect(describeRefusal(at({ sellers: ['pots'], serviceable: false }), 'Clay cup', entry)).toContain('Clay cup');
    const bound = at({ outside: 'Kerala', sellers: ['pots'], serviceable: false });
    expect(describeRefusal(bound, 'Clay cup', entry)).toContain('Kerala');
  });

  test('is not where it does, or where its seller is not known', () => {
    expect(describeRefusal(at(), 'Clay cup', entry)).toBeUndefined();
    expect(describeRefusal(at({ sellers: ['pots'], serviceable: false }), 'Clay cup', null)).toBeUndefined();
  });
});

test.each([
  ['302001', '302001'],
  ['012345', undefined],
])('the stored PIN code %s is read as %s', (pinCode, read) => {
  expect(parseDeliverTo(serialiseDeliverTo(pinCode))).toBe(read);
});

test.each([null, '', '302001', '{"version":2,"pinCode":"302001"}', '{"version":1,"pinCode":302001}', '{', '[]'])(
  'a stored value that is no PIN code is none: %s',
  (value) => {
    expect(parseDeliverTo(value)).toBeUndefined();
  },
);
