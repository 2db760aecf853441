import type { Undelivered } from '../../core/order/undelivered.ts';
import { commandLine } from '../../command-line.ts';
import type { OrderRow, ShipmentRow } from '../ground/database/tables.ts';
import { balanceOf, causeOfReturn } from '../records/orders/balance.ts';
import type { OrderRows } from '../records/orders/rows.ts';
import type { Shop } from '../ground/shop/read-shop.ts';
import type { Teller } from './messages.ts';
import { moneyOf, orderMessage } from './compose-order-message.ts';
import { refundPromise } from './order-messages.ts';
import type { MailMessage, Message } from '../ground/outbox/outbox.ts';
import type { SellerRecipient } from '../records/sellers/services.ts';
import { messageTo } from './seller-messages.ts';
import { sign } from './sign.ts';

/** What shopper, seller and operator are told of a parcel that was not delivered. */

const KIND_OF = {
  attempted: 'delivery-attempted',
  refused: 'delivery-refused',
  returning: 'parcel-returning',
  back: 'parcel-back',
  lost: 'parcel-lost',
} as const satisfies Record<Undelivered, string>;

const SUBJECT_OF: Readonly<Record<Undelivered, string>> = {
  attempted: 'not handed over yet',
  refused: 'refused at the door',
  returning: 'on its way back',
  back: 'not delivered',
  lost: 'parcel lost',
};

export function parcelUndelivered(
  services: Teller,
  rows: OrderRows,
  shipmentId: string,
  state: Undelivered,
): Message | undefined {
  const { order } = rows;
  const seller = nameOf(services, rows.shipments.find(({ id }) => id === shipmentId)?.seller_id ?? '');
  const refundId = rows.returns.find((row) => row.shipment_id === shipmentId && row.status === 'received')?.id;
  const owed = refundId && rows.refunds.find(({ cause }) => cause === causeOfReturn(refundId));
  const wasPaid = balanceOf(rows.balanceEntries).collectedMinor > 0 && order.payment_method === 'online';
  const money = owed
    ? `${refundPromise(services, rows, owed.cause, owed.amount_minor)} These are the items and their share of the fees.`
    : 'You have nothing to pay for it.';
  const later = wasPaid ? 'We refund what you paid for it once it is back.' : 'You have nothing to pay for it.';
  const text: Readonly<Record<Undelivered, string>> = {
    attempted: `The courier could not hand over your parcel from ${seller} and will try again. Please keep your phone at hand.`,
    refused: `Your parcel from ${seller} was refused at the door, and goes back. ${later} If you did not refuse it, please tell us.`,
    returning: `Your parcel from ${seller} could not be delivered, and goes back. ${later}`,
    back: `Your parcel from ${seller} was not delivered and is back at the seller. ${money}`,
    lost: `Your parcel from ${seller} was lost on its way. We are sorry. ${money}`,
  };
  return orderMessage(services, rows, {
    kind: KIND_OF[state],
    subject: `${SUBJECT_OF[state]}, order ${order.number}`,
    parts: [text[state], { lines: { shipmentId } }],
    values: { seller },
  });
}

const SELLER_NEWS: Readonly<Record<Undelivered, string>> = {
  attempted: 'the courier could not hand it over and tries again',
  refused: 'it was refused at the door and comes back to you',
  returning: 'it could not be delivered and comes back to you',
  back: 'it is noted as back with you, so its pieces can be sold again',
  lost: 'it is noted as lost on its way; we write to you about it',
};

export const sellerUndelivered = (
  shop: Shop,
  recipient: SellerRecipient,
  { number }: OrderRow,
  state: Undelivered,
): Message =>
  messageTo(shop, recipient, {
    kind: 'seller-undelivered',
    subject: `${SUBJECT_OF[state]}, order ${number}`,
    text: `The parcel of order ${number}: ${SELLER_NEWS[state]}. A parcel that is not delivered costs you no commission and no shipping charge.`,
    values: { number, news: SELLER_NEWS[state] },
  });

/** Asks the operator for what only people can settle: the claim on the courier, and what the seller gets. */
export const operatorLost = (shop: Shop, recipient: string, order: OrderRow, shipment: ShipmentRow): MailMessage => ({
  kind: 'operator-lost',
  recipient,
  subject: `${shop.name}: parcel lost, order ${order.number}`,
  body: `Hello,\n\nA parcel of order ${order.number} is reported as lost: ${shipment.courier}, tracking number ${shipment.tracking_number}, seller ${shipment.seller_id}, worth ${moneyOf(shop, order, shipment.items_minor)}.\n\nThe shopper gets back what was paid. Claim it from the courier, and decide what the seller gets:\n  ${commandLine('operator', `payouts adjust ${shipment.seller_id} --amount <amount> --reason "Parcel of order ${order.number} lost"`)}${sign(shop)}`,
});

const nameOf = ({ shop }: Teller, sellerId: string): string => shop().sellers.get(sellerId)?.name ?? sellerId;
