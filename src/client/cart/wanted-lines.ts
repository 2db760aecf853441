import type { AddressLine } from '../../browser/addresses/cart-address.ts';
import { readCartAddress } from '../../browser/addresses/read-cart-address.ts';
import { type CartLine, isSameLine, type LineKey } from '../../core/cart/cart.ts';

/** What the address of the cart page asks for. */
interface WantedLines {
  readonly lines: readonly AddressLine[];
  /** Whether they come from an add form, whose item is one more; else they are a cart, which this tab may have already. */
  readonly isAdded: boolean;
}

export function readWanted(search: string, hash: string): WantedLines {
  const query = new URLSearchParams(search);
  const sku = query.get('sku');
  if (sku === null) return { lines: readCartAddress(hash), isAdded: false };
  const quantity = Number(query.get('quantity') ?? 1);
  return { lines: [{ sku, quantity, size: query.get('size') || undefined }], isAdded: true };
}

/** Whether a wanted line is still to be added to a cart. */
export const isMissing = (lines: readonly CartLine[], line: LineKey, { isAdded }: WantedLines): boolean =>
  isAdded || !lines.some((other) => isSameLine(other, line));
