/** The addresses to which a cart leads, and that of the comparison, for scripts that need them without all others (`src/paths.ts`). */

export const CART_PATH = '/cart';
export const CHECKOUT_PATH = '/checkOut';
export const COMPARE_PATH = '/compare';
export const PRODUCTS_PATH = '/products';

export interface InMarket {
  /** First part of the market's addresses; empty for the default market. */
  readonly prefix: string;
}

/** A path below the market's prefix. */
export const below = ({ prefix }: InMarket, path: string): string => (prefix === '' ? path : `/${prefix}${path}`);
