import type {
  Order,
  OrderSummary,
  Shipment,
  OrderPayment,
  Refund,
  ReturnRequest,
  TimelineEntry,
} from './contract/orders.ts';
import type { OrderStatus, ShipmentStatus } from './order-status.ts';

/** The statuses of an order, in words for shoppers. */

export const ORDER_WORDS: Readonly<Record<OrderStatus, string>> = {
  'awaiting-payment': 'Awaiting payment',
  expired: 'Not paid in time',
  placed: 'Placed',
  accepted: 'Accepted by the seller',
  packed: 'Packed',
  dispatched: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
};

/** The status of an order as a whole, in lists and on its page: "On its way, 1 of 4 parcels cancelled", "Partly delivered". */
export function orderWords({ status, shipments }: Pick<OrderSummary, 'status' | 'shipments'>): string {
  const going = shipments.filter((shipment) => shipment.status !== 'cancelled');
  if (going.length === 0 || status === 'returned') return ORDER_WORDS[status];
  const count = (...statuses: ShipmentStatus[]) => going.filter((one) => statuses.includes(one.status)).length;
  const arrived = count('delivered');
  const left = arrived + count('dispatched');
  const isPartly = left > 0 && (arrived > 0 ? arrived : left) < going.length;
  const words = isPartly ? (arrived > 0 ? 'Partly delivered' : 'Partly on its way') : ORDER_WORDS[status];
  const away = shipments.length - going.length;
  return away === 0 ? words : `${words}, ${away} of ${shipments.length} parcels cancelled`;
}

const TO_COME: readonly ShipmentStatus[] = ['placed', 'accepted', 'packed', 'dispatched'];

/** What the courier of one of several parcels collects in cash, minor units; 0 where it is the whole order, or nothing. */
export function parcelCashMinor({ payment, dueMinor, shipments }: Order, { status, ...parcel }: Shipment): number {
  const isBack = parcel.returns.some((request) => request.status === 'received');
  if (payment.method !== 'cash' || shipments.length < 2 || isBack || !TO_COME.includes(status)) return 0;
  return Math.min(parcel.itemsMinor + parcel.feesMinor, dueMinor);
}

/** How much of an order is still on its way to the shopper: all of it, a part, or nothing. */
export function whatComes({
  status,
  shipments,
}: Pick<OrderSummary, 'status' | 'shipments'>): 'all' | 'rest' | 'nothing' {
  const isOver = status === 'expired' || status === 'cancelled' || status === 'returned';
  if (isOver || !shipments.some((shipment) => TO_COME.includes(shipment.status))) return 'nothing';
  return shipments.some((shipment) => shipment.status === 'delivered') ? 'rest' : 'all';
}

/** When a shipment reached a status, an ISO moment; undefined while it has not, or where nobody recorded it. */
export function momentOf(
  { placedAt, timeline }: Pick<Order, 'placedAt' | 'timeline'>,
  shipmentId: string,
  status: ShipmentStatus,
): string | undefined {
  if (status === 'placed') return placedAt;
  const isIt = (entry: TimelineEntry) => entry.shipmentId === shipmentId && entry.event === status;
  return timeline.find(isIt)?.at;
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
  placed: 'The seller has the order and will confirm it soon.',
  accepted: 'The seller is getting it ready.',
  packed: 'It is packed and waiting for the courier.',
  dispatched: 'The courier has it.',
  delivered: '',
  cancelled: '',
};

/** `isAlone`: it is the only shipment of its order. */
export function shipmentNext({ status, reason }: Pick<Shipment, 'status' | 'reason'>, isAlone: boolean): string {
  if (status !== 'cancelled') return SHIPMENT_NEXT[status];
  const what = isAlone ? 'order' : 'parcel';
  return reason === OWN_WISH ? `You cancelled this ${what}.` : (reason ?? `This ${what} was cancelled.`);
}

/** The statuses of a shipment that is not cancelled, for its timeline. */
export const SHIPMENT_WAY: readonly ShipmentStatus[] = ['placed', 'accepted', 'packed', 'dispatched', 'delivered'];

const EVENTS: Readonly<Record<string, string>> = {
  placed: 'Order placed',
  'awaiting-payment': 'Awaiting payment',
  'payment-received': 'Payment received',
  'payment-expired': 'Not paid in time',
  'changed-to-cash': 'Changed to cash on delivery',
  accepted: 'Accepted by the seller',
  packed: 'Packed',
  dispatched: 'Handed to the courier',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  'return-requested': 'Return requested',
  'return-accepted': 'Return accepted',
  'return-refused': 'Return refused',
  'return-received': 'Return received by the seller',
  'refund-due': 'Refund started',
  'refund-sent': 'Refund sent',
  'refund-done': 'Refund completed',
};

/** A step of the timeline and what was noted with it; one that this page does not know yet is shown by its own name. */
export function eventWords(event: string, note?: string): string {
  if (event === 'payment-failed') return note === 'dropped' ? 'A payment was not completed' : 'A payment failed';
  if (note === OWN_WISH) return 'You cancelled it';
  return [EVENTS[event] ?? event.replaceAll('-', ' '), note].filter(Boolean).join('. ');
}

/** How the payment stands. `status` is the order's, which tells an order that is over from one that waits. */
export function paymentWords({ method, status, lastFailure }: OrderPayment, order: OrderStatus): string {
  if (status === 'paid') return method === 'cash' ? 'Paid in cash' : 'Paid online';
  if (status === 'void') return 'Nothing to pay';
  if (method === 'cash') return 'Cash on delivery';
  if (order === 'expired') return 'Not paid';
  if (lastFailure === 'failed') return 'The last payment attempt failed';
  return lastFailure === 'dropped' ? 'The last payment attempt was not completed' : 'Not paid yet';
}

export const RETURN_WORDS: Readonly<Record<ReturnRequest['status'], string>> = {
  requested: 'Requested; the seller will reply',
  accepted: 'Accepted: keep it packed for pickup',
  refused: 'Refused',
  received: 'Received by the seller',
};

const REFUND_REASONS: Readonly<Record<Refund['reason'], string>> = {
  cancelled: 'for what was cancelled',
  returned: 'for what was returned',
  'late-payment': 'for a late payment',
  'double-payment': 'for a double payment',
  goodwill: 'from us',
};

/** "goes back to your account within 7 days, for what was cancelled"; `days` as the market promises. */
export function refundWords({ reason, status }: Refund, days: number): string {
  const how = status === 'done' ? 'was paid back to your account' : `will reach your account within ${days} days`;
  return `${how}, ${REFUND_REASONS[reason]}`;
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
