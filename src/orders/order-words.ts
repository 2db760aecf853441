import { listComma } from '../messages/language.ts';
import { orderStatesText } from '../messages/rooms/order-states.ts';
import { orderSumsText } from '../messages/rooms/order-sums.ts';
import type { Order, OrderSummary, Shipment, OrderPayment, TimelineEntry } from '../contract/orders.ts';
import {
  BEFORE_DISPATCH,
  type OrderStatus,
  RETURN_STATES,
  type ReturnState,
  type ShipmentStatus,
} from '../core/order/order-status.ts';
import { isTurnedBack, isUndeliveredOver, undeliveredWords } from '../core/order/undelivered.ts';

/** The statuses of an order, in words for shoppers. */

/** The words of a status, and of how far the returns of a parcel, or of all of an order, are. */
export const orderWords = (state: OrderStatus | ReturnState): string =>
  ({
    'awaiting-payment': orderStatesText.awaitingPayment,
    expired: orderStatesText.expired,
    placed: orderStatesText.placed,
    accepted: orderStatesText.accepted,
    packed: orderStatesText.packed,
    dispatched: orderStatesText.dispatched,
    delivered: orderStatesText.delivered,
    cancelled: orderStatesText.cancelled,
    requested: orderStatesText.returnRequested,
    'part-returned': orderStatesText.partlyReturned,
    'part-refunded': orderStatesText.partlyRefunded,
    returned: orderStatesText.returned,
    refunded: orderStatesText.refunded,
  })[state];

/** How an order stands as a whole, for a badge, and in what some of its parcels differ: a sentence, or nothing. */
interface OrderState {
  /** Its status, or what the returns of all its parcels have in common. */
  readonly state: OrderStatus | ReturnState | 'missed';
  readonly words: string;
  readonly notes: string;
}

/** The status of an order in lists and on its page: "On its way" and "1 of 4 parcels cancelled.", "Partly delivered", "Refunded". */
export function orderState({ status, shipments }: Pick<OrderSummary, 'status' | 'shipments'>): OrderState {
  const going = shipments.filter((shipment) => shipment.status !== 'cancelled');
  const kept = going.filter(({ undelivered }) => !isUndeliveredOver(undelivered));
  const missed = going.length - kept.length;
  if (missed > 0 && kept.length === 0) return { state: 'missed', words: orderStatesText.notDelivered, notes: '' };
  if (going.length === 0) return { state: status, words: orderWords(status), notes: '' };
  const count = (...statuses: ShipmentStatus[]) => going.filter((one) => statuses.includes(one.status)).length;
  const arrived = count('delivered');
  const left = arrived + count('dispatched') - missed;
  const isPartly = status !== 'returned' && left > 0 && (arrived > 0 ? arrived : left) < kept.length;
  const isWaiting = BEFORE_DISPATCH.some((one) => one === status);
  const common = RETURN_STATES.find((state) => kept.every(({ returned }) => returned === state));
  const state = common ?? status;
  const isCut = isWaiting && going.length < shipments.length;
  const part = arrived > 0 ? orderStatesText.partlyDelivered : orderStatesText.partlyDispatched;
  const rest = isCut ? orderStatesText.partlyCancelled : orderWords(status);
  const words = isPartly ? part : rest;
  const notes: [number, string][] = [
    [shipments.length - going.length, 'cancelled'],
    [missed, 'missed'],
    ...(common ? [] : RETURN_STATES).map((state): [number, string] => [
      kept.filter(({ returned }) => returned === state).length,
      state,
    ]),
  ];
  const some = notes
    .filter(([parcels]) => parcels > 0)
    .map(([parcels, what]) => orderStatesText.parcels({ parcels, all: shipments.length, what }));
  return {
    state,
    words: common ? orderWords(common) : words,
    notes: some.length > 0 ? `${some.join(listComma())}.` : '',
  };
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
  const { state } = orderState(order);
  if (isOver || state === 'missed' || state === 'returned') return 'over';
  if (state === 'requested') return 'asked';
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
const nextOf = (status: ShipmentStatus): string =>
  ({
    placed: orderStatesText.nextPlaced,
    accepted: orderStatesText.nextAccepted,
    packed: orderStatesText.nextPacked,
    dispatched: orderStatesText.nextDispatched,
    delivered: '',
    cancelled: '',
  })[status];

/** What can be done about a parcel on its way, which can't be cancelled any more. `days`: those of a return; 0 for none. */
export const afterDispatchWords = (days: number): string => orderStatesText.afterDispatch({ days });

/** `isAlone`: it is the only shipment of its order. */
export function shipmentNext(
  { status, reason, undelivered }: Pick<Shipment, 'status' | 'reason' | 'undelivered'>,
  isAlone: boolean,
): string {
  if (undelivered) return `${undeliveredWords(undelivered)}.`;
  if (status !== 'cancelled') return nextOf(status);
  const what = isAlone ? 'order' : 'parcel';
  if (reason === OWN_WISH) return orderStatesText.youCancelled({ what });
  return reason ? orderStatesText.cancelledFor({ reason }) : orderStatesText.wasCancelled({ what });
}

/** What the shopper can do about a parcel on its way, sentences; nothing for another one. `days`: those of a return. */
export const shipmentChoices = (
  { status, undelivered }: Pick<Shipment, 'status' | 'undelivered'>,
  days: number,
): string => (status === 'dispatched' && !isTurnedBack(undelivered) ? afterDispatchWords(days) : '');

/** The statuses of a shipment that is not cancelled, for its timeline. */
export const SHIPMENT_WAY: readonly ShipmentStatus[] = ['placed', 'accepted', 'packed', 'dispatched', 'delivered'];

/** The words of a step; undefined for one that this page does not know yet. */
const stepWords = (event: string): string | undefined =>
  (
    ({
      placed: orderStatesText.eventPlaced,
      'awaiting-payment': orderStatesText.awaitingPayment,
      'payment-received': orderStatesText.eventPaid,
      'payment-expired': orderStatesText.expired,
      'changed-to-cash': orderStatesText.eventToCash,
      accepted: orderStatesText.accepted,
      packed: orderStatesText.packed,
      dispatched: orderStatesText.eventDispatched,
      delivered: orderStatesText.delivered,
      cancelled: orderStatesText.cancelled,
      'delivery-attempted': orderStatesText.attempted,
      'delivery-refused': orderStatesText.eventRefused,
      'sent-back': orderStatesText.eventSentBack,
      'brought-back': orderStatesText.back,
      lost: orderStatesText.lost,
      'return-requested': orderStatesText.returnRequested,
      'return-accepted': orderStatesText.eventReturnAccepted,
      'return-refused': orderStatesText.eventReturnRefused,
      'return-received': orderStatesText.eventReturnReceived,
      'refund-due': orderStatesText.eventRefundDue,
      'refund-sent': orderStatesText.eventRefundSent,
      'refund-done': orderStatesText.eventRefundDone,
      'refund-upi-named': orderStatesText.eventUpiNamed,
      'refund-upi-changed': orderStatesText.eventUpiChanged,
    }) as Readonly<Record<string, string>>
  )[event];

/** A step of the timeline and what was noted with it; one that is not known is shown by its own name. */
export function eventWords(event: string, note?: string): string {
  if (event === 'payment-failed')
    return note === 'dropped' ? orderStatesText.eventPaymentDropped : orderStatesText.eventPaymentFailed;
  if (note === OWN_WISH) return orderStatesText.eventYouCancelled;
  return [stepWords(event) ?? event.replaceAll('-', ' '), note].filter(Boolean).join('. ');
}

/** How the payment stands. `status` is the order's, which tells an order that is over from one that waits. */
export function paymentWords({ method, status, lastFailure }: OrderPayment, order: OrderStatus): string {
  if (status === 'paid') return method === 'cash' ? orderSumsText.paidInCash : orderSumsText.paidOnline;
  if (status === 'void') return orderSumsText.nothingToPay;
  if (method === 'cash') return orderSumsText.cashOnDelivery;
  if (order === 'expired') return orderSumsText.notPaid;
  if (lastFailure === 'failed') return orderSumsText.attemptFailed;
  return lastFailure === 'dropped' ? orderSumsText.attemptDropped : orderSumsText.notPaidYet;
}
