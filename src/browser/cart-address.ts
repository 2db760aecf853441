import { type Cart, type CartLine, MAX_LINES } from '../core/cart/cart.ts';
import { SKU } from '../core/product/sku.ts';

/**
 * A cart in the fragment of an address, for browsers whose storage is full or forbidden: `#cart=WK-101,2,M;EL-008,1,`. It has
 * SKU, quantity and size only; titles and prices are read from the catalogue.
 */
const START = '#cart=';

export type AddressLine = Pick<CartLine, 'sku' | 'size' | 'quantity'>;

export const writeCartAddress = ({ lines }: Cart): string => START + writeLines(lines);

/** Lines as text, for fragments of addresses. */
export const writeLines = (lines: readonly AddressLine[]): string =>
  lines
    .map(({ sku, quantity, size = '' }) => [encodeURIComponent(sku), quantity, encodeURIComponent(size)].join())
    .join(';');

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
