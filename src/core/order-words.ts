import type { OrderPayment, Refund, ReturnRequest } from './order.ts';
import type { OrderStatus, PartStatus } from './order-status.ts';

/** What the states of an order mean, in the words of a shopper. */

export const ORDER_WORDS: Readonly<Record<OrderStatus, string>> = {
  'awaiting-payment': 'Waiting for your payment',
  expired: 'Not paid in time',
  placed: 'Placed',
  accepted: 'Accepted by the seller',
  packed: 'Packed',
  dispatched: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
};

/** What happens next, a sentence. */
const PART_NEXT: Readonly<Record<PartStatus, string>> = {
  placed: 'The seller has the order and will accept it.',
  accepted: 'The seller is getting it ready.',
  packed: 'It is packed and waits for the courier.',
  dispatched: 'The courier has it.',
  delivered: 'It was handed over.',
  cancelled: 'This part was cancelled.',
};

export const partNext = (status: PartStatus): string => PART_NEXT[status];

/** The way of a part that goes well, for its timeline. */
export const PART_WAY: readonly PartStatus[] = ['placed', 'accepted', 'packed', 'dispatched', 'delivered'];

const EVENTS: Readonly<Record<string, string>> = {
  placed: 'Order placed',
  'awaiting-payment': 'Waiting for payment',
  'payment-failed': 'A payment did not go through',
  'payment-received': 'Payment received',
  'payment-expired': 'Not paid in time',
  'changed-to-cash': 'Changed to cash on delivery',
  accepted: 'Accepted by the seller',
  packed: 'Packed',
  dispatched: 'Handed to the courier',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  'return-requested': 'Return asked for',
  'return-accepted': 'Return accepted',
  'return-refused': 'Return refused',
  'return-received': 'Return received by the seller',
  'refund-due': 'Refund on its way to the bank',
  'refund-sent': 'Refund sent',
  'refund-done': 'Refund done',
};

/** A step of the timeline; one that this page does not know yet is shown by its own name. */
export const eventWords = (event: string): string => EVENTS[event] ?? event.replaceAll('-', ' ');

/** How the payment stands. `status` is the order's, which tells an order that is over from one that waits. */
export function paymentWords({ method, status, lastFailure }: OrderPayment, order: OrderStatus): string {
  if (status === 'paid') return method === 'cash' ? 'Paid in cash' : 'Paid online';
  if (status === 'void') return 'Nothing to pay';
  if (method === 'cash') return 'Cash on delivery';
  if (order === 'expired') return 'Not paid';
  if (lastFailure === 'failed') return 'The last try to pay did not go through';
  return lastFailure === 'dropped' ? 'The last try to pay was not finished' : 'Not paid yet';
}

export const RETURN_WORDS: Readonly<Record<ReturnRequest['status'], string>> = {
  requested: 'Asked for; the seller will answer',
  accepted: 'Accepted: keep it packed, the courier fetches it',
  refused: 'Refused',
  received: 'Received; your refund is on its way',
};

const REFUND_REASONS: Readonly<Record<Refund['reason'], string>> = {
  cancelled: 'for what was cancelled',
  returned: 'for what was returned',
  'late-payment': 'for a payment that came too late',
  'double-payment': 'for a payment that was made twice',
  goodwill: 'from us',
};
const REFUND_STATES: Readonly<Record<Refund['status'], string>> = {
  due: 'will be sent',
  sent: 'is on its way',
  done: 'has been paid',
};

/** "is on its way, for what was cancelled" */
export const refundWords = ({ reason, status }: Refund): string =>
  `${REFUND_STATES[status]}, ${REFUND_REASONS[reason]}`;

/** Why things come back, for the shopper to choose from; the host takes any text. */
export const RETURN_REASONS = [
  'It does not fit',
  'It is damaged',
  'It is not what I ordered',
  'It is not as it was shown',
  'I do not like it',
] as const;
