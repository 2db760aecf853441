import { atom, computed } from 'nanostores';
import delivery from 'virtual:delivery-facts';
import { page } from '../browser/page.ts';
import type { LookedUp } from '../core/delivery/delivery-file.ts';
import { deliveredLine, deliverSellers, type SellerDelivery } from '../core/order/delivery-order.ts';
import { indianDay } from '../core/calendar/indian-day.ts';
import { isBuyable } from '../core/cart/priced-cart.ts';
import { $pricedCart } from './priced-cart.ts';

/** The place of the shopper's PIN code, once it has been looked up. */
export const $destination = atom<LookedUp | undefined>(undefined);

/** How each seller delivers what can be bought of the cart, by seller id: to the place, or under the market's terms. */
export const $arrivals = computed([$pricedCart, $destination], (cart, at): ReadonlyMap<string, SellerDelivery> => {
  const promise = at?.file ?? delivery.markets[page.market];
  // Before prices are known, the sellers are not.
  const lines = cart.lines.filter((line) => line.seller && isBuyable(line)).map(deliveredLine);
  return promise
    ? deliverSellers(at?.file.rules ?? [], { ...page, ...promise }, at, lines, indianDay(Date.now()))
    : new Map();
});
