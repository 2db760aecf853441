import { offersText } from '../../messages/rooms/offers.ts';
import type { Promotion } from './promotion.ts';

/**
 * What an offer gives, in words made of its rule, so that every language has them: "10% off, at most ₹200, from ₹999". `format` makes text of
 * minor units.
 */
export function promotionWords(promotion: Promotion, format: (minor: number) => string): string {
  const { minor, percent, mostMinor, fromMinor, payment, isForSome } = promotion;
  let words =
    percent === undefined
      ? minor === undefined
        ? offersText.freeDelivery
        : offersText.amountOff({ amount: format(minor) })
      : mostMinor === undefined
        ? offersText.percentOff({ percent: String(percent) })
        : offersText.percentUpTo({ percent: String(percent), most: format(mostMinor) });
  if (fromMinor !== undefined) words = offersText.from({ offer: words, from: format(fromMinor) });
  if (isForSome) words = offersText.onSome({ offer: words });
  if (payment === 'online') return offersText.payOnline({ offer: words });
  return payment === 'cash' ? offersText.payCash({ offer: words }) : words;
}
