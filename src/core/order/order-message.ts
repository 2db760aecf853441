import { hasOwnScript } from '../../messages/language.ts';
import { orderByMessageText } from '../../messages/rooms/order-by-message.ts';
import { sizeWords } from '../size/size-words.ts';

/** A line of an order that is sent as a message. */
interface OrderMessageLine {
  readonly title: string;
  readonly sku: string;
  readonly size?: string;
  /** Formatted price of one piece. */
  readonly price: string;
  /** Address of the product's page. */
  readonly url: string;
}

/** In place of a size: the shopper writes it into the message. */
export const SIZE_TO_WRITE = '';

const labelSize = (size: string): string => (size === SIZE_TO_WRITE ? `${orderByMessageText.size} ` : sizeWords(size));

/** The text of an order for one product, whose address has its name. The shopper adds name and address, as they are written in the `country`. */
export function orderMessage(
  shop: string,
  country: string,
  { sku, size, price, url }: Omit<OrderMessageLine, 'title'>,
): string {
  const address = orderByMessageText.address({ country });
  return size === undefined
    ? orderByMessageText.product({ shop, sku, price, url, address })
    : orderByMessageText.productOfSize({ shop, sku, size: labelSize(size), price, url, address });
}

/** The subject of an order for one product by mail. */
export const orderSubject = ({ sku, size }: Pick<OrderMessageLine, 'sku' | 'size'>): string =>
  size === undefined
    ? orderByMessageText.subject({ sku })
    : orderByMessageText.subjectOfSize({ sku, size: labelSize(size) });

interface OrderMessageContact {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly pinCode: string;
}

interface CartMessageLine extends OrderMessageLine {
  readonly quantity: number;
}

/** The amounts of an order that is sent as a message, formatted. */
export interface MessageAmounts {
  readonly items: string;
  /** Its fee, and the day if it is known: "₹60, by Thu, 26 Nov". */
  readonly delivery: string;
  readonly total: string;
  /** Whether it is paid in cash, on delivery. */
  readonly isCash: boolean;
}

/** The text of an order for a cart, with name and address. */
export function cartMessage(
  shop: string,
  lines: readonly CartMessageLine[],
  { items, delivery, total, isCash }: MessageAmounts,
  contact: OrderMessageContact,
): string {
  const ordered = lines.map(({ title, sku, size, price, quantity, url }, index) =>
    size === undefined
      ? orderByMessageText.line({ number: index + 1, title, sku, quantity, price, url })
      : orderByMessageText.lineOfSize({ number: index + 1, title, sku, size: sizeWords(size), quantity, price, url }),
  );
  const payment = isCash ? 'cash' : 'before';
  return [
    orderByMessageText.cart({ shop }),
    ...ordered,
    orderByMessageText.sums({ items, delivery, total, payment }),
    `${contact.name}\n${contact.phone}\n${contact.address}\n${contact.pinCode}`,
  ].join('\n\n');
}

/**
 * Letters of other scripts may stand in addresses of pages, where they take a third of the bytes: browsers write them as they have to be. Pages in
 * English have few.
 */
const LETTERS = /(?:%[89A-F][\dA-F])+/g;
const keepLetters = (encoded: string): string =>
  hasOwnScript() ? encoded.replace(LETTERS, decodeURIComponent).replace(/\s/g, encodeURIComponent) : encoded;

/**
 * A text as the value of a parameter. Unlike `encodeURIComponent` it leaves commas, colons and slashes, so that addresses in it stay readable and
 * compress well with the rest of a page.
 */
const parameterText = (text: string): string => keepLetters(encodeURI(text).replace(/[#&+;?]/g, encodeURIComponent));

/** A link that opens WhatsApp with a message to `number`, which has the country code and digits only. */
export const whatsappOrderLink = (number: string, message: string): string =>
  `https://wa.me/${number}?text=${parameterText(message)}`;

/** A link that opens WhatsApp with a message; the shopper picks whom to send it to. */
export const whatsappShareLink = (text: string): string => `https://wa.me/?text=${parameterText(text)}`;

/** A text as a value in the link of a mail, where commas and colons may stay (RFC 6068, section 2), as in `parameterText`. */
export const mailText = (text: string): string =>
  keepLetters(encodeURIComponent(text).replace(/%2C|%3A/g, decodeURIComponent));

/** A link that opens the mail program with a message; without a text where it is empty. */
export function mailOrderLink(address: string, subject: string, message: string): string {
  const link = `mailto:${address}?subject=${mailText(subject)}`;
  return message === '' ? link : `${link}&body=${mailText(message.replaceAll('\n', '\r\n'))}`;
}
