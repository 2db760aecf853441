import type { Market } from '../../catalog/model.ts';
import { isAlwaysFree } from '../../core/delivery/free-delivery.ts';
import { deliveryText } from '../../messages/rooms/delivery.ts';
import { termsText } from '../../messages/rooms/terms.ts';
import { formatAmount } from './format.ts';

/** What a list says once about delivery: that it is free, or from which price; undefined where it never is. */
export function freeDeliveryWords(market: Market): string | undefined {
  const { freeFromMinor } = market.delivery;
  if (isAlwaysFree(market.delivery)) return deliveryText.free;
  return freeFromMinor === undefined ? undefined : termsText.freeAbove({ amount: formatAmount(freeFromMinor, market) });
}
