import { sizeWords } from '../../core/size/size-words.ts';
import type { OrderLineRow, OrderRow, ShipmentRow } from '../ground/database/tables.ts';
import type { Shop } from '../ground/shop/read-shop.ts';
import { dayWords } from './day-words.ts';
import { moneyOf } from './compose-order-message.ts';
import type { Message } from '../ground/outbox/outbox.ts';
import type { SellerRecipient } from '../records/sellers/services.ts';
import { fillText, type PhoneKind } from './phone-texts.ts';
import { sign } from './sign.ts';

/** Messages to sellers about orders and products. They name no shopper: the address is behind the link. */

interface SellerTexts {
  readonly kind: Extract<PhoneKind, `seller-${string}`>;
  /** Of the mail. */
  readonly subject: string;
  readonly text: string;
  /** Variables of the text for phones. */
  readonly values: Readonly<Record<string, string>>;
}

const mailTo = (shop: Shop, recipient: string, kind: string, subject: string, text: string): Message => ({
  kind,
  recipient,
  subject: `${shop.name}: ${subject}`,
  body: `Hello,\n\n${text}${sign(shop)}`,
});

export function messageTo(
  shop: Shop,
  recipient: SellerRecipient,
  { kind, subject, text, values }: SellerTexts,
): Message {
  if ('email' in recipient) return mailTo(shop, recipient.email, kind, subject, text);
  const filled = fillText(kind, shop.name, values);
  return { channel: recipient.channel, kind, recipient: recipient.phone, body: filled.text, values: filled.values };
}

const lineWords = ({ title, size, sku, quantity }: OrderLineRow): string =>
  `- ${quantity} x ${title}${size === null ? '' : `, ${sizeWords(size)}`} (${sku})`;

/**
 * A new order. `lastDay` is the ISO day by which the courier has it, if the market says so. `link` leads to the dashboard, or acts for a
 * seller without an account.
 */
export function sellerOrder(
  shop: Shop,
  recipient: SellerRecipient,
  order: OrderRow,
  shipment: ShipmentRow,
  lines: readonly OrderLineRow[],
  lastDay: string | undefined,
  link: string,
): Message {
  const { number } = order;
  const total = moneyOf(shop, order, shipment.items_minor + shipment.fees_minor);
  const isCash = order.payment_method === 'cash';
  const pay = isCash ? `The courier collects ${total} in cash.` : 'It is paid.';
  const accept =
    lastDay === undefined
      ? 'Accept it, and see where it goes'
      : `Please hand it to the courier by ${dayWords(lastDay)}. Accept it now, and see where it goes`;
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return messageTo(shop, recipient, {
    kind: 'seller-order',
    subject: `new order ${number}`,
    text: `You have a new order, ${number}:\n\n${lines.map(lineWords).join('\n')}\n\n${pay}\n\n${accept}: ${link}`,
    values: {
      number,
      pieces: count === 1 ? '1 piece' : `${count} pieces`,
      total: isCash ? `${total} in cash` : 'paid',
      link,
    },
  });
}

export const sellerCancelled = (shop: Shop, recipient: SellerRecipient, number: string): Message =>
  messageTo(shop, recipient, {
    kind: 'seller-cancelled',
    subject: `cancelled, order ${number}`,
    text: `Order ${number} is cancelled. Please don’t send your items.`,
    values: { number },
  });

export const sellerReturn = (
  shop: Shop,
  recipient: SellerRecipient,
  { number }: OrderRow,
  link: string | undefined,
): Message =>
  messageTo(shop, recipient, {
    kind: 'seller-return',
    subject: `return requested, order ${number}`,
    text: `A shopper wants to return items of order ${number}. ${link === undefined ? 'We answer it for you, and write to you if we need anything.' : `Accept or refuse it: ${link}`}`,
    values: { number },
  });

interface ToldProduct {
  readonly sku: string;
  readonly title: string;
}

/** What the operator has decided about products of a seller. */
export interface Decisions {
  readonly approved: readonly ToldProduct[];
  readonly toChange: readonly (ToldProduct & { readonly reason: string })[];
}

/** The most products that a mail lists of each kind. */
const MOST_LISTED = 20;
const WHEN = 'after the shop’s next update';

/** By mail alone: only a seller with an account lists products, and an account has an address. */
export function sellerProducts(
  shop: Shop,
  siteUrl: string,
  recipient: string,
  { approved, toChange }: Decisions,
): Message {
  const link = `${siteUrl}/seller-dashboard#products`;
  const mail = (subject: string, text: string) => mailTo(shop, recipient, 'seller-product', subject, text);
  const [yes, no] = [approved[0], toChange[0]];
  if (no && toChange.length === 1 && !yes)
    return mail(
      `please change ${no.sku}`,
      `Please change “${no.title}” (${no.sku}) before we list it:\n\n${no.reason}\n\nChange it and send it again: ${link}`,
    );
  if (yes && approved.length === 1 && !no)
    return mail(
      `${yes.sku} is approved`,
      `“${yes.title}” (${yes.sku}) is approved. Shoppers will see it ${WHEN}.\n\nYour products: ${link}`,
    );
  const counts = [
    approved.length > 0 && `${approved.length} approved`,
    toChange.length > 0 && `${toChange.length} to change`,
  ];
  const words = ({ title, sku }: ToldProduct) => `- ${title} (${sku})`;
  const parts = [
    yes && `Approved. Shoppers will see these ${WHEN}:\n\n${list(approved.map(words))}`,
    no &&
      `Please change these and send them again before we list them:\n\n${list(toChange.map((one) => `${words(one)}: ${one.reason}`))}`,
    `Your products: ${link}`,
  ];
  return mail(`your products: ${counts.filter(Boolean).join(', ')}`, parts.filter(Boolean).join('\n\n'));
}

function list(lines: readonly string[]): string {
  const more = lines.length - MOST_LISTED;
  return [...lines.slice(0, MOST_LISTED), ...(more > 0 ? [`- and ${more} more`] : [])].join('\n');
}

export const sellerComplaint = (shop: Shop, recipient: SellerRecipient, number: string, ticket: string): Message =>
  messageTo(shop, recipient, {
    kind: 'seller-complaint',
    subject: `complaint ${ticket}`,
    text: `A shopper has complained about order ${number}, which has items of yours. Our grievance officer, ${shop.store.grievanceOfficer.name}, has to reply within 48 hours and may ask you about it. The ticket number is ${ticket}.`,
    values: { number, ticket },
  });

/** What a seller has to do, by count. */
export interface SellerWork {
  readonly placed: number;
  readonly accepted: number;
  readonly packed: number;
  readonly returns: number;
}

/**
 * The daily summary. `link` leads to the dashboard; sellers without an account have the links of their orders. `unsubscribe` is for mails.
 */
export function sellerSummary(
  shop: Shop,
  recipient: SellerRecipient,
  { placed, accepted, packed, returns }: SellerWork,
  link: string | undefined,
  unsubscribe: string | undefined,
): Message {
  const rows = [
    [placed, 'To accept'],
    [accepted, 'To pack'],
    [packed, 'To hand to the courier'],
    [returns, 'Returns to handle'],
  ] as const;
  const waiting = rows.filter(([count]) => count > 0);
  const text = waiting.map(([count, words]) => `- ${words}: ${count}`).join('\n');
  const where = link === undefined ? 'Each has a link in the mail about its order.' : `Your dashboard: ${link}`;
  const message = messageTo(shop, recipient, {
    kind: 'seller-summary',
    subject: 'your orders today',
    text: `Waiting for you today:\n\n${text}\n\n${where}\n\nYou get this once a day while something waits. To stop it: ${unsubscribe}`,
    values: { work: waiting.map(([count, words]) => `${count} ${words.toLowerCase()}`).join(', ') },
  });
  return 'channel' in message || unsubscribe === undefined ? message : { ...message, unsubscribe };
}
