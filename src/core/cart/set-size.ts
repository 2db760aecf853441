import { type Cart, type CartChange, clampQuantity, isSameLine, type LineKey } from './cart.ts';

/** Gives a line another size, in its place. A line that has this size already takes its pieces, as far as they are allowed. */
export function setSize(cart: Cart, key: LineKey, size: string): CartChange {
  const present = cart.lines.find((line) => isSameLine(line, key));
  if (!present || present.size === size) return { cart, quantity: 0, gained: 0, limited: false };
  const other = cart.lines.find((line) => isSameLine(line, { ...key, size }));
  const wanted = present.quantity + (other?.quantity ?? 0);
  const quantity = clampQuantity(wanted);
  const lines = cart.lines
    .filter((line) => line !== other)
    .map((line) => (line === present ? { ...line, size, quantity } : line));
  return { cart: { lines }, quantity, gained: quantity - wanted, limited: quantity !== wanted };
}
