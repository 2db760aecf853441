import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_CART, MAX_LINES } from '../../src/core/cart/cart.ts';
import { parseCart, serialiseCart } from '../../src/core/cart/stored-cart.ts';

const good = {
  sku: 'WK-1',
  size: 'S',
  quantity: 2,
  title: 'Kurti',
  priceMinor: 19_900,
  path: '/kurti/p/WK-1',
  picture: '/_img/a-256.webp',
};
const stored = (...lines: unknown[]) => JSON.stringify({ version: 1, lines });

describe('a stored cart', () => {
  test('is read back unchanged', () => {
    expect(parseCart(serialiseCart({ lines: [good] }))).toEqual({ cart: { lines: [good] }, lost: 0 });
  });

  test.each([null, undefined, ''])('that is %s is an empty cart without lost lines', (value) => {
    expect(parseCart(value)).toEqual({ cart: EMPTY_CART, lost: 0 });
  });

  test.each(['{', 'null', '3', '"cart"', '{"lines":"many"}', '{"version":1}', `[${'1,'.repeat(150_000)}1]`])(
    'that is no cart is empty, and the shopper is told: %#',
    (value) => {
      expect(parseCart(value)).toEqual({ cart: EMPTY_CART, lost: 1 });
    },
  );

  test('keeps that a line could not be bought, and nothing else in its place', () => {
    const lines = [{ ...good, away: true as const }];
    expect(parseCart(serialiseCart({ lines })).cart.lines).toEqual(lines);
    expect(parseCart(stored({ ...good, away: 'yes' })).cart.lines).toEqual([good]);
  });

  test('keeps valid lines and counts the others', () => {
    const bad = [
      null,
      7,
      {},
      { ...good, sku: 5 },
      { ...good, sku: '<b>' },
      { ...good, priceMinor: -1 },
      { ...good, priceMinor: 0.5 },
      { ...good, title: '' },
      { ...good, title: 'x'.repeat(501) },
    ];
    const { cart, lost } = parseCart(stored(...bad, good));
    expect(cart.lines).toEqual([good]);
    expect(lost).toBe(bad.length);
  });

  test.each([
    [0, 1],
    [-5, 1],
    [99, 5],
    ['3', 3],
    [null, 1],
    ['many', 1],
    [1e300, 5],
  ])('with a quantity of %s has %s', (quantity, expected) => {
    expect(parseCart(stored({ ...good, quantity })).cart.lines[0]?.quantity).toBe(expected);
  });

  test('has no paths of other sites', () => {
    const { cart } = parseCart(
      stored(
        { ...good, path: 'https://evil.example/', picture: '//evil.example/x.webp' },
        { ...good, sku: 'B', path: 'javascript:alert(1)', picture: '/\\evil.example' },
      ),
    );
    expect(cart.lines.map(({ path, picture }) => [path, picture])).toEqual([
      ['', ''],
      ['', ''],
    ]);
  });

  test('has pictures of this site, and of others by https only, which the policy of pages then admits or not', () => {
    const pictures = [
      ['https://cdn.example/a.jpg?w=256', 'https://cdn.example/a.jpg?w=256'],
      ['http://cdn.example/a.jpg', ''],
      ['data:image/png;base64,AA', ''],
      ['https:/cdn.example/a.jpg', ''],
      ['https:///cdn.example/a.jpg', ''],
      ['HTTPS://cdn.example/a.jpg', ''],
      [`https://cdn.example/${'a'.repeat(300)}`, ''],
    ] as const;
    const { cart } = parseCart(
      stored(...pictures.map(([picture], index) => ({ ...good, sku: `P-${index}`, picture }))),
    );
    expect(cart.lines.map(({ picture }) => picture)).toEqual(pictures.map(([, kept]) => kept));
  });

  test('of the former shop is read: a list, or items, of whole records', () => {
    const record = {
      productValue: { name: 'Jhumka', mpn: 'JW-1', offers: { price: 149.5 }, image: ['https://cdn.example/a.webp'] },
      quantity: 3,
      selectedSize: 'M',
    };
    const flat = { name: 'Jhumka', mpn: 'JW-2', offers: { price: '149' }, quantity: 1 };
    expect(parseCart(JSON.stringify([record])).cart.lines).toEqual([
      { sku: 'JW-1', size: 'M', quantity: 3, title: 'Jhumka', priceMinor: 14_950, path: '', picture: '' },
    ]);
    expect(parseCart(JSON.stringify({ items: [flat], totalQuantity: 1 })).cart.lines).toEqual([
      { sku: 'JW-2', quantity: 1, title: 'Jhumka', priceMinor: 14_900, path: '', picture: '' },
    ]);
  });

  test('with a repeated line has it once', () => {
    expect(parseCart(stored(good, { ...good, quantity: 4 })).cart.lines).toEqual([{ ...good, quantity: 5 }]);
  });

  test('with more lines than allowed is cut, and the rest is counted', () => {
    const { cart, lost } = parseCart(
      stored(...Array.from({ length: MAX_LINES + 3 }, (_, index) => ({ ...good, sku: `S${index}` }))),
    );
    expect([cart.lines.length, lost]).toEqual([MAX_LINES, 3]);
  });

  test('with __proto__ in it does not change other objects', () => {
    parseCart('{"__proto__":{"polluted":1},"lines":[{"__proto__":{"sku":"X"},"sku":"A","title":"T","priceMinor":1}]}');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test('never throws, whatever the value', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((value) => JSON.stringify({ lines: [value] })),
          fc.jsonValue().map((value) => JSON.stringify({ items: value })),
        ),
        (value) => {
          const { cart } = parseCart(value);
          expect(parseCart(serialiseCart(cart))).toEqual({ cart, lost: 0 });
        },
      ),
    );
  });
});
