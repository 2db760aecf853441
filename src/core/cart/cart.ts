import { MAX_QUANTITY, MIN_QUANTITY } from '../site/constants.ts';

/**
 * The rules of the cart (specification section 4). Two lines are the same if SKU and size are equal. A line has 1 to 5 pieces.
 * Amounts are integer minor units.
 */

/** A line with the title and price that the shopper saw when adding it. Today's price and availability are looked up when it is shown. */
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
  /** It could not be bought when prices were last looked up: the badge leaves it out. */
  readonly away?: true;
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
  /** How many pieces were added; negative when some were removed. */
  readonly gained: number;
  /** Whether the quantity differs from the requested one because of the limits of 1 and 5 pieces. */
  readonly limited: boolean;
}

export const EMPTY_CART: Cart = { lines: [] };

/** Most lines of a cart. Stored carts are untrusted, so there must be a limit. */
export const MAX_LINES = 100;

/** Whether two lines are of the same SKU and size. A cart has one line for each. */
export const isSameLine = (a: LineKey, b: LineKey): boolean => a.sku === b.sku && (a.size ?? '') === (b.size ?? '');

/** A string that identifies a line. Neither SKUs nor sizes have line ends. */
export const lineId = ({ sku, size = '' }: LineKey): string => `${sku}\n${size}`;

/** A quantity that a line can have: whole, and within its limits. */
export const clampQuantity = (quantity: number): number =>
  Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, Math.trunc(quantity) || MIN_QUANTITY));

/** Adds `line.quantity` pieces to the same line, or a new line at the end. A cart with `MAX_LINES` lines takes no new ones. */
export function addLine(cart: Cart, line: CartLine): CartChange {
  const present = cart.lines.find((other) => isSameLine(other, line));
  if (!present && cart.lines.length >= MAX_LINES) return { cart, quantity: 0, gained: 0, limited: true };
  const before = present?.quantity ?? 0;
  const wanted = before + Math.max(0, Math.trunc(line.quantity) || 0);
  // The shopper saw the title and price of the new line last.
  const quantity = clampQuantity(wanted);
  const next = { ...line, quantity };
  const lines = present ? cart.lines.map((other) => (other === present ? next : other)) : [...cart.lines, next];
  return { cart: { lines }, quantity, gained: quantity - before, limited: quantity !== wanted };
}

/** Sets a line's quantity, limited to 1 to 5. Nothing changes if the cart has no such line. */
export function setQuantity(cart: Cart, key: LineKey, wanted: number): CartChange {
  const present = cart.lines.find((line) => isSameLine(line, key));
  if (!present) return { cart, quantity: 0, gained: 0, limited: false };
  const quantity = clampQuantity(wanted);
  const lines = cart.lines.map((line) => (line === present ? { ...line, quantity } : line));
  return { cart: { lines }, quantity, gained: quantity - present.quantity, limited: quantity !== wanted };
}

/** The cart without a line. Nothing changes if it has no such line. */
export const removeLine = (cart: Cart, key: LineKey): Cart => ({
  lines: cart.lines.filter((line) => !isSameLine(line, key)),
});

/** Puts a removed line back at its index. Nothing changes if the same line has been added since. */
export function restoreLine(cart: Cart, line: CartLine, index: number): Cart {
  if (cart.lines.some((other) => isSameLine(other, line))) return cart;
  return { lines: [...cart.lines.slice(0, index), line, ...cart.lines.slice(index)] };
}
