import { type AddressLine, writeLines } from '../../browser/addresses/cart-address.ts';
import { readLines } from '../../browser/addresses/read-cart-address.ts';
import { clampQuantity, lineId } from '../../core/cart/cart.ts';
import { priceLine } from '../../core/cart/priced-cart.ts';
import type { PriceEntry } from '../../core/product/price-file.ts';

/**
 * A wishlist or cart that somebody shares, in the fragment of an address, which servers do not get: `#list=WK-101,2,M;EL-008,1,`.
 */
const START = '#list=';

/** Most products of a shared list. The page of each is read where it is opened. */
export const MOST_SHARED = 30;

export const writeSharedList = (lines: readonly AddressLine[]): string =>
  START + writeLines(lines.slice(0, MOST_SHARED));

/** Reads an untrusted fragment: valid lines, each once, with a quantity that a cart accepts. */
export function readSharedList(hash: string): AddressLine[] {
  const lines = readLines(hash, START, MOST_SHARED).map((line) => ({
    ...line,
    quantity: clampQuantity(line.quantity),
  }));
  return [...new Map(lines.map((line) => [lineId(line), line])).values()];
}

/**
 * What can be done with a line today: `buy` it; `choose` a size first; `wait`, as it is sold out or comes later; nothing, as it
 * is `gone`. `today` is an ISO date.
 */
export function settleSharedLine(
  line: AddressLine,
  entry: PriceEntry | null,
  today: string,
): 'buy' | 'choose' | 'wait' | 'gone' {
  const { state } = priceLine(line, entry, today);
  if (state === 'gone') return 'gone';
  if (state !== 'same') return 'wait';
  return line.size === undefined && entry?.sizes && Object.keys(entry.sizes).length > 0 ? 'choose' : 'buy';
}
