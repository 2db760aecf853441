import type { LookedUp } from '../../core/delivery/delivery-file.ts';
import { deliveredLine, deliverOrder, type OrderDelivery } from '../../core/order/delivery-order.ts';
import { boundWords, unservedTitle } from '../../browser/delivery-sentences.ts';
import { indianDay } from '../../core/calendar/indian-day.ts';
import { isBuyable, type PricedCart } from '../../core/cart/priced-cart.ts';
import { page } from '../../browser/page.ts';

/** How a cart is delivered. */
export interface CartDelivery extends OrderDelivery {
  /** What is not delivered to the place: titles, with the reason if it is the seller's state. */
  readonly unserved: readonly string[];
}

/** How what can be bought of a cart is delivered to a place; undefined for nothing. */
export function deliverCart(found: LookedUp, cart: PricedCart): CartDelivery | undefined {
  const lines = cart.lines.filter(isBuyable).map((line) => ({ ...line, ...deliveredLine(line) }));
  if (lines.length === 0) return undefined;
  const { file } = found;
  const terms = { ...page, ...file };
  const delivery = deliverOrder(file.rules, terms, found, lines, cart.totalMinor, indianDay(Date.now()));
  const unserved = lines.flatMap((line) => {
    const seller = delivery.unservedSellers.get(line.sellerId);
    return seller ? [unservedTitle(line.title, boundWords(seller.onlyIn, line))] : [];
  });
  return { ...delivery, unserved };
}
