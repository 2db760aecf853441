import { deliveryFeeMinor } from '../../core/delivery/delivery-fee.ts';
import { deliverySentences } from '../../browser/delivery-sentences.ts';
import { formatAmount } from '../../browser/money.ts';
import { formatDay } from '../../browser/templates.ts';
import { deliveryText } from '../../messages/rooms/delivery.ts';
import type { CartDelivery } from './deliver-cart.ts';

/** What a cart worth `totalMinor` says of its delivery to a place: by when, for what and how it can be paid, or what is not delivered there. */
export function cartDeliveryWords({ unserved, fees, takesCash, estimate }: CartDelivery, totalMinor: number): string {
  if (unserved.length > 0) return deliveryText.noneThere({ titles: unserved.join('; ') });
  const feeMinor = deliveryFeeMinor(fees, totalMinor);
  const { by, fee, cash } = deliverySentences({
    isServiceable: true,
    takesCash,
    means: estimate.means,
    by: formatDay(estimate.to),
    fee: feeMinor === 0 ? undefined : formatAmount(feeMinor),
  });
  return `${by}\n${fee} · ${cash}`;
}
