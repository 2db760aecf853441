import { z } from 'zod';
import type { PaymentStanding, StartedPayment } from '../../../core/contract/payments.ts';
import { moment } from '../../ground/http/fields.ts';
import { order, orderPayment } from '../orders/shapes.ts';

/** Schemas of answers about payments, of the types in core/contract/payments.ts. */

export const startedPayment = z.object({
  provider: z.literal('cashfree'),
  mode: z.enum(['sandbox', 'production', 'simulator']),
  sessionId: z.string(),
  script: z.string(),
  until: moment,
}) satisfies z.ZodType<StartedPayment>;

export const paymentStanding = z.object({
  status: orderPayment.shape.status,
  orderStatus: order.shape.status,
  lastFailure: orderPayment.shape.lastFailure,
  canPay: z.boolean(),
  isSimulated: z.boolean(),
  until: moment.optional(),
}) satisfies z.ZodType<PaymentStanding>;
