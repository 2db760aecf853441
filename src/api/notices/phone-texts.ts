/**
 * The texts of messages to phones. Operators (DLT) and Meta want each registered before it is sent, so a change here means a new
 * registration: `npm run operator -- messages templates` prints them in the form to register. `{shop}` is the shop's name.
 */
export const PHONE_TEXTS = {
  'order-placed': 'Order {number}: thank you, we have received it. Total: {total}. See it: {link} - {shop}',
  'order-accepted': 'Order {number}: {seller} has accepted it and is packing it. See it: {link} - {shop}',
  'shipment-dispatched':
    'Order {number}: on its way with {courier}, tracking number {tracking}. Track it: {link} - {shop}',
  'shipment-dispatched-cash':
    'Order {number}: on its way with {courier}, tracking number {tracking}. Keep {cash} in cash ready. Track it: {link} - {shop}',
  'shipment-delivered': 'Order {number}: your parcel from {seller} was delivered. Something wrong? {link} - {shop}',
  'shipment-cancelled': 'Order {number}: your items from {seller} are cancelled. See why: {link} - {shop}',
  'delivery-attempted':
    'Order {number}: the courier could not hand over your parcel from {seller} and tries again. See it: {link} - {shop}',
  'delivery-refused':
    'Order {number}: your parcel from {seller} was refused at the door and goes back. Was it not you? {link} - {shop}',
  'parcel-returning':
    'Order {number}: your parcel from {seller} could not be delivered and goes back. See it: {link} - {shop}',
  'parcel-back': 'Order {number}: your parcel from {seller} was not delivered. See what happens next: {link} - {shop}',
  'parcel-lost':
    'Order {number}: your parcel from {seller} was lost on its way. See what happens next: {link} - {shop}',
  'payment-expired': 'Order {number}: it was not paid in time, so we will not send it. See it: {link} - {shop}',
  'return-requested': 'Order {number}: we have received your request to return items. See it: {link} - {shop}',
  'return-accepted': 'Order {number}: your return was accepted. See how it comes back to us: {link} - {shop}',
  'return-refused': 'Order {number}: your return was refused. See why, and what you can do: {link} - {shop}',
  'return-received': 'Order {number}: your return has arrived. See what happens next: {link} - {shop}',
  'refund-upi-named':
    'Order {number}: the refund will go to the UPI ID {upi}. Not you? Call us at once: {phone} - {shop}',
  'refund-sent':
    'Order {number}: we have refunded {total} {reason}, to {account}. Your bank shows it within 7 days. See it: {link} - {shop}',
  'complaint-received': 'Complaint {number}: we have received it and reply within 48 hours. See it: {link} - {shop}',
  'complaint-acknowledged': 'Complaint {number}: our grievance officer has read it. See it: {link} - {shop}',
  'complaint-answered': 'Complaint {number}: we have answered it. Read it: {link} - {shop}',
  'login-code': 'Your code is {code}. It works once, within ten minutes. Never tell it to anybody - {shop}',
  'seller-change-code': 'Your code is {code}. It changes the {what} of your shop. Never tell it to anybody - {shop}',
  'seller-bank-waits':
    'Your shop has a new bank account, ending in {ending}, which is used from {day}. Not you? Stop it: {link} - {shop}',
  'seller-changed': 'The {what} of your shop was changed. Not you? Call us at once: {phone} - {shop}',
  'seller-change-stopped': 'The change of the {what} of your shop was stopped. Questions? Call us: {phone} - {shop}',
  'seller-order': 'New order {number}: {pieces} to send, {total}. Accept it, and see where it goes: {link} - {shop}',
  'seller-cancelled': 'Order {number} is cancelled. Please do not send your items - {shop}',
  'seller-undelivered': 'Parcel of order {number}: {news}. Questions? Please call us - {shop}',
  'seller-return':
    'Order {number}: the shopper wants to return items. We answer it for you, and call you if we need anything - {shop}',
  'seller-complaint':
    'Order {number}: the shopper has complained (ticket {ticket}). Our grievance officer may call you about it - {shop}',
  'seller-summary': 'Waiting for you today: {work}. Each order has a link in the message about it - {shop}',
} as const satisfies Record<string, string>;

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

export interface FilledText {
  readonly text: string;
  /** The values of the variables, in the order of the text. */
  readonly values: readonly string[];
}

const VARIABLE = /\{(\w+)\}/g;

/** Fills a text. Values are put on one line, as WhatsApp refuses line breaks in them. */
export function fillText(kind: PhoneKind, shop: string, given: Readonly<Record<string, string>>): FilledText {
  const values: string[] = [];
  const text = PHONE_TEXTS[kind].replace(VARIABLE, (_, name: string) => {
    if (name === 'shop') return shop;
    const value = toPlain(given[name] ?? '');
    if (value === '') throw new Error(`The text "${kind}" has no ${name}.`);
    values.push(value);
    return value;
  });
  return { text, values };
}

/** Without the signs that would halve the length of an SMS: "Rs" for the rupee, asterisks for the hidden part of a UPI ID. */
const toPlain = (value: string): string => value.replace('₹', 'Rs ').replaceAll('•', '*').replace(/\s+/g, ' ').trim();

/** A text as it is registered for SMS (`{#var#}`) and for WhatsApp (`{{1}}`). */
export function describeTemplate(kind: PhoneKind, shop: string): { readonly sms: string; readonly whatsapp: string } {
  const write = (variable: (position: number) => string) => {
    let position = 0;
    return PHONE_TEXTS[kind].replace(VARIABLE, (_, name: string) => (name === 'shop' ? shop : variable(++position)));
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
