import { z } from 'zod';
import type {
  CreditNote,
  Invoice,
  Order,
  OrderAddress,
  OrderContact,
  OrderList,
  Shipment,
  OrderPayment,
  OrderSummary,
  Quote,
  ReturnedPiece,
  ReturnRequest,
  ReturnStatus,
} from '../../../core/contract/orders.ts';
import type { DeliveryEstimate } from '../../../core/delivery/delivery-date.ts';
import type { OrderAmounts, OrderSums, PaymentMethod } from '../../../core/order/order-total.ts';
import { UNDELIVERED } from '../../../core/order/undelivered.ts';
import { ORDER_STATUSES, RETURN_STATES, SHIPMENT_STATUSES } from '../../../core/order/order-status.ts';
import { isoDay, moment, money } from '../../ground/http/fields.ts';

/** Schemas of answers about orders, of the types in core/contract/orders.ts. docs/contract-orders.md has examples. */

export const paymentMethod = z.enum(['cash', 'online'], {
  error: 'cash or online.',
}) satisfies z.ZodType<PaymentMethod>;

export const estimate = z.object({
  from: isoDay,
  to: isoDay,
  means: z.enum(['processing', 'delivery']),
  /** Days of making included in the estimate: those of the line that takes longest. */
  leadTimeDays: z.int().optional(),
  /** The last day for each seller's parcel, by seller id; missing where all have the same. */
  bySeller: z.record(z.string(), isoDay).optional(),
}) satisfies z.ZodType<DeliveryEstimate>;

export const amounts = z.object({
  itemsMinor: money,
  deliveryMinor: money,
  cashFeeMinor: money,
  totalMinor: money,
}) satisfies z.ZodType<OrderAmounts>;

export const quote = z.object({
  market: z.string(),
  currency: z.string(),
  /** Whether every line is available. */
  isComplete: z.boolean(),
  payments: z.array(paymentMethod),
  unserviceable: z.string().optional(),
  /** Whether online payment is simulated; pages then say so. */
  isSimulated: z.boolean(),
  lines: z.array(
    z.object({
      sku: z.string(),
      size: z.string().optional(),
      quantity: z.int(),
      title: z.string().optional(),
      path: z.string().optional(),
      priceMinor: money.optional(),
      lineMinor: money.optional(),
      state: z.enum(['ok', 'gone', 'sold-out', 'later']),
      from: isoDay.optional(),
      left: z.int().optional(),
    }),
  ),
  amounts,
  estimate,
}) satisfies z.ZodType<Quote>;

export const address = z.object({
  line1: z.string(),
  line2: z.string().optional(),
  landmark: z.string().optional(),
  city: z.string(),
  state: z.string().optional(),
  pinCode: z.string().optional(),
  country: z.string(),
}) satisfies z.ZodType<OrderAddress>;

export const contact = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string().optional(),
}) satisfies z.ZodType<OrderContact>;

export const RETURN_STATUSES = [
  'requested',
  'accepted',
  'refused',
  'received',
] as const satisfies readonly ReturnStatus[];

export const returnedPieces = z.array(z.object({ lineId: z.string(), quantity: z.int() })) satisfies z.ZodType<
  readonly ReturnedPiece[]
>;

export const returnRequest = z.object({
  id: z.string(),
  status: z.enum(RETURN_STATUSES),
  reason: z.string(),
  note: z.string().optional(),
  answer: z.string().optional(),
  refundMinor: money,
  requestedAt: moment,
  lines: returnedPieces,
  creditNoteNumber: z.string().optional(),
  pictureCount: z.int().optional(),
}) satisfies z.ZodType<ReturnRequest>;

export const shipment = z.object({
  id: z.string(),
  seller: z.object({ id: z.string(), name: z.string() }),
  status: z.enum(SHIPMENT_STATUSES),
  itemsMinor: money,
  feesMinor: money,
  courier: z.string().optional(),
  trackingNumber: z.string().optional(),
  trackingUrl: z.string().optional(),
  invoiceNumber: z.string().optional(),
  reason: z.string().optional(),
  undelivered: z.enum(UNDELIVERED).optional(),
  returned: z.enum(RETURN_STATES).optional(),
  canCancel: z.boolean(),
  canReturn: z.boolean(),
  returnUntil: isoDay.optional(),
  lines: z.array(
    z.object({
      id: z.string(),
      sku: z.string(),
      size: z.string().optional(),
      title: z.string(),
      path: z.string(),
      picture: z.string().optional(),
      quantity: z.int(),
      priceMinor: money,
      returnable: z.int(),
    }),
  ),
  returns: z.array(returnRequest),
}) satisfies z.ZodType<Shipment>;

export const EVENTS = [
  ...['placed', 'awaiting-payment', 'payment-failed', 'payment-received', 'payment-expired', 'changed-to-cash'],
  ...['accepted', 'packed', 'dispatched', 'delivered', 'cancelled'],
  ...['delivery-attempted', 'delivery-refused', 'sent-back', 'brought-back', 'lost'],
  ...['return-requested', 'return-accepted', 'return-refused', 'return-received'],
  ...['refund-due', 'refund-sent', 'refund-done', 'refund-upi-named', 'refund-upi-changed'],
] as const;

const refund = z.object({
  amountMinor: money,
  reason: z.enum(['cancelled', 'returned', 'late-payment', 'double-payment', 'goodwill', 'undelivered']),
  status: z.enum(['due', 'sent', 'done']),
  at: moment,
  shipmentId: z.string().optional(),
  returnId: z.string().optional(),
  doneAt: moment.optional(),
  by: z.enum(['provider', 'hand']).optional(),
  reference: z.string().optional(),
});

export const orderPayment = z.object({
  method: paymentMethod,
  status: z.enum(['due', 'paid', 'void']),
  /** Paid so far, before refunds. */
  paidMinor: money,
  until: moment.optional(),
  lastFailure: z.enum(['failed', 'dropped']).optional(),
  refunds: z.array(refund),
  canNameUpi: z.literal(true).optional(),
  refundUpi: z.string().optional(),
  refundUpiFrom: moment.optional(),
}) satisfies z.ZodType<OrderPayment>;

export const order = z.object({
  number: z.string(),
  key: z.string(),
  market: z.string(),
  currency: z.string(),
  placedAt: moment,
  status: z.enum(ORDER_STATUSES),
  payment: orderPayment,
  contact,
  address,
  deliveryOption: z.string(),
  amounts,
  dueMinor: money,
  estimate,
  shipments: z.array(shipment),
  timeline: z.array(
    z.object({ at: moment, event: z.string(), shipmentId: z.string().optional(), note: z.string().optional() }),
  ),
  canCancel: z.boolean(),
  canPay: z.boolean(),
}) satisfies z.ZodType<Order>;

export const summary = z.object({
  number: z.string(),
  key: z.string(),
  market: z.string(),
  currency: z.string(),
  placedAt: moment,
  status: z.enum(ORDER_STATUSES),
  totalMinor: money,
  sums: z.object({
    method: paymentMethod,
    paidMinor: money,
    refundMinor: money,
    refundedMinor: money,
    dueMinor: money,
  }) satisfies z.ZodType<OrderSums>,
  title: z.string(),
  pictures: z.array(z.string()),
  lineCount: z.int(),
  pieces: z.int(),
  shipments: z.array(
    z.object({
      status: z.enum(SHIPMENT_STATUSES),
      undelivered: z.enum(UNDELIVERED).optional(),
      returned: z.enum(RETURN_STATES).optional(),
    }),
  ),
  estimate,
}) satisfies z.ZodType<OrderSummary>;

export const orderList = z.object({
  orders: z.array(summary),
  next: z.string().optional(),
}) satisfies z.ZodType<OrderList>;

const taxes = {
  taxableMinor: money.optional(),
  cgstMinor: money.optional(),
  sgstMinor: money.optional(),
  igstMinor: money.optional(),
};

export const invoice = z.object({
  shipmentId: z.string(),
  number: z.string().optional(),
  issuedOn: isoDay.optional(),
  kind: z.enum(['tax-invoice', 'bill-of-supply']),
  seller: z.object({ name: z.string(), address: z.string(), gstin: z.string().optional() }),
  buyer: z.object({ name: z.string(), address: z.string(), state: z.string().optional() }),
  lines: z.array(
    z.object({
      title: z.string(),
      sku: z.string(),
      size: z.string().optional(),
      hsn: z.string().optional(),
      quantity: z.int(),
      priceMinor: money,
      grossMinor: money,
      gstPercent: z.number().optional(),
      ...taxes,
    }),
  ),
  totals: z.object({ grossMinor: money, feesMinor: money, ...taxes }),
}) satisfies z.ZodType<Invoice>;

export const creditNote = invoice.extend({
  returnId: z.string(),
  number: z.string(),
  issuedOn: isoDay,
  invoice: z.object({ number: z.string(), issuedOn: isoDay.optional() }),
  reason: z.string(),
}) satisfies z.ZodType<CreditNote>;
