import { z } from 'zod';

/**
 * Schemas of PhonePe's answers and webhooks (Standard Checkout, version 2), with only the fields that the host uses. Read on 2026-11-30 below
 * developer.phonepe.com/payment-gateway/website-integration/standard-checkout/api-integration/api-reference.
 */

export const token = z.object({
  access_token: z.string(),
  /** Epoch seconds. */
  expires_at: z.number(),
});

export const created = z.object({ redirectUrl: z.url({ protocol: /^https?$/ }) });

export const order = z.object({
  /** PENDING, COMPLETED, FAILED; FAILED also when its time is over. */
  state: z.string(),
  /** Paise. */
  amount: z.number().int(),
  /** The tries, with those that failed. */
  paymentDetails: z
    .array(z.object({ transactionId: z.string(), state: z.string(), amount: z.number().int() }))
    .nullish()
    .transform((payments) => payments ?? []),
});

export const refund = z.object({
  /** PENDING, CONFIRMED, COMPLETED, FAILED. */
  state: z.string(),
  /** What the bank finds it by. */
  paymentDetails: z.array(z.object({ rail: z.object({ utr: z.string().nullish() }).nullish() })).nullish(),
});

export const webhook = z.object({
  event: z.string(),
  payload: z.object({
    merchantOrderId: z.string().optional(),
    /** Of a refund. */
    originalMerchantOrderId: z.string().optional(),
    merchantRefundId: z.string().optional(),
  }),
});
