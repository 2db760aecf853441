import { z } from 'zod';
import { moment } from './fields.ts';
import { order, orderPayment } from './orders.ts';
import type { AnswerOf } from './types.ts';

/** Answers about the payment of an order (src/api/docs/contract-orders.md, "Payment"). Moments are ISO 8601 in UTC. */

const started = {
  provider: z.enum(['cashfree', 'phonepe', 'razorpay', 'upi']),
  mode: z.enum(['sandbox', 'production', 'simulator']),
  /** Until when it can be paid. */
  until: moment,
};
/** The provider's script opens its page with the session, or the browser goes to an address. */
export const startedPayment = z.discriminatedUnion('start', [
  z.object({ ...started, start: z.literal('script'), sessionId: z.string(), script: z.string() }),
  z.object({ ...started, start: z.literal('redirect'), address: z.string() }),
]);
export type StartedPayment = AnswerOf<typeof startedPayment>;

/** The state of a payment. */
export const paymentStanding = z.object({
  status: orderPayment.shape.status,
  orderStatus: order.shape.status,
  /** How the last attempt ended, while the order waits for its payment. */
  lastFailure: orderPayment.shape.lastFailure,
  canPay: z.boolean(),
  /** Whether payments are simulated, without any money. Pages then say so. */
  isSimulated: z.boolean(),
  /** Until when it can be paid, while the order waits for its payment. */
  until: moment.optional(),
});
export type PaymentStanding = AnswerOf<typeof paymentStanding>;
