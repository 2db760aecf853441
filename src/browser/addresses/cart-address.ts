import type { Cart, CartLine } from '../../core/cart/cart.ts';

/**
 * A cart in the fragment of an address, for browsers whose storage is full or forbidden: `#cart=WK-101,2,M;EL-008,1,`. It has
 * SKU, quantity and size only; titles and prices are read from the catalogue.
 */
export const START = '#cart=';

export type AddressLine = Pick<CartLine, 'sku' | 'size' | 'quantity'>;

export const writeCartAddress = ({ lines }: Cart): string => START + writeLines(lines);

/** Lines as text, for fragments of addresses. */
export const writeLines = (lines: readonly AddressLine[]): string =>
  lines
    .map(({ sku, quantity, size = '' }) => [encodeURIComponent(sku), quantity, encodeURIComponent(size)].join())
    .join(';');
