import offers from 'virtual:offer-facts';
import { formatAmount } from '../browser/money.ts';
import { page } from '../browser/page.ts';
import { indianClock } from '../core/calendar/indian-day.ts';
import { isBuyable, type PricedCart } from '../core/cart/priced-cart.ts';
import { cartTotals } from '../core/cart/cart-totals.ts';
import { deliveryFeeMinor } from '../core/delivery/delivery-fee.ts';
import type { OrderFees, PaymentMethod } from '../core/order/order-total.ts';
import { hasBegun, isOver, missingMinor, promote } from '../core/promotions/promotion.ts';
import { promotionWords } from '../core/promotions/promotion-words.ts';
import { offersText } from '../messages/rooms/offers.ts';
import { $findOffers, type CartOffers } from './prices.ts';

/** Finds the offers without a code of this page's market that hold for a cart, by the rules of the API host. */
$findOffers.set(function findOffers(
  { lines: all }: Pick<PricedCart, 'lines'>,
  fees: OrderFees,
  payment: PaymentMethod,
): CartOffers {
  const own = offers[page.market] ?? [];
  const lines = all.filter(isBuyable);
  const { totalMinor } = cartTotals(lines);
  const clock = indianClock(Date.now());
  const circumstances = { clock, payment, feeMinor: totalMinor > 0 ? deliveryFeeMinor(fees, totalMinor) : 0 };
  const found = promote(own, lines, circumstances);
  const { goods, delivery, discountMinor } = found;
  const say = (one: (typeof own)[number]) => promotionWords(one, formatAmount);
  const more = own
    .filter((one) => one !== goods && one !== delivery && hasBegun(one, clock) && !isOver(one, clock))
    .map((one) => ({ one, missing: missingMinor(one, lines) ?? 0 }))
    .filter(({ missing }) => missing > 0)
    .sort((a, b) => a.missing - b.missing)[0];
  return {
    discountMinor,
    ...(delivery && { delivery }),
    words: [goods, delivery].flatMap((one) => (one ? say(one) : [])),
    hint: more && offersText.addMore({ offer: say(more.one), missing: formatAmount(more.missing) }),
  };
});
