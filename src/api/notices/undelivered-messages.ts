import type { Undelivered } from '../../core/order/undelivered.ts';
import { noticesOperatorText } from '../../messages/rooms/notices-operator.ts';
import { noticesOrdersText } from '../../messages/rooms/notices-orders.ts';
import { noticesPhonesText } from '../../messages/rooms/notices-phones.ts';
import { noticesSellersText } from '../../messages/rooms/notices-sellers.ts';
import type { OrderRow, ShipmentRow } from '../ground/database/tables.ts';
import { balanceOf, causeOfReturn } from '../records/orders/record/balance.ts';
import type { OrderRows } from '../records/orders/record/rows.ts';
import type { Shop } from '../ground/shop/read-shop.ts';
import type { Teller } from './messages.ts';
import { moneyOf, orderMessage } from './compose-order-message.ts';
import { refundPromise } from './refund-messages.ts';
import type { MailMessage, Message } from '../ground/outbox/outbox.ts';
import type { SellerRecipient } from '../records/sellers/services.ts';
import { messageTo } from './seller-messages.ts';
import { sentences, writeBody } from './sign.ts';

/** What shopper, seller and operator read about a parcel that was not delivered. */

const KIND_OF = {
  attempted: 'delivery-attempted',
  refused: 'delivery-refused',
  returning: 'parcel-returning',
  back: 'parcel-back',
  lost: 'parcel-lost',
} as const satisfies Record<Undelivered, string>;

const SUBJECT_OF: Readonly<Record<Undelivered, (of: { number: string }) => string>> = {
  attempted: (of) => noticesOrdersText.attemptedSubject(of),
  refused: (of) => noticesOrdersText.refusedSubject(of),
  returning: (of) => noticesOrdersText.returningSubject(of),
  back: (of) => noticesOrdersText.backSubject(of),
  lost: (of) => noticesOrdersText.lostSubject(of),
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
    ? sentences(refundPromise(services, rows, owed.cause, owed.amount_minor), noticesOrdersText.itemsAndFees)
    : noticesOrdersText.nothingToPay;
  const later = wasPaid ? noticesOrdersText.refundOnceBack : noticesOrdersText.nothingToPay;
  const text: Readonly<Record<Undelivered, () => string>> = {
    attempted: () => noticesOrdersText.attempted({ seller }),
    refused: () => sentences(noticesOrdersText.refused({ seller }), later, noticesOrdersText.notRefused),
    returning: () => sentences(noticesOrdersText.returning({ seller }), later),
    back: () => sentences(noticesOrdersText.back({ seller }), money),
    lost: () => sentences(noticesOrdersText.lost({ seller }), money),
  };
  return orderMessage(services, rows, {
    kind: KIND_OF[state],
    subject: SUBJECT_OF[state]({ number: order.number }),
    parts: [text[state](), { lines: { shipmentId } }],
    values: { seller },
  });
}

const SELLER_NEWS: Readonly<Record<Undelivered, (of: { number: string }) => string>> = {
  attempted: (of) => noticesSellersText.attempted(of),
  refused: (of) => noticesSellersText.refused(of),
  returning: (of) => noticesSellersText.returning(of),
  back: (of) => noticesSellersText.back(of),
  lost: (of) => noticesSellersText.lost(of),
};

/** The same in the text for phones, after "Parcel of order 7K3MQ-9XD2A:". */
const SHORT_NEWS: Readonly<Record<Undelivered, () => string>> = {
  attempted: () => noticesPhonesText.attempted,
  refused: () => noticesPhonesText.refused,
  returning: () => noticesPhonesText.returning,
  back: () => noticesPhonesText.back,
  lost: () => noticesPhonesText.lost,
};

export const sellerUndelivered = (
  shop: Shop,
  recipient: SellerRecipient,
  { number }: OrderRow,
  state: Undelivered,
): Message =>
  messageTo(shop, recipient, {
    kind: 'seller-undelivered',
    subject: SUBJECT_OF[state]({ number }),
    text: sentences(SELLER_NEWS[state]({ number }), noticesSellersText.costsNothing),
    values: { number, news: SHORT_NEWS[state]() },
  });

/** Asks the operator for what only people can settle: the claim on the courier, and what the seller gets. */
export function operatorLost(
  shop: Shop,
  recipient: string,
  order: OrderRow,
  shipment: ShipmentRow,
  dashboard: string,
): MailMessage {
  const { number } = order;
  const { courier, tracking_number: tracking, seller_id: seller } = shipment;
  const worth = moneyOf(shop, order, shipment.items_minor);
  return {
    kind: 'operator-lost',
    recipient,
    subject: `${shop.name}: ${noticesOperatorText.lostSubject({ number })}`,
    body: writeBody(
      shop,
      noticesOperatorText.lost({ number, courier: courier ?? '', tracking: tracking ?? '', seller, worth }),
      `${noticesOperatorText.lostClaim}\n  ${dashboard}/payouts/seller?${new URLSearchParams({ seller })}`,
    ),
  };
}

const nameOf = ({ shop }: Teller, sellerId: string): string => shop().sellers.get(sellerId)?.name ?? sellerId;
