/** The addresses to which a cart leads, and a few more, for scripts that need them without all others (`src/paths.ts`). */

export const CART_PATH = '/cart';
export const CHECKOUT_PATH = '/checkOut';
export const COMPARE_PATH = '/compare';
export const PRODUCTS_PATH = '/products';
export const WISHLIST_PATH = '/wishlist';
export const OFFLINE_PATH = '/offline';

/** Pages of a task, in which nobody is to be interrupted. */
export const TASK_PATHS = {
  checkout: CHECKOUT_PATH,
  payment: '/cashFree',
  orders: '/order',
  complaint: '/complaint',
  sellerSignUp: '/Seller-SignUp',
  sellerSignIn: '/Seller-SignIn',
  sellerDashboard: '/seller-dashboard',
} as const;

export interface InMarket {
  /** First part of the market's addresses; empty for the default market. */
  readonly prefix: string;
}

/** A path below the market's prefix. */
export const below = ({ prefix }: InMarket, path: string): string => (prefix === '' ? path : `/${prefix}${path}`);
