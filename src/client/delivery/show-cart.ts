import { deliverOrder } from '../../core/delivery-order.ts';
import { deliveryWords } from '../../core/delivery-words.ts';
import { indianDay } from '../../core/indian-day.ts';
import { isBuyable } from '../../core/priced-cart.ts';
import { $pricedCart } from '../../stores/priced-cart.ts';
import { $fees, $prices } from '../../stores/prices.ts';
import { formatAmount } from '../lib/money.ts';
import { formatDay } from '../lib/templates.ts';
import { writeOnce } from '../lib/write-once.ts';
import { page } from '../platform/page.ts';
import type { LookedUp } from './look-up.ts';

let place: LookedUp | undefined;

/** Shows how the cart is delivered to a place, and uses its fees, now and whenever the cart changes. */
export function showCart(found: LookedUp): void {
  const isFirst = place === undefined;
  place = found;
  if (isFirst) $pricedCart.listen(update);
  update();
}

function update(): void {
  if (!place) return;
  const { file } = place;
  const { lines, totalMinor } = $pricedCart.get();
  const wanted = lines.filter(isBuyable).map((line) => ({
    title: line.title,
    sellerId: $prices.get()[line.sku]?.seller ?? '',
    leadTimeDays: line.making?.days,
  }));
  if (wanted.length === 0) return;
  const terms = { ...page, ...file };
  const delivery = deliverOrder(file.rules, terms, place, wanted, totalMinor, indianDay(Date.now()));
  if (JSON.stringify($fees.get()) !== JSON.stringify(delivery.fees)) $fees.set(delivery.fees);
  const unserved = wanted.filter(({ sellerId }) => delivery.unservedSellers.includes(sellerId));
  const { feeMinor } = delivery.fees;
  const text =
    unserved.length > 0
      ? `Not delivered there: ${unserved.map(({ title }) => title).join('; ')}.`
      : deliveryWords({
          isServiceable: true,
          takesCash: delivery.takesCash,
          means: delivery.estimate.means,
          by: formatDay(delivery.estimate.to),
          fee: feeMinor === 0 ? undefined : formatAmount(feeMinor),
        });
  writeOnce(document.querySelector('.cart [data-do=pin] span'), text);
}
