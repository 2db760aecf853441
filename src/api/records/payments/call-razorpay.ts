import { createHmac } from 'node:crypto';
import type { z } from 'zod';
import { isSameSecret } from '../../../compare-secrets.ts';
import { createCall, createOnce, parseAnswer, parseBody, unlessMissing } from './call-json.ts';
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
import * as shapes from './razorpay-shapes.ts';

interface Options {
  readonly keyId: string;
  readonly keySecret: string;
  /** Signs webhooks; typed where they are set up. */
  readonly webhookSecret: string;
  /** Address of the API without a trailing slash. */
  readonly baseUrl: string;
}

type Link = z.output<typeof shapes.link>;

/**
 * A client of Razorpay. An order is a payment link, whose page has UPI, cards, netbanking and wallets, and leads back by a plain GET: the shop's
 * pages need none of the provider's scripts. A link's `reference_id` is the host's id, which Razorpay takes once only. It reports successes
 * alone; a shopper whose payment has failed is still on the provider's page and tries again there.
 */
export function createRazorpay({ keyId, keySecret, webhookSecret, baseUrl }: Options): Provider {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const call = createCall({
    baseUrl: () => baseUrl,
    headers: () => ({ authorization }),
    readCode: (answer) => (answer as { error?: { code?: unknown } })?.error?.code,
  });
  /** The link of an order, with its payments, which lists of links leave out. */
  const findLink = async (id: string): Promise<Link | undefined> => {
    const found = parseAnswer(shapes.links, await call('GET', `/payment_links?reference_id=${encodeURIComponent(id)}`));
    const listed = found.payment_links.find(({ reference_id: reference }) => reference === id);
    const answer = listed && (await unlessMissing(call('GET', `/payment_links/${listed.id}`)));
    return answer === undefined ? undefined : parseAnswer(shapes.link, answer);
  };
  const getOrder = async (id: string): Promise<ProviderOrder | undefined> => {
    const link = await findLink(id);
    return link && toOrder(link);
  };
  const listPayments = async (id: string): Promise<ProviderPayment[]> => {
    const link = await findLink(id);
    return link?.payments.map((payment) => toPayment(payment.payment_id, payment, link.currency, id)) ?? [];
  };
  const getRefund = async (orderId: string, refundId: string): Promise<ProviderRefund | undefined> => {
    const paid = (await listPayments(orderId)).find(({ status }) => status === 'success');
    const answer = paid && (await unlessMissing(call('GET', `/payments/${paid.id}/refunds`)));
    const refund = answer === undefined ? undefined : findRefund(parseAnswer(shapes.refunds, answer).items, refundId);
    return refund && toRefund(refund, refundId);
  };

  return {
    name: 'razorpay',
    mode: keyId.startsWith('rzp_test_') ? 'sandbox' : 'production',
    checkout: (address) => ({ start: 'redirect', address }),
    createOrder: (order) =>
      createOnce(
        async () => toOrder(parseAnswer(shapes.link, await call('POST', '/payment_links', describeLink(order)))),
        () => getOrder(order.id),
      ),
    getOrder,
    listPayments,
    terminateOrder: async (id) => {
      const link = await findLink(id);
      if (link) await call('POST', `/payment_links/${link.id}/cancel`);
    },
    createRefund: async (refund) => {
      const paid = (await listPayments(refund.orderId)).find(({ status }) => status === 'success');
      if (!paid) throw new ProviderError(404, 'The provider has no payment of this order.');
      // The provider wants ten characters at least.
      const headers = { 'x-refund-idempotency': `refund-${refund.id}`.replaceAll(/[^\w-]/g, '-') };
      return createOnce(
        async () => {
          try {
            const answer = await call('POST', `/payments/${paid.id}/refund`, describeRefund(refund), headers);
            return toRefund(parseAnswer(shapes.refund, answer), refund.id);
          } catch (error) {
            // The same refund is being made at this moment.
            if (error instanceof ProviderError && error.status === 409) throw new ProviderError(503, error.message);
            throw error;
          }
        },
        () => getRefund(refund.orderId, refund.id),
      );
    },
    getRefund,
    readWebhook: (body, header) => {
      const expected = createHmac('sha256', webhookSecret).update(body).digest();
      if (!isSameSecret(Buffer.from(header('x-razorpay-signature'), 'hex'), expected)) return undefined;
      return readEvent(parseBody(body));
    },
  };
}

/** The shopper has a message of the shop already, so the provider sends none. */
const describeLink = (order: NewProviderOrder): unknown => ({
  amount: order.amountMinor,
  currency: order.currency,
  accept_partial: false,
  reference_id: order.id,
  description: order.id,
  customer: {
    name: order.customer.name,
    contact: order.customer.phone,
    ...(order.customer.email && { email: order.customer.email }),
  },
  notify: { sms: false, email: false },
  reminder_enable: false,
  expire_by: Math.ceil(order.expiresAt / 1000),
  callback_url: order.returnUrl,
  callback_method: 'get',
});

const describeRefund = (refund: NewProviderRefund): unknown => ({
  amount: refund.amountMinor,
  speed: 'normal',
  receipt: refund.id,
  notes: { reason: refund.note },
});

const toOrder = ({ reference_id: id, status, short_url: sessionId }: Link): ProviderOrder => ({
  id,
  sessionId,
  status: status === 'paid' ? 'paid' : status === 'cancelled' || status === 'expired' ? 'ended' : 'active',
});

const PAYMENT_STATUS: Readonly<Record<string, ProviderPayment['status']>> = { captured: 'success', failed: 'failed' };

const toPayment = (
  id: string,
  { status, amount }: { readonly status: string; readonly amount: number },
  currency: string,
  orderId: string,
): ProviderPayment => ({
  id,
  orderId,
  status: PAYMENT_STATUS[status] ?? 'pending',
  amountMinor: amount,
  currency,
});

const findRefund = (refunds: readonly z.output<typeof shapes.refund>[], id: string) =>
  refunds.find(({ receipt }) => receipt === id);

const toRefund = ({ status, acquirer_data: bank }: z.output<typeof shapes.refund>, id: string): ProviderRefund => ({
  id,
  status: status === 'processed' ? 'done' : status === 'failed' ? 'failed' : 'pending',
  reference: bank?.arn ?? bank?.rrn ?? bank?.utr ?? undefined,
});

function readEvent(json: unknown): WebhookEvent {
  const paid = shapes.paidWebhook.safeParse(json);
  if (paid.success) {
    const { payment_link: link, payment } = paid.data.payload;
    const { id, currency } = payment.entity;
    return { type: 'payment', payment: toPayment(id, payment.entity, currency, link.entity.reference_id) };
  }
  const refunded = shapes.refundWebhook.safeParse(json);
  const { receipt } = refunded.data?.payload.refund.entity ?? {};
  return refunded.data && receipt
    ? { type: 'refund', refund: toRefund(refunded.data.payload.refund.entity, receipt) }
    : { type: 'other' };
}
