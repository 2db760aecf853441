import { OPERATOR } from './operator.ts';
import { SELLER } from './seller.ts';
import { PHOTOGRAPHS } from './photographs.ts';
import { ACCOUNT } from './shop-account.ts';
import { BROWSING } from './shop-browsing.ts';
import { CART } from './shop-cart.ts';
import { ORDERS } from './shop-orders.ts';
import { PAGES } from './shop-pages.ts';
import { PRODUCT } from './shop-product.ts';

/** All photographs by room, in the order of the sheets. */
export const PHOTOS = {
  shop: [...BROWSING, ...PRODUCT, ...CART, ...ORDERS, ...ACCOUNT, ...PAGES],
  seller: SELLER,
  operator: OPERATOR,
  photographs: PHOTOGRAPHS,
} as const;
