import { formatMoney } from '../../core/money.ts';
import { OWN_WISH } from '../../core/order-words.ts';
import { sizeWords } from '../../core/size-words.ts';
import type { OrderRow, SellerRow } from '../database/tables.ts';
import { balanceOf, owedFor } from '../orders/ledger.ts';
import type { OrderRows } from '../orders/rows.ts';
import type { Shop } from '../read-shop.ts';
import { greet } from './name-in-mail.ts';
import type { Message } from './outbox.ts';

/** The texts of all mails. They are plain text: readable on every phone, and nothing in them can be more than text. */

const money = (shop: Shop, order: OrderRow, minor: number): string =>
  formatMoney(minor, order.currency, shop.markets.get(order.market)?.locale ?? 'en');

/** Where the order can be followed. The key stands in the fragment, which is sent to no server. */
export const orderLink = (siteUrl: string, order: OrderRow): string =>
  `${siteUrl}/order?number=${order.number}#key=${order.access_key}`;

export const sign = (shop: Shop): string => `\n\n${shop.name}\n${shop.store.care.phone}, ${shop.store.care.email}\n`;

const describeLines = (shop: Shop, { order, lines }: OrderRows, shipmentId?: string): string =>
  lines
    .filter((line) => shipmentId === undefined || line.shipment_id === shipmentId)
    .map((line) => {
      const size = line.size === null ? '' : `, ${sizeWords(line.size)}`;
      return `- ${line.title}${size}: ${line.quantity} x ${money(shop, order, line.price_minor)}`;
    })
    .join('\n');

/** A mail about an order, or undefined where nobody left an address. */
function about(shop: Shop, siteUrl: string, { order }: OrderRows, kind: string, subject: string, text: string) {
  if (order.contact_email === null) return undefined;
  return {
    kind,
    recipient: order.contact_email,
    subject: `${shop.name}: ${subject}`,
    body: `${greet(order.contact_name)}\n\n${text}\n\nSee your order: ${orderLink(siteUrl, order)}${sign(shop)}`,
  };
}

export function orderPlaced(shop: Shop, siteUrl: string, rows: OrderRows): Message | undefined {
  const { order } = rows;
  const pay =
    balanceOf(rows.ledger).status === 'paid' ? 'Paid, thank you.' : 'Please keep the amount ready for the courier.';
  const total = money(shop, order, order.total_minor);
  const text = `we have your order ${order.number}:\n\n${describeLines(shop, rows)}\n\nTotal: ${total}. ${pay}`;
  return about(shop, siteUrl, rows, 'order-placed', `order ${order.number}`, text);
}

export function shipmentDispatched(
  shop: Shop,
  siteUrl: string,
  rows: OrderRows,
  shipmentId: string,
): Message | undefined {
  const shipment = rows.shipments.find(({ id }) => id === shipmentId);
  const text = `on its way to you with ${shipment?.courier}, tracking number ${shipment?.tracking_number}:\n\n${describeLines(shop, rows, shipmentId)}`;
  return about(shop, siteUrl, rows, 'shipment-dispatched', `on its way, order ${rows.order.number}`, text);
}

/** What a shopper typed is not repeated: whoever placed the order need not be who gets the mail. */
export function shipmentCancelled(
  shop: Shop,
  siteUrl: string,
  rows: OrderRows,
  shipmentId: string,
  isByShopper: boolean,
): Message | undefined {
  const shipment = rows.shipments.find(({ id }) => id === shipmentId);
  const owedMinor = owedFor(rows.ledger, `shipment:${shipmentId}`);
  const back = owedMinor > 0 ? `\n\nWe send you ${money(shop, rows.order, owedMinor)} back.` : '';
  const why = isByShopper || shipment?.reason === OWN_WISH ? 'you cancelled it' : shipment?.reason;
  const text = `this will not come (${why}):\n\n${describeLines(shop, rows, shipmentId)}${back}`;
  return about(shop, siteUrl, rows, 'shipment-cancelled', `cancelled, order ${rows.order.number}`, text);
}

export function paymentExpired(shop: Shop, siteUrl: string, rows: OrderRows): Message | undefined {
  const text = `your order ${rows.order.number} was not paid in time, so nothing will be sent. If you have paid after all, the order goes on by itself as soon as we know.`;
  return about(shop, siteUrl, rows, 'payment-expired', `not paid, order ${rows.order.number}`, text);
}

/** What became of a return. It promises what the ledger owes, no more. */
export function returnAnswered(shop: Shop, siteUrl: string, rows: OrderRows, returnId: string): Message | undefined {
  const row = rows.returns.find(({ id }) => id === returnId);
  if (!row || row.status === 'requested') return undefined;
  const { grievanceOfficer } = shop.store;
  const owedMinor = owedFor(rows.ledger, `return:${returnId}`);
  const wasHandedOver = rows.shipments.some(({ id, status }) => id === row.shipment_id && status === 'delivered');
  const text = {
    accepted: 'your return was accepted. The courier fetches it; please pack it as it came.',
    refused: `your return was refused: ${row.answer}\n\nIf you do not agree, write to our grievance officer, ${grievanceOfficer.name}, ${grievanceOfficer.email}.`,
    received:
      owedMinor > 0
        ? `your return has arrived. We send you ${money(shop, rows.order, owedMinor)} back.`
        : wasHandedOver
          ? 'your return has arrived. All that you paid for it has been given back before, so nothing more follows.'
          : 'your return has arrived. The courier has noted no payment for it, so there is nothing to send back. If you did pay, please tell us.',
  }[row.status];
  return about(shop, siteUrl, rows, `return-${row.status}`, `return, order ${rows.order.number}`, text);
}

export function refundSent(shop: Shop, siteUrl: string, rows: OrderRows, minor: number, reference: string | null) {
  const hint = reference === null ? '' : ` Reference: ${reference}.`;
  const text = `we have sent back ${money(shop, rows.order, minor)} for your order ${rows.order.number}.${hint}`;
  return about(shop, siteUrl, rows, 'refund-sent', `money back, order ${rows.order.number}`, text);
}

export const passwordReset = (
  shop: Shop,
  siteUrl: string,
  kind: string,
  recipient: string,
  token: string,
): Message => ({
  kind: 'password-reset',
  recipient,
  subject: `${shop.name}: a new password`,
  body: `Hello,\n\nyou, or somebody else, asked for a new password. Choose it here, once, within an hour:\n${siteUrl}/reset_password?kind=${kind}#token=${token}\n\nIf it was not you, do nothing: your password stays as it is.${sign(shop)}`,
});

export const newsletterConfirmation = (shop: Shop, apiUrl: string, recipient: string, token: string): Message => ({
  kind: 'newsletter-confirmation',
  recipient,
  subject: `${shop.name}: please confirm`,
  body: `Hello,\n\nyou, or somebody else, asked for our newsletter. Confirm it here:\n${apiUrl}/newsletter/confirm?token=${token}\n\nIf it was not you, do nothing. To leave it at any time:\n${apiUrl}/newsletter/leave?token=${token}${sign(shop)}`,
  unsubscribe: `${apiUrl}/newsletter/leave?token=${token}`,
});

export const complaintReceived = (shop: Shop, name: string, recipient: string, ticket: string): Message => ({
  kind: 'complaint-received',
  recipient,
  subject: `${shop.name}: your complaint ${ticket}`,
  body: `${greet(name)}\n\nwe have your complaint; its number is ${ticket}. Our grievance officer, ${shop.store.grievanceOfficer.name}, answers within 48 hours and settles it within a month.${sign(shop)}`,
});

export const complaintAnswered = (
  shop: Shop,
  name: string,
  recipient: string,
  ticket: string,
  answer: string,
): Message => ({
  kind: 'complaint-answered',
  recipient,
  subject: `${shop.name}: your complaint ${ticket}`,
  body: `${greet(name)}\n\n${answer}${sign(shop)}`,
});

/** Tells a seller that the shop is closed for a time, or open again. */
export const sellerSuspended = (shop: Shop, siteUrl: string, seller: SellerRow): Message => ({
  kind: `seller-${seller.status === 'suspended' ? 'suspended' : 'reinstated'}`,
  recipient: seller.email,
  subject: `${shop.name}: your shop`,
  body:
    seller.status === 'suspended'
      ? `Hello,\n\nwe have suspended your shop: ${seller.reason}\n\nNothing of it can be ordered now. We take care of the orders that are under way. If you do not agree, write to our grievance officer, ${shop.store.grievanceOfficer.name}, ${shop.store.grievanceOfficer.email}.${sign(shop)}`
      : `Hello,\n\nyour shop is open again. Sign in: ${siteUrl}/Seller-SignIn${sign(shop)}`,
});

/** Tells a seller how the application went. */
export function sellerDecided(shop: Shop, siteUrl: string, seller: SellerRow): Message {
  const text =
    seller.status === 'approved'
      ? `your shop is open. Sign in: ${siteUrl}/Seller-SignIn`
      : `we could not approve your application: ${seller.reason}\n\nYou can change it and send it again: ${siteUrl}/Seller-SignIn`;
  return {
    kind: `seller-${seller.status}`,
    recipient: seller.email,
    subject: `${shop.name}: your application`,
    body: `Hello,\n\n${text}${sign(shop)}`,
  };
}
