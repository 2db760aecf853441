import { arrivalWords } from '../../browser/delivery-sentences.ts';
import { isPinCode } from '../../core/address/pin-code.ts';
import { $arrivals, $destination } from '../../stores/arrivals.ts';
import { $pricedCart } from '../../stores/priced-cart.ts';
import { lookUp } from '../delivery/look-up.ts';
import { formatDay } from '../../browser/templates.ts';
import { writeOnce } from '../../browser/write-once.ts';
import { page } from '../../browser/page.ts';
import type { CheckoutPage } from './checkout-page.ts';

/** Says in each line of the review when its seller's lines arrive at the typed PIN code, or under the market's terms. */
export async function showArrivals(checkout: CheckoutPage, pinCode: string): Promise<void> {
  const isAsked = page.asksPinCode && isPinCode(pinCode);
  $destination.set(isAsked ? await lookUp(pinCode).catch(() => undefined) : undefined);
  const { lines } = checkout.review;
  const sellers = $pricedCart.get().lines.map(({ seller = '' }) => seller);
  for (const [index, element] of checkout.querySelectorAll('[data-arrival]').entries()) {
    const arrival = lines[index]?.isOpen ? $arrivals.get().get(sellers[index] ?? '') : undefined;
    if (!arrival) continue;
    const { estimate } = arrival;
    writeOnce(element, arrivalWords(arrival, estimate.means, formatDay(estimate.to)));
  }
}
