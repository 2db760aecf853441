import type { ReturnRequest, Shipment } from '../contract/orders.ts';
import type { SellerReturn } from '../contract/sellers.ts';
import { isTurnedBack } from './undelivered.ts';

/** The states of a return, in words. */

const SHOPPER_WORDS: Readonly<Record<ReturnRequest['status'], string>> = {
  requested: 'The seller will reply',
  accepted: 'Accepted: keep it packed for pickup',
  refused: 'Refused',
  received: 'Received by the seller',
};

/** For shoppers. Who did not take the parcel has nothing to hand over. */
export const returnWords = (
  { status }: Pick<ReturnRequest, 'status'>,
  { undelivered }: Pick<Shipment, 'undelivered'>,
): string =>
  status === 'accepted' && isTurnedBack(undelivered)
    ? 'Accepted: the parcel is on its way back already'
    : SHOPPER_WORDS[status];

const SELLER_WORDS: Readonly<Record<SellerReturn['status'], string>> = {
  requested: 'Needs your reply',
  accepted: 'Accepted',
  refused: 'Refused',
  received: 'Received',
};

/** For sellers, with how far the refund of what was received is. */
export function sellerReturnWords({
  status,
  refundMinor,
  refundStatus,
}: Pick<SellerReturn, 'status' | 'refundMinor' | 'refundStatus'>): string {
  const words = SELLER_WORDS[status];
  if (status !== 'received') return words;
  if (refundMinor === 0) return 'Nothing to refund';
  if (refundStatus === undefined) return words;
  return refundStatus === 'done' ? 'Refunded' : 'Refunding';
}

/** Why things come back, for the shopper to choose from; the host takes any text. */
export const RETURN_REASONS = [
  'It does not fit',
  'It is damaged',
  'It does not work, or is past its date',
  'I received the wrong item',
  'Something is missing',
  'It looks different from the pictures',
  'I don’t like it',
] as const;
