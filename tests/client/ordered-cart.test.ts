import { describe, expect, test } from 'vitest';
import type { CartLine } from '../../src/core/cart/cart.ts';
import { withoutOrdered } from '../../src/client/placing/ordered-cart.ts';

describe('what is left of a cart after an order', () => {
  const line = (sku: string, quantity: number): CartLine => ({
    sku,
    quantity,
    title: sku,
    priceMinor: 1,
    path: '',
    picture: '',
  });

  test('is what was not ordered, and what was added since', () => {
    const cart = { lines: [line('A', 3), line('B', 1), line('C', 2)] };
    const rest = withoutOrdered(cart, [
      { sku: 'A', quantity: 2 },
      { sku: 'B', quantity: 1 },
    ]);
    expect(rest.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['A', 1],
      ['C', 2],
    ]);
  });

  test('keeps another size of what was ordered', () => {
    const cart = { lines: [{ ...line('A', 1), size: 'S' }] };
    expect(withoutOrdered(cart, [{ sku: 'A', size: 'M', quantity: 1 }])).toEqual(cart);
  });
});
