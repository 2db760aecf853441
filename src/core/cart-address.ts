import { type Cart, type CartLine, MAX_LINES } from './cart.ts';

/**
 * A cart behind the `#` of an address, for browsers that keep nothing from page to page: `#cart=WK-101,2,M;EL-008,1,`. It names
 * what is wanted and nothing that could be believed: titles and prices are asked of the catalogue.
 */
const START = '#cart=';

export type AddressLine = Pick<CartLine, 'sku' | 'size' | 'quantity'>;

export const writeCartAddress = ({ lines }: Cart): string =>
  START + lines.map(({ sku, quantity, size = '' }) => [sku, quantity, encodeURIComponent(size)].join()).join(';');

/** What stands in an address, which anybody may have written: good lines are kept, at most as many as a cart has. */
export function readCartAddress(hash: string): AddressLine[] {
  if (!hash.startsWith(START)) return [];
  return hash.slice(START.length).split(';').slice(0, MAX_LINES).flatMap(readLine);
}

function readLine(text: string): AddressLine[] {
  const [sku = '', quantity, rest = ''] = text.split(',');
  try {
    const size = decodeURIComponent(rest);
    if (!/^[\w.-]{1,50}$/.test(sku) || size.length > 20) return [];
    return [{ sku, quantity: Number(quantity) || 1, ...(size && { size }) }];
  } catch {
    // Cut off within an escape.
    return [];
  }
}
