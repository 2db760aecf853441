import { deliveryFeeMinor } from '../../core/delivery/delivery.ts';
import type { LookedUp } from '../../core/delivery/delivery-file.ts';
import { deliveryText } from '../../messages/rooms/delivery.ts';
import { deliverySentences } from '../../browser/delivery-sentences.ts';
import { $destination } from '../../stores/arrivals.ts';
import { $pricedCart } from '../../stores/priced-cart.ts';
import { $fees } from '../../stores/prices.ts';
import { formatAmount } from '../../browser/money.ts';
import { formatDay } from '../../browser/templates.ts';
import { writeOnce } from '../../browser/write-once.ts';
import { deliverCart } from './deliver-cart.ts';

/** Shows how the cart is delivered to a place, and uses its fees, now and whenever the cart changes. */
export function showCart(found: LookedUp): void {
  const isFirst = $destination.get() === undefined;
  $destination.set(found);
  if (isFirst) $pricedCart.listen(update);
  update();
}

function update(): void {
  const destination = $destination.get();
  const cart = $pricedCart.get();
  const delivery = destination && deliverCart(destination, cart);
  if (!delivery) return;
  const { unserved } = delivery;
  if (JSON.stringify($fees.get()) !== JSON.stringify(delivery.fees)) $fees.set(delivery.fees);
  const feeMinor = deliveryFeeMinor(delivery.fees, cart.totalMinor);
  const { by, fee, cash } = deliverySentences({
    isServiceable: true,
    takesCash: delivery.takesCash,
    means: delivery.estimate.means,
    by: formatDay(delivery.estimate.to),
    fee: feeMinor === 0 ? undefined : formatAmount(feeMinor),
  });
  const text =
    unserved.length > 0 ? deliveryText.noneThere({ titles: unserved.join('; ') }) : `${by}\n${fee} · ${cash}`;
  const control = document.querySelector<HTMLElement>('.cart [data-do=pin]');
  if (!control) return;
  control.dataset['known'] = '';
  writeOnce(control.querySelector('span'), text);
}
