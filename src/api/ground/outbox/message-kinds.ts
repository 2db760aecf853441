/**
 * Kinds of messages: the codes in the outbox, in logs and in commands, each with its cause. `asked`: anybody's request can cause it, to an address or
 * number that was typed, so it may only be sent by `enqueueAsked`. For the others, the reason why nobody can make the shop pay for more of them than it
 * wants.
 */
const CAUSES = {
  'order-placed': 'asked',
  'payment-expired': 'asked',
  'return-requested': 'asked',
  'refund-upi-named': 'asked',
  'complaint-received': 'asked',
  'login-code': 'asked',
  'one-time-code': 'asked',
  'email-confirmation': 'asked',
  'password-reset': 'asked',
  'newsletter-confirmation': 'asked',
  'restock-confirmation': 'asked',
  'seller-email-confirmation': 'asked',
  'seller-change-code': 'asked',

  'order-accepted': 'a step of the seller or the operator, once for each parcel',
  'shipment-dispatched': 'a step of the seller or the operator, once for each parcel',
  'shipment-dispatched-cash': 'a step of the seller or the operator, once for each parcel',
  'shipment-delivered': 'a step of the seller or the operator, once for each parcel',
  'shipment-cancelled': 'once for each parcel; of shoppers it is counted all the same',
  'delivery-attempted': 'a step of the courier, once for each attempt',
  'delivery-refused': 'a step of the courier, once for each parcel',
  'parcel-returning': 'a step of the courier, once for each parcel',
  'parcel-back': 'a step of the seller, once for each parcel',
  'parcel-lost': 'a step of the operator, once for each parcel',
  'return-accepted': 'an answer of the seller or the operator, once for each return',
  'return-refused': 'an answer of the seller or the operator, once for each return',
  'return-received': 'a step of the seller or the operator, once for each return',
  'refund-sent': 'once for each refund',
  'refund-done': 'once for each refund',
  'refund-refused': 'once for each refund',
  'complaint-acknowledged': 'an answer of the operator, once for each complaint',
  'complaint-answered': 'an answer of the operator',
  'email-changed': 'after a link that only the owner has',
  'phone-changed': 'after the password or a code',
  'password-changed': 'after the password, a code or a link',
  'account-deleted': 'after the password or a code, once for each account',
  'back-in-stock': 'once for each alert that was confirmed',
  'payout-paid': 'a step of the operator, once for each payout',
  'payout-failed': 'a step of the operator, once for each payout',
  'seller-approved': 'a step of the operator',
  'seller-refused': 'a step of the operator',
  'seller-suspended': 'a step of the operator',
  'seller-reinstated': 'a step of the operator',
  'seller-bank-waits': 'after a code, and as often as a seller may ask for changes',
  'seller-changed': 'after a code, and as often as a seller may ask for changes',
  'seller-change-stopped': 'once for each change',
  'seller-order': 'to a seller of the shop, once for each order, and orders are limited',
  'seller-cancelled': 'to a seller of the shop, once for each parcel',
  'seller-undelivered': 'to a seller of the shop, once for each step of the courier',
  'seller-return': 'to a seller of the shop, once for each return, and returns are limited',
  'seller-complaint': 'to a seller of the shop, passed on by the operator',
  'seller-summary': 'once a day',
  'seller-product': 'to a seller of the shop, a decision of the operator',
  'operator-summary': 'once a day, to the operator',
  'operator-lost': 'once for each parcel, to the operator',
  // Requests, until the message is written. Nothing is sent for them directly.
  'code-request': 'no message yet: counted where it is asked for, and again as the code that it becomes',
  'reset-request': 'no message yet: counted where it is asked for, and again as the mail that it becomes',
} as const;

export type MessageKind = keyof typeof CAUSES;

/** The kinds of messages that anybody's request can cause. */
type AskedKind = { [K in MessageKind]: (typeof CAUSES)[K] extends 'asked' ? K : never }[MessageKind];

export const MESSAGE_KINDS = Object.keys(CAUSES) as readonly MessageKind[];

/** Whether anybody's request can cause a message of this kind. */
export const isAsked = (kind: MessageKind): kind is AskedKind => CAUSES[kind] === 'asked';
