import type { CartLine } from './cart.ts';

export interface CartTotals {
  readonly totalQuantity: number;
  /** Sum of price times quantity. */
  readonly totalMinor: number;
}

/** Totals of lines at their `priceMinor`. */
export function cartTotals(lines: readonly Pick<CartLine, 'priceMinor' | 'quantity'>[]): CartTotals {
  let totalQuantity = 0;
  let totalMinor = 0;
  for (const { priceMinor, quantity } of lines) {
    totalQuantity += quantity;
    totalMinor += priceMinor * quantity;
  }
  return { totalQuantity, totalMinor };
}
