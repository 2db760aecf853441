import { deliveryText } from '../../messages/rooms/delivery.ts';
import { type DeliveryFees, deliveryFeeMinor } from './delivery-fee.ts';

/** Whether delivery is free at every price, so that a list says it once. */
export const isAlwaysFree = ({ feeMinor }: DeliveryFees): boolean => feeMinor === 0;

/** What the card of a product says of delivery, where it is free for some products only. */
export const freeBadge = (fees: DeliveryFees, priceMinor: number): string | undefined =>
  !isAlwaysFree(fees) && deliveryFeeMinor(fees, priceMinor) === 0 ? deliveryText.free : undefined;
