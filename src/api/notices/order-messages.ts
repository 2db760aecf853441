import { addressLines } from '../../core/address/address.ts';
import { afterDispatchWords, OWN_WISH } from '../../core/order/order-words.ts';
import {
  type Destination,
  destinationWords,
  REFUND_REASONS,
  refundedWords,
  seenWords,
  shortDestination,
} from '../../core/order/refund-words.ts';
import { returnUntil } from '../../core/order/returns.ts';
import { isTurnedBack } from '../../core/order/undelivered.ts';
import { maskUpi } from '../../core/money/upi.ts';
import type { OrderRow, RefundRow } from '../ground/database/tables.ts';
import { addressOf, estimateOf } from '../records/orders/columns.ts';
import { balanceOf, causeOfReturn, owedFor } from '../records/orders/balance.ts';
import type { OrderRows } from '../records/orders/rows.ts';
import { trackingUrlOf } from '../records/orders/tracking.ts';
import { canNameUpi, refundBy } from '../records/orders/serialise-order.ts';
import { moneyOf, orderMessage, parcelCash, type Part } from './compose-order-message.ts';
import { dayWords } from './day-words.ts';
import type { Teller } from './messages.ts';
import { lineInMail, nameInMail } from './name-in-mail.ts';
import type { Message } from '../ground/outbox/outbox.ts';

/** What a shopper is told about an order: by mail, or by phone without an email address (phone-texts.ts). */

export function orderPlaced(services: Teller, rows: OrderRows): Message | undefined {
  const { order } = rows;
  const isPaid = balanceOf(rows.balanceEntries).status === 'paid';
  const total = moneyOf(services.shop(), order, order.total_minor);
  return orderMessage(services, rows, {
    kind: 'order-placed',
    subject: `we have received order ${order.number}`,
    parts: [
      `Thank you. We’ve received your order ${order.number}:`,
      { lines: 'all' },
      `Total: ${total}. ${isPaid ? 'Paid, thank you.' : cashWords(services, rows)}`,
      arrivalOf(services, rows),
      `It goes to:\n${whereTo(order)}`,
      'You can cancel it on its page until it is dispatched.',
    ],
    values: { total },
  });
}

/** The delivery address. Somebody may have typed another's e-mail address, so nothing in it works as a link. */
function whereTo(order: OrderRow): string {
  const { line1, line2, landmark, city, ...rest } = addressOf(order);
  const typed = { line1, line2, landmark, city };
  const shown = Object.entries(typed).map(([field, line]) => [field, lineInMail(line ?? '')]);
  const lines = addressLines({ ...rest, ...(Object.fromEntries(shown) as typeof typed) });
  return [nameInMail(order.contact_name), ...lines].filter(Boolean).join('\n');
}

/** What each courier collects. */
function cashWords(services: Teller, rows: OrderRows): string {
  if (rows.shipments.length === 1) return 'Please keep the amount ready for the courier.';
  const parcels = rows.shipments.map(
    (shipment) => `- from ${nameOf(services, shipment.seller_id)}: ${parcelCash(services.shop(), rows, shipment)}`,
  );
  return `It comes in ${parcels.length} parcels. Pay each courier for that parcel only:\n${parcels.join('\n')}`;
}

/** By when all of an order comes, and who sells it. */
function arrivalOf(services: Teller, { order, shipments }: OrderRows): string {
  const { to, means } = estimateOf(order);
  const what = shipments.length === 1 ? 'It' : 'The last parcel';
  const sellers = [...new Set(shipments.map(({ seller_id: sellerId }) => nameOf(services, sellerId)))];
  return `${what} ${means === 'delivery' ? 'arrives' : 'leaves'} by ${dayWords(to)}. Sold by ${sellers.join(', ')}.`;
}

export function shipmentAccepted(services: Teller, rows: OrderRows, shipmentId: string): Message | undefined {
  const seller = sellerOf(services, rows, shipmentId);
  return orderMessage(services, rows, {
    kind: 'order-accepted',
    subject: `accepted, order ${rows.order.number}`,
    parts: [`${seller} has accepted your order and is packing it:`, { lines: { shipmentId } }],
    values: { seller },
  });
}

export function shipmentDispatched(services: Teller, rows: OrderRows, shipmentId: string): Message | undefined {
  const shipment = rows.shipments.find(({ id }) => id === shipmentId);
  const track = shipment && trackingUrlOf(services.shop(), shipment);
  const cash = parcelCash(services.shop(), rows, shipment);
  const { days = 0 } = services.shop().markets.get(rows.order.market)?.returns ?? {};
  const parts: Part[] = [
    `Your parcel is on its way with ${shipment?.courier}, tracking number ${shipment?.tracking_number}:`,
    { lines: { shipmentId } },
  ];
  if (cash) parts.push(`Please keep ${cash} in cash ready for the courier.`);
  if (track !== undefined) parts.push({ label: 'Track the parcel', href: track });
  parts.push(`Don’t want it any more? ${afterDispatchWords(days)}`);
  return orderMessage(services, rows, {
    kind: cash ? 'shipment-dispatched-cash' : 'shipment-dispatched',
    subject: `on its way, order ${rows.order.number}`,
    parts,
    values: {
      courier: shipment?.courier ?? '',
      tracking: shipment?.tracking_number ?? '',
      cash,
      ...(track !== undefined && { link: track }),
    },
  });
}

export function shipmentDelivered(services: Teller, rows: OrderRows, shipmentId: string): Message | undefined {
  const seller = sellerOf(services, rows, shipmentId);
  const delivered = rows.shipments.find(({ id }) => id === shipmentId)?.delivered_at ?? null;
  const days = services.shop().markets.get(rows.order.market)?.returns.days ?? 0;
  const until =
    delivered !== null && days > 0 ? ` You can return items until ${dayWords(returnUntil(delivered, days))}.` : '';
  return orderMessage(services, rows, {
    kind: 'shipment-delivered',
    subject: `delivered, order ${rows.order.number}`,
    parts: [
      `Your parcel from ${seller} was delivered:`,
      { lines: { shipmentId } },
      `Something wrong, or nothing there? Tell us on the page of your order.${until}`,
    ],
    values: { seller },
  });
}

/** Does not repeat what a shopper typed, as the mail may reach somebody else. */
export function shipmentCancelled(
  services: Teller,
  rows: OrderRows,
  shipmentId: string,
  isByShopper: boolean,
): Message | undefined {
  const shipment = rows.shipments.find(({ id }) => id === shipmentId);
  const owedMinor = owedFor(rows.balanceEntries, `shipment:${shipmentId}`);
  const isOwn = isByShopper || shipment?.reason === OWN_WISH;
  const parts: Part[] = [
    isOwn ? 'You cancelled these items:' : 'These items are cancelled:',
    { lines: { shipmentId } },
    ...(isOwn || !shipment?.reason ? [] : [`Reason: ${shipment.reason}`]),
  ];
  if (owedMinor > 0) parts.push(refundPromise(services, rows, `shipment:${shipmentId}`, owedMinor));
  return orderMessage(services, rows, {
    kind: 'shipment-cancelled',
    subject: `cancelled, order ${rows.order.number}`,
    parts,
    values: { seller: sellerOf(services, rows, shipmentId) },
  });
}

export function paymentExpired(services: Teller, rows: OrderRows): Message | undefined {
  const text = `Your order ${rows.order.number} was not paid in time, so we won’t send it. If you did pay, the order continues as soon as the payment reaches us.`;
  return orderMessage(services, rows, {
    kind: 'payment-expired',
    subject: `not paid, order ${rows.order.number}`,
    parts: [text],
  });
}

export const returnRequested = (services: Teller, rows: OrderRows, sellerId: string): Message | undefined =>
  orderMessage(services, rows, {
    kind: 'return-requested',
    subject: `return requested, order ${rows.order.number}`,
    parts: [
      `We’ve received your request to return items. ${nameOf(services, sellerId)} will look at it first. We’ll email you the answer.`,
    ],
  });

const RETURN_SUBJECTS = {
  accepted: 'return accepted',
  refused: 'return refused',
  received: 'your return has arrived',
} as const;

const ON_ITS_WAY_BACK = 'The parcel is on its way back already, so you have nothing to hand over.';
/** Nobody has told whether the parcel was handed over. */
const REFUSED_OR_NOT = 'Did you refuse the parcel at the door? Then you have nothing to hand over. Otherwise: ';
const COLLECTED = 'The courier will collect it. Put the item in any bag or box, with everything that came with it.';

const NAME_UPI = 'Please tell us on the page of your order which UPI ID the money should go to.';

/** Tells the shopper the state of a return. The amounts are what the order's balance owes. */
export function returnAnswered(services: Teller, rows: OrderRows, returnId: string): Message | undefined {
  const row = rows.returns.find(({ id }) => id === returnId);
  if (!row || row.status === 'requested') return undefined;
  const shop = services.shop();
  const { grievanceOfficer } = shop.store;
  const owedMinor = owedFor(rows.balanceEntries, causeOfReturn(returnId));
  const shipment = rows.shipments.find(({ id }) => id === row.shipment_id);
  const wasHandedOver = shipment?.status === 'delivered';
  const text = {
    accepted: `Your return was accepted. ${isTurnedBack(shipment?.undelivered ?? undefined) ? ON_ITS_WAY_BACK : `${wasHandedOver ? '' : REFUSED_OR_NOT}${COLLECTED}`}`,
    refused: `Your return was refused: ${row.answer}\n\nIf you don’t agree, write to our grievance officer, ${grievanceOfficer.name}, ${grievanceOfficer.email}.`,
    received:
      owedMinor > 0
        ? `Your return has arrived. ${refundPromise(services, rows, causeOfReturn(returnId), owedMinor)}`
        : wasHandedOver
          ? 'Your return has arrived. We have already refunded it.'
          : 'Your return has arrived. The courier recorded no payment for it, so there is nothing to refund. If you did pay, please tell us.',
  }[row.status];
  const isByHand = rows.refunds.some(
    ({ cause, payment_id: paid }) => cause === causeOfReturn(returnId) && paid === null,
  );
  return orderMessage(services, rows, {
    kind: `return-${row.status}`,
    subject: `${RETURN_SUBJECTS[row.status]}, order ${rows.order.number}`,
    parts: [text, ...(isByHand && canNameUpi(rows) && rows.order.refund_upi === null ? [NAME_UPI] : [])],
  });
}

/** Names it in part, as the message may be read by others. */
export function refundUpiNamed(services: Teller, rows: OrderRows): Message | undefined {
  const { refund_upi: upi, number } = rows.order;
  if (upi === null) return undefined;
  const { phone } = services.shop().store.care;
  return orderMessage(services, rows, {
    kind: 'refund-upi-named',
    subject: `UPI ID noted for your refund, order ${number}`,
    parts: [
      `The refund of your order ${number} will go to the UPI ID ${maskUpi(upi)}.`,
      `If you didn’t name it, call us at once: ${phone}.`,
    ],
    values: { upi: maskUpi(upi), phone },
  });
}

/** Where a refund of the order goes. */
const destinationOf = ({ order }: OrderRows, refund: RefundRow): Destination => ({
  by: refundBy(refund),
  upi: order.refund_upi === null ? undefined : maskUpi(order.refund_upi),
});

/** What will be refunded for a cause, where to, and by when. */
export function refundPromise(services: Teller, rows: OrderRows, cause: string, minor: number): string {
  const amount = moneyOf(services.shop(), rows.order, minor);
  const refund = rows.refunds.find((row) => row.cause === cause);
  const days = services.shop().markets.get(rows.order.market)?.returns.refundDays;
  if (!refund || days === undefined) return `We will refund ${amount}.`;
  return `We will refund ${amount} to ${destinationWords(destinationOf(rows, refund), false)}, within ${days} days.`;
}

export function refundSent(services: Teller, rows: OrderRows, refundId: string): Message | undefined {
  const refund = rows.refunds.find(({ id }) => id === refundId);
  if (!refund) return undefined;
  const { number } = rows.order;
  const to = destinationOf(rows, refund);
  const total = moneyOf(services.shop(), rows.order, refund.amount_minor);
  const hint = refund.reference === null ? '' : ` Reference: ${refund.reference}.`;
  return orderMessage(services, rows, {
    kind: 'refund-sent',
    subject: `refund sent, order ${number}`,
    parts: [
      `We have refunded ${refundedWords(total, refund.reason)} of your order ${number}, to ${destinationWords(to, true)}. ${seenWords(to)}${hint}`,
    ],
    values: { total, reason: REFUND_REASONS[refund.reason], account: shortDestination(to) },
  });
}

const nameOf = ({ shop }: Teller, sellerId: string): string => shop().sellers.get(sellerId)?.name ?? sellerId;

const sellerOf = (services: Teller, { shipments }: OrderRows, shipmentId: string): string =>
  nameOf(services, shipments.find(({ id }) => id === shipmentId)?.seller_id ?? '');
