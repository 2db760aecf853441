import { pagesUrl } from '../ground/text/pages-url.ts';
import { formatMoney } from '../../core/money/format-price.ts';
import { sizeWords } from '../../core/size/size-words.ts';
import { listComma, localeIn } from '../../messages/language.ts';
import { noticesOrdersText } from '../../messages/rooms/notices-orders.ts';
import { offersText } from '../../messages/rooms/offers.ts';
import type { OrderLineRow, OrderRow, ShipmentRow } from '../ground/database/tables.ts';
import { balanceOf } from '../records/orders/record/balance.ts';
import { offersOf } from '../records/orders/record/columns.ts';
import type { OrderRows } from '../records/orders/record/rows.ts';
import { lookOf } from '../ground/shop/look.ts';
import type { Shop } from '../ground/shop/read-shop.ts';
import { shownTitle } from '../ground/shop/shown-title.ts';
import { phoneChannelOf } from '../ground/outbox/drivers.ts';
import type { Teller } from './messages.ts';
import { type Html, html, lines, openDocument } from '../ground/http/html.ts';
import { greet } from './name-in-mail.ts';
import type { MailMessage, Message } from '../ground/outbox/outbox.ts';
import { type PhoneKind, textMessage } from './phone-texts.ts';
import { sign } from './sign.ts';

/** A parcel's cash for its courier, "₹312"; empty where there is none to collect. */
export function parcelCash(
  shop: Shop,
  { order, balanceEntries }: OrderRows,
  shipment: ShipmentRow | undefined,
): string {
  if (!shipment || order.payment_method !== 'cash') return '';
  const minor = Math.min(shipment.items_minor + shipment.fees_minor, balanceOf(balanceEntries).dueMinor);
  return minor > 0 ? moneyOf(shop, order, minor) : '';
}

/** A paragraph, a link, or the lines of the order (of one shipment). */
export type Part =
  | string
  | { readonly label: string; readonly href: string }
  | { readonly lines: 'all' | { readonly shipmentId: string } };

interface OrderMessage {
  readonly kind: PhoneKind;
  readonly subject: string;
  readonly parts: readonly Part[];
  /** The shipment that it is about, where no part has its lines. */
  readonly shipmentId?: string | undefined;
  /** Variables of the text for phones, besides the order's number and link. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Minor units as the pages of the order's market write them in the language of the message. */
export const moneyOf = (shop: Shop, order: OrderRow, minor: number): string =>
  formatMoney(minor, order.currency, localeIn(shop.markets.get(order.market)));

/** The order's page. The key is in the fragment, which browsers do not send. */
const orderLink = (shop: Shop, siteUrl: string, order: OrderRow): string =>
  `${pagesUrl(shop, siteUrl, order.market)}/order?number=${order.number}#key=${order.access_key}`;

/** A message about an order: a mail, else to the phone; undefined when the shopper can't be reached. */
export function orderMessage(services: Teller, rows: OrderRows, message: OrderMessage): Message | undefined {
  const { order } = rows;
  const shop = services.shop();
  if (order.contact_email !== null)
    return orderMail(shop, services.siteUrl(), rows, { ...message, recipient: order.contact_email });
  const channel = phoneChannelOf(services.config);
  // An erased order has no number.
  if (!channel || order.contact_phone === '') return undefined;
  const { kind, values } = message;
  // Without the key, as messages to phones are seen by operators and gateways: its page shows how the parcels are, and opens with a code.
  const link = `${pagesUrl(shop, services.siteUrl(), order.market)}/order?number=${order.number}`;
  return textMessage({ channel, phone: order.contact_phone }, kind, shop.name, {
    number: order.number,
    link,
    ...values,
  });
}

/** A mail about an order, as text and as HTML with pictures. */
function orderMail(
  shop: Shop,
  siteUrl: string,
  rows: OrderRows,
  message: OrderMessage & { readonly recipient: string },
): MailMessage {
  const { kind, parts, recipient } = message;
  const { order } = rows;
  const hello = greet(order.contact_name);
  const all: Part[] = [...parts, { label: noticesOrdersText.seeOrder, href: orderLink(shop, siteUrl, order) }];
  const title = `${shop.name}: ${subjectOf(rows, message)}`;
  return {
    kind,
    recipient,
    subject: title,
    body: `${[hello, ...all.map((part) => writeText(shop, rows, part))].join('\n\n')}${sign(shop)}`,
    html: writeHtml(title, [
      paragraph(hello),
      ...all.map((part) => writePart(shop, siteUrl, rows, part)),
      paragraph(sign(shop).trim()),
    ]).toString(),
  };
}

/** Names the parcel where an order has several: mail programs show mails with one subject as one conversation. */
function subjectOf({ shipments }: OrderRows, { subject, parts, shipmentId }: OrderMessage): string {
  const [about] = parts.flatMap((part) =>
    typeof part === 'object' && 'lines' in part && part.lines !== 'all' ? [part.lines.shipmentId] : [],
  );
  const id = shipmentId ?? about;
  const shipment = shipments.find((row) => row.id === id);
  return shipment && shipments.length > 1
    ? noticesOrdersText.ofParcel({ subject, position: shipment.position, count: shipments.length })
    : subject;
}

const linesOf = ({ lines }: OrderRows, which: 'all' | { readonly shipmentId: string }): readonly OrderLineRow[] =>
  which === 'all' ? lines : lines.filter((line) => line.shipment_id === which.shipmentId);

/** "Tea picker tunic, M". */
export function orderedName(shop: Shop, line: OrderLineRow): string {
  const title = shownTitle(shop, line);
  return line.size === null ? title : title + listComma() + sizeWords(line.size);
}

/** What an offer takes off lines: "Code GIFT100: −₹100"; nothing without one. */
function offerWords(shop: Shop, rows: OrderRows, which: Parameters<typeof linesOf>[1]): string[] {
  const minor = linesOf(rows, which).reduce((sum, line) => sum + line.discount_minor + line.shop_minor, 0);
  if (minor === 0) return [];
  const code = offersOf(rows.order).find((offer) => offer.class === 'goods')?.code;
  const words = code === undefined ? offersText.offer : offersText.withCode({ code });
  return [`${words}: −${moneyOf(shop, rows.order, minor)}`];
}

function writeText(shop: Shop, rows: OrderRows, part: Part): string {
  if (typeof part === 'string') return part;
  if ('href' in part) return `${part.label}: ${part.href}`;
  const offers = offerWords(shop, rows, part.lines);
  return linesOf(rows, part.lines)
    .map((line) => {
      const price = moneyOf(shop, rows.order, line.price_minor);
      return noticesOrdersText.line({ item: orderedName(shop, line), quantity: line.quantity, price });
    })
    .concat(offers)
    .join('\n');
}

function writePart(shop: Shop, siteUrl: string, rows: OrderRows, part: Part): Html {
  if (typeof part === 'string') return paragraph(part);
  if ('href' in part) {
    const look = lookOf(shop);
    const colours = `background:${look.brand.brand};color:${look.colour('color-on-brand')}`;
    return html`<p><a href="${part.href}" style="display:inline-block;padding:12px 20px;border-radius:8px;${colours};font-weight:bold;text-decoration:none">${part.label}</a></p>`;
  }
  const entries = [
    ...linesOf(rows, part.lines).map((line) => writeLine(shop, siteUrl, rows.order, line)),
    ...offerWords(shop, rows, part.lines).map(
      (words) => html`<tr><td></td><td style="padding:6px 0">${words}</td></tr>`,
    ),
  ];
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%">${entries}</table>`;
}

function writeLine(shop: Shop, siteUrl: string, order: OrderRow, line: OrderLineRow): Html {
  const { picture, quantity } = line;
  const image =
    picture !== null &&
    html`<img src="${picture.startsWith('/') ? siteUrl + picture : picture}" alt="${shownTitle(shop, line)}" width="72" height="72" style="display:block;border-radius:8px;object-fit:contain">`;
  const words = html`${orderedName(shop, line)}<br>${quantity} × ${moneyOf(shop, order, line.price_minor)}`;
  return html`<tr><td style="width:84px;padding:6px 0">${image}</td><td style="padding:6px 0">${words}</td></tr>`;
}

const paragraph = (text: string): Html => html`<p>${lines(text.split('\n').map((line) => html`${line}`))}</p>`;

const writeHtml = (title: string, parts: readonly Html[]): Html =>
  html`${openDocument()}<title>${title}</title></head><body style="margin:0;padding:16px;font:16px/1.5 sans-serif"><div style="max-width:560px;margin:0 auto">${parts}</div></body></html>`;
