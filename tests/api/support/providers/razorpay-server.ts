import { createHmac } from 'node:crypto';
import { type TestProvider, serveProvider, type Webhook } from './provider-server.ts';

const KEYS = { id: 'rzp_test_haat', secret: 'key secret', webhook: 'webhook secret' };
const AUTHORIZATION = `Basic ${Buffer.from(`${KEYS.id}:${KEYS.secret}`).toString('base64')}`;

interface Link {
  id: string;
  reference_id: string;
  amount: number;
  currency: string;
  status: string;
  short_url: string;
  expire_by: number;
  callback_url: string;
  payments: { payment_id: string; status: string; amount: number; plink_id: string }[];
}

interface Refund {
  id: string;
  payment_id: string;
  receipt: string;
  amount: number;
  status: string;
  acquirer_data: { rrn: string | null };
}

const refuse = (description: string, status = 400) => ({
  status,
  body: { error: { code: 'BAD_REQUEST_ERROR', description } },
});

/** Razorpay's payment links and refunds, as its documentation of 2026-11-30 has them. `now` is the time in milliseconds. */
export async function startRazorpay(now: () => number): Promise<TestProvider> {
  const faults: TestProvider['faults'] = { isDown: false, loses: undefined };
  const links = new Map<string, Link>();
  const refunds: Refund[] = [];
  const keys = new Map<string, string>();
  const find = (order: string): Link => {
    const link = links.get(order);
    if (!link) throw new Error(`no link of ${order}`);
    return link;
  };
  const statusOf = (link: Link) =>
    link.status === 'created' && link.expire_by * 1000 <= now() ? 'expired' : link.status;
  const show = (link: Link) => ({ ...link, status: statusOf(link) });
  const byId = (id: string) => [...links.values()].find((link) => link.id === id);

  const makeLink = (asked: Link) => {
    if (links.has(asked.reference_id)) return refuse('payment link with given reference_id already exists');
    if (asked.expire_by * 1000 < now() + 15 * 60_000)
      return refuse('expire_by should be at least 15 minutes after now');
    const number = links.size + 1;
    const link = {
      ...asked,
      id: `plink_${number}`,
      status: 'created',
      short_url: `https://rzp.io/i/${number}`,
      payments: [],
    };
    links.set(asked.reference_id, link);
    return { status: 200, body: show(link) };
  };
  const makeRefund = (paymentId: string, body: string, key: string) => {
    const asked = JSON.parse(body) as { amount: number; receipt: string };
    if (key.length < 10) return refuse('the idempotency key is too short');
    const known = refunds.find(({ id }) => id === keys.get(key));
    if (known) return { status: 200, body: known };
    const paid = [...links.values()].flatMap(({ payments }) => payments).find((one) => one.payment_id === paymentId);
    const given = refunds.filter((one) => one.payment_id === paymentId).reduce((sum, { amount }) => sum + amount, 0);
    if (!paid || given + asked.amount > paid.amount)
      return refuse('The total refund amount is greater than the refund payment amount');
    const refund: Refund = {
      id: `rfnd_${refunds.length + 1}`,
      payment_id: paymentId,
      receipt: asked.receipt,
      amount: asked.amount,
      status: 'pending',
      acquirer_data: { rrn: null },
    };
    refunds.push(refund);
    keys.set(key, refund.id);
    return { status: 200, body: refund };
  };

  const address = await serveProvider(faults, ({ method, url = '', headers }, body) => {
    if (headers.authorization !== AUTHORIZATION) return refuse('Authentication failed', 401);
    const { pathname, searchParams } = new URL(url, 'http://provider');
    const [, kind, id = '', act] = pathname.split('/');
    if (kind === 'payment_links' && method === 'POST' && id === '') return makeLink(JSON.parse(body) as Link);
    if (kind === 'payment_links' && method === 'GET' && id === '') {
      const link = links.get(searchParams.get('reference_id') ?? '');
      return { status: 200, body: { payment_links: link ? [{ ...show(link), payments: null }] : [] } };
    }
    const link = byId(id);
    if (kind === 'payment_links' && link && method === 'GET') return { status: 200, body: show(link) };
    if (kind === 'payment_links' && link && act === 'cancel') {
      if (statusOf(link) !== 'created') return refuse(`Payment Link cannot be cancelled as it is ${statusOf(link)}`);
      link.status = 'cancelled';
      return { status: 200, body: show(link) };
    }
    if (kind === 'payments' && act === 'refund')
      return makeRefund(id, body, String(headers['x-refund-idempotency'] ?? ''));
    if (kind === 'payments' && act === 'refunds')
      return { status: 200, body: { items: refunds.filter(({ payment_id: paymentId }) => paymentId === id) } };
    return refuse('The requested URL was not found on the server.', 404);
  });

  const sign = (event: string, payload: object): Webhook => {
    const body = JSON.stringify({ entity: 'event', event, contains: Object.keys(payload), payload });
    const signature = createHmac('sha256', KEYS.webhook).update(body).digest('hex');
    return { body, headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature } };
  };

  return {
    environment: {
      RAZORPAY_KEY_ID: KEYS.id,
      RAZORPAY_KEY_SECRET: KEYS.secret,
      RAZORPAY_WEBHOOK_SECRET: KEYS.webhook,
      RAZORPAY_BASE_URL: address,
    },
    faults,
    provesBody: true,
    orders: () => [...links.keys()],
    isOpen: (order) => statusOf(find(order)) === 'created',
    pay: (order) => {
      const link = find(order);
      link.payments.push({ payment_id: `pay_${link.id}`, status: 'captured', amount: link.amount, plink_id: link.id });
      link.status = 'paid';
    },
    paid: (order, amountMinor) => {
      const link = find(order);
      const amount = amountMinor ?? link.amount;
      const payment = { id: `pay_${link.id}`, status: 'captured', amount, currency: link.currency };
      return sign('payment_link.paid', { payment_link: { entity: show(link) }, payment: { entity: payment } });
    },
    refunds: (order) => {
      const paid = find(order).payments.map(({ payment_id: id }) => id);
      return refunds
        .filter(({ payment_id: id }) => paid.includes(id))
        .map(({ receipt: id, amount: amountMinor }) => ({ id, amountMinor }));
    },
    refunded: (order, status) => {
      const [paid] = find(order).payments;
      const refund = refunds.find(({ payment_id: id }) => id === paid?.payment_id);
      if (!refund) throw new Error(`no refund of ${order}`);
      refund.status = status === 'done' ? 'processed' : 'failed';
      refund.acquirer_data = { rrn: status === 'done' ? '322206890934' : null };
      return sign(`refund.${refund.status}`, { refund: { entity: refund } });
    },
  };
}
