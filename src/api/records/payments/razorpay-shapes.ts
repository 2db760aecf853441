import { z } from 'zod';

/**
 * Schemas of Razorpay's answers and webhooks, with only the fields that the host uses. Read on 2026-11-30:
 * razorpay.com/docs/api/payments/payment-links, razorpay.com/docs/api/refunds, razorpay.com/docs/webhooks/payment-links.
 */

const currency = z.string().regex(/^[A-Z]{3}$/);

/** A payment of a link. */
const linkPayment = z.object({
  payment_id: z.string(),
  /** captured, authorized, failed. */
  status: z.string(),
  amount: z.number().int(),
});

export const link = z.object({
  id: z.string(),
  /** The id that the host gave it. */
  reference_id: z.string(),
  /** created, partially_paid, paid, cancelled, expired. */
  status: z.string(),
  short_url: z.url({ protocol: /^https?$/ }),
  currency,
  /** An empty list, null or nothing before the first payment. */
  payments: z
    .array(linkPayment)
    .nullish()
    .transform((payments) => payments ?? []),
});

/** Answer to a search for links. */
export const links = z.object({ payment_links: z.array(link) });

export const refund = z.object({
  /** The id that the host gave it; null for a refund that was made elsewhere. */
  receipt: z.string().nullish(),
  /** processed, pending, failed. */
  status: z.string(),
  /** What the bank finds it by: ARN of cards, RRN or UTR of UPI. */
  acquirer_data: z
    .object({ arn: z.string().nullish(), rrn: z.string().nullish(), utr: z.string().nullish() })
    .nullish(),
});
export const refunds = z.object({ items: z.array(refund) });

const entityOf = <T extends z.ZodType>(entity: T) => z.object({ entity });

export const paidWebhook = z.object({
  event: z.literal('payment_link.paid'),
  payload: z.object({
    payment_link: entityOf(z.object({ reference_id: z.string() })),
    payment: entityOf(z.object({ id: z.string(), status: z.string(), amount: z.number().int(), currency })),
  }),
});

export const refundWebhook = z.object({
  event: z.enum(['refund.created', 'refund.processed', 'refund.failed']),
  payload: z.object({ refund: entityOf(refund) }),
});
