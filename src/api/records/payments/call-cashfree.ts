import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { toDecimal } from '../../../core/money/format-price.ts';
import { parseMoney } from '../../../core/money/parse-money.ts';
import * as shapes from './cashfree-shapes.ts';
import {
  type NewProviderOrder,
  type NewProviderRefund,
  type Provider,
  ProviderError,
  type ProviderOrder,
  type ProviderPayment,
  type ProviderRefund,
  type WebhookEvent,
} from './provider.ts';

const TIMEOUT_MS = 10_000;

interface Options {
  readonly appId: string;
  readonly secret: string;
  /** Address of the API without a trailing slash. The simulator's is known only once it listens. */
  readonly baseUrl: () => string;
  readonly mode: Provider['mode'];
  readonly script: () => string;
}

type Call = (
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: unknown,
  idempotencyKey?: string,
) => Promise<unknown>;

/** Sends requests to the API and returns the JSON of its answers. @throws ProviderError */
function createCall({ appId, secret, baseUrl }: Options): Call {
  return async (method, path, body, idempotencyKey) => {
    let response: Response;
    let text: string;
    try {
      response = await fetch(baseUrl() + path, {
        method,
        headers: {
          accept: 'application/json',
          'x-api-version': shapes.API_VERSION,
          'x-client-id': appId,
          'x-client-secret': secret,
          'x-request-id': randomUUID(),
          ...(idempotencyKey && { 'x-idempotency-key': idempotencyKey }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      text = await response.text();
    } catch {
      throw new ProviderError(0, "The provider can't be reached.");
    }
    let answer: unknown;
    try {
      answer = JSON.parse(text);
    } catch {
      throw new ProviderError(response.ok ? 502 : response.status, 'The provider answered without JSON.');
    }
    if (response.ok) return answer;
    // The provider's message may repeat personal data, so only its code is logged.
    throw new ProviderError(response.status, `The provider refused: ${String((answer as { code?: unknown })?.code)}`);
  };
}

/** A client of Cashfree's payment gateway. The simulator speaks the same shapes. */
export function createCashfree(options: Options): Provider {
  const { secret, mode, script } = options;
  const call = createCall(options);
  const getOrder = async (id: string): Promise<ProviderOrder | undefined> => {
    const answer = await unlessMissing(call('GET', `/orders/${id}`));
    return answer === undefined ? undefined : toOrder(answer);
  };
  const getRefund = async (orderId: string, refundId: string): Promise<ProviderRefund | undefined> => {
    const answer = await unlessMissing(call('GET', `/orders/${orderId}/refunds/${refundId}`));
    return answer === undefined ? undefined : toRefund(parse(shapes.refund, answer));
  };

  return {
    mode,
    script,
    getOrder,
    getRefund,
    createOrder: async (order) => {
      try {
        return toOrder(await call('POST', '/orders', describeOrder(order), order.idempotencyKey));
      } catch (error) {
        // An earlier attempt created it, but its answer was lost.
        const existing = isRefused(error) ? await getOrder(order.id) : undefined;
        if (!existing) throw error;
        return existing;
      }
    },
    listPayments: async (orderId) => {
      const answer = await unlessMissing(call('GET', `/orders/${orderId}/payments`));
      return answer === undefined ? [] : parse(shapes.payments, answer).map((payment) => toPayment(payment, orderId));
    },
    terminateOrder: async (id) => {
      await call('PATCH', `/orders/${id}`, { order_status: 'TERMINATED' });
    },
    createRefund: async (refund) => {
      try {
        const answer = await call('POST', `/orders/${refund.orderId}/refunds`, describeRefund(refund), randomUUID());
        return toRefund(parse(shapes.refund, answer));
      } catch (error) {
        const existing = isRefused(error) ? await getRefund(refund.orderId, refund.id) : undefined;
        if (!existing) throw error;
        return existing;
      }
    },
    readWebhook: (body, { signature, timestamp }) => {
      // The timestamp's age is not checked: the provider repeats webhooks for days, and a repeated one changes nothing.
      const expected = createHmac('sha256', secret).update(timestamp).update(body).digest();
      const given = Buffer.from(signature, 'base64');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return readEvent(body);
    },
  };
}

const isRefused = (error: unknown): boolean => error instanceof ProviderError && !error.isPassing;

async function unlessMissing(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ProviderError && error.status === 404) return undefined;
    throw error;
  }
}

function parse<T extends z.ZodType>(schema: T, answer: unknown): z.output<T> {
  const result = schema.safeParse(answer);
  if (!result.success) throw new ProviderError(502, 'The provider answered in an unknown format.');
  return result.data;
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
  const { order_id: id, order_status: status, payment_session_id: sessionId } = parse(shapes.order, answer);
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

function readEvent(body: Buffer): WebhookEvent {
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    return { type: 'other' };
  }
  const payment = shapes.paymentWebhook.safeParse(json);
  if (payment.success) {
    const { order, payment: reported } = payment.data.data;
    return { type: 'payment', payment: toPayment(reported, order.order_id) };
  }
  const refund = shapes.refundWebhook.safeParse(json);
  return refund.success ? { type: 'refund', refund: toRefund(refund.data.data.refund) } : { type: 'other' };
}
