import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { isSameSecret } from '../../../compare-secrets.ts';
import { createCall, createOnce, parseAnswer, parseBody, unlessMissing } from './call-json.ts';
import * as shapes from './phonepe-shapes.ts';
import {
  type NewProviderOrder,
  type NewProviderRefund,
  type Provider,
  ProviderError,
  type ProviderOrder,
  type ProviderPayment,
  type ProviderRefund,
} from './provider.ts';

interface Options {
  readonly clientId: string;
  readonly clientSecret: string;
  /** A number that stands beside the other two. */
  readonly clientVersion: string;
  /** Name and password of webhooks; typed where they are set up. */
  readonly webhookUser: string;
  readonly webhookPassword: string;
  /** Address of the payment API, and of the one that gives tokens, without a trailing slash. */
  readonly baseUrl: string;
  readonly tokenUrl: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** A token is renewed so long before it ends. */
const EARLY_MS = 60_000;
/** How long PhonePe lets an order wait, in seconds. */
const LEAST_LIFE = 300;
const MOST_LIFE = 3600;
/** All of its orders are in rupees. */
const CURRENCY = 'INR';

/**
 * A client of PhonePe's Standard Checkout: the browser goes to its page, which has UPI, cards and netbanking, and comes back. Webhooks carry a
 * digest of a name and a password, the same for each, which does not prove their content; so the host asks before it believes one. An order
 * can't be closed; it ends by itself, and its page is told once only.
 */
export function createPhonePe(options: Options): Provider {
  const { webhookUser, webhookPassword, now } = options;
  const ask = createCall({
    baseUrl: () => options.baseUrl,
    headers: () => ({}),
    readCode: (answer) => (answer as { code?: unknown })?.code,
  });
  let known: Promise<z.output<typeof shapes.token>> | undefined;
  const takeToken = async (): Promise<string> => {
    const held = await known?.catch(() => undefined);
    if (!held || held.expires_at * 1000 - EARLY_MS <= now()) known = askToken(options);
    return (await (known as Promise<z.output<typeof shapes.token>>)).access_token;
  };
  const call: typeof ask = async (method, path, body) => {
    const send = async () => ask(method, path, body, { authorization: `O-Bearer ${await takeToken()}` });
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ProviderError) || error.status !== 401) throw error;
      // The token was taken back.
      known = undefined;
      return send();
    }
  };

  const findOrder = async (id: string) => {
    const answer = await unlessMissing(call('GET', `/checkout/v2/order/${encodeURIComponent(id)}/status?details=true`));
    return answer === undefined ? undefined : parseAnswer(shapes.order, answer);
  };
  const getRefund = async (_orderId: string, refundId: string): Promise<ProviderRefund | undefined> => {
    const answer = await unlessMissing(call('GET', `/payments/v2/refund/${encodeURIComponent(refundId)}/status`));
    return answer === undefined ? undefined : toRefund(parseAnswer(shapes.refund, answer), refundId);
  };
  const getOrder = async (id: string): Promise<ProviderOrder | undefined> => {
    const order = await findOrder(id);
    return order && { id, status: ORDER_STATUS[order.state] ?? 'active', sessionId: undefined };
  };

  return {
    name: 'phonepe',
    mode: options.baseUrl.includes('preprod') || !options.baseUrl.startsWith('https:') ? 'sandbox' : 'production',
    checkout: (address) => ({ start: 'redirect', address }),
    createOrder: (order) =>
      createOnce(
        async () => {
          const answer = await call('POST', '/checkout/v2/pay', describeOrder(order, now()));
          const { redirectUrl } = parseAnswer(shapes.created, answer);
          return { id: order.id, status: 'active', sessionId: redirectUrl };
        },
        () => getOrder(order.id),
      ),
    getOrder,
    listPayments: async (id) => {
      const order = await findOrder(id);
      return order?.paymentDetails.map((payment) => toPayment(payment, id)) ?? [];
    },
    terminateOrder: async () => {},
    createRefund: (refund) =>
      createOnce(
        async () => {
          const answer = await call('POST', '/payments/v2/refund', describeRefund(refund));
          return toRefund(parseAnswer(shapes.refund, answer), refund.id);
        },
        () => getRefund(refund.orderId, refund.id),
      ),
    getRefund,
    readWebhook: (body, header) => {
      const expected = createHash('sha256').update(`${webhookUser}:${webhookPassword}`).digest();
      if (!isSameSecret(Buffer.from(header('authorization'), 'hex'), expected)) return undefined;
      const { data } = shapes.webhook.safeParse(parseBody(body));
      const { merchantRefundId: refundId, originalMerchantOrderId, merchantOrderId } = data?.payload ?? {};
      const orderId = originalMerchantOrderId ?? merchantOrderId;
      return orderId === undefined ? { type: 'other' } : { type: 'ask', orderId, ...(refundId && { refundId }) };
    },
  };
}

/** @throws ProviderError */
async function askToken({
  tokenUrl,
  clientId,
  clientSecret,
  clientVersion,
}: Options): Promise<z.output<typeof shapes.token>> {
  const body = new URLSearchParams({
    client_id: clientId,
    client_secret: clientSecret,
    client_version: clientVersion,
    grant_type: 'client_credentials',
  });
  const call = createCall({
    baseUrl: () => tokenUrl,
    headers: () => ({ 'content-type': 'application/x-www-form-urlencoded' }),
    readCode: (answer) => (answer as { code?: unknown })?.code,
  });
  return parseAnswer(shapes.token, await call('POST', '/v1/oauth/token', body));
}

const describeOrder = (order: NewProviderOrder, now: number): unknown => ({
  merchantOrderId: order.id,
  amount: order.amountMinor,
  expireAfter: Math.min(MOST_LIFE, Math.max(LEAST_LIFE, Math.ceil((order.expiresAt - now) / 1000))),
  paymentFlow: { type: 'PG_CHECKOUT', merchantUrls: { redirectUrl: order.returnUrl } },
});

const describeRefund = (refund: NewProviderRefund): unknown => ({
  merchantRefundId: refund.id,
  originalMerchantOrderId: refund.orderId,
  amount: refund.amountMinor,
});

const ORDER_STATUS: Readonly<Record<string, ProviderOrder['status']>> = { COMPLETED: 'paid', FAILED: 'ended' };
const PAYMENT_STATUS: Readonly<Record<string, ProviderPayment['status']>> = { COMPLETED: 'success', FAILED: 'failed' };

const toPayment = (
  { transactionId, state, amount }: z.output<typeof shapes.order>['paymentDetails'][number],
  orderId: string,
): ProviderPayment => ({
  id: transactionId,
  orderId,
  status: PAYMENT_STATUS[state] ?? 'pending',
  amountMinor: amount,
  currency: CURRENCY,
});

const toRefund = ({ state, paymentDetails }: z.output<typeof shapes.refund>, id: string): ProviderRefund => ({
  id,
  status: state === 'COMPLETED' ? 'done' : state === 'FAILED' ? 'failed' : 'pending',
  reference: paymentDetails?.map(({ rail }) => rail?.utr).find((utr) => utr) ?? undefined,
});
