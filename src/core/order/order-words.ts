import type { Order, OrderSummary, Shipment, OrderPayment, TimelineEntry } from '../contract/orders.ts';
import {
  BEFORE_DISPATCH,
  type OrderStatus,
  RETURN_STATES,
  type ReturnState,
  type ShipmentStatus,
} from './order-status.ts';
import { isTurnedBack, isUndeliveredOver, UNDELIVERED_WORDS } from './undelivered.ts';

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

const NOT_DELIVERED = 'Not delivered';

/** How far the returns of a parcel, or of all of an order, are. */
export const RETURN_WORDS: Readonly<Record<ReturnState, string>> = {
  requested: 'Return requested',
  'part-returned': 'Partly returned',
  'part-refunded': 'Partly refunded',
  returned: 'Returned',
  refunded: 'Refunded',
};

/** How an order stands as a whole, for a badge, and in what some of its parcels differ: a sentence, or nothing. */
interface OrderState {
  readonly words: string;
  readonly notes: string;
}

/** The status of an order in lists and on its page: "On its way" and "1 of 4 parcels cancelled.", "Partly delivered", "Refunded". */
export function orderState({ status, shipments }: Pick<OrderSummary, 'status' | 'shipments'>): OrderState {
  const going = shipments.filter((shipment) => shipment.status !== 'cancelled');
  const kept = going.filter(({ undelivered }) => !isUndeliveredOver(undelivered));
  const missed = going.length - kept.length;
  if (missed > 0 && kept.length === 0) return { words: NOT_DELIVERED, notes: '' };
  if (going.length === 0) return { words: ORDER_WORDS[status], notes: '' };
  const count = (...statuses: ShipmentStatus[]) => going.filter((one) => statuses.includes(one.status)).length;
  const arrived = count('delivered');
  const left = arrived + count('dispatched') - missed;
  const isPartly = status !== 'returned' && left > 0 && (arrived > 0 ? arrived : left) < kept.length;
  const isWaiting = BEFORE_DISPATCH.some((one) => one === status);
  const rest = isWaiting && going.length < shipments.length ? 'Partly cancelled' : ORDER_WORDS[status];
  const words = isPartly ? (arrived > 0 ? 'Partly delivered' : 'Partly on its way') : rest;
  const common = RETURN_STATES.find((state) => kept.every(({ returned }) => returned === state));
  const notes: [number, string][] = [
    [shipments.length - going.length, 'cancelled'],
    [missed, 'not delivered'],
    ...(common ? [] : RETURN_STATES).map((state): [number, string] => [
      kept.filter(({ returned }) => returned === state).length,
      state === 'requested' ? 'with a return requested' : RETURN_WORDS[state].toLowerCase(),
    ]),
  ];
  const some = notes
    .filter(([parcels]) => parcels > 0)
    .map(([parcels, what]) => `${parcels} of ${shipments.length} parcels ${what}`);
  return { words: common ? RETURN_WORDS[common] : words, notes: some.length > 0 ? `${some.join(', ')}.` : '' };
}

/**
 * How an order stands, for the colour of its words: `waiting` for the shopper's payment, `asked` of the seller (to send it, or to take it
 * back), on its `way`, `done`, or `over` without it.
 */
export function orderTone(
  order: Pick<OrderSummary, 'status' | 'shipments'>,
): 'waiting' | 'asked' | 'way' | 'done' | 'over' {
  const { status } = order;
  if (status === 'awaiting-payment') return 'waiting';
  const isOver = status === 'cancelled' || status === 'expired' || status === 'returned';
  const { words } = orderState(order);
  if (isOver || words === NOT_DELIVERED || words === RETURN_WORDS.returned) return 'over';
  if (words === RETURN_WORDS.requested) return 'asked';
  if (status === 'delivered') return 'done';
  const hasLeft = order.shipments.some((one) => one.status === 'dispatched' || one.status === 'delivered');
  return hasLeft ? 'way' : 'asked';
}

const TO_COME: readonly ShipmentStatus[] = ['placed', 'accepted', 'packed', 'dispatched'];

/** What the courier of a parcel collects in cash, minor units. */
export function parcelCashMinor({ payment, dueMinor }: Order, { status, ...parcel }: Shipment): number {
  const isBack = isTurnedBack(parcel.undelivered) || parcel.returns.some(({ status: of }) => of === 'received');
  if (payment.method !== 'cash' || isBack || !TO_COME.includes(status)) return 0;
  return Math.min(parcel.itemsMinor + parcel.feesMinor, dueMinor);
}

/** How much of an order is still on its way to the shopper: all of it, a part, nothing, or all of it once it is `unpaid` no more. */
export function whatComes({
  status,
  shipments,
}: Pick<OrderSummary, 'status' | 'shipments'>): 'all' | 'rest' | 'nothing' | 'unpaid' {
  if (status === 'awaiting-payment') return 'unpaid';
  const isOver = status === 'expired' || status === 'cancelled' || status === 'returned';
  const isToCome = (one: OrderSummary['shipments'][number]) =>
    TO_COME.includes(one.status) && !isTurnedBack(one.undelivered) && one.returned === undefined;
  if (isOver || !shipments.some(isToCome)) return 'nothing';
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

/** What the host notes where a shopper gives no reason. */
export const OWN_WISH = 'Cancelled by the shopper';

/** What happens next, a sentence; nothing where the state says it all. */
const SHIPMENT_NEXT: Readonly<Record<ShipmentStatus, string>> = {
  placed: 'The seller will confirm it soon.',
  accepted: 'The seller is getting it ready.',
  packed: 'It is packed and waiting for the courier.',
  dispatched: 'The courier has it.',
  delivered: '',
  cancelled: '',
};

/** What can be done about a parcel on its way, which can't be cancelled any more. `days`: those of a return; 0 for none. */
export const afterDispatchWords = (days: number): string =>
  `A parcel on its way can’t be cancelled. You can refuse it at the door${days > 0 ? `, or return it within ${days} days of its delivery` : ''}.`;

/** `isAlone`: it is the only shipment of its order. */
export function shipmentNext(
  { status, reason, undelivered }: Pick<Shipment, 'status' | 'reason' | 'undelivered'>,
  isAlone: boolean,
): string {
  if (undelivered) return `${UNDELIVERED_WORDS[undelivered]}.`;
  if (status !== 'cancelled') return SHIPMENT_NEXT[status];
  const what = isAlone ? 'order' : 'parcel';
  if (reason === OWN_WISH) return `You cancelled this ${what}.`;
  return reason ? `Cancelled: ${reason}` : `This ${what} was cancelled.`;
}

/** What the shopper can do about a parcel on its way, sentences; nothing for another one. `days`: those of a return. */
export const shipmentChoices = (
  { status, undelivered }: Pick<Shipment, 'status' | 'undelivered'>,
  days: number,
): string => (status === 'dispatched' && !isTurnedBack(undelivered) ? afterDispatchWords(days) : '');

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
  'delivery-attempted': 'The courier could not hand it over and tries again',
  'delivery-refused': 'Refused at the door, goes back to the seller',
  'sent-back': 'Not delivered, goes back to the seller',
  'brought-back': 'Not delivered, back at the seller',
  lost: 'Lost on its way',
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
