/** What messages are about: the codes of the outbox, in logs and in commands. */
export const MESSAGE_KINDS = [
  ...['order-placed', 'order-accepted', 'payment-expired'],
  ...['shipment-dispatched', 'shipment-dispatched-cash', 'shipment-delivered', 'shipment-cancelled'],
  ...['delivery-attempted', 'delivery-refused', 'parcel-returning', 'parcel-back', 'parcel-lost'],
  ...['return-requested', 'return-accepted', 'return-refused', 'return-received'],
  ...['refund-upi-named', 'refund-sent'],
  ...['complaint-received', 'complaint-acknowledged', 'complaint-answered'],
  ...['login-code', 'one-time-code', 'email-confirmation', 'email-changed', 'phone-changed'],
  ...['password-changed', 'password-reset', 'account-deleted'],
  ...['newsletter-confirmation', 'restock-confirmation', 'back-in-stock'],
  ...['payout-paid', 'payout-failed'],
  ...['seller-approved', 'seller-refused', 'seller-suspended', 'seller-reinstated', 'seller-email-confirmation'],
  ...['seller-change-code', 'seller-bank-waits', 'seller-changed', 'seller-change-stopped'],
  ...[
    'seller-order',
    'seller-cancelled',
    'seller-undelivered',
    'seller-return',
    'seller-complaint',
    'seller-summary',
    'seller-product',
  ],
  ...['operator-summary', 'operator-lost'],
  // What people ask for, until the message is written.
  ...['code-request', 'reset-request'],
] as const;

export type MessageKind = (typeof MESSAGE_KINDS)[number];
