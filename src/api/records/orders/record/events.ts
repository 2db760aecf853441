/** What happens to an order: the events of its timeline. */
export const EVENTS = [
  ...['placed', 'awaiting-payment', 'payment-failed', 'payment-received', 'payment-expired', 'changed-to-cash'],
  ...['accepted', 'packed', 'dispatched', 'delivered', 'cancelled'],
  ...['delivery-attempted', 'delivery-refused', 'sent-back', 'brought-back', 'lost'],
  ...['return-requested', 'return-accepted', 'return-refused', 'return-received'],
  ...['refund-due', 'refund-sent', 'refund-done', 'refund-upi-named', 'refund-upi-changed'],
] as const;
export type OrderEvent = (typeof EVENTS)[number];
