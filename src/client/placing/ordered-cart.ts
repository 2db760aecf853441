import { type Cart, type CartLine, isSameLine, type LineKey } from '../../core/cart/cart.ts';

/** The cart without the ordered pieces. Pieces that were added since the order remain. */
export function withoutOrdered(cart: Cart, ordered: readonly (LineKey & Pick<CartLine, 'quantity'>)[]): Cart {
  return {
    lines: cart.lines.flatMap((line) => {
      const taken = ordered.find((other) => isSameLine(other, line))?.quantity ?? 0;
      return line.quantity > taken ? [{ ...line, quantity: line.quantity - taken }] : [];
    }),
  };
}
