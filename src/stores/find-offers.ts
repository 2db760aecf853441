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
import { savedMinor } from '../core/cart/shown-cart.ts';
import { listComma } from '../messages/language.ts';
import { cartText } from '../messages/rooms/cart.ts';
import { offersText } from '../messages/rooms/offers.ts';
import { computed } from 'nanostores';
import { $pricedCart } from './priced-cart.ts';
import { $fees, $findOffers, $offers, type CartOffers } from './prices.ts';

/** Finds the offers without a code of this page's market that hold for a cart, by the rules of the API host. */
function findOffers({ lines: all }: Pick<PricedCart, 'lines'>, fees: OrderFees, payment: PaymentMethod): CartOffers {
  const own = offers[page.market] ?? [];
  const lines = all.filter(isBuyable);
  const { totalMinor } = cartTotals(lines);
  const clock = indianClock(Date.now());
  const circumstances = { clock, payment, feeMinor: totalMinor > 0 ? deliveryFeeMinor(fees, totalMinor) : 0 };
  const found = promote(own, lines, circumstances);
  const { goods, delivery, discountMinor } = found;
  const onPrices = savedMinor(all);
  const saved = onPrices + discountMinor;
  const say = (one: (typeof own)[number]) => promotionWords(one, formatAmount);
  const more = own
    .filter((one) => one !== goods && one !== delivery && hasBegun(one, clock) && !isOver(one, clock))
    .map((one) => ({ one, missing: missingMinor(one, lines) ?? 0 }))
    .filter(({ missing }) => missing > 0)
    .sort((a, b) => a.missing - b.missing)[0];
  const words = [goods, delivery].flatMap((one) => (one ? say(one) : []));
  return {
    discountMinor,
    ...(delivery && { delivery }),
    words,
    ...(words.length > 0 && {
      sum: {
        discountLabel: [...(onPrices > 0 ? [cartText.discount] : []), ...words].join(listComma()),
        discount: saved > 0 ? formatAmount(saved) : undefined,
      },
    }),
    hint: more && offersText.addMore({ offer: say(more.one), missing: formatAmount(more.missing) }),
  };
}

$findOffers.set(findOffers);
computed([$pricedCart, $fees], (cart, fees) => findOffers(cart, fees, 'cash')).subscribe((found) => $offers.set(found));
