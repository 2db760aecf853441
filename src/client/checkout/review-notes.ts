import { isPinCode } from '../../core/address/pin-code.ts';
import { $destination } from '../../stores/arrivals.ts';
import { arrivalOf, describePrice, describeSum } from '../../stores/line-extras.ts';
import { $pricedCart } from '../../stores/priced-cart.ts';
import type { ReviewLine } from '../../orders/checkout.ts';
import { formatAmount } from '../../browser/money.ts';
import { listComma } from '../../messages/language.ts';
import { checkoutText } from '../../messages/rooms/checkout.ts';
import { keepDeliverTo } from '../delivery/deliver-to.ts';
import { lookUp } from '../delivery/look-up.ts';
import { writeTexts } from '../../browser/templates.ts';
import { writeOnce } from '../../browser/write-once.ts';
import { page } from '../../browser/page.ts';
import type { CheckoutPage } from './checkout-page.ts';

/** Says what is saved on the maximum prices and what offers take off, and in each line of the review what has changed since it was added; such lines come first. */
export function showNotes(checkout: CheckoutPage): void {
  const { saving } = describeSum($pricedCart.get());
  const { offers, amounts } = checkout.review;
  const { discountMinor = 0 } = amounts;
  writeTexts(checkout, {
    saving,
    offer: offers?.join(listComma()),
    discount: discountMinor > 0 ? `−${formatAmount(discountMinor)}` : undefined,
  });
  checkout.querySelector('[data-row=offer]')?.toggleAttribute('hidden', !offers);
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
  const found = isAsked ? await lookUp(pinCode).catch(() => undefined) : undefined;
  if (found) keepDeliverTo(pinCode);
  $destination.set(found);
  const { lines } = checkout.review;
  const priced = $pricedCart.get().lines;
  for (const [index, element] of checkout.querySelectorAll('[data-arrival]').entries()) {
    const line = lines[index]?.isOpen ? priced[index] : undefined;
    const arrival = line && arrivalOf(line);
    if (arrival) writeOnce(element, arrival.words);
  }
  const refused = checkout.querySelector<HTMLElement>('[data-list=refused]');
  // Loaded only where something is refused, or was.
  if (refused && (!refused.hidden || priced.some((line) => arrivalOf(line)?.isRefused)))
    import('../delivery/offer-to-remove.ts')
      .then(({ offerToRemove }) => offerToRemove(checkout, priced))
      .catch(() => {});
}
