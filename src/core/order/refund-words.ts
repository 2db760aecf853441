import type { OrderPayment, Refund } from '../contract/orders.ts';

/** What shoppers are told of a refund: for what it is, where it goes, and when it is seen there. */

export const REFUND_REASONS: Readonly<Record<Refund['reason'], string>> = {
  cancelled: 'for what was cancelled',
  returned: 'for what was returned',
  'late-payment': 'for a late payment',
  'double-payment': 'for a double payment',
  goodwill: 'from us',
  undelivered: 'for what did not arrive',
};

/** "₹90.00 for what was returned"; `amount` is formatted. */
const refundedWords = (amount: string, reason: Refund['reason']): string => `${amount} ${REFUND_REASONS[reason]}`;

type PaidBy = Pick<OrderPayment, 'method' | 'refundUpi'>;

/** Where a refund goes, and the UPI ID of the order, in part, if one was named. */
export interface Destination {
  readonly by: NonNullable<Refund['by']>;
  readonly upi?: string | undefined;
}

/** "your UPI ID as•••@okbank". */
const destinationWords = ({ by, upi }: Destination, isSent: boolean): string => {
  if (by === 'provider') return 'the card, UPI or bank account that you paid with';
  return upi === undefined ? `the account that you ${isSent ? 'named' : 'name'} to us` : `your UPI ID ${upi}`;
};

/** The same in as few letters as a variable of an SMS may have. */
export const shortDestination = ({ by, upi }: Destination): string => {
  if (by === 'provider') return 'where you paid from';
  return upi === undefined ? 'the account that you named' : `UPI ID ${upi}`;
};

/** When a refund that was sent is seen, a sentence. */
export function seenWords({ by, upi }: Destination): string {
  if (by === 'provider') return 'Your bank shows it within 5 to 7 days.';
  return upi === undefined ? 'Your bank shows it by the next working day.' : 'Your UPI app shows it.';
}

/** Where the refund of a return goes that is not back yet, and by when: a sentence. `amount` is formatted, `days` as the market promises. */
export function refundToComeWords(amount: string, { method, refundUpi: upi }: PaidBy, days: number): string {
  const by = method === 'cash' ? 'hand' : 'provider';
  const when = `within ${days} days after we get it back.`;
  if (by === 'hand' && upi === undefined) return `We refund ${amount} ${when}`;
  return `${amount} will reach ${destinationWords({ by, upi }, false)} ${when}`;
}

/** Where the refund of a return that is not requested yet will go, and by when: a sentence. `days` as the market promises. */
export const refundPlanWords = ({ method, refundUpi: upi }: PaidBy, days: number): string =>
  `Your refund goes to ${destinationWords({ by: method === 'cash' ? 'hand' : 'provider', upi }, false)}, within ${days} days after we get the items back.`;

/** A refund in sentences; `amount` is formatted, `days` as the market promises. */
export function refundWords(
  amount: string,
  { reason, status, reference, ...refund }: Omit<Refund, 'amountMinor' | 'at'>,
  { method, refundUpi: upi }: PaidBy,
  days: number,
): string {
  const to: Destination = { by: refund.by ?? (method === 'cash' ? 'hand' : 'provider'), upi };
  const [what, where] = [refundedWords(amount, reason), destinationWords(to, status !== 'due')];
  if (status === 'due') return `${what} will reach ${where} within ${days} days.`;
  const sent = `${what} ${status === 'done' ? 'was refunded' : 'is on its way'} to ${where}. ${seenWords(to)}`;
  return reference === undefined ? sent : `${sent} Reference: ${reference}.`;
}
