import { createHash } from 'node:crypto';
import { serveProvider, type TestProvider, type Webhook } from './provider-server.ts';

const KEYS = { id: 'client', secret: 'client secret', user: 'haat_shop', password: 'Passw0rd1' };
const DIGEST = createHash('sha256').update(`${KEYS.user}:${KEYS.password}`).digest('hex');
const TOKEN_SECONDS = 3600;

interface Order {
  amount: number;
  expireAt: number;
  state: string;
  paymentDetails: { transactionId: string; state: string; amount: number }[];
}

interface Refund {
  id: string;
  order: string;
  amount: number;
  state: string;
  utr: string | null;
}

const refuse = (status: number, code: string) => ({ status, body: { success: false, code, message: code } });

/** PhonePe's Standard Checkout, as its documentation of 2026-11-30 has it. `now` is the time in milliseconds. */
export async function startPhonePe(now: () => number): Promise<TestProvider> {
  const faults: TestProvider['faults'] = { isDown: false, loses: undefined };
  const orders = new Map<string, Order>();
  const refunds: Refund[] = [];
  let token = '';
  let tokenUntil = 0;
  const find = (id: string): Order => {
    const order = orders.get(id);
    if (!order) throw new Error(`no order ${id}`);
    return order;
  };
  const stateOf = (order: Order) => (order.state === 'PENDING' && order.expireAt <= now() ? 'FAILED' : order.state);
  const showRefund = ({ id, amount, state, utr }: Refund) => ({
    refundId: `OMR${id}`,
    amount,
    state,
    paymentDetails: [{ rail: { type: 'UPI', utr } }],
  });

  const pay = (asked: { merchantOrderId: string; amount: number; expireAfter: number }) => {
    if (orders.has(asked.merchantOrderId)) return refuse(400, 'INVALID_MERCHANT_ORDER_ID');
    if (asked.amount < 100 || asked.expireAfter < 300 || asked.expireAfter > 3600) return refuse(400, 'BAD_REQUEST');
    const expireAt = now() + asked.expireAfter * 1000;
    orders.set(asked.merchantOrderId, { amount: asked.amount, expireAt, state: 'PENDING', paymentDetails: [] });
    const redirectUrl = `https://mercury-uat.phonepe.com/transact/${orders.size}`;
    return { status: 200, body: { orderId: `OMO${orders.size}`, state: 'PENDING', expireAt, redirectUrl } };
  };
  const refund = (asked: { merchantRefundId: string; originalMerchantOrderId: string; amount: number }) => {
    if (refunds.some(({ id }) => id === asked.merchantRefundId)) return refuse(400, 'DUPLICATE_REFUND');
    const order = orders.get(asked.originalMerchantOrderId);
    const given = refunds.filter((one) => one.order === asked.originalMerchantOrderId);
    const left = (order?.amount ?? 0) - given.reduce((sum, { amount }) => sum + amount, 0);
    if (order?.state !== 'COMPLETED' || asked.amount > left) return refuse(400, 'BAD_REQUEST');
    const made: Refund = {
      id: asked.merchantRefundId,
      order: asked.originalMerchantOrderId,
      amount: asked.amount,
      state: 'PENDING',
      utr: null,
    };
    refunds.push(made);
    return { status: 200, body: { refundId: `OMR${made.id}`, amount: made.amount, state: made.state } };
  };

  const address = await serveProvider(faults, ({ method, url = '', headers }, body) => {
    const { pathname } = new URL(url, 'http://provider');
    if (pathname === '/v1/oauth/token') {
      const form = new URLSearchParams(body);
      const isKnown = form.get('client_id') === KEYS.id && form.get('client_secret') === KEYS.secret;
      if (!isKnown || form.get('grant_type') !== 'client_credentials') return refuse(401, 'UNAUTHORIZED');
      tokenUntil = now() + TOKEN_SECONDS * 1000;
      token = `token${tokenUntil}`;
      return { status: 200, body: { access_token: token, expires_at: tokenUntil / 1000, token_type: 'O-Bearer' } };
    }
    if (headers.authorization !== `O-Bearer ${token}` || tokenUntil <= now()) return refuse(401, 'UNAUTHORIZED');
    if (pathname === '/checkout/v2/pay' && method === 'POST') return pay(JSON.parse(body));
    if (pathname === '/payments/v2/refund' && method === 'POST') return refund(JSON.parse(body));
    const [, ofOrder] = /^\/checkout\/v2\/order\/([^/]+)\/status$/.exec(pathname) ?? [];
    const order = ofOrder === undefined ? undefined : orders.get(ofOrder);
    if (order) return { status: 200, body: { ...order, state: stateOf(order) } };
    const [, ofRefund] = /^\/payments\/v2\/refund\/([^/]+)\/status$/.exec(pathname) ?? [];
    const made = refunds.find(({ id }) => id === ofRefund);
    return made ? { status: 200, body: showRefund(made) } : refuse(404, 'NOT_FOUND');
  });

  const tell = (event: string, payload: object): Webhook => ({
    body: JSON.stringify({ event, payload }),
    headers: { 'content-type': 'application/json', authorization: DIGEST },
  });

  return {
    environment: {
      PHONEPE_CLIENT_ID: KEYS.id,
      PHONEPE_CLIENT_SECRET: KEYS.secret,
      PHONEPE_WEBHOOK_USER: KEYS.user,
      PHONEPE_WEBHOOK_PASSWORD: KEYS.password,
      PHONEPE_BASE_URL: address,
      PHONEPE_TOKEN_URL: address,
    },
    faults,
    provesBody: false,
    orders: () => [...orders.keys()],
    isOpen: (id) => stateOf(find(id)) === 'PENDING',
    pay: (id) => {
      const order = find(id);
      order.state = 'COMPLETED';
      order.paymentDetails.push({ transactionId: `T${id}`, state: 'COMPLETED', amount: order.amount });
    },
    paid: (id, amountMinor) => {
      const [payment] = orders.get(id)?.paymentDetails ?? [];
      if (payment && amountMinor !== undefined) payment.amount = amountMinor;
      return tell('checkout.order.completed', { merchantOrderId: id, state: 'COMPLETED' });
    },
    refunds: (id) =>
      refunds.filter(({ order }) => order === id).map((one) => ({ id: one.id, amountMinor: one.amount })),
    refunded: (id, status) => {
      const made = refunds.find(({ order }) => order === id);
      if (!made) throw new Error(`no refund of ${id}`);
      made.state = status === 'done' ? 'COMPLETED' : 'FAILED';
      made.utr = status === 'done' ? '322206890934' : null;
      const payload = { originalMerchantOrderId: id, merchantRefundId: made.id, state: made.state };
      return tell(status === 'done' ? 'pg.refund.completed' : 'pg.refund.failed', payload);
    },
  };
}
