import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Action, signWebhook } from '../../../src/api/entry/cashfree-simulator/bank.ts';
import { SIMULATOR_KEYS } from '../../../src/api/entry/cashfree-simulator/keys.ts';
import { listen } from '../../../src/cli/server/listen.ts';
import type { Placed } from '../support/client.ts';
import type { OpenHost, TestHost } from '../support/host.ts';

const MINUTE_MS = 60_000;
const online = { payment: 'online', lines: [{ sku: 'CUP', quantity: 1 }] } as const;

/** A shopper begins to pay and does something at the provider's checkout; its webhooks arrive. */
async function pay({ client, host }: TestHost, placed: Placed, action: Action): Promise<string> {
  const session = await client.startPayment(placed);
  const bank = host.simulator?.bank;
  const order = bank?.findSession(session);
  if (!bank || !order) throw new Error('The simulator knows no such session.');
  bank.act(order, action);
  await bank.settle();
  return order.order_id;
}

const askPayment = async ({ client }: TestHost, { order, own }: Placed) =>
  (await client.get(`/orders/${order.number}/payment`, own)).data.payment;

/** Sends a webhook that the provider could have sent. */
async function sendWebhook({ address, clock }: TestHost, orderId: string, changes: object, sign = signWebhook) {
  const payment = { cf_payment_id: '77', payment_status: 'SUCCESS', payment_amount: 1000, payment_currency: 'INR' };
  const data = { order: { order_id: orderId }, payment: { ...payment, ...changes } };
  const body = JSON.stringify({ type: 'PAYMENT_SUCCESS_WEBHOOK', data });
  return fetch(`${address}/api/payments/webhook`, { method: 'POST', body, headers: sign(body, clock.now) });
}

const eventsOf = async ({ client }: TestHost, placed: Placed) =>
  (await client.read(placed)).timeline.map(({ event }) => event);

/** A provider whose orders wait to be paid, with a list of what it was asked by GET; it can be made to hang. */
async function startProvider() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  let isHanging = false;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (request.method === 'GET') asked.push(path);
    const answer = () =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(
          path.endsWith('/payments')
            ? '[]'
            : '{"order_id":"x","order_status":"ACTIVE","payment_session_id":"session_x"}',
        );
    if (isHanging) waiting.push(answer);
    else answer();
  });
  const baseUrl = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    asked,
    environment: { CASHFREE_APP_ID: 'id', CASHFREE_SECRET: 'secret', CASHFREE_BASE_URL: baseUrl },
    hang: () => {
      isHanging = true;
    },
    release: () => {
      isHanging = false;
      for (const answer of waiting) answer();
    },
  };
}

export function testPayments(open: OpenHost): void {
  describe('an online order', () => {
    test('is placed once its payment has arrived', async () => {
      const host = await open();
      const placed = await host.client.place(online);
      expect(placed.order).toMatchObject({ status: 'awaiting-payment', canPay: true, payment: { status: 'due' } });
      await pay(host, placed, 'success');
      const order = await host.client.read(placed);
      expect(order).toMatchObject({ status: 'placed', canPay: false, dueMinor: 0, payment: { status: 'paid' } });
      expect(order.timeline.map(({ event }) => event)).toEqual(['awaiting-payment', 'payment-received', 'placed']);
      expect((await host.mails()).map(({ text }) => /Paid, thank you/.test(text))).toEqual([true]);
    });

    test('that is not paid yet is cancelled as a whole', async () => {
      const host = await open();
      const lines = [
        { sku: 'LEAF', quantity: 1 },
        { sku: 'POT', quantity: 1 },
      ];
      const placed = await host.client.place({ ...online, lines });
      const cancel = (body: object) => host.client.post(`/orders/${placed.order.number}/cancel`, body, placed.own);
      expect((await cancel({ shipmentIds: [placed.order.shipments[0]?.id] })).code).toBe(409);
      expect((await host.client.read(placed)).status).toBe('awaiting-payment');
      await cancel({});
      expect((await host.client.read(placed)).status).toBe('cancelled');
    });

    test.each(['failure', 'drop'] as const)('can be paid again after a %s', async (action) => {
      const host = await open();
      const placed = await host.client.place(online);
      const first = await pay(host, placed, action);
      const lastFailure = action === 'drop' ? 'dropped' : 'failed';
      expect(await askPayment(host, placed)).toMatchObject({ status: 'due', lastFailure, canPay: true });
      expect(await pay(host, placed, 'success')).toBe(first);
      expect(await askPayment(host, placed)).toEqual({
        ...{ status: 'paid', orderStatus: 'placed', canPay: false, isSimulated: true },
      });
    });

    test.each(['lost', 'late', 'duplicate', 'out-of-order'] as const)(
      'is paid once when the webhook is %s',
      async (action) => {
        const host = await open();
        const placed = await host.client.place(online);
        await pay(host, placed, action);
        // The page that the shopper comes back to asks the host, which asks the provider.
        expect((await askPayment(host, placed)).status).toBe('paid');
        host.clock.now += 10_000;
        await host.host.simulator?.bank.settle();
        const events = await eventsOf(host, placed);
        expect(events.filter((event) => event === 'placed')).toHaveLength(1);
        expect(events.filter((event) => event === 'refund-due')).toHaveLength(0);
        expect((await host.client.read(placed)).payment.status).toBe('paid');
      },
    );

    test('that the bank has not decided yet waits for it', async () => {
      const host = await open();
      const placed = await host.client.place(online);
      await pay(host, placed, 'pending');
      expect(await askPayment(host, placed)).toMatchObject({ status: 'due', orderStatus: 'awaiting-payment' });
      host.clock.now += 10_000;
      await host.host.simulator?.bank.settle();
      expect((await host.client.read(placed)).status).toBe('placed');
    });

    test('is paid without any webhook and with nobody coming back: the host asks by itself', async () => {
      const host = await open();
      const placed = await host.client.place(online);
      await pay(host, placed, 'lost');
      await host.host.workers.run();
      expect((await host.client.read(placed)).status).toBe('awaiting-payment');
      host.clock.now += 2 * MINUTE_MS;
      await host.host.workers.run();
      expect((await host.client.read(placed)).status).toBe('placed');
    });

    test('is begun once, however often it is begun', async () => {
      const one = await open();
      const two = await one.another({
        CASHFREE_APP_ID: SIMULATOR_KEYS.appId,
        CASHFREE_SECRET: SIMULATOR_KEYS.secret,
        CASHFREE_BASE_URL: `${one.address}/api/cashfree-simulator/pg`,
      });
      const placed = await one.client.place(online);
      const sessions = await Promise.all(
        [one, two, one, two].map(async ({ client }) => {
          const { data, code } = await client.post(
            `/orders/${placed.order.number}/payment`,
            {},
            { ...placed.own, key: randomUUID() },
          );
          return code ?? data.payment.sessionId;
        }),
      );
      expect(new Set(sessions).size).toBe(1);
    });

    test('is given up after half an hour, at the provider too', async () => {
      const host = await open();
      const placed = await host.client.place(online);
      const session = await host.client.startPayment(placed);
      host.clock.now += 31 * MINUTE_MS;
      await host.host.workers.run();
      expect(await host.client.read(placed)).toMatchObject({
        status: 'expired',
        payment: { status: 'void' },
        canPay: false,
      });
      const bank = host.host.simulator?.bank;
      const order = bank?.findSession(session);
      expect(order && bank?.isOpen(order)).toBe(false);
      const again = await host.client.post(
        `/orders/${placed.order.number}/payment`,
        {},
        { ...placed.own, key: randomUUID() },
      );
      expect(again.code).toBe(409);
    });

    test('that nobody began to pay is given up as well', async () => {
      const host = await open();
      const placed = await host.client.place(online);
      host.clock.now += 30 * MINUTE_MS;
      await host.host.workers.run();
      expect((await host.client.read(placed)).status).toBe('expired');
    });

    test('opens again when the money arrives after its time', async () => {
      const host = await open();
      const placed = await host.client.place(online);
      await host.client.startPayment(placed);
      host.clock.now += 31 * MINUTE_MS;
      await host.host.workers.run();
      expect((await sendWebhook(host, `${placed.order.number}-1`, {})).status).toBe(200);
      expect((await host.client.read(placed)).status).toBe('placed');
    });

    test('that was cancelled gives the money back when it arrives', async () => {
      const host = await open();
      const placed = await host.client.place(online);
      await host.client.startPayment(placed);
      await host.client.post(`/orders/${placed.order.number}/cancel`, {}, placed.own);
      for (let i = 0; i < 2; i++) await sendWebhook(host, `${placed.order.number}-1`, {});
      const { status, payment } = await host.client.read(placed);
      expect(status).toBe('cancelled');
      expect(payment.refunds).toMatchObject([{ amountMinor: 100000, reason: 'late-payment', status: 'due' }]);
    });

    test('paid twice gives the second payment back', async () => {
      const host = await open();
      const placed = await host.client.place(online);
      const orderId = await pay(host, placed, 'success');
      await sendWebhook(host, orderId, {});
      const { status, payment } = await host.client.read(placed);
      expect([status, payment.status]).toEqual(['placed', 'paid']);
      expect(payment.refunds).toMatchObject([{ amountMinor: 100000, reason: 'double-payment' }]);
    });

    test('is not paid by another amount; somebody has to look', async () => {
      const host = await open();
      const placed = await host.client.place(online);
      await host.client.startPayment(placed);
      await sendWebhook(host, `${placed.order.number}-1`, { payment_amount: 1 });
      expect((await host.client.read(placed)).payment.status).toBe('due');
      const rows = await host.host.database.read.selectFrom('provider_payments').select('outcome').execute();
      expect(rows).toEqual([{ outcome: 'review' }]);
    });

    test('can become a cash order, for the fee of cash', async () => {
      const host = await open();
      const placed = await host.client.place(online);
      const change = (expectedTotalMinor: number) =>
        host.client.post(`/orders/${placed.order.number}/pay-cash`, { expectedTotalMinor }, placed.own);
      const asked = await change(placed.order.amounts.totalMinor);
      expect([asked.code, asked.error?.quote?.amounts.totalMinor]).toEqual([409, 102000]);
      expect((await change(102000)).data.order).toMatchObject({
        status: 'placed',
        payment: { method: 'cash' },
        dueMinor: 102000,
      });
      expect((await change(102000)).code).toBe(409);
    });
  });

  describe('a webhook', () => {
    test('counts only with the signature of the provider', async () => {
      const host = await open();
      const placed = await host.client.place(online);
      await host.client.startPayment(placed);
      const forge = (body: string, now: number) => ({ ...signWebhook(body, now), 'x-webhook-signature': 'AAAA' });
      const old = (body: string, now: number) => ({ ...signWebhook(body, now), 'x-webhook-timestamp': '1' });
      for (const sign of [forge, old, () => ({})])
        expect((await sendWebhook(host, `${placed.order.number}-1`, {}, sign)).status).toBe(401);
      expect((await host.client.read(placed)).payment.status).toBe('due');
    });

    test('about something unknown is taken, so that it does not come again', async () => {
      const host = await open();
      expect((await sendWebhook(host, 'nothing-of-ours', {})).status).toBe(200);
      const body = '{"type":"SOMETHING_NEW"}';
      const answer = await fetch(`${host.address}/api/payments/webhook`, {
        method: 'POST',
        body,
        headers: signWebhook(body, 1),
      });
      expect(answer.status).toBe(200);
    });
  });

  describe('asking how a payment stands', () => {
    test('asks the provider once for everybody who asks at once, on all hosts', async () => {
      const { asked, environment } = await startProvider();
      const one = await open({ environment });
      const two = await one.another();
      const placed = await one.client.place(online);
      await one.client.startPayment(placed);
      const before = asked.length;
      const path = `/orders/${placed.order.number}/payment`;
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, index) => (index % 2 ? one : two).client.get(path, placed.own)),
      );
      expect(new Set(answers.map(({ data }) => data.payment.status))).toEqual(new Set(['due']));
      expect(asked.slice(before)).toEqual([
        `/orders/${placed.order.number}-1`,
        `/orders/${placed.order.number}-1/payments`,
      ]);
      one.clock.now += 5_000;
      await one.client.get(path, placed.own);
      expect(asked.length - before).toBe(4);
    });

    test('answers what is known while the provider hangs', async () => {
      const provider = await startProvider();
      const host = await open({ environment: provider.environment });
      const placed = await host.client.place(online);
      await host.client.startPayment(placed);
      provider.hang();
      const started = performance.now();
      for (let index = 0; index < 5; index++) expect((await askPayment(host, placed)).status).toBe('due');
      // One waits two seconds, the others do not; the provider's own limit is ten.
      expect(performance.now() - started).toBeLessThan(8_000);
      provider.release();
    });

    test('is limited by order and by address', async () => {
      const limited = await open({ environment: { RATE_LIMITS: 'payment-order=2/60 payment-address=3/60' } });
      const placed = [await limited.client.place(online), await limited.client.place(online)] as const;
      const ask = ({ order, own }: Placed) => limited.client.get(`/orders/${order.number}/payment`, own);
      const codes = [];
      for (const one of [placed[0], placed[0], placed[0], placed[1], placed[1]]) codes.push((await ask(one)).code);
      // What is refused counts for neither.
      expect(codes).toEqual([undefined, undefined, 429, undefined, 429]);
    });
  });

  describe('a simulated payment', () => {
    const outside: readonly Record<string, string>[] = [
      { 'x-forwarded-for': '203.0.113.9' },
      { forwarded: 'for=203.0.113.9' },
      { 'x-forwarded-host': 'shop' },
    ];

    test('is for the machine of the host alone: nothing that came through a proxy begins or makes one', async () => {
      const { client, address } = await open();
      const { order, own } = await client.place(online);
      for (const headers of outside) {
        const begun = await client.post(`/orders/${order.number}/payment`, {}, { ...own, key: randomUUID(), headers });
        expect(begun.code).toBe(409);
        expect((await fetch(`${address}/api/cashfree-simulator/cashfree.js`, { headers })).status).toBe(403);
      }
    });

    test('is open to others where the setting says so, and every answer for a page tells it', async () => {
      const { client, address } = await open({ environment: { PAYMENT_SIMULATOR: 'public' } });
      const placed = await client.place(online);
      const [headers = {}] = outside;
      const own = { ...placed.own, key: randomUUID(), headers };
      expect((await client.post(`/orders/${placed.order.number}/payment`, {}, own)).data.payment.mode).toBe(
        'simulator',
      );
      expect((await fetch(`${address}/api/cashfree-simulator/cashfree.js`, { headers })).status).toBe(200);
      expect((await client.get(`/orders/${placed.order.number}/payment`, own)).data.payment).toMatchObject({
        isSimulated: true,
      });
      const { quote } = (await client.post('/quote', { market: 'in', lines: online.lines, payment: 'online' })).data;
      expect(quote.isSimulated).toBe(true);
    });
  });

  describe('without the provider', () => {
    test('paying fails with 502 and can be tried again', async () => {
      let isDown = true;
      const provider = createServer((_request, response) => {
        if (isDown) response.destroy();
        else
          response
            .writeHead(200, { 'content-type': 'application/json' })
            .end('{"order_id":"x","order_status":"ACTIVE","payment_session_id":"session_x"}');
      });
      const baseUrl = await listen(provider, 0, '127.0.0.1');
      onTestFinished(() => void provider.close());
      const { client } = await open({
        environment: { CASHFREE_APP_ID: 'id', CASHFREE_SECRET: 'secret', CASHFREE_BASE_URL: baseUrl },
      });
      const { order, own } = await client.place(online);
      const begin = () => client.post(`/orders/${order.number}/payment`, {}, { ...own, key: randomUUID() });
      expect(await begin()).toMatchObject({ status: 200, code: 502 });
      isDown = false;
      expect((await begin()).data.payment).toMatchObject({
        sessionId: 'session_x',
        mode: 'sandbox',
        script: expect.stringContaining('https://sdk.cashfree.com'),
      });
    });

    test('only cash is taken', async () => {
      const { client } = await open({ environment: { PAYMENT_SIMULATOR: 'off' } });
      const { quote } = (await client.post('/quote', { market: 'in', lines: online.lines, payment: 'cash' })).data;
      expect(quote.payments).toEqual(['cash']);
      expect((await client.place(online)).answer.error?.fields).toHaveProperty('payment');
    });
  });
}
