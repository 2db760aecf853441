import type { Review } from '../../orders/checkout.ts';
import { findChanges } from '../../orders/checkout-check.ts';
import type { Quote } from '../../contract/order-requests.ts';
import { sizeWords } from '../../core/size/size-words.ts';
import { listComma } from '../../messages/language.ts';
import { checkoutText } from '../../messages/rooms/checkout.ts';
import { formatAmount } from '../../browser/money.ts';

/** Says where the host's quote differs from what the shopper was shown, a line for each product and one for the total. */
export function describeChanges(review: Review, quote: Quote): string[] {
  const changes = findChanges(review, quote).map(({ title, size, fromMinor, toMinor }) => {
    const what = size === undefined ? title : `${title}${listComma()}${sizeWords(size)}`;
    return toMinor === undefined
      ? checkoutText.lineGone({ what })
      : checkoutText.linePrice({ what, before: formatAmount(fromMinor), now: formatAmount(toMinor) });
  });
  const [before, now] = [review.amounts.totalMinor, quote.amounts.totalMinor];
  return before === now
    ? changes
    : [...changes, checkoutText.total({ before: formatAmount(before), now: formatAmount(now) })];
}
