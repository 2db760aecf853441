import { sizeWords } from '../../core/size-words.ts';
import type { OrderLineRow, OrderRow, ShipmentRow } from '../database/tables.ts';
import type { Shop } from '../read-shop.ts';
import { moneyOf } from './order-mail.ts';
import type { MailMessage } from './outbox.ts';
import { sign } from './sign.ts';

/** Mails to sellers about orders and products. They name no shopper: the address is behind the link. */

const mailTo = (shop: Shop, kind: string, recipient: string, subject: string, text: string): MailMessage => ({
  kind,
  recipient,
  subject: `${shop.name}: ${subject}`,
  body: `Hello,\n\n${text}${sign(shop)}`,
});

const lineWords = ({ title, size, sku, quantity }: OrderLineRow): string =>
  `- ${quantity} x ${title}${size === null ? '' : `, ${sizeWords(size)}`} (${sku})`;

/** A new order. `link` leads to the dashboard, or acts for a seller without an account. */
export function sellerOrder(
  shop: Shop,
  recipient: string,
  order: OrderRow,
  shipment: ShipmentRow,
  lines: readonly OrderLineRow[],
  link: string,
): MailMessage {
  const total = moneyOf(shop, order, shipment.items_minor + shipment.fees_minor);
  const pay = order.payment_method === 'cash' ? `The courier collects ${total} in cash.` : 'It is paid.';
  return mailTo(
    shop,
    'seller-order',
    recipient,
    `new order ${order.number}`,
    `You have a new order, ${order.number}:\n\n${lines.map(lineWords).join('\n')}\n\n${pay}\n\nAccept it, and see where it goes: ${link}`,
  );
}

export const sellerCancelled = (shop: Shop, recipient: string, orderNumber: string): MailMessage =>
  mailTo(
    shop,
    'seller-cancelled',
    recipient,
    `cancelled, order ${orderNumber}`,
    `Order ${orderNumber} is cancelled. Please don’t send your items.`,
  );

export const sellerReturn = (shop: Shop, recipient: string, order: OrderRow, link: string | undefined): MailMessage =>
  mailTo(
    shop,
    'seller-return',
    recipient,
    `return, order ${order.number}`,
    `A shopper wants to return items of order ${order.number}. ${link === undefined ? 'We answer it for you, and write to you if we need anything.' : `Accept or refuse it: ${link}`}`,
  );

export const sellerProductChanges = (
  shop: Shop,
  siteUrl: string,
  recipient: string,
  { sku, title, reason }: { readonly sku: string; readonly title: string; readonly reason: string },
): MailMessage =>
  mailTo(
    shop,
    'seller-product',
    recipient,
    `please change ${sku}`,
    `Please change “${title}” (${sku}) before we list it:\n\n${reason}\n\nChange it and send it again: ${siteUrl}/seller-dashboard#products`,
  );

export const sellerComplaint = (shop: Shop, recipient: string, orderNumber: string, ticket: string): MailMessage =>
  mailTo(
    shop,
    'seller-complaint',
    recipient,
    `complaint ${ticket}`,
    `A shopper has complained about order ${orderNumber}, which has items of yours. Our grievance officer, ${shop.store.grievanceOfficer.name}, has to reply within 48 hours and may ask you about it. The ticket number is ${ticket}.`,
  );

/** What a seller has to do, by count. */
export interface SellerWork {
  readonly placed: number;
  readonly accepted: number;
  readonly packed: number;
  readonly returns: number;
}

/** The daily summary. `link` leads to the dashboard; sellers without an account have the links of their orders. */
export function sellerSummary(
  shop: Shop,
  recipient: string,
  { placed, accepted, packed, returns }: SellerWork,
  link: string | undefined,
  unsubscribe: string,
): MailMessage {
  const rows = [
    [placed, 'To accept'],
    [accepted, 'To pack'],
    [packed, 'To hand to the courier'],
    [returns, 'Returns to handle'],
  ] as const;
  const text = rows.flatMap(([count, words]) => (count === 0 ? [] : [`- ${words}: ${count}`])).join('\n');
  const where = link === undefined ? 'Each has a link in the mail about its order.' : `Your dashboard: ${link}`;
  const mail = mailTo(
    shop,
    'seller-summary',
    recipient,
    'your orders today',
    `Waiting for you today:\n\n${text}\n\n${where}\n\nYou get this once a day while something waits. To stop it: ${unsubscribe}`,
  );
  return { ...mail, unsubscribe };
}
