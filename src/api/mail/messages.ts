import { formatMoney } from '../../core/money.ts';
import { OWN_WISH } from '../../core/order-words.ts';
import { sizeWords } from '../../core/size-words.ts';
import type { OrderRow, SellerRow } from '../database/tables.ts';
import { balanceOf, owedFor } from '../orders/ledger.ts';
import type { OrderRows } from '../orders/rows.ts';
import type { Shop } from '../read-shop.ts';
import { greet } from './name-in-mail.ts';
import type { Message } from './outbox.ts';

/** The texts of all mails about orders, sellers and messages: plain text, without HTML. */

const money = (shop: Shop, order: OrderRow, minor: number): string =>
  formatMoney(minor, order.currency, shop.markets.get(order.market)?.locale ?? 'en');

/** The order's page. The key is in the fragment, which browsers do not send. */
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

/** A mail about an order; undefined when there is no e-mail address. */
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

/** Does not repeat what a shopper typed, as the mail may reach somebody else. */
export function shipmentCancelled(
  shop: Shop,
  siteUrl: string,
  rows: OrderRows,
  shipmentId: string,
  isByShopper: boolean,
): Message | undefined {
  const shipment = rows.shipments.find(({ id }) => id === shipmentId);
  const owedMinor = owedFor(rows.ledger, `shipment:${shipmentId}`);
  const back = owedMinor > 0 ? `\n\nWe will send you ${money(shop, rows.order, owedMinor)} back.` : '';
  const why = isByShopper || shipment?.reason === OWN_WISH ? 'you cancelled it' : shipment?.reason;
  const text = `this will not come (${why}):\n\n${describeLines(shop, rows, shipmentId)}${back}`;
  return about(shop, siteUrl, rows, 'shipment-cancelled', `cancelled, order ${rows.order.number}`, text);
}

export function paymentExpired(shop: Shop, siteUrl: string, rows: OrderRows): Message | undefined {
  const text = `your order ${rows.order.number} was not paid in time, so it will not be sent. If you did pay, the order continues as soon as the payment reaches us.`;
  return about(shop, siteUrl, rows, 'payment-expired', `not paid, order ${rows.order.number}`, text);
}

/** Tells the shopper the state of a return. The amounts are what the ledger owes. */
export function returnAnswered(shop: Shop, siteUrl: string, rows: OrderRows, returnId: string): Message | undefined {
  const row = rows.returns.find(({ id }) => id === returnId);
  if (!row || row.status === 'requested') return undefined;
  const { grievanceOfficer } = shop.store;
  const owedMinor = owedFor(rows.ledger, `return:${returnId}`);
  const wasHandedOver = rows.shipments.some(({ id, status }) => id === row.shipment_id && status === 'delivered');
  const text = {
    accepted: 'your return was accepted. The courier will collect it; please pack it as it came.',
    refused: `your return was refused: ${row.answer}\n\nIf you do not agree, write to our grievance officer, ${grievanceOfficer.name}, ${grievanceOfficer.email}.`,
    received:
      owedMinor > 0
        ? `your return has arrived. We will send you ${money(shop, rows.order, owedMinor)} back.`
        : wasHandedOver
          ? 'your return has arrived. What you paid for it has already been sent back.'
          : 'your return has arrived. The courier recorded no payment for it, so there is nothing to send back. If you did pay, please tell us.',
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
  body: `Hello,\n\nyou, or somebody else, asked for a new password. Choose it here within an hour:\n${siteUrl}/reset_password?kind=${kind}#token=${token}\n\nIf this was not you, do nothing: your password stays as it is.${sign(shop)}`,
});

export const newsletterConfirmation = (shop: Shop, apiUrl: string, recipient: string, token: string): Message => ({
  kind: 'newsletter-confirmation',
  recipient,
  subject: `${shop.name}: please confirm`,
  body: `Hello,\n\nyou, or somebody else, asked for our newsletter. Confirm it here:\n${apiUrl}/newsletter/confirm?token=${token}\n\nIf this was not you, do nothing. You can unsubscribe at any time:\n${apiUrl}/newsletter/leave?token=${token}${sign(shop)}`,
  unsubscribe: `${apiUrl}/newsletter/leave?token=${token}`,
});

export const complaintReceived = (shop: Shop, name: string, recipient: string, ticket: string): Message => ({
  kind: 'complaint-received',
  recipient,
  subject: `${shop.name}: your complaint ${ticket}`,
  body: `${greet(name)}\n\nwe have received your complaint. Its number is ${ticket}. Our grievance officer, ${shop.store.grievanceOfficer.name}, answers within 48 hours and settles it within a month.${sign(shop)}`,
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

/** Tells a seller that the shop was suspended or reinstated. */
export const sellerSuspended = (shop: Shop, siteUrl: string, seller: SellerRow): Message => ({
  kind: `seller-${seller.status === 'suspended' ? 'suspended' : 'reinstated'}`,
  recipient: seller.email,
  subject: `${shop.name}: your shop`,
  body:
    seller.status === 'suspended'
      ? `Hello,\n\nwe have suspended your shop: ${seller.reason}\n\nYour products can't be ordered now. We take care of your open orders. If you do not agree, write to our grievance officer, ${shop.store.grievanceOfficer.name}, ${shop.store.grievanceOfficer.email}.${sign(shop)}`
      : `Hello,\n\nyour shop is open again. Sign in: ${siteUrl}/Seller-SignIn${sign(shop)}`,
});

/** Tells a seller the decision about the application. */
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
