import { orderEventsText } from '../../../../messages/rooms/order-events.ts';
import { operatorOrderText } from '../../../../messages/rooms/operator-order.ts';
import type { SellerRow } from '../../../ground/database/tables.ts';
import { type Html, html } from '../../../ground/http/html.ts';
import type { Shop } from '../../../ground/shop/read-shop.ts';
import type { OrderEvent } from '../../../records/orders/record/events.ts';
import type { OrderRows } from '../../../records/orders/record/rows.ts';
import { find, nameWords } from '../../kit/pieces/code-words.ts';
import { formatMoment } from '../../kit/pieces/format.ts';

/** The history of an order, from its first event to its last. */

const EVENT_WORDS: Readonly<Record<OrderEvent, () => string>> = {
  placed: () => orderEventsText.placed,
  'awaiting-payment': () => orderEventsText.awaitingPayment,
  'payment-failed': () => orderEventsText.paymentFailed,
  'payment-received': () => orderEventsText.paymentReceived,
  'payment-expired': () => orderEventsText.paymentExpired,
  'changed-to-cash': () => orderEventsText.changedToCash,
  accepted: () => orderEventsText.accepted,
  packed: () => orderEventsText.packed,
  dispatched: () => orderEventsText.dispatched,
  delivered: () => orderEventsText.delivered,
  cancelled: () => orderEventsText.cancelled,
  'delivery-attempted': () => orderEventsText.deliveryAttempted,
  'delivery-refused': () => orderEventsText.deliveryRefused,
  'sent-back': () => orderEventsText.sentBack,
  'brought-back': () => orderEventsText.broughtBack,
  lost: () => orderEventsText.lost,
  'return-requested': () => orderEventsText.returnRequested,
  'return-accepted': () => orderEventsText.returnAccepted,
  'return-refused': () => orderEventsText.returnRefused,
  'return-received': () => orderEventsText.returnReceived,
  'refund-due': () => orderEventsText.refundDue,
  'refund-sent': () => orderEventsText.refundSent,
  'refund-done': () => orderEventsText.refundDone,
  'refund-upi-named': () => orderEventsText.refundUpiNamed,
  'refund-upi-changed': () => orderEventsText.refundUpiChanged,
};

/** Codes that are stored instead of a note, with what they say about the payment. All others add nothing to their event. */
const PAYMENT_NOTES: Readonly<Record<string, () => string>> = {
  dropped: () => orderEventsText.dropped,
  review: () => orderEventsText.toDecide,
  paid: () => orderEventsText.keptForOrder,
  refund: () => orderEventsText.paidBack,
};

/** Steps of sellers. For other events, the seller is named only in an order of several sellers. */
const BY_SELLERS: ReadonlySet<string> = new Set<OrderEvent>([
  ...(['accepted', 'packed', 'dispatched'] as const),
  ...(['return-accepted', 'return-refused', 'return-received'] as const),
]);

/** `statusOf` returns the status of a seller's account; undefined without one. */
export const timeline = (
  { events, shipments }: OrderRows,
  shop: Shop,
  statusOf: (sellerId: string) => SellerRow['status'] | undefined,
): Html =>
  html`<ol class="timeline">${events.map(({ at, event, shipment_id: shipmentId, note }) => {
    const shipment = shipments.find(({ id }) => id === shipmentId);
    const isOfSeller = BY_SELLERS.has(event) || shipments.length > 1;
    const actor =
      event === 'return-requested'
        ? operatorOrderText.byShopper
        : shipment && isOfSeller && whoOf(shop, shipment.seller_id, event, statusOf(shipment.seller_id));
    const noted = event.startsWith('payment-') ? find(PAYMENT_NOTES, note ?? '')?.() : note;
    const more = event === 'dispatched' ? [shipment?.courier, noted].filter(Boolean).join(' ') : noted;
    const words = find(EVENT_WORDS, event)?.() ?? nameWords(event);
    return html`<li><b>${words}</b>${actor && ` ${actor}`}${more && ` · ${more}`} <span class="soft">${formatMoment(at)}</span></li>`;
  })}</ol>`;

/** Who acted in the history. For a seller without an account, the operator does what others do themselves. */
function whoOf({ sellers }: Shop, id: string, event: string, account: SellerRow['status'] | undefined): string {
  const name = sellers.get(id)?.name ?? id;
  if (!BY_SELLERS.has(event)) return operatorOrderText.ofSeller({ seller: name });
  return account === 'approved'
    ? operatorOrderText.bySeller({ seller: name })
    : operatorOrderText.forSeller({ seller: name });
}
