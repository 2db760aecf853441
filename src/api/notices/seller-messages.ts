import { listComma } from '../../messages/language.ts';
import { noticesPhonesText } from '../../messages/rooms/notices-phones.ts';
import { noticesSellersText } from '../../messages/rooms/notices-sellers.ts';
import type { OrderLineRow, OrderRow, ShipmentRow } from '../ground/database/tables.ts';
import type { Shop } from '../ground/shop/read-shop.ts';
import { dayWords } from './day-words.ts';
import { moneyOf, orderedName } from './compose-order-message.ts';
import type { MessageKind } from '../ground/outbox/message-kinds.ts';
import type { Message } from '../ground/outbox/outbox.ts';
import type { SellerRecipient } from '../records/sellers/services.ts';
import { type PhoneKind, textMessage } from './phone-texts.ts';
import { paragraphs, sentences, writeBody } from './sign.ts';

/** Messages to sellers about orders and products. They name no shopper: the address is behind the link. */

interface SellerTexts {
  readonly kind: Extract<PhoneKind, `seller-${string}`>;
  /** Of the mail. */
  readonly subject: string;
  readonly text: string;
  /** Variables of the text for phones. */
  readonly values: Readonly<Record<string, string>>;
}

const mailTo = (shop: Shop, recipient: string, kind: MessageKind, subject: string, text: string): Message => ({
  kind,
  recipient,
  subject: `${shop.name}: ${subject}`,
  body: writeBody(shop, text),
});

export function messageTo(shop: Shop, recipient: SellerRecipient, texts: SellerTexts): Message {
  if ('email' in recipient) return mailTo(shop, recipient.email, texts.kind, texts.subject, texts.text);
  return textMessage(recipient, texts.kind, shop.name, texts.values);
}

const lineWords = (shop: Shop, line: OrderLineRow): string =>
  noticesSellersText.line({ quantity: line.quantity, item: orderedName(shop, line), sku: line.sku });

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
  const accept =
    lastDay === undefined
      ? noticesSellersText.accept({ link })
      : noticesSellersText.acceptBy({ day: dayWords(lastDay), link });
  return messageTo(shop, recipient, {
    kind: 'seller-order',
    subject: noticesSellersText.orderSubject({ number }),
    text: paragraphs(
      noticesSellersText.order({ number }),
      lines.map((line) => lineWords(shop, line)).join('\n'),
      isCash ? noticesSellersText.collects({ total }) : noticesSellersText.isPaid,
      accept,
    ),
    // For phones alone.
    get values() {
      return {
        number,
        pieces: noticesPhonesText.pieces({ count: lines.reduce((sum, { quantity }) => sum + quantity, 0) }),
        total: isCash ? noticesPhonesText.inCash({ total }) : noticesPhonesText.paid,
        link,
      };
    },
  });
}

export const sellerCancelled = (shop: Shop, recipient: SellerRecipient, number: string): Message =>
  messageTo(shop, recipient, {
    kind: 'seller-cancelled',
    subject: noticesSellersText.cancelledSubject({ number }),
    text: noticesSellersText.cancelled({ number }),
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
    subject: noticesSellersText.returnSubject({ number }),
    text: sentences(
      noticesSellersText.return({ number }),
      link === undefined ? noticesSellersText.weAnswer : noticesSellersText.answerReturn({ link }),
    ),
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

/** By mail alone: only a seller with an account lists products, and an account has an address. */
export function sellerProducts(
  shop: Shop,
  office: string,
  recipient: string,
  { approved, toChange }: Decisions,
): Message {
  const link = `${office}/products`;
  const mail = (subject: string, text: string) => mailTo(shop, recipient, 'seller-product', subject, text);
  const [yes, no] = [approved[0], toChange[0]];
  const ending = noticesSellersText.yourProducts({ link });
  if (no && toChange.length === 1 && !yes)
    return mail(
      noticesSellersText.changeProductSubject(no),
      paragraphs(noticesSellersText.changeProduct(no), no.reason, noticesSellersText.changeIt({ link })),
    );
  if (yes && approved.length === 1 && !no)
    return mail(
      noticesSellersText.productApprovedSubject(yes),
      paragraphs(noticesSellersText.productApproved(yes), ending),
    );
  const words = ({ title, sku }: ToldProduct) => `- ${title} (${sku})`;
  return mail(
    subjectOf({ approved: approved.length, toChange: toChange.length }),
    paragraphs(
      yes && paragraphs(noticesSellersText.productsApproved, list(approved.map(words))),
      no &&
        paragraphs(noticesSellersText.productsToChange, list(toChange.map((one) => `${words(one)}: ${one.reason}`))),
      ending,
    ),
  );
}

function subjectOf(counts: { readonly approved: number; readonly toChange: number }): string {
  if (counts.toChange === 0) return noticesSellersText.productsApprovedSubject(counts);
  return counts.approved === 0
    ? noticesSellersText.productsToChangeSubject(counts)
    : noticesSellersText.productsDecidedSubject(counts);
}

function list(lines: readonly string[]): string {
  const count = lines.length - MOST_LISTED;
  return [...lines.slice(0, MOST_LISTED), ...(count > 0 ? [noticesSellersText.more({ count })] : [])].join('\n');
}

export const sellerComplaint = (shop: Shop, recipient: SellerRecipient, number: string, ticket: string): Message =>
  messageTo(shop, recipient, {
    kind: 'seller-complaint',
    subject: noticesSellersText.complaintSubject({ ticket }),
    text: noticesSellersText.complaint({ number, ticket, officer: shop.store.grievanceOfficer.name }),
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
  const waiting = [
    { count: placed, line: noticesSellersText.toAccept, short: noticesPhonesText.toAccept },
    { count: accepted, line: noticesSellersText.toPack, short: noticesPhonesText.toPack },
    { count: packed, line: noticesSellersText.toHandOver, short: noticesPhonesText.toHandOver },
    { count: returns, line: noticesSellersText.returnsToHandle, short: noticesPhonesText.returnsToHandle },
  ].filter(({ count }) => count > 0);
  const message = messageTo(shop, recipient, {
    kind: 'seller-summary',
    subject: noticesSellersText.summarySubject,
    text: paragraphs(
      noticesSellersText.summary,
      waiting.map(({ line, count }) => line({ count })).join('\n'),
      link === undefined ? noticesSellersText.linksInMails : noticesSellersText.dashboard({ link }),
      noticesSellersText.summaryStop({ link: unsubscribe ?? '' }),
    ),
    values: { work: waiting.map(({ short, count }) => short({ count })).join(listComma()) },
  });
  return 'channel' in message || unsubscribe === undefined ? message : { ...message, unsubscribe };
}
