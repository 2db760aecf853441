import type { Order, Shipment, OrderPayment, Refund, ReturnRequest } from './contract/orders.ts';
import type { OrderStatus, ShipmentStatus } from './order-status.ts';

/** The statuses of an order, in words for shoppers. */

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

/** The status of an order as a whole: "On its way, 1 of 4 parts cancelled", "Partly delivered". */
export function orderWords({ status, shipments }: Pick<Order, 'status' | 'shipments'>): string {
  const going = shipments.filter((shipment) => shipment.status !== 'cancelled');
  if (going.length === 0) return ORDER_WORDS[status];
  const arrived = going.filter((shipment) => shipment.status === 'delivered').length;
  const isPartly = arrived > 0 && arrived < going.length;
  const words = isPartly ? 'Partly delivered' : ORDER_WORDS[status];
  const away = shipments.length - going.length;
  return away === 0 ? words : `${words}, ${away} of ${shipments.length} parts cancelled`;
}

/** What was cancelled of an order, with its share of the fees. */
export const cancelledMinor = (shipments: readonly Shipment[]): number =>
  shipments.reduce(
    (sum, shipment) => sum + (shipment.status === 'cancelled' ? shipment.itemsMinor + shipment.feesMinor : 0),
    0,
  );

/** What the host notes where a shopper gives no reason. */
export const OWN_WISH = 'Cancelled by the shopper';

/** What happens next, a sentence; nothing where the state says it all. */
const SHIPMENT_NEXT: Readonly<Record<ShipmentStatus, string>> = {
  placed: 'The seller has the order and will accept it.',
  accepted: 'The seller is getting it ready.',
  packed: 'It is packed and waits for the courier.',
  dispatched: 'The courier has it.',
  delivered: '',
  cancelled: '',
};

/** `isAlone`: it is the only shipment of its order. */
export function shipmentNext({ status, reason }: Pick<Shipment, 'status' | 'reason'>, isAlone: boolean): string {
  if (status !== 'cancelled') return SHIPMENT_NEXT[status];
  const what = isAlone ? 'order' : 'part';
  return reason === OWN_WISH ? `You cancelled this ${what}.` : (reason ?? `This ${what} was cancelled.`);
}

/** The statuses of a shipment that is not cancelled, for its timeline. */
export const SHIPMENT_WAY: readonly ShipmentStatus[] = ['placed', 'accepted', 'packed', 'dispatched', 'delivered'];

const EVENTS: Readonly<Record<string, string>> = {
  placed: 'Order placed',
  'awaiting-payment': 'Waiting for payment',
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

/** A step of the timeline and what was noted with it; one that this page does not know yet is shown by its own name. */
export function eventWords(event: string, note?: string): string {
  if (event === 'payment-failed')
    return note === 'dropped' ? 'A payment was not finished' : 'A payment did not go through';
  if (note === OWN_WISH) return 'You cancelled it';
  return [EVENTS[event] ?? event.replaceAll('-', ' '), note].filter(Boolean).join('. ');
}

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
  received: 'Received by the seller',
};

const REFUND_REASONS: Readonly<Record<Refund['reason'], string>> = {
  cancelled: 'for what was cancelled',
  returned: 'for what was returned',
  'late-payment': 'for a payment that came too late',
  'double-payment': 'for a payment that was made twice',
  goodwill: 'from us',
};

/** "goes back to your account within 7 days, for what was cancelled"; `days` as the market promises. */
export function refundWords({ reason, status }: Refund, days: number): string {
  const how = status === 'done' ? 'was paid back to your account' : `goes back to your account within ${days} days`;
  return `${how}, ${REFUND_REASONS[reason]}`;
}

/** Why things come back, for the shopper to choose from; the host takes any text. */
export const RETURN_REASONS = [
  'It does not fit',
  'It is damaged',
  'It is not what I ordered',
  'It is not as it was shown',
  'I do not like it',
] as const;
