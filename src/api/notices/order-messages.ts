import { listComma } from '../../messages/language.ts';
import { addressLines } from '../../core/address/address.ts';
import { afterDispatchWords, OWN_WISH } from '../../orders/order-words.ts';
import { returnUntil } from '../../core/order/returns.ts';
import { isTurnedBack } from '../../core/order/undelivered.ts';
import { noticesOrdersText } from '../../messages/rooms/notices-orders.ts';
import type { OrderRow, ReturnRow, ShipmentRow } from '../ground/database/tables.ts';
import { addressOf, estimateOf } from '../records/orders/record/columns.ts';
import { balanceOf, causeOfReturn, owedFor } from '../records/orders/record/balance.ts';
import type { OrderRows } from '../records/orders/record/rows.ts';
import { trackingUrlOf } from '../records/orders/record/courier-tracking-link.ts';
import { canNameUpi } from '../records/orders/record/serialise-order.ts';
import { moneyOf, orderMessage, parcelCash, type Part } from './compose-order-message.ts';
import { dayWords } from './day-words.ts';
import type { Teller } from './messages.ts';
import { lineInMail, nameInMail } from './name-in-mail.ts';
import type { Message } from '../ground/outbox/outbox.ts';
import { shownAddress } from '../ground/text/address.ts';
import { refundPromise } from './refund-messages.ts';
import { paragraphs, sentences } from './sign.ts';

/** What a shopper is told about an order: by mail, or by phone without an email address (phone-texts.ts). */

export function orderPlaced(services: Teller, rows: OrderRows): Message | undefined {
  const { order } = rows;
  const { number } = order;
  const isPaid = balanceOf(rows.balanceEntries).status === 'paid';
  const total = moneyOf(services.shop(), order, order.total_minor);
  return orderMessage(services, rows, {
    kind: 'order-placed',
    subject: noticesOrdersText.placedSubject({ number }),
    // Most of it is for mails alone.
    get parts() {
      return [
        noticesOrdersText.placed({ number }),
        { lines: 'all' } as const,
        sentences(noticesOrdersText.total({ total }), isPaid ? noticesOrdersText.paid : cashWords(services, rows)),
        arrivalOf(services, rows),
        `${noticesOrdersText.goesTo}\n${whereTo(order)}`,
        noticesOrdersText.canCancel,
      ];
    },
    values: { total },
  });
}

/** The delivery address. Somebody may have typed another's e-mail address, so nothing in it works as a link. */
function whereTo(order: OrderRow): string {
  const { line1, line2, landmark, city, ...rest } = addressOf(order);
  const typed = { line1, line2, landmark, city };
  const shown = Object.entries(typed).map(([field, line]) => [field, lineInMail(line ?? '')]);
  const lines = addressLines(shownAddress({ ...rest, ...(Object.fromEntries(shown) as typeof typed) }));
  return [nameInMail(order.contact_name), ...lines].filter(Boolean).join('\n');
}

/** What each courier collects. */
function cashWords(services: Teller, rows: OrderRows): string {
  if (rows.shipments.length === 1) return noticesOrdersText.keepAmount;
  const parcels = rows.shipments.map((shipment) => {
    const cash = parcelCash(services.shop(), rows, shipment);
    return noticesOrdersText.parcelCash({ seller: nameOf(services, shipment.seller_id), cash });
  });
  return [noticesOrdersText.payParcels({ parcels: parcels.length }), ...parcels].join('\n');
}

/** By when all of an order comes, and who sells it. */
function arrivalOf(services: Teller, { order, shipments }: OrderRows): string {
  const { to, means } = estimateOf(order);
  const sellers = [...new Set(shipments.map(({ seller_id: sellerId }) => nameOf(services, sellerId)))];
  return sentences(
    noticesOrdersText.arrival({ parcels: shipments.length, means, day: dayWords(to) }),
    noticesOrdersText.soldBy({ sellers: sellers.join(listComma()) }),
  );
}

export function shipmentAccepted(services: Teller, rows: OrderRows, shipmentId: string): Message | undefined {
  const seller = sellerOf(services, rows, shipmentId);
  return orderMessage(services, rows, {
    kind: 'order-accepted',
    subject: noticesOrdersText.acceptedSubject({ number: rows.order.number }),
    parts: [noticesOrdersText.accepted({ seller }), { lines: { shipmentId } }],
    values: { seller },
  });
}

export function shipmentDispatched(services: Teller, rows: OrderRows, shipmentId: string): Message | undefined {
  const shipment = rows.shipments.find(({ id }) => id === shipmentId);
  const track = shipment && trackingUrlOf(services.shop(), shipment);
  const cash = parcelCash(services.shop(), rows, shipment);
  const { days = 0 } = services.shop().markets.get(rows.order.market)?.returns ?? {};
  const [courier, tracking] = [shipment?.courier ?? '', shipment?.tracking_number ?? ''];
  const parts: Part[] = [noticesOrdersText.dispatched({ courier, tracking }), { lines: { shipmentId } }];
  if (cash) parts.push(noticesOrdersText.keepCash({ cash }));
  if (track !== undefined) parts.push({ label: noticesOrdersText.track, href: track });
  parts.push(sentences(noticesOrdersText.notWanted, afterDispatchWords(days)));
  return orderMessage(services, rows, {
    kind: cash ? 'shipment-dispatched-cash' : 'shipment-dispatched',
    subject: noticesOrdersText.dispatchedSubject({ number: rows.order.number }),
    parts,
    values: { courier, tracking, cash, ...(track !== undefined && { link: track }) },
  });
}

export function shipmentDelivered(services: Teller, rows: OrderRows, shipmentId: string): Message | undefined {
  const seller = sellerOf(services, rows, shipmentId);
  const delivered = rows.shipments.find(({ id }) => id === shipmentId)?.delivered_at ?? null;
  const { returns, timeZone } = services.shop().markets.get(rows.order.market) ?? {};
  const days = returns?.days ?? 0;
  const until =
    delivered !== null &&
    days > 0 &&
    noticesOrdersText.returnUntil({ day: dayWords(returnUntil(delivered, days, timeZone)) });
  return orderMessage(services, rows, {
    kind: 'shipment-delivered',
    subject: noticesOrdersText.deliveredSubject({ number: rows.order.number }),
    parts: [
      noticesOrdersText.delivered({ seller }),
      { lines: { shipmentId } },
      sentences(noticesOrdersText.wrong, until),
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
    isOwn ? noticesOrdersText.youCancelled : noticesOrdersText.cancelled,
    { lines: { shipmentId } },
    ...(isOwn || !shipment?.reason ? [] : [noticesOrdersText.reason({ reason: shipment.reason })]),
  ];
  if (owedMinor > 0) parts.push(refundPromise(services, rows, `shipment:${shipmentId}`, owedMinor));
  return orderMessage(services, rows, {
    kind: 'shipment-cancelled',
    subject: noticesOrdersText.cancelledSubject({ number: rows.order.number }),
    parts,
    values: { seller: sellerOf(services, rows, shipmentId) },
  });
}

export function paymentExpired(services: Teller, rows: OrderRows): Message | undefined {
  const { number } = rows.order;
  return orderMessage(services, rows, {
    kind: 'payment-expired',
    subject: noticesOrdersText.notPaidSubject({ number }),
    parts: [noticesOrdersText.notPaid({ number })],
  });
}

export const returnRequested = (
  services: Teller,
  rows: OrderRows,
  { seller_id: sellerId, shipment_id: shipmentId }: Pick<ReturnRow, 'seller_id' | 'shipment_id'>,
): Message | undefined =>
  orderMessage(services, rows, {
    kind: 'return-requested',
    shipmentId,
    subject: noticesOrdersText.returnRequestedSubject({ number: rows.order.number }),
    parts: [noticesOrdersText.returnRequested({ seller: nameOf(services, sellerId) })],
  });

const RETURN_SUBJECTS = {
  accepted: (of: { number: string }) => noticesOrdersText.returnAcceptedSubject(of),
  refused: (of: { number: string }) => noticesOrdersText.returnRefusedSubject(of),
  received: (of: { number: string }) => noticesOrdersText.returnReceivedSubject(of),
} as const;

/** Tells the shopper the state of a return. The amounts are what the order's balance owes. */
export function returnAnswered(services: Teller, rows: OrderRows, returnId: string): Message | undefined {
  const row = rows.returns.find(({ id }) => id === returnId);
  if (!row || row.status === 'requested') return undefined;
  const { name: officer, email } = services.shop().store.grievanceOfficer;
  const owedMinor = owedFor(rows.balanceEntries, causeOfReturn(returnId));
  const shipment = rows.shipments.find(({ id }) => id === row.shipment_id);
  const text = {
    accepted: () => sentences(noticesOrdersText.returnAccepted, handOver(shipment)),
    refused: () =>
      paragraphs(
        noticesOrdersText.returnRefused({ answer: row.answer ?? '' }),
        noticesOrdersText.returnRefusedAppeal({ officer, email }),
      ),
    received: () =>
      sentences(
        noticesOrdersText.returnReceived,
        owedMinor > 0
          ? refundPromise(services, rows, causeOfReturn(returnId), owedMinor)
          : shipment?.status === 'delivered'
            ? noticesOrdersText.returnRefunded
            : noticesOrdersText.returnNotPaid,
      ),
  }[row.status]();
  const isByHand = rows.refunds.some(
    ({ cause, payment_id: paid }) => cause === causeOfReturn(returnId) && paid === null,
  );
  return orderMessage(services, rows, {
    kind: `return-${row.status}`,
    shipmentId: row.shipment_id,
    subject: RETURN_SUBJECTS[row.status]({ number: rows.order.number }),
    parts: [
      text,
      ...(isByHand && canNameUpi(rows) && rows.order.refund_upi === null ? [noticesOrdersText.nameUpi] : []),
    ],
  });
}

/** How an item comes back; whether its parcel was handed over, nobody may have told. */
function handOver(shipment: ShipmentRow | undefined): string {
  if (isTurnedBack(shipment?.undelivered ?? undefined)) return noticesOrdersText.onItsWayBack;
  return shipment?.status === 'delivered' ? noticesOrdersText.collected : noticesOrdersText.refusedOrNot;
}

const nameOf = ({ shop }: Teller, sellerId: string): string => shop().sellers.get(sellerId)?.name ?? sellerId;

const sellerOf = (services: Teller, { shipments }: OrderRows, shipmentId: string): string =>
  nameOf(services, shipments.find(({ id }) => id === shipmentId)?.seller_id ?? '');
