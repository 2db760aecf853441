import { languageColumn } from '../ground/text/language.ts';
import type { PhoneChannel } from '../ground/outbox/channel.ts';
import type { MessageKind } from '../ground/outbox/message-kinds.ts';
import type { TextMessage } from '../ground/outbox/outbox.ts';
import { noticesPhonesText } from '../../messages/rooms/notices-phones.ts';

/** What stands in a text until its values are known: `{number}`. */
const VARIABLES = {
  number: '{number}',
  total: '{total}',
  link: '{link}',
  shop: '{shop}',
  seller: '{seller}',
  courier: '{courier}',
  tracking: '{tracking}',
  cash: '{cash}',
  upi: '{upi}',
  phone: '{phone}',
  reason: '{reason}',
  account: '{account}',
  reference: '{reference}',
  code: '{code}',
  what: '{what}',
  ending: '{ending}',
  day: '{day}',
  pieces: '{pieces}',
  news: '{news}',
  ticket: '{ticket}',
  work: '{work}',
} as const;

/**
 * The texts of messages to phones, with `{number}` for a value and `{shop}` for the shop's name. Operators (DLT) and Meta want each
 * registered before it is sent, so a change of these messages means a new registration: `npm run operator -- messages templates` prints
 * them in the form to register.
 */
export const PHONE_TEXTS = {
  'order-placed': () => noticesPhonesText.orderPlaced(VARIABLES),
  'order-accepted': () => noticesPhonesText.orderAccepted(VARIABLES),
  'shipment-dispatched': () => noticesPhonesText.shipmentDispatched(VARIABLES),
  'shipment-dispatched-cash': () => noticesPhonesText.shipmentDispatchedCash(VARIABLES),
  'shipment-delivered': () => noticesPhonesText.shipmentDelivered(VARIABLES),
  'shipment-cancelled': () => noticesPhonesText.shipmentCancelled(VARIABLES),
  'delivery-attempted': () => noticesPhonesText.deliveryAttempted(VARIABLES),
  'delivery-refused': () => noticesPhonesText.deliveryRefused(VARIABLES),
  'parcel-returning': () => noticesPhonesText.parcelReturning(VARIABLES),
  'parcel-back': () => noticesPhonesText.parcelBack(VARIABLES),
  'parcel-lost': () => noticesPhonesText.parcelLost(VARIABLES),
  'payment-expired': () => noticesPhonesText.paymentExpired(VARIABLES),
  'return-requested': () => noticesPhonesText.returnRequested(VARIABLES),
  'return-accepted': () => noticesPhonesText.returnAccepted(VARIABLES),
  'return-refused': () => noticesPhonesText.returnRefused(VARIABLES),
  'return-received': () => noticesPhonesText.returnReceived(VARIABLES),
  'refund-upi-named': () => noticesPhonesText.refundUpiNamed(VARIABLES),
  'refund-sent': () => noticesPhonesText.refundSent(VARIABLES),
  'refund-done': () => noticesPhonesText.refundDone(VARIABLES),
  'refund-refused': () => noticesPhonesText.refundRefused(VARIABLES),
  'complaint-received': () => noticesPhonesText.complaintReceived(VARIABLES),
  'complaint-acknowledged': () => noticesPhonesText.complaintAcknowledged(VARIABLES),
  'complaint-answered': () => noticesPhonesText.complaintAnswered(VARIABLES),
  'login-code': () => noticesPhonesText.loginCode(VARIABLES),
  'seller-change-code': () => noticesPhonesText.sellerChangeCode(VARIABLES),
  'seller-bank-waits': () => noticesPhonesText.sellerBankWaits(VARIABLES),
  'seller-changed': () => noticesPhonesText.sellerChanged(VARIABLES),
  'seller-change-stopped': () => noticesPhonesText.sellerChangeStopped(VARIABLES),
  'seller-order': () => noticesPhonesText.sellerOrder(VARIABLES),
  'seller-cancelled': () => noticesPhonesText.sellerCancelled(VARIABLES),
  'seller-undelivered': () => noticesPhonesText.sellerUndelivered(VARIABLES),
  'seller-return': () => noticesPhonesText.sellerReturn(VARIABLES),
  'seller-complaint': () => noticesPhonesText.sellerComplaint(VARIABLES),
  'seller-summary': () => noticesPhonesText.sellerSummary(VARIABLES),
} as const satisfies Partial<Record<MessageKind, () => string>>;

export type PhoneKind = keyof typeof PHONE_TEXTS;

/** Sent at any hour, as the recipient has just done something and waits. */
const AT_ONCE: ReadonlySet<string> = new Set<PhoneKind>([
  'order-placed',
  'return-requested',
  'refund-upi-named',
  'complaint-received',
  'login-code',
  'seller-change-code',
  'seller-bank-waits',
  'seller-changed',
]);

const VARIABLE = /\{(\w+)\}/g;

/** A message to a phone, of a registered text and its values. These are put on one line, as WhatsApp refuses line breaks in them. */
export function textMessage(
  { channel, phone }: { readonly channel: PhoneChannel; readonly phone: string },
  kind: PhoneKind,
  shop: string,
  given: Readonly<Record<string, string>>,
): TextMessage {
  const values: string[] = [];
  const body = PHONE_TEXTS[kind]().replace(VARIABLE, (_, name: string) => {
    if (name === 'shop') return shop;
    const value = toPlain(given[name] ?? '');
    if (value === '') throw new Error(`The text "${kind}" has no ${name}.`);
    values.push(value);
    return value;
  });
  return { channel, kind, recipient: phone, body, values, language: languageColumn() };
}

/** Without the signs that would halve the length of an SMS: "Rs" for the rupee, asterisks for the hidden part of a UPI ID. */
const toPlain = (value: string): string => value.replace('₹', 'Rs ').replaceAll('•', '*').replace(/\s+/g, ' ').trim();

/** A text as it is registered for SMS (`{#var#}`) and for WhatsApp (`{{1}}`). */
export function describeTemplate(kind: PhoneKind, shop: string): { readonly sms: string; readonly whatsapp: string } {
  const write = (variable: (position: number) => string) => {
    let position = 0;
    return PHONE_TEXTS[kind]().replace(VARIABLE, (_, name: string) => (name === 'shop' ? shop : variable(++position)));
  };
  return { sms: write(() => '{#var#}'), whatsapp: write((position) => `{{${position}}}`) };
}

/**
 * Quiet hours: DLT platforms take promotional messages from 10 am to 9 pm alone, and nobody needs to be woken for a message that can
 * wait. In minutes of the local day.
 */
const QUIET = { from: 21 * 60, until: 10 * 60 };
/** Minutes that local time is ahead of UTC, by country code. */
const OFFSETS: readonly (readonly [code: string, minutes: number])[] = [
  ['+91', 330],
  ['+971', 240],
];

/** When a message may be sent to a phone: `now`, or the end of the quiet hours. */
export function nextAllowed(kind: string, to: string, now: number): number {
  if (AT_ONCE.has(kind)) return now;
  const offset = OFFSETS.find(([code]) => to.startsWith(code))?.[1] ?? 330;
  const minute = (Math.floor(now / 60_000) + offset) % 1_440;
  if (minute >= QUIET.until && minute < QUIET.from) return now;
  const wait = (QUIET.until - minute + 1_440) % 1_440;
  return (Math.floor(now / 60_000) + wait) * 60_000;
}
