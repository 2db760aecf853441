import { z } from 'zod';
import { type Bank, makeNumber, makeSession } from './bank.ts';
import { SIMULATOR_KEYS } from './keys.ts';
import { showOrder, showPayment, showRefund } from './shapes.ts';
import type { SimulatedOrder } from './state.ts';

/** The provider's HTTP API below `/pg`. */

interface Answered {
  readonly status: number;
  readonly body: unknown;
}

interface Asked {
  readonly method: string;
  /** Below `/pg`, without a query. */
  readonly path: string;
  readonly header: (name: string) => string | undefined;
  readonly body: string;
}

const MIN_LIFE_MS = 15 * 60_000;

const amount = z.number().min(1).max(1e9);
const newOrder = z.object({
  order_id: z.string().regex(/^[\w-]{3,45}$/),
  order_amount: amount,
  order_currency: z.string().regex(/^[A-Z]{3}$/),
  customer_details: z.object({
    customer_id: z.string().regex(/^\w{3,50}$/),
    customer_phone: z.string().regex(/^\+?\d{8,15}$/),
    customer_name: z.string().optional(),
    customer_email: z.string().optional(),
  }),
  order_meta: z.object({ return_url: z.url().optional(), notify_url: z.url().optional() }).default({}),
  order_expiry_time: z.iso.datetime({ offset: true }).optional(),
});
const newRefund = z.object({
  refund_id: z.string().regex(/^[\w-]{3,40}$/),
  refund_amount: amount,
  refund_note: z.string().min(3).max(100).default('none'),
});
const patch = z.object({ order_status: z.literal('TERMINATED') });

const refuse = (status: number, code: string, message: string): Answered => ({
  status,
  body: { message, code, type: status === 401 ? 'authentication_error' : 'invalid_request_error' },
});
const notFound = (what: string) => refuse(404, `${what}_not_found`, `${what} reference id does not exist`);

/** Answers a request of the provider's protocol. One without the simulator's keys gets 401. */
export function answerGateway(bank: Bank, asked: Asked): Answered {
  if (asked.header('x-client-id') !== SIMULATOR_KEYS.appId || asked.header('x-client-secret') !== SIMULATOR_KEYS.secret)
    return refuse(401, 'request_failed', 'authentication Failed');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(asked.header('x-api-version') ?? ''))
    return refuse(400, 'version_missing', 'x-api-version is missing in the request');
  const body = parseBody(asked.body);
  if (asked.path === '/orders' && asked.method === 'POST') return makeOrder(bank, asked, body);
  const [, id = '', kind, refundId] =
    /^\/orders\/([^/]+)(?:\/(payments|refunds)(?:\/([^/]+))?)?$/.exec(asked.path) ?? [];
  const order = bank.findOrder(id);
  if (!order) return notFound('order');
  if (kind === undefined && asked.method === 'GET') return { status: 200, body: showOrder(order, bank.now()) };
  if (kind === undefined && asked.method === 'PATCH') {
    if (!patch.safeParse(body).success) return refuse(400, 'order_status_invalid', 'order_status should be TERMINATED');
    if (order.status === 'PAID') return refuse(409, 'order_already_paid', 'order is already paid');
    bank.terminate(order);
    return { status: 200, body: showOrder(order, bank.now()) };
  }
  if (kind === 'payments' && asked.method === 'GET')
    return { status: 200, body: order.payments.map((payment) => showPayment(order, payment)).reverse() };
  if (kind === 'refunds' && asked.method === 'POST') return makeRefund(bank, order, body);
  if (kind === 'refunds' && asked.method === 'GET' && refundId !== undefined) {
    const refund = order.refunds.find(({ refund_id: known }) => known === refundId);
    return refund ? { status: 200, body: showRefund(order, refund) } : notFound('refund');
  }
  return refuse(405, 'method_not_allowed', 'this is not part of the protocol');
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const invalid = (error: z.ZodError): Answered => {
  const field = error.issues[0]?.path.join('.') || 'request';
  return refuse(400, `${field}_invalid`, `${field} : ${error.issues[0]?.message}`);
};

function makeOrder(bank: Bank, asked: Asked, body: unknown): Answered {
  const now = bank.now();
  const key = asked.header('x-idempotency-key');
  const repeated = key === undefined ? undefined : bank.findOrder(bank.findKey(key) ?? '');
  if (repeated) return { status: 200, body: showOrder(repeated, now) };
  const read = newOrder.safeParse(body);
  if (!read.success) return invalid(read.error);
  const wanted = read.data;
  if (bank.findOrder(wanted.order_id))
    return refuse(409, 'order_already_exists', 'order with same id is already present');
  const expiry = wanted.order_expiry_time ?? new Date(now + 30 * 86_400_000).toISOString();
  if (Date.parse(expiry) < now + MIN_LIFE_MS)
    return refuse(400, 'order_expiry_time_invalid', 'order_expiry_time should be at least 15 minutes away');
  const order: SimulatedOrder = {
    order_id: wanted.order_id,
    cf_order_id: makeNumber(),
    order_amount: wanted.order_amount,
    order_currency: wanted.order_currency,
    payment_session_id: makeSession(),
    created_at: new Date(now).toISOString(),
    order_expiry_time: expiry,
    // Name, number and address are not kept: nobody asks for them, and no erasure would reach them.
    customer_details: { customer_id: wanted.customer_details.customer_id },
    order_meta: wanted.order_meta as SimulatedOrder['order_meta'],
    status: 'ACTIVE',
    payments: [],
    refunds: [],
  };
  bank.addOrder(order, key);
  return { status: 200, body: showOrder(order, now) };
}

function makeRefund(bank: Bank, order: SimulatedOrder, body: unknown): Answered {
  const read = newRefund.safeParse(body);
  if (!read.success) return invalid(read.error);
  const { refund_id: id, refund_amount: wanted, refund_note: note } = read.data;
  if (order.refunds.some(({ refund_id: known }) => known === id))
    return refuse(409, 'refund_already_exists', 'refund with same id is already present');
  if (order.status !== 'PAID') return refuse(400, 'order_not_paid', 'order is not paid');
  const given = order.refunds.reduce((sum, refund) => sum + refund.refund_amount, 0);
  const paid = order.payments
    .filter(({ payment_status: status }) => status === 'SUCCESS')
    .reduce((sum, payment) => sum + payment.payment_amount, 0);
  if (Math.round((given + wanted) * 100) > Math.round(paid * 100))
    return refuse(400, 'refund_amount_invalid', 'refund amount exceeds what was paid');
  bank.addRefund(order, id, wanted, note);
  const refund = order.refunds.find(({ refund_id: known }) => known === id);
  return { status: 200, body: refund && showRefund(order, refund) };
}
