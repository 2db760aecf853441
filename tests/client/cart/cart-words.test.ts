import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeCart, describeLine, lineName } from '../../../src/browser/cart-texts.ts';
import { $notice, tell } from '../../../src/browser/notice.ts';
import { type CartLine, EMPTY_CART } from '../../../src/core/cart/cart.ts';
import type { PricedLine } from '../../../src/core/cart/priced-cart.ts';
import type { PriceEntry } from '../../../src/core/product/price-file.ts';
import { $cart, addToCart, changeQuantity } from '../../../src/stores/cart.ts';
import { describeExtras, describeSum, listSizes } from '../../../src/stores/line-extras.ts';
import { $pricedCart } from '../../../src/stores/priced-cart.ts';
import { $prices } from '../../../src/stores/prices.ts';
import { takeAllOut, takeOut } from '../../../src/stores/removed-lines.ts';

const line = (sku: string, quantity = 1, changes: Partial<CartLine> = {}): CartLine => ({
  ...{ sku, quantity, title: `Kurti ${sku}`, priceMinor: 19_900, path: `/kurti/p/${sku}`, picture: '' },
  ...changes,
});
const FEES = { feeMinor: 4_000, freeFromMinor: 50_000, cashOnDeliveryFeeMinor: 2_000 };
const plain = (texts: object) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      text === undefined ? [] : [[name, String(text).replaceAll('\u00a0', ' ')]],
    ),
  );
const cartSays = (isUnsure = false, fees: Parameters<typeof describeCart>[1] = FEES) =>
  plain(describeCart($pricedCart.get(), fees, isUnsure));
const told = () => $notice.get()?.text;
const price = (sku: string, entry: Partial<PriceEntry> | null) =>
  $prices.set({
    ...$prices.get(),
    [sku]: entry && { priceMinor: 19_900, path: `/kurti/p/${sku}`, seller: 'pots', ...entry },
  });
const quantities = () => $cart.get().lines.map(({ sku, quantity }) => [sku, quantity]);
const priced = (sku: string): PricedLine => {
  const found = $pricedCart.get().lines.find((one) => one.sku === sku);
  if (!found) throw new Error(`The cart has no ${sku}.`);
  return found;
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('navigator', { onLine: true });
  $prices.set({});
  $cart.set({ lines: [line('A', 2), line('B')] });
  tell('');
});
afterAll(() => $cart.set(EMPTY_CART));

describe('a typed or clicked quantity', () => {
  test.each([
    [4, 4, ''],
    [5, 5, ''],
    [9, 5, 'You can have at most 5 of one item.'],
    [0, 1, 'You need at least 1. To take it out, use Remove.'],
    [-3, 1, 'You need at least 1. To take it out, use Remove.'],
    [2.5, 2, 'You need at least 1. To take it out, use Remove.'],
  ])('of %d makes %d, and says "%s"', (typed, kept, words) => {
    changeQuantity(line('A'), typed);
    expect(quantities()).toEqual([
      ['A', kept],
      ['B', 1],
    ]);
    expect(told()).toBe(words);
  });
});

describe('what is added', () => {
  test('goes to the line of the same product and size, and a new size to a line of its own', () => {
    addToCart(line('A', 1));
    addToCart(line('A', 1, { size: 'L' }));
    expect(quantities()).toEqual([
      ['A', 3],
      ['B', 1],
      ['A', 1],
    ]);
    expect(told()).toBe('');
  });

  test('stops at five pieces, and says how many were added', () => {
    addToCart(line('A', 2));
    expect(told()).toBe('');
    expect(addToCart(line('A', 4))).toMatchObject({ quantity: 5, gained: 1, limited: true });
    expect(told()).toBe('1 added. You can have at most 5 of one item; your cart has 5.');
  });
});

describe('what is taken out', () => {
  test('is put back where it stood', () => {
    const { text, undo } = takeOut(line('A'));
    expect([text, quantities()]).toEqual(['Removed: Kurti A', [['B', 1]]]);
    undo();
    expect(quantities()).toEqual([
      ['A', 2],
      ['B', 1],
    ]);
  });

  test('all together is put back before what was added since, and ends what was said of a line', () => {
    changeQuantity(line('A'), 9);
    const { text, undo } = takeAllOut();
    expect([text, told(), quantities()]).toEqual(['Cart cleared.', '', []]);
    addToCart(line('C'));
    undo();
    expect(quantities()).toEqual([
      ['A', 5],
      ['B', 1],
      ['C', 1],
    ]);
  });
});

describe('the cart says', () => {
  test('pieces, subtotal, delivery, what cash costs, and what is missing until delivery is free', () => {
    expect(cartSays(false, { ...FEES, freeFromMinor: 100_000 })).toEqual({
      label: 'Subtotal, 3 pieces',
      subtotal: '₹597',
      fee: '₹40',
      cashFee: '₹20',
      total: '₹657',
      hint: expect.stringContaining('₹403'),
      checkout: expect.stringContaining('₹657'),
    });
  });

  test('that delivery is free, and nothing of a fee for cash where there is none', () => {
    const { fee, cashFee, hint, total } = cartSays(false, { feeMinor: 4_000, freeFromMinor: 50_000 });
    expect([fee, cashFee, hint, total]).toEqual(['Free', undefined, undefined, '₹597']);
  });

  test('that prices could not be checked, as long as one is not known', () => {
    expect(cartSays(true)['unsure']).toBeDefined();
    vi.stubGlobal('navigator', { onLine: false });
    expect(cartSays(false)['unsure']).toBeDefined();
    for (const sku of ['A', 'B']) price(sku, {});
    expect(cartSays(true)['unsure']).toBeUndefined();
  });

  test('nothing of a checkout where nothing can be bought', () => {
    for (const sku of ['A', 'B']) price(sku, null);
    expect(cartSays()['checkout']).toBeUndefined();
    expect(plain(describeSum($pricedCart.get()))['unavailable']).toMatch(/2/);
  });

  test('the saving on maximum prices of all pieces, as the drawer and the cart page do', () => {
    price('A', { mrpMinor: 39_900 });
    price('B', {});
    expect(plain(describeSum($pricedCart.get()))).toMatchObject({
      label: 'MRP, 3 pieces',
      subtotal: '₹997',
      discount: '₹400',
    });
  });

  test('in how many parcels it comes, where that is more than one', () => {
    for (const sku of ['A', 'B']) price(sku, {});
    expect(describeSum($pricedCart.get())['parcels']).toBeUndefined();
    price('B', { seller: 'garden' });
    expect(describeSum($pricedCart.get())['parcels']).toContain('2');
  });
});

describe('a line says', () => {
  test('its name with its size, what its pieces cost, and one of them where there are several', () => {
    const sized = { ...priced('A'), size: 'M' };
    expect(plain(describeLine(sized))).toMatchObject({ title: 'Kurti A', price: '₹398', each: '₹199 each' });
    expect(plain(describeLine(priced('B')))).toEqual({ title: 'Kurti B', price: '₹199' });
    expect([lineName(priced('B')), lineName(sized)]).toEqual(['Kurti B', 'Kurti A, Size M']);
  });

  test('its seller and its day, once today’s prices are known', () => {
    expect(plain(describeExtras(priced('A')))).toEqual({});
    price('A', { sellerName: 'Pots of Jaipur' });
    const { seller, arrival } = plain(describeExtras(priced('A')));
    expect(seller).toContain('Pots of Jaipur');
    expect(arrival).toMatch(/^Get it by /);
  });

  test('the struck maximum price of as many pieces as it has', () => {
    price('A', { mrpMinor: 39_900 });
    expect(plain(describeExtras(priced('A')))).toMatchObject({ mrpLabel: 'MRP ', mrp: '₹798' });
    price('A', { mrpMinor: 19_900 });
    expect(describeExtras(priced('A'))['mrp']).toBeUndefined();
  });

  test('that it costs less or more than when it was added', () => {
    price('A', { priceMinor: 14_900 });
    expect(plain(describeExtras(priced('A')))).toMatchObject({ cheaper: 'Was ₹199 when added' });
    price('A', { priceMinor: 24_900 });
    expect(plain(describeExtras(priced('A')))).toMatchObject({ remark: 'Was ₹199 when added' });
  });

  test.each([
    [null, 'No longer'],
    [{ stock: 'sold-out' }, 'old out'],
    [{ stock: '2099-01-15' }, '15 January 2099'],
  ] as const)('that it can’t be bought now: %j', (entry, words) => {
    price('A', entry);
    const { remark, seller, arrival } = plain(describeExtras(priced('A')));
    expect(remark).toContain(words);
    expect([seller, arrival]).toEqual([undefined, undefined]);
  });

  test('the sizes among which it can be changed, those that are sold out apart', () => {
    $cart.set({ lines: [line('A', 1, { size: 'M' })] });
    price('A', { sizes: { S: '', M: 'sold-out', L: 'sold-out' } });
    expect(listSizes(priced('A')).map(({ size, isOut }) => [size, isOut])).toEqual([
      ['S', false],
      ['M', false],
      ['L', true],
    ]);
    price('A', { sizes: { M: '' } });
    expect(listSizes(priced('A'))).toEqual([]);
  });
});
