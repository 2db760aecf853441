import { refundStatesText } from '../messages/rooms/refund-states.ts';
import { termsText } from '../messages/rooms/terms.ts';
import type { OrderPayment, Refund } from '../contract/orders.ts';

/** What shoppers read about a refund: what it is for, where it goes, and when it arrives. */

/** "for what was returned" */
export const refundReason = (reason: Refund['reason']): string =>
  ({
    cancelled: refundStatesText.cancelled,
    returned: refundStatesText.returned,
    'late-payment': refundStatesText.latePayment,
    'double-payment': refundStatesText.doublePayment,
    goodwill: refundStatesText.goodwill,
    undelivered: refundStatesText.undelivered,
  })[reason];

type PaidBy = Pick<OrderPayment, 'method' | 'refundUpi'>;

/** Where a refund goes, and the UPI ID of the order, in part, if one was named. */
export interface Destination {
  readonly by: NonNullable<Refund['by']>;
  readonly upi?: string | undefined;
}

/** The same for messages: to whom it was paid from, to the UPI ID, or to an account that is not named here. */
const destinationOf = ({ by, upi = '' }: Destination) => ({
  by: by === 'hand' && upi !== '' ? 'upi' : by,
  upi,
});

/** Where a refund goes in as few letters as a variable of an SMS may have. */
export const shortDestination = ({ by, upi }: Destination): string => {
  if (by === 'provider') return refundStatesText.shortProvider;
  return upi === undefined ? refundStatesText.shortNamed : refundStatesText.shortUpi({ upi });
};

/** When a refund that was sent is seen, a sentence. */
export function seenWords({ by, upi }: Destination): string {
  if (by === 'provider') return refundStatesText.seenProvider;
  return upi === undefined ? refundStatesText.seenNamed : refundStatesText.seenUpi;
}

/** Who pays a refund back that is not made yet. */
const payerOf = ({ method }: PaidBy): Destination['by'] => (method === 'cash' ? 'hand' : 'provider');

/** Where the refund of a return goes that is not back yet, and by when: a sentence. `amount` is formatted, `days` as the market promises. */
export function refundToComeWords(amount: string, paid: PaidBy, days: number): string {
  const { by, upi } = destinationOf({ by: payerOf(paid), upi: paid.refundUpi });
  return refundStatesText.toCome({ by, amount, upi, within: termsText.within({ days }) });
}

/** Where the refund of a return that is not requested yet will go, and by when: a sentence. `days` as the market promises. */
export function refundPlanWords(paid: PaidBy, days: number): string {
  const { by, upi } = destinationOf({ by: payerOf(paid), upi: paid.refundUpi });
  return refundStatesText.plan({ by, upi, within: termsText.within({ days }) });
}

/** A refund in sentences; `amount` is formatted, `days` as the market promises. */
export function refundWords(
  amount: string,
  { status, reference, ...refund }: Omit<Refund, 'amountMinor' | 'at'>,
  paid: PaidBy,
  days: number,
): string {
  const to: Destination = { by: refund.by ?? payerOf(paid), upi: paid.refundUpi };
  const reason = refundReason(refund.reason);
  const { by, upi } = destinationOf(to);
  if (status === 'due') return refundStatesText.due({ by, amount, reason, upi, within: termsText.within({ days }) });
  const sent =
    status === 'done'
      ? refundStatesText.done({ by, amount, reason, upi })
      : refundStatesText.sent({ by, amount, reason, upi });
  return [sent, seenWords(to), ...(reference === undefined ? [] : [refundStatesText.reference({ reference })])].join(
    ' ',
  );
}
