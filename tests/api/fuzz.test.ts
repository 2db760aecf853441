import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PASSWORD } from './support/client.ts';
import { runOperator } from './support/operator.ts';
import { startHost, type TestHost } from './support/host.ts';
import type { Operation } from './support/contract.ts';
import { requestOf, type Sense } from './support/requests.ts';
import { signUpSeller } from './suites/sellers.ts';

/** Requests for each operation; the seed of a run that failed is printed by the runner. */
const REQUESTS = 60;

const ENDS_SESSIONS = /^\/(?:account|logout|password)/;

/** Whether it takes a file of any kind. */
const takesFile = ({ requestBody }: Operation): boolean => 'application/octet-stream' in (requestBody?.content ?? {});

/** A shop in which something has happened, and what a sensible request of it could hold. */
async function prepare(host: TestHost): Promise<{ readonly sense: Sense; readonly tokens: readonly string[] }> {
  const { client } = host;
  const [shopper, seller] = [await client.register('asha'), await signUpSeller(host)];
  const token = shopper;
  await client.post('/account/phone', { phone: '98765 43210', password: PASSWORD }, { token });
  const own = await client.place({ lines: [{ sku: 'LEAF', quantity: 5 }] }, { token });
  const online = await client.place({ payment: 'online', lines: [{ sku: 'CUP', quantity: 1 }] }, { token });
  const [shipment] = own.order.shipments;
  for (const step of ['accept', 'pack'])
    await client.post(`/seller/shipments/${shipment?.id}/${step}`, {}, { token: seller });
  const dispatch = { courier: 'Hill Post', trackingNumber: 'HP-1' };
  await client.post(`/seller/shipments/${shipment?.id}/dispatch`, dispatch, { token: seller });
  await client.post(`/seller/shipments/${shipment?.id}/deliver`, {}, { token: seller });
  const piece = { lines: [{ lineId: shipment?.lines[0]?.id, quantity: 1 }], reason: 'Too bitter' };
  const asked = (await client.post(`/orders/${own.order.number}/returns`, piece, { token })).data.order;
  const next = (await client.place({}, { token })).order;
  const waiting = (await client.place()).order;
  const complaint = { name: 'Asha', phone: '98765 43210', text: 'The cup came broken.' };
  const { ticket } = (await client.post('/complaints', complaint, { key: randomUUID() })).data;
  const place = { line1: '12 Mango Lane', city: 'Jaipur', state: 'Rajasthan', pinCode: '302001' };
  const home = { market: 'in', name: 'Asha Devi', phone: '98765 43210', ...place };
  const { addresses } = (await client.post('/account/addresses', home, { token })).data;
  await runOperator(host, 'audit');
  return {
    tokens: [shopper, shopper, seller, seller, 'x'.repeat(43)],
    sense: {
      market: ['in'],
      sku: ['LEAF'],
      size: [undefined],
      quantity: [2],
      payment: ['cash', 'online'],
      expectedTotalMinor: [24000, 26000],
      name: ['Asha Devi'],
      phone: ['98765 43210'],
      phoneno: ['asha'],
      login: ['asha', 'anil@garden.example'],
      username: ['asha', 'ravi', 'meena'],
      email: ['asha@mail.example', 'ravi@mail.example'],
      password: [PASSWORD],
      newPassword: ['another long password'],
      address: [addresses[0]?.id, place],
      line1: ['12 Mango Lane'],
      line2: [''],
      landmark: [''],
      city: ['Jaipur'],
      state: ['Rajasthan'],
      pinCode: ['302001'],
      deliveryOption: ['standard'],
      deviceType: [121],
      number: [own.order.number, online.order.number, next.number],
      key: [own.order.key],
      after: [shipment?.id],
      lineId: [shipment?.lines[0]?.id],
      shipmentId: [shipment?.id, waiting.shipments[0]?.id],
      shipmentIds: [next.shipments[0]?.id],
      id: [asked.shipments[0]?.returns[0]?.id],
      reason: ['Too bitter'],
      stars: [4],
      author: ['Asha'],
      note: [''],
      ticket: [ticket],
      contact: ['98765 43210', { name: 'Asha Devi', phone: '98765 43210' }],
      orderNumber: [own.order.number],
      text: ['The cup came broken.'],
      token: ['made-up-token-of-nobody'],
      status: ['placed', 'requested'],
      day: ['2026-11-20'],
      month: ['2026-11'],
      from: ['2026-11-01'],
      to: ['2026-11-30'],
      courier: ['Hill Post'],
      trackingNumber: ['HP-2'],
      businessName: ['Green Garden'],
      contactName: ['Anil'],
      gstin: ['32AAACI1681G1ZY'],
      holder: ['Green Garden LLP'],
      accountNumber: ['123456789012'],
      bank: [{ holder: 'Green Garden LLP', accountNumber: '222233334444', ifsc: 'ABCD0123456' }],
      by: ['mail'],
      ifsc: ['ABCD0123456'],
    },
  };
}

const METRICS_TOKEN = 'a-token-that-nobody-guesses';
const FOR_OPERATOR = /^\/(?:metrics|status)$/;

test('whatever is asked of any endpoint, the answer keeps to the contract and is no failure of the host', async () => {
  const host = await startHost({ environment: { METRICS_TOKEN } });
  const { client } = host;
  const { sense, tokens } = await prepare(host);
  const succeeded = new Set<string>();
  const operations = Object.entries(client.contract.file.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  // Last what may end the sessions that others need.
  operations.sort((a, b) => Number(ENDS_SESSIONS.test(a.path)) - Number(ENDS_SESSIONS.test(b.path)));
  for (const { path, method, operation } of operations)
    await fc.assert(
      fc.asyncProperty(
        requestOf(path, operation, sense),
        fc.constantFrom(...tokens),
        async ({ address, body }, token) => {
          // Breaking the contract throws; so does an answer that does not come.
          const answer = await client.call(method.toUpperCase(), address, method === 'get' ? undefined : body, {
            ...(operation.security && { token }),
            ...(FOR_OPERATOR.test(path) && { token: METRICS_TOKEN }),
            ...(takesFile(operation) && { raw: '%PDF-1.7' }),
            key: randomUUID(),
          });
          expect(answer.status).toBeLessThan(500);
          expect(answer.text).not.toMatch(/\n\s+at |node:|sqlite|select |\.ts:\d/i);
          if (answer.status === 200 && answer.code === undefined) succeeded.add(operation.operationId);
        },
      ),
      { numRuns: REQUESTS, endOnFailure: true },
    );
  // Otherwise it would only be refusals that were looked at.
  expect(succeeded.size / operations.length).toBeGreaterThan(0.7);
});

test('bytes that are no requests do no harm', async () => {
  const { client, address } = await startHost();
  const path = fc.constantFrom('/login', '/orders', '/payments/webhook', '/newsletter/confirm');
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), path, async (bytes, below) => {
      const response = await fetch(`${address}/api${below}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: new Uint8Array(bytes),
      });
      await response.text();
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: 60 },
  );
  expect((await client.get('/ready')).status).toBe(200);
});
