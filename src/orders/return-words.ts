import { returnStatesText } from '../messages/rooms/return-states.ts';
import type { ReturnRequest, Shipment } from '../contract/orders.ts';
import type { SellerReturn } from '../contract/seller-orders.ts';
import { isTurnedBack } from '../core/order/undelivered.ts';

/** The states of a return, in words. */

/** For shoppers. Who did not take the parcel has nothing to hand over. */
export const returnWords = (
  { status }: Pick<ReturnRequest, 'status'>,
  { undelivered }: Pick<Shipment, 'undelivered'>,
): string =>
  ({
    requested: returnStatesText.sellerReplies,
    accepted: isTurnedBack(undelivered) ? returnStatesText.onItsWayBack : returnStatesText.keepPacked,
    refused: returnStatesText.refused,
    received: returnStatesText.receivedBySeller,
  })[status];

/** For sellers, with how far the refund of what was received is. */
export function sellerReturnWords({
  status,
  refundMinor,
  refundStatus,
}: Pick<SellerReturn, 'status' | 'refundMinor' | 'refundStatus'>): string {
  if (status === 'requested') return returnStatesText.needsReply;
  if (status === 'accepted') return returnStatesText.accepted;
  if (status === 'refused') return returnStatesText.refused;
  if (refundMinor === 0) return returnStatesText.nothingToRefund;
  if (refundStatus === undefined) return returnStatesText.received;
  return refundStatus === 'done' ? returnStatesText.refunded : returnStatesText.refunding;
}

/** Why things come back, for the shopper to choose from; the host takes any text. */
export const returnReasons = (): string[] => [
  returnStatesText.doesNotFit,
  returnStatesText.isDamaged,
  returnStatesText.doesNotWork,
  returnStatesText.wrongItem,
  returnStatesText.isMissing,
  returnStatesText.looksDifferent,
  returnStatesText.notLiked,
];
