import { MAX_QUANTITY, MIN_QUANTITY } from './constants.ts';

/**
 * The cart as pure functions (specification section 4). Lines are the same when SKU and size are; a line has 1 to 5
 * pieces; amounts are integer minor units.
 */

/** What the shopper put in, as it looked at that moment. Today's price and availability are asked for when it is shown. */
export interface CartLine {
  readonly sku: string;
  /** Missing for a product without sizes. */
  readonly size?: string;
  readonly quantity: number;
  readonly title: string;
  readonly priceMinor: number;
  /** Address of the product's page. */
  readonly path: string;
  /** Address of a small picture; empty where there is none. */
  readonly picture: string;
}

export interface Cart {
  readonly lines: readonly CartLine[];
}

/** What identifies a line. */
export type LineKey = Pick<CartLine, 'sku' | 'size'>;

export interface CartChange {
  readonly cart: Cart;
  /** The quantity that the line has now. */
  readonly quantity: number;
  /** By how many pieces that is more than before. */
  readonly gained: number;
  /** Whether the limit of 1 to 5 made it another number than was asked for. */
  readonly limited: boolean;
}

export const EMPTY_CART: Cart = { lines: [] };

/** Most lines that a cart keeps: no person fills more, and a stored cart is not to be trusted. */
export const MAX_LINES = 100;

export const isSameLine = (a: LineKey, b: LineKey): boolean => a.sku === b.sku && (a.size ?? '') === (b.size ?? '');

/** A key for lists. */
export const lineId = ({ sku, size = '' }: LineKey): string => `${sku} ${size}`;

const clamp = (quantity: number): number =>
  Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, Math.trunc(quantity) || MIN_QUANTITY));

/** Puts `line.quantity` more pieces in: into the line that is the same, else as a new line at the end. */
export function addLine(cart: Cart, line: CartLine): CartChange {
  const present = cart.lines.find((other) => isSameLine(other, line));
  if (!present && cart.lines.length >= MAX_LINES) return { cart, quantity: 0, gained: 0, limited: true };
  const before = present?.quantity ?? 0;
  const wanted = before + Math.max(0, Math.trunc(line.quantity) || 0);
  const quantity = clamp(wanted);
  // What the shopper saw last counts: price and title of the new line replace the old.
  const next = { ...line, quantity };
  const lines = present ? cart.lines.map((other) => (other === present ? next : other)) : [...cart.lines, next];
  return { cart: { lines }, quantity, gained: quantity - before, limited: quantity !== wanted };
}

/** Sets a line's quantity, kept within 1 to 5. A line that is not there stays away. */
export function setQuantity(cart: Cart, key: LineKey, wanted: number): CartChange {
  const present = cart.lines.find((line) => isSameLine(line, key));
  if (!present) return { cart, quantity: 0, gained: 0, limited: false };
  const quantity = clamp(wanted);
  const lines = cart.lines.map((line) => (line === present ? { ...line, quantity } : line));
  return { cart: { lines }, quantity, gained: quantity - present.quantity, limited: quantity !== wanted };
}

export const removeLine = (cart: Cart, key: LineKey): Cart => ({
  lines: cart.lines.filter((line) => !isSameLine(line, key)),
});

/** Puts a removed line back where it stood. When the same line has been added since, that one stays as it is. */
export function restoreLine(cart: Cart, line: CartLine, index: number): Cart {
  if (cart.lines.some((other) => isSameLine(other, line))) return cart;
  return { lines: [...cart.lines.slice(0, index), line, ...cart.lines.slice(index)] };
}

export interface CartTotals {
  readonly lineCount: number;
  readonly totalQuantity: number;
  /** Sum of price times quantity. */
  readonly totalMinor: number;
}

/** Totals of lines at the prices they carry. */
export function cartTotals(lines: readonly Pick<CartLine, 'priceMinor' | 'quantity'>[]): CartTotals {
  let totalQuantity = 0;
  let totalMinor = 0;
  for (const { priceMinor, quantity } of lines) {
    totalQuantity += quantity;
    totalMinor += priceMinor * quantity;
  }
  return { lineCount: lines.length, totalQuantity, totalMinor };
}
