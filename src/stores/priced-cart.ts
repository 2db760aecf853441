import { computed } from 'nanostores';
import { indianDay } from '../core/calendar/indian-day.ts';
import { priceCart } from '../core/cart/priced-cart.ts';
import { $cart } from './cart.ts';
import { $prices } from './prices.ts';

/** The cart at today's prices. */
export const $pricedCart = computed([$cart, $prices], (cart, prices) =>
  priceCart(cart, (sku) => prices[sku], indianDay(Date.now())),
);
