import { z } from 'zod';
import { ORDER_STATUSES, PART_STATUSES } from '../../core/order-status.ts';
import { isoDay, moment, money } from '../http/fields.ts';

/** What orders and quotes look like in answers. README.md has them with examples. */

export const paymentMethod = z.enum(['cash', 'online'], { error: 'cash or online.' });

const estimate = z.object({
  from: isoDay,
  to: isoDay,
  means: z.enum(['processing', 'delivery']),
  /** Days of making that are counted in, those of the line that takes longest. */
  leadTimeDays: z.int().optional(),
});

export const amounts = z.object({
  itemsMinor: money,
  deliveryMinor: money,
  cashFeeMinor: money,
  totalMinor: money,
});

export const quote = z.object({
  market: z.string(),
  currency: z.string(),
  /** Whether every line can be had. */
  isComplete: z.boolean(),
  payments: z.array(paymentMethod),
  /** Online payment moves no money; pages say so. */
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
    }),
  ),
  amounts,
  estimate,
});
export type Quote = z.output<typeof quote>;

export const address = z.object({
  line1: z.string(),
  line2: z.string().optional(),
  landmark: z.string().optional(),
  city: z.string(),
  state: z.string().optional(),
  pinCode: z.string().optional(),
  country: z.string(),
});
export type Address = z.output<typeof address>;

export const contact = z.object({ name: z.string(), phone: z.string(), email: z.string().optional() });

export const RETURN_STATUSES = ['requested', 'accepted', 'refused', 'received'] as const;
const returnRequest = z.object({
  id: z.string(),
  status: z.enum(RETURN_STATUSES),
  reason: z.string(),
  note: z.string().optional(),
  answer: z.string().optional(),
  refundMinor: money,
  requestedAt: moment,
  lines: z.array(z.object({ lineId: z.string(), quantity: z.int() })),
});
export type ReturnView = z.output<typeof returnRequest>;

export const part = z.object({
  id: z.string(),
  seller: z.object({ id: z.string(), name: z.string() }),
  status: z.enum(PART_STATUSES),
  itemsMinor: money,
  feesMinor: money,
  courier: z.string().optional(),
  trackingNumber: z.string().optional(),
  invoiceNumber: z.string().optional(),
  reason: z.string().optional(),
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
      quantity: z.int(),
      priceMinor: money,
      returnable: z.int(),
    }),
  ),
  returns: z.array(returnRequest),
});
export type PartView = z.output<typeof part>;

export const EVENTS = [
  ...['placed', 'awaiting-payment', 'payment-failed', 'payment-received', 'payment-expired', 'changed-to-cash'],
  ...['accepted', 'packed', 'dispatched', 'delivered', 'cancelled'],
  ...['return-requested', 'return-accepted', 'return-refused', 'return-received'],
  ...['refund-due', 'refund-sent', 'refund-done'],
] as const;

const refund = z.object({
  amountMinor: money,
  reason: z.enum(['cancelled', 'returned', 'late-payment', 'double-payment', 'goodwill']),
  status: z.enum(['due', 'sent', 'done']),
  at: moment,
});

export const orderPayment = z.object({
  method: paymentMethod,
  status: z.enum(['due', 'paid', 'void']),
  /** What was paid for the order so far; what was given back of it stands in `refunds`. */
  paidMinor: money,
  until: moment.optional(),
  lastFailure: z.enum(['failed', 'dropped']).optional(),
  refunds: z.array(refund),
});

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
  parts: z.array(part),
  timeline: z.array(
    z.object({ at: moment, event: z.string(), partId: z.string().optional(), note: z.string().optional() }),
  ),
  canCancel: z.boolean(),
  canPay: z.boolean(),
});
export type OrderView = z.output<typeof order>;

export const summary = z.object({
  number: z.string(),
  key: z.string(),
  market: z.string(),
  currency: z.string(),
  placedAt: moment,
  status: z.enum(ORDER_STATUSES),
  totalMinor: money,
  title: z.string(),
  lineCount: z.int(),
  pieces: z.int(),
  estimate,
});
export type SummaryView = z.output<typeof summary>;
