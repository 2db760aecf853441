import { arrivalWords } from '../../browser/delivery-sentences.ts';
import { isPinCode } from '../../core/address/pin-code.ts';
import { $arrivals, $destination } from '../../stores/arrivals.ts';
import { describePrice, describeSum } from '../../stores/line-extras.ts';
import { $pricedCart } from '../../stores/priced-cart.ts';
import type { ReviewLine } from '../../core/order/checkout.ts';
import { checkoutText } from '../../messages/rooms/checkout.ts';
import { lookUp } from '../delivery/look-up.ts';
import { formatDay, writeTexts } from '../../browser/templates.ts';
import { writeOnce } from '../../browser/write-once.ts';
import { page } from '../../browser/page.ts';
import type { CheckoutPage } from './checkout-page.ts';

/** Says what is saved on the maximum prices, and in each line of the review what has changed since it was added; such lines come first. */
export function showNotes(checkout: CheckoutPage): void {
  const { saving } = describeSum($pricedCart.get());
  writeTexts(checkout, { saving });
  const items = checkout.querySelectorAll('[data-list=lines] > *');
  for (const [index, line] of checkout.review.lines.entries()) {
    const item = items[index];
    if (!item) continue;
    const { isOpen, priceMinor, seenPriceMinor } = line;
    writeTexts(item, { remark: describeLine(line) });
    item.classList.toggle('review__line--changed', !isOpen || seenPriceMinor !== undefined);
    const isLess = isOpen && seenPriceMinor !== undefined && seenPriceMinor > priceMinor;
    item.querySelector('[data-text=remark]')?.classList.toggle('review__remark--good', isLess);
  }
}

function describeLine(line: ReviewLine): string | undefined {
  const { isOpen, seenPriceMinor, making, left } = line;
  if (!isOpen) return left ? checkoutText.onlyLeft({ count: left }) : checkoutText.leftOut;
  return seenPriceMinor === undefined ? making?.words : describePrice(line);
}

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
