import { createHmac, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { toDecimal } from '../../../core/money/format-price.ts';
import { parseMoney } from '../../../core/money/parse-money.ts';
import { isSameSecret } from '../../../compare-secrets.ts';
import { createCall, createOnce, parseAnswer, parseBody, unlessMissing } from './call-json.ts';
import * as shapes from './cashfree-shapes.ts';
import type {
  NewProviderOrder,
  NewProviderRefund,
  Provider,
  ProviderOrder,
  ProviderPayment,
  ProviderRefund,
  WebhookEvent,
} from './provider.ts';

interface Options {
  readonly appId: string;
  readonly secret: string;
  /** Address of the API without a trailing slash. The simulator's is known only once it listens. */
  readonly baseUrl: () => string;
  readonly mode: Provider['mode'];
  /** Address of the provider's script. */
  readonly script: () => string;
}

/** A client of Cashfree's payment gateway. The simulator speaks the same shapes. */
export function createCashfree(options: Options): Provider {
  const { appId, secret, mode, script, baseUrl } = options;
  const call = createCall({
    baseUrl,
    headers: () => ({
      'x-api-version': shapes.API_VERSION,
      'x-client-id': appId,
      'x-client-secret': secret,
      'x-request-id': randomUUID(),
    }),
    readCode: (answer) => (answer as { code?: unknown })?.code,
  });
  const getOrder = async (id: string): Promise<ProviderOrder | undefined> => {
    const answer = await unlessMissing(call('GET', `/orders/${id}`));
    return answer === undefined ? undefined : toOrder(answer);
  };
  const getRefund = async (orderId: string, refundId: string): Promise<ProviderRefund | undefined> => {
    const answer = await unlessMissing(call('GET', `/orders/${orderId}/refunds/${refundId}`));
    return answer === undefined ? undefined : toRefund(parseAnswer(shapes.refund, answer));
  };

  return {
    name: 'cashfree',
    mode,
    checkout: (sessionId) => ({ start: 'script', script: script(), sessionId }),
    getOrder,
    getRefund,
    createOrder: (order) => {
      const headers = { 'x-idempotency-key': order.idempotencyKey };
      return createOnce(
        async () => toOrder(await call('POST', '/orders', describeOrder(order), headers)),
        () => getOrder(order.id),
      );
    },
    listPayments: async (orderId) => {
      const answer = await unlessMissing(call('GET', `/orders/${orderId}/payments`));
      return answer === undefined
        ? []
        : parseAnswer(shapes.payments, answer).map((payment) => toPayment(payment, orderId));
    },
    terminateOrder: async (id) => {
      await call('PATCH', `/orders/${id}`, { order_status: 'TERMINATED' });
    },
    createRefund: (refund) =>
      createOnce(
        async () => {
          const path = `/orders/${refund.orderId}/refunds`;
          const answer = await call('POST', path, describeRefund(refund), { 'x-idempotency-key': randomUUID() });
          return toRefund(parseAnswer(shapes.refund, answer));
        },
        () => getRefund(refund.orderId, refund.id),
      ),
    readWebhook: (body, header) => {
      // The timestamp's age is not checked: the provider repeats webhooks for days, and a repeated one changes nothing.
      const expected = createHmac('sha256', secret).update(header('x-webhook-timestamp')).update(body).digest();
      if (!isSameSecret(Buffer.from(header('x-webhook-signature'), 'base64'), expected)) return undefined;
      return readEvent(parseBody(body));
    },
  };
}

function describeOrder(order: NewProviderOrder): unknown {
  const { customer } = order;
  return {
    order_id: order.id,
    order_amount: Number(toDecimal(order.amountMinor, order.currency)),
    order_currency: order.currency,
    customer_details: {
      customer_id: customer.id,
      customer_name: customer.name,
      customer_phone: customer.phone.replace(/^\+91(?=\d{10}$)/, ''),
      ...(customer.email && { customer_email: customer.email }),
    },
    order_meta: { return_url: order.returnUrl, notify_url: order.notifyUrl },
    order_expiry_time: new Date(order.expiresAt).toISOString(),
  };
}

const describeRefund = (refund: NewProviderRefund): unknown => ({
  refund_id: refund.id,
  refund_amount: Number(toDecimal(refund.amountMinor, refund.currency)),
  refund_note: refund.note,
  refund_speed: 'STANDARD',
});

function toOrder(answer: unknown): ProviderOrder {
  const { order_id: id, order_status: status, payment_session_id: sessionId } = parseAnswer(shapes.order, answer);
  return { id, sessionId, status: status === 'ACTIVE' ? 'active' : status === 'PAID' ? 'paid' : 'ended' };
}

const PAYMENT_STATUS: Readonly<Record<string, ProviderPayment['status']>> = {
  SUCCESS: 'success',
  FAILED: 'failed',
  CANCELLED: 'failed',
  VOID: 'failed',
  USER_DROPPED: 'dropped',
};

function toPayment(payment: z.output<typeof shapes.payment>, orderId: string): ProviderPayment {
  return {
    id: payment.cf_payment_id,
    orderId,
    status: PAYMENT_STATUS[payment.payment_status] ?? 'pending',
    // An unreadable amount matches no order, so the payment is left to the operator.
    amountMinor: parseMoney(payment.payment_amount, payment.payment_currency) ?? -1,
    currency: payment.payment_currency,
  };
}

const toRefund = (refund: z.output<typeof shapes.refund>): ProviderRefund => ({
  id: refund.refund_id,
  status:
    refund.refund_status === 'SUCCESS'
      ? 'done'
      : refund.refund_status === 'CANCELLED' || refund.refund_status === 'FAILED'
        ? 'failed'
        : 'pending',
  reference: refund.refund_arn ?? undefined,
});

function readEvent(json: unknown): WebhookEvent {
  const payment = shapes.paymentWebhook.safeParse(json);
  if (payment.success) {
    const { order, payment: reported } = payment.data.data;
    return { type: 'payment', payment: toPayment(reported, order.order_id) };
  }
  const refund = shapes.refundWebhook.safeParse(json);
  return refund.success ? { type: 'refund', refund: toRefund(refund.data.data.refund) } : { type: 'other' };
}
