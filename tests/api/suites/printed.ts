import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Placed } from '../support/client.ts';
import type { Schema } from '../support/contract.ts';
import type { OpenHost, TestHost } from '../support/host.ts';
import { runOperator } from '../support/operator.ts';
import { collectPrinted, readExports, type Seen } from '../support/printed.ts';
import { requestOf, type Sense } from '../support/requests.ts';
import { deliver } from './cash-rules.ts';
import { signUpSeller } from './sellers.ts';

export const PHONE = '98765 43210';
const CASH_FEE_MINOR = 20_00;
export const PRIVATE = ['12 Mango Lane', 'Asha Devi', 'asha@mail.example'];

export interface Shown {
  readonly host: TestHost;
  /** Delivered, with a return that has arrived and one that waits; placed a moment ago; not paid yet. */
  readonly orders: Readonly<Record<'delivered' | 'fresh' | 'unpaid', Placed>>;
  readonly returnId: string;
  readonly lineId: string;
  readonly seen: Seen;
  readonly values: readonly string[];
}

export async function openShown(open: OpenHost): Promise<Shown> {
  const host = await open({ environment: { RATE_LIMITS: 'off' } });
  const { client } = host;
  const seller = await signUpSeller(host);
  const delivered = await client.place({ lines: [{ sku: 'LEAF', quantity: 5 }] });
  await deliver(host, delivered.order.number);
  const [shipment] = delivered.order.shipments;
  const lineId = shipment?.lines[0]?.id ?? '';
  const ask = () =>
    client.post(
      `/orders/${delivered.order.number}/returns`,
      { lines: [{ lineId, quantity: 1 }], reason: 'Too bitter' },
      delivered.own,
    );
  const arrived = (await ask()).data.order.shipments[0]?.returns[0]?.id ?? '';
  await runOperator(host, `returns accept ${arrived}`);
  await runOperator(host, `returns received ${arrived}`);
  const returnId = (await ask()).data.order.shipments[0]?.returns.at(-1)?.id ?? '';
  const orders = { delivered, fresh: await client.place(), unpaid: await client.place({ payment: 'online' }) };
  const { number } = delivered.order;
  const seen = { seller, shipmentId: shipment?.id ?? '', returnId, sku: 'LEAF', number, phone: PHONE };
  return { host, orders, returnId, lineId, seen, values: await collectPrinted(host, seen) };
}

interface Ask {
  readonly of: keyof Shown['orders'];
  readonly body?: object;
  readonly raw?: Uint8Array<ArrayBuffer>;
  readonly path?: Readonly<Record<string, string>>;
}

export const takePhoto = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width: 900, height: 900, channels: 3, background: '#3a6' } })
      .jpeg()
      .toBuffer(),
  );

/** What a buyer asks of each route that wants the log-in or the key of an order. A route that is not here fails. */
const asks = async ({ lineId, returnId, orders }: Shown): Promise<Readonly<Record<string, Ask>>> => ({
  'get /orders/{number}': { of: 'delivered' },
  'get /orders/{number}/invoices': { of: 'delivered' },
  'get /orders/{number}/credit-notes': { of: 'delivered' },
  'get /orders/{number}/reviews': { of: 'delivered' },
  'get /orders/{number}/payment': { of: 'unpaid' },
  'post /orders/{number}/returns': { of: 'delivered', body: { lines: [{ lineId, quantity: 1 }], reason: 'Wrong' } },
  'post /orders/{number}/returns/{id}/pictures': {
    of: 'delivered',
    path: { id: returnId },
    raw: await takePhoto(),
  },
  'get /orders/{number}/returns/{id}/pictures/{picture}': { of: 'delivered', path: { id: returnId, picture: '1' } },
  'put /orders/{number}/refund-upi': { of: 'delivered', body: { upi: 'stranger@okbank' } },
  'put /orders/{number}/reviews/{lineId}': { of: 'delivered', path: { lineId }, body: { stars: 1 } },
  'post /orders/{number}/payment': { of: 'unpaid', body: {} },
  'post /orders/{number}/pay-cash': {
    of: 'unpaid',
    body: { expectedTotalMinor: orders.unpaid.order.amounts.totalMinor + CASH_FEE_MINOR },
  },
  'post /orders/{number}/cancel': { of: 'fresh', body: {} },
});

const TABLES = [
  'shipments',
  'order_lines',
  'order_events',
  'returns',
  'balance_entries',
  'refunds',
  'payments',
] as const;

/** All that the host keeps about the three orders, but for what was sent and looked up. */
export async function readAll({ host, orders }: Shown): Promise<unknown> {
  const { read } = host.host.database;
  const numbers = Object.values(orders).map(({ order }) => order.number);
  const rows = await read.selectFrom('orders').selectAll().where('number', 'in', numbers).execute();
  const all = rows.map(({ id }) => id);
  const found: Record<string, readonly object[]> = {
    orders: rows,
    pictures: await read.selectFrom('return_pictures').select('return_id').execute(),
    reviews: await read.selectFrom('reviews').selectAll().execute(),
    complaints: await read.selectFrom('complaints').selectAll().where('is_order_proved', '=', 1).execute(),
  };
  for (const table of TABLES)
    found[table] = await read.selectFrom(table).selectAll().where('order_id', 'in', all).execute();
  return Object.fromEntries(
    Object.entries(found).map(([table, kept]) => [table, kept.map((row) => JSON.stringify(row)).sort()]),
  );
}

/** Sends an ask with what somebody holds for a key and for a token. */
function send({ host, orders }: Shown, route: string, ask: Ask, held: { orderKey?: string; token?: string }) {
  const [method = '', path = ''] = route.split(' ');
  const filled = { number: orders[ask.of].order.number, ...ask.path };
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => filled[name as 'number'] ?? '');
  const headers: Record<string, string> = ask.raw ? { 'content-type': 'application/octet-stream' } : {};
  return host.client.call(method.toUpperCase(), address, ask.body, {
    ...held,
    headers,
    key: crypto.randomUUID(),
    ...(ask.raw && { raw: ask.raw }),
  });
}

/** The names of all fields of text in a schema. */
export function* textFields(schema: Schema, name: string): Generator<string> {
  const { type, properties = {}, items, enum: values, anyOf = [] } = schema as Record<string, unknown>;
  if (type === 'string' && !values) yield name;
  for (const [field, value] of Object.entries(properties as Record<string, Schema>)) yield* textFields(value, field);
  if (items) yield* textFields(items as Schema, name);
  for (const one of anyOf as Schema[]) yield* textFields(one, name);
}

export function testPrinted(open: OpenHost): void {
  describe('what stands on a parcel, in its papers and on the pages of its seller', () => {
    test('opens no order and changes none, by any route that wants its log-in or key', async () => {
      const shown = await openShown(open);
      const all = await asks(shown);
      const { host, orders, values } = shown;
      const routes = host.host.routes.filter(({ access }) => access === 'order');
      expect(routes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(all).sort());
      // The number and phone are on the label, so that this is about something.
      for (const value of [orders.delivered.order.number, '9876543210']) expect(values.join(' ')).toContain(value);
      const keys = Object.values(orders).map(({ own }) => own.orderKey);
      expect(values.filter((value) => keys.some((key) => value.includes(key)))).toEqual([]);
      const exported = await readExports(host, orders.delivered.order.number);
      expect(keys.filter((key) => exported.includes(key))).toEqual([]);
      const before = await readAll(shown);
      // What is no text of a header can't be sent.
      const sendable = values.filter((value) => /^[\x21-\x7e]+( [\x21-\x7e]+)*$/.test(value));
      expect(sendable.length).toBeGreaterThan(200);
      for (const [route, ask] of Object.entries(all)) {
        const refusals = new Set<string>();
        const tried = [...sendable, ''].values();
        const hold = async () => {
          for (const value of tried) {
            const held = { orderKey: value, ...(/^[\w-]{20,200}$/.test(value) && { token: value }) };
            const { status, code, text } = await send(shown, route, ask, held);
            refusals.add(`${status} ${code}`);
            expect(PRIVATE.filter((word) => text.includes(word))).toEqual([]);
          }
        };
        await Promise.all(Array.from({ length: 8 }, hold));
        expect([route, [...refusals].filter((one) => !['401 401', '200 404', '404 404'].includes(one))]).toEqual([
          route,
          [],
        ]);
      }
      expect(await readAll(shown)).toEqual(before);
      // With the buyer's key all of these do what they say.
      for (const [route, ask] of Object.entries(all))
        expect([route, (await send(shown, route, ask, orders[ask.of].own)).code]).toEqual([route, undefined]);
    });

    test('changes nothing and shows nothing by any other route, whoever asks', async () => {
      const shown = await openShown(open);
      const { host, values } = shown;
      const { client } = host;
      const stranger = await client.register('ravi');
      const before = await readAll(shown);
      const numbers = Object.values(shown.orders).map(({ order }) => order.number);
      const known: Sense = { number: numbers, orderNumber: numbers, phone: [PHONE], contact: [PHONE], by: ['mail'] };
      const others = host.host.routes.filter(
        ({ method, path, access, mediaType }) =>
          access !== 'order' &&
          !access.endsWith('seller') &&
          (method !== 'get' || path.startsWith('/orders')) &&
          !mediaType,
      );
      expect(others.map(({ path }) => path)).toEqual(
        expect.arrayContaining(['/orders/track', '/orders/known', '/orders/{number}/code/confirm', '/complaints']),
      );
      for (const { method, path, access } of others) {
        // Ends the log-in of the stranger, and deletes its account.
        if (/logout|delete|sessions|password/.test(path)) continue;
        const operation = client.contract.file.paths[path]?.[method];
        if (!operation) throw new Error(`${path} is not in the contract.`);
        const schema = operation.requestBody?.content['application/json']?.schema;
        const fields = [
          ...(schema ? textFields(schema, '') : []),
          ...(operation.parameters ?? []).map(({ name }) => name),
        ];
        const sense = { ...Object.fromEntries(fields.map((field) => [field, values])), ...known };
        for (const { address, body } of fc.sample(requestOf(path, operation, sense), { numRuns: 40, seed: 7 })) {
          const token = access === 'account' ? { token: stranger } : {};
          const { text } = await client.call(method.toUpperCase(), address, method === 'get' ? undefined : body, {
            ...token,
            key: crypto.randomUUID(),
          });
          // What a request says itself, its answer may repeat.
          const said = JSON.stringify(body ?? '');
          expect([path, PRIVATE.filter((word) => text.includes(word) && !said.includes(word))]).toEqual([path, []]);
          for (const { own } of Object.values(shown.orders)) expect(text).not.toContain(own.orderKey);
        }
      }
      expect(await readAll(shown)).toEqual(before);
    });
  });
}
