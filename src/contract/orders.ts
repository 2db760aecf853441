import { z } from 'zod';
import type { DeliveryEstimate } from '../core/delivery/delivery-date.ts';
import type { OrderAmounts, OrderSums, PaymentMethod } from '../core/order/order-total.ts';
import { UNDELIVERED } from '../core/order/undelivered.ts';
import { ORDER_STATUSES, RETURN_STATES, RETURN_STATUSES, SHIPMENT_STATUSES } from '../core/order/order-status.ts';
import { isoDay, moment, money } from './fields.ts';
import type { AnswerOf } from './types.ts';

/** Orders in answers (src/api/docs/contract-orders.md). Amounts are minor units, times ISO 8601 in UTC. */

export const paymentMethod = z.enum(['cash', 'online'], {
  error: 'cash or online.',
}) satisfies z.ZodType<PaymentMethod>;

export const estimate = z.object({
  from: isoDay,
  to: isoDay,
  means: z.enum(['processing', 'delivery']),
  /** Days that it takes to make, included in the estimate: those of the slowest line. */
  leadTimeDays: z.int().optional(),
  /** The last day for each seller's parcel, by seller id; missing if all are the same. */
  bySeller: z.record(z.string(), isoDay).optional(),
}) satisfies z.ZodType<DeliveryEstimate>;

export const amounts = z.object({
  itemsMinor: money,
  /** What an offer takes off the goods; missing without one. */
  discountMinor: money.optional(),
  deliveryMinor: money,
  cashFeeMinor: money,
  totalMinor: money,
}) satisfies z.ZodType<OrderAmounts>;

/** An address without its country. */
export const localAddress = {
  line1: z.string(),
  line2: z.string().optional(),
  landmark: z.string().optional(),
  city: z.string(),
  state: z.string().optional(),
  pinCode: z.string().optional(),
};

export const address = z.object({
  ...localAddress,
  /** ISO 3166 code. */
  country: z.string(),
});
export type OrderAddress = AnswerOf<typeof address>;

export const contact = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string().optional(),
});

export const returnedPiece = z.object({ lineId: z.string(), quantity: z.int() });
export type ReturnedPiece = AnswerOf<typeof returnedPiece>;

const returnRequest = z.object({
  id: z.string(),
  status: z.enum(RETURN_STATUSES),
  reason: z.string(),
  /** The shopper's note. */
  note: z.string().optional(),
  /** Why it was refused. */
  answer: z.string().optional(),
  refundMinor: money,
  requestedAt: moment,
  lines: z.array(returnedPiece),
  /** Set once the goods have arrived, where the shipment has an invoice. */
  creditNoteNumber: z.string().optional(),
  /** Photos that the shopper has added; missing for none. */
  pictureCount: z.int().optional(),
});
export type ReturnRequest = AnswerOf<typeof returnRequest>;

const orderLine = z.object({
  id: z.string(),
  sku: z.string(),
  size: z.string().optional(),
  title: z.string(),
  path: z.string(),
  /** Address of the small picture that the shopper saw. */
  picture: z.string().optional(),
  quantity: z.int(),
  priceMinor: money,
  /** What an offer takes off all its pieces: the seller, or the shop, which pays it in the shopper's place. Missing for nothing. */
  discountMinor: money.optional(),
  shopMinor: money.optional(),
  /** How many pieces can still be returned. */
  returnable: z.int(),
});
export type OrderLine = AnswerOf<typeof orderLine>;

/** One seller's share of an order. */
export const shipment = z.object({
  id: z.string(),
  seller: z.object({ id: z.string(), name: z.string() }),
  status: z.enum(SHIPMENT_STATUSES),
  itemsMinor: money,
  feesMinor: money,
  courier: z.string().optional(),
  trackingNumber: z.string().optional(),
  /** The courier's page about this parcel, if the shop knows it (`couriers` in store.json). */
  trackingUrl: z.string().optional(),
  /** Set from dispatch on. */
  invoiceNumber: z.string().optional(),
  reason: z.string().optional(),
  /** What happened to a dispatched parcel that was not delivered. The last state is `back` or `lost`. */
  undelivered: z.enum(UNDELIVERED).optional(),
  /** The state of its returns; missing without a return that is open or accepted. */
  returned: z.enum(RETURN_STATES).optional(),
  canCancel: z.boolean(),
  canReturn: z.boolean(),
  /** ISO day. */
  returnUntil: isoDay.optional(),
  lines: z.array(orderLine),
  returns: z.array(returnRequest),
});
export type Shipment = AnswerOf<typeof shipment>;

const refund = z.object({
  amountMinor: money,
  reason: z.enum(['cancelled', 'returned', 'late-payment', 'double-payment', 'goodwill', 'undelivered']),
  status: z.enum(['due', 'sent', 'done']),
  /** When it became due. */
  at: moment,
  /** The shipment that was cancelled, returned or not delivered. */
  shipmentId: z.string().optional(),
  returnId: z.string().optional(),
  /** When it was done. */
  doneAt: moment.optional(),
  /** Whether it goes back the way it was paid, or by hand to the UPI ID or account that the shopper names. */
  by: z.enum(['provider', 'hand']).optional(),
  /** The bank's reference, after the money was sent. */
  reference: z.string().optional(),
});
export type Refund = AnswerOf<typeof refund>;

export const orderPayment = z.object({
  method: paymentMethod,
  status: z.enum(['due', 'paid', 'void']),
  /** Paid so far, before refunds. */
  paidMinor: money,
  until: moment.optional(),
  lastFailure: z.enum(['failed', 'dropped']).optional(),
  refunds: z.array(refund),
  /** Set if the shopper can name a UPI ID: the order is in India, and a refund is due that does not go back the way it was paid. */
  canNameUpi: z.literal(true).optional(),
  /** The named UPI ID with parts hidden: "as•••@okbank". */
  refundUpi: z.string().optional(),
  /** When a changed UPI ID begins to be used; missing if none waits. */
  refundUpiFrom: moment.optional(),
});
export type OrderPayment = AnswerOf<typeof orderPayment>;

const timelineEntry = z.object({
  at: moment,
  event: z.string(),
  shipmentId: z.string().optional(),
  note: z.string().optional(),
});
export type TimelineEntry = AnswerOf<typeof timelineEntry>;

/** The first fields of an order, and of its entry in a list. */
const head = {
  number: z.string(),
  /** Gives access to the order without an account. */
  key: z.string(),
  market: z.string(),
  currency: z.string(),
  placedAt: moment,
  status: z.enum(ORDER_STATUSES),
};

export const order = z.object({
  ...head,
  payment: orderPayment,
  contact,
  address,
  deliveryOption: z.string(),
  amounts,
  /** The code with which it has its offer. */
  code: z.string().optional(),
  /** Still to be paid. */
  dueMinor: money,
  estimate,
  shipments: z.array(shipment),
  timeline: z.array(timelineEntry),
  canCancel: z.boolean(),
  canPay: z.boolean(),
});
export type Order = AnswerOf<typeof order>;

/** An order in a list. */
export const summary = z.object({
  ...head,
  /** The total as it was when the order was placed. */
  totalMinor: money,
  sums: z.object({
    method: paymentMethod,
    paidMinor: money,
    refundMinor: money,
    refundedMinor: money,
    dueMinor: money,
  }) satisfies z.ZodType<OrderSums>,
  /** Title of the first line that is not cancelled, else of the first line. */
  title: z.string(),
  /** Pictures of the first lines that have one; lines that are not cancelled come first. */
  pictures: z.array(z.string()),
  lineCount: z.int(),
  pieces: z.int(),
  shipments: z.array(shipment.pick({ status: true, undelivered: true, returned: true })),
  estimate,
});
export type OrderSummary = AnswerOf<typeof summary>;

/** A page of a list, newest first. */
export const orderList = z.object({
  orders: z.array(summary),
  /** Cursor of the next page (`?after=`); missing on the last one. */
  next: z.string().optional(),
});
export type OrderList = AnswerOf<typeof orderList>;
