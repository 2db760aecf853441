import { z } from 'zod';

/** Schemas of Cashfree's answers and webhooks, version 2023-08-01 of its API, with only the fields that the host uses. */
export const API_VERSION = '2023-08-01';

/** A number in some versions, text in others. */
const reference = z.union([z.string(), z.number()]).transform(String);

export const order = z.object({
  order_id: z.string(),
  /** ACTIVE, PAID, EXPIRED, TERMINATED, TERMINATION_REQUESTED. */
  order_status: z.string(),
  payment_session_id: z
    .string()
    .nullish()
    .transform((id) => id ?? undefined),
});

export const payment = z.object({
  cf_payment_id: reference,
  /** SUCCESS, FAILED, PENDING, USER_DROPPED, CANCELLED, VOID, NOT_ATTEMPTED, FLAGGED. */
  payment_status: z.string(),
  payment_amount: z.number(),
  payment_currency: z.string().regex(/^[A-Z]{3}$/),
});
export const payments = z.array(payment);

export const refund = z.object({
  refund_id: z.string(),
  /** SUCCESS, PENDING, ONHOLD, CANCELLED, FAILED. */
  refund_status: z.string(),
  refund_arn: reference.nullish(),
});

export const paymentWebhook = z.object({
  type: z.enum(['PAYMENT_SUCCESS_WEBHOOK', 'PAYMENT_FAILED_WEBHOOK', 'PAYMENT_USER_DROPPED_WEBHOOK']),
  data: z.object({ order: z.object({ order_id: z.string() }), payment }),
});

export const refundWebhook = z.object({
  type: z.literal('REFUND_STATUS_WEBHOOK'),
  data: z.object({ refund }),
});
