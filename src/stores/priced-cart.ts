import { computed } from 'nanostores';
import { indianDay } from '../core/calendar/indian-day.ts';
import { EMPTY_CART } from '../core/cart/cart.ts';
import { type PricedCart, priceCart } from '../core/cart/priced-cart.ts';
import { $cart } from './cart.ts';
import { $prices } from './prices.ts';

/** The state before the cart is read; pages are built with it. */
export const UNREAD_CART: PricedCart = priceCart(EMPTY_CART, () => undefined, '');

/** The cart at today's prices. */
export const $pricedCart = computed([$cart, $prices], (cart, prices) =>
  priceCart(cart, (sku) => prices[sku], indianDay(Date.now())),
);
