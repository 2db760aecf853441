import type { LookedUp } from '../../core/delivery/delivery-file.ts';
import { $destination } from '../../stores/arrivals.ts';
import { $pricedCart } from '../../stores/priced-cart.ts';
import { $fees } from '../../stores/prices.ts';
import { writeOnce } from '../../browser/write-once.ts';
import { cartDeliveryWords } from './cart-words.ts';
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
  if (JSON.stringify($fees.get()) !== JSON.stringify(delivery.fees)) $fees.set(delivery.fees);
  const control = document.querySelector<HTMLElement>('.cart [data-do=pin]');
  if (!control) return;
  control.dataset['known'] = '';
  writeOnce(control.querySelector('span'), cartDeliveryWords(delivery, cart.totalMinor));
}
