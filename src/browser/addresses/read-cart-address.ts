import { MAX_LINES } from '../../core/cart/cart.ts';
import { SKU } from '../../core/product/sku.ts';
import { type AddressLine, START } from './cart-address.ts';

// Apart from what writes it, as every script with the cart has that.

/** Reads the lines of a cart from an untrusted fragment. Invalid lines are dropped, and so are those above `MAX_LINES`. */
export const readCartAddress = (hash: string): AddressLine[] => readLines(hash, START, MAX_LINES);

/** Reads what `writeLines` wrote after `start`, at most `most` lines. */
export const readLines = (hash: string, start: string, most: number): AddressLine[] =>
  hash.startsWith(start) ? hash.slice(start.length).split(';').slice(0, most).flatMap(readLine) : [];

function readLine(text: string): AddressLine[] {
  const [code = '', quantity, rest = ''] = text.split(',');
  try {
    const [sku = '', size = ''] = [code, rest].map(decodeURIComponent);
    if (!SKU.test(sku) || size.length > 20) return [];
    return [{ sku, quantity: Number(quantity) || 1, size: size || undefined }];
  } catch {
    // The fragment was cut off within an escape.
    return [];
  }
}
