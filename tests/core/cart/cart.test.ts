import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addLine,
  type Cart,
  type CartLine,
  EMPTY_CART,
  isSameLine,
  lineId,
  MAX_LINES,
  removeLine,
  restoreLine,
  setQuantity,
} from '../../../src/core/cart/cart.ts';
import { cartTotals } from '../../../src/core/cart/cart-totals.ts';
import { setSize } from '../../../src/core/cart/set-size.ts';

const line = (over: Partial<CartLine> = {}): CartLine => ({
  sku: 'A',
  quantity: 1,
  title: 'A thing',
  priceMinor: 100,
  path: '/a/p/A',
  picture: '',
  ...over,
});
const quantities = (cart: Cart) => cart.lines.map(({ sku, size, quantity }) => `${sku}${size ?? ''} ${quantity}`);

describe('the cart', () => {
  test('adds to the line with the same SKU and size, and makes a new one for another size', () => {
    let { cart } = addLine(EMPTY_CART, line({ size: 'S' }));
    ({ cart } = addLine(cart, line({ size: 'S', quantity: 2 })));
    ({ cart } = addLine(cart, line({ size: 'M' })));
    ({ cart } = addLine(cart, line()));
    expect(quantities(cart)).toEqual(['AS 3', 'AM 1', 'A 1']);
  });

  test('stops at five of a line and says so', () => {
    const { cart } = addLine(EMPTY_CART, line({ quantity: 4 }));
    expect(addLine(cart, line({ quantity: 1 }))).toMatchObject({ quantity: 5, gained: 1, limited: false });
    expect(addLine(cart, line({ quantity: 2 }))).toMatchObject({ quantity: 5, gained: 1, limited: true });
  });

  test('remembers the price that the shopper saw last', () => {
    const { cart } = addLine(addLine(EMPTY_CART, line()).cart, line({ priceMinor: 120 }));
    expect(cart.lines[0]?.priceMinor).toBe(120);
  });

  test.each([
    [3, 3, false],
    [0, 1, true],
    [-2, 1, true],
    [9, 5, true],
    [2.7, 2, true],
    [Number.NaN, 1, true],
  ])('sets a quantity of %s to %s', (wanted, quantity, limited) => {
    const { cart } = addLine(EMPTY_CART, line());
    expect(setQuantity(cart, { sku: 'A' }, wanted)).toMatchObject({ quantity, limited });
  });

  test('changes a size in place, and joins lines of one size up to the limit', () => {
    const cart: Cart = {
      lines: [line({ size: 'S', quantity: 3 }), line({ sku: 'B' }), line({ size: 'M', quantity: 4 })],
    };
    expect(quantities(setSize(cart, { sku: 'A', size: 'S' }, 'L').cart)).toEqual(['AL 3', 'B 1', 'AM 4']);
    const joined = setSize(cart, { sku: 'A', size: 'S' }, 'M');
    expect(quantities(joined.cart)).toEqual(['AM 5', 'B 1']);
    expect(joined.limited).toBe(true);
    expect(setSize(cart, { sku: 'C', size: 'S' }, 'M').cart).toBe(cart);
  });

  test('leaves a cart alone that does not have the line', () => {
    const { cart } = addLine(EMPTY_CART, line());
    expect(setQuantity(cart, { sku: 'B' }, 3).cart).toBe(cart);
    expect(removeLine(cart, { sku: 'B' })).toEqual(cart);
  });

  test('puts a removed line back where it was, unless it has been added again', () => {
    const cart: Cart = { lines: ['A', 'B', 'C'].map((sku) => line({ sku })) };
    const removed = cart.lines[1] as CartLine;
    const without = removeLine(cart, removed);
    expect(quantities(restoreLine(without, removed, 1))).toEqual(['A 1', 'B 1', 'C 1']);
    const again = addLine(without, line({ sku: 'B', quantity: 4 })).cart;
    expect(quantities(restoreLine(again, removed, 1))).toEqual(['A 1', 'C 1', 'B 4']);
  });

  test('takes no more lines than it keeps', () => {
    const full: Cart = { lines: Array.from({ length: MAX_LINES }, (_, index) => line({ sku: `S${index}` })) };
    expect(addLine(full, line({ sku: 'NEW' }))).toMatchObject({ quantity: 0, gained: 0, limited: true });
    expect(addLine(full, line({ sku: 'S3' })).quantity).toBe(2);
  });

  test('keeps its rules through any sequence of actions', () => {
    const key = fc.record({
      sku: fc.constantFrom('A', 'B', 'C'),
      size: fc.option(fc.constantFrom('S', 'M'), { nil: undefined }),
    });
    const action = fc.oneof(
      fc.record({
        kind: fc.constant('add' as const),
        key,
        quantity: fc.integer({ min: -3, max: 12 }),
        priceMinor: fc.integer({ min: 1, max: 10_000_000 }),
      }),
      fc.record({ kind: fc.constant('set' as const), key, quantity: fc.integer({ min: -3, max: 12 }) }),
      fc.record({ kind: fc.constant('remove' as const), key }),
      fc.record({ kind: fc.constant('clear' as const) }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        let cart = EMPTY_CART;
        for (const step of actions) {
          if (step.kind === 'add')
            ({ cart } = addLine(cart, line({ ...step.key, quantity: step.quantity, priceMinor: step.priceMinor })));
          else if (step.kind === 'set') ({ cart } = setQuantity(cart, step.key, step.quantity));
          else if (step.kind === 'remove') cart = removeLine(cart, step.key);
          else cart = EMPTY_CART;
          const { totalQuantity, totalMinor } = cartTotals(cart.lines);
          expect(totalMinor).toBe(cart.lines.reduce((sum, { priceMinor, quantity }) => sum + priceMinor * quantity, 0));
          expect(totalQuantity).toBe(cart.lines.reduce((sum, { quantity }) => sum + quantity, 0));
          expect(new Set(cart.lines.map(lineId)).size).toBe(cart.lines.length);
          for (const { quantity } of cart.lines) {
            expect(Number.isInteger(quantity)).toBe(true);
            expect(quantity).toBeGreaterThanOrEqual(1);
            expect(quantity).toBeLessThanOrEqual(5);
          }
        }
      }),
    );
  });

  test('takes a missing size and an empty one for the same', () => {
    expect(isSameLine({ sku: 'A' }, { sku: 'A', size: '' })).toBe(true);
  });
});
