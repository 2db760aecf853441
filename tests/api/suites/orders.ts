import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { product } from '../../catalog/shop-in-a-folder.ts';
import { orderOf } from '../support/client.ts';
import { DAY_MS, type OpenHost } from '../support/host.ts';
import { writeTestShop } from '../support/shop.ts';
import { signUpSeller } from './sellers.ts';

export function testOrders(open: OpenHost): void {
  describe('an order is placed', () => {
    test('at the price, the fees and for the days of its market', async () => {
      const { client } = await open();
      const lines = [
        { sku: 'LEAF', quantity: 2 },
        { sku: 'POT', quantity: 1 },
      ];
      const { order } = await client.place({ lines });
      expect(order.amounts).toEqual({ itemsMinor: 42050, deliveryMinor: 6000, cashFeeMinor: 2000, totalMinor: 50050 });
      expect(order.estimate).toEqual({ from: '2026-11-26', to: '2026-12-01', means: 'delivery' });
      expect(order.address).toMatchObject({ state: 'Rajasthan', pinCode: '302001', country: 'IN' });
      expect(order.shipments.map(({ seller, itemsMinor, feesMinor }) => [seller.id, itemsMinor, feesMinor])).toEqual([
        ['garden', 18000, 3425],
        ['pots', 24050, 4575],
      ]);
      expect(order).toMatchObject({ status: 'placed', dueMinor: 50050, canCancel: true, canPay: false });
    });

    test('for the days of the line that is made longest', async () => {
      const catalog = writeTestShop({
        'products/tea/gown.json': product({ sku: 'GOWN', title: 'Gown', leadTimeDays: 12 }),
        'products/tea/rug.json': product({ sku: 'RUG', title: 'Rug', leadTimeDays: 5 }),
      });
      const { client } = await open({ catalog });
      const lines = ['LEAF', 'GOWN', 'RUG'].map((sku) => ({ sku, quantity: 1 }));
      const made = { from: '2026-12-07', to: '2026-12-10', means: 'delivery', leadTimeDays: 12 };
      expect((await client.post('/quote', orderOf({ lines }))).data.quote.estimate).toEqual(made);
      const { order } = await client.place({ lines });
      expect(order.estimate).toEqual(made);
      // Nobody waits for what can't be had.
      const gone = [...lines.slice(0, 1), { sku: 'NONE', quantity: 1 }];
      expect((await client.post('/quote', orderOf({ lines: gone }))).data.quote.estimate).not.toHaveProperty(
        'leadTimeDays',
      );
    });

    test('of a SKU as the shop writes it, whose switch its seller finds', async () => {
      const sku = 'CLU-KMU/25 सूती';
      const catalog = writeTestShop({ 'products/tea/clu.json': product({ sku, title: 'Gown' }) });
      const host = await open({ catalog });
      const lines = [{ sku, quantity: 1 }];
      const { order } = await host.client.place({ lines });
      expect(order.shipments[0]?.lines[0]?.sku).toBe(sku);
      const token = await signUpSeller(host);
      const path = `/seller/stock/${encodeURIComponent(sku)}`;
      expect((await host.client.put(path, { soldOut: true }, { token })).data.product).toMatchObject({ sku });
      const { quote } = (await host.client.post('/quote', orderOf({ lines }))).data;
      expect(quote.lines[0]).toMatchObject({ sku, state: 'sold-out' });
    });

    test('only while a product is published, and of none whose count is 0', async () => {
      const catalog = writeTestShop({
        'products/tea/soon.json': product({ sku: 'SOON', publishFrom: '2026-11-25' }),
        'products/tea/past.json': product({ sku: 'PAST', publishUntil: '2026-11-25' }),
        'products/tea/draft.json': product({ sku: 'DRAFT', draft: true }),
        'products/tea/none.json': product({ sku: 'NONE-LEFT', stock: 0 }),
      });
      const { client, clock } = await open({ catalog });
      const lines = ['SOON', 'PAST', 'DRAFT', 'NONE-LEFT'].map((sku) => ({ sku, quantity: 1 }));
      const states = async () =>
        (await client.post('/quote', orderOf({ lines }))).data.quote.lines.map(({ state }: { state: string }) => state);
      expect(await states()).toEqual(['gone', 'ok', 'gone', 'sold-out']);
      clock.now += 6 * DAY_MS;
      expect(await states()).toEqual(['ok', 'gone', 'gone', 'sold-out']);
    });

    test('in the Emirates: AED 10 below AED 99, AED 20 for cash', async () => {
      const { client } = await open();
      const there = {
        market: 'ae',
        contact: { name: 'Omar', phone: '050 123 4567' },
        address: { line1: 'Flat 4, Creek Tower', city: 'Dubai' },
      };
      const small = (await client.place({ ...there, lines: [{ sku: 'LEAF', quantity: 1 }] })).order;
      expect([small.currency, small.amounts.totalMinor, small.contact.phone]).toEqual(['AED', 5000, '+971501234567']);
      const { quote } = (await client.post('/quote', orderOf({ ...there, lines: [{ sku: 'CUP', quantity: 3 }] }))).data;
      expect([quote.amounts.totalMinor, quote.estimate.means, quote.payments]).toEqual([14000, 'processing', ['cash']]);
      expect((await client.place({ ...there, payment: 'online' })).answer.code).toBe(422);
    });

    test('once for a key, whatever is tapped twice, at once or by two hosts', async () => {
      const one = await open();
      const two = await one.another();
      const key = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? one : two).client.post('/orders', orderOf(), { key })),
      );
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(answers[0]?.data.order.status).toBe('placed');
      expect(await one.host.database.read.selectFrom('orders').selectAll().execute()).toHaveLength(1);
      expect((await two.client.get('/orders/by-key', { key })).data.order.number).toBe(answers[0]?.data.order.number);
    });

    test('and is answered from the order, whose number alone is kept under the key', async () => {
      const { client, host } = await open();
      const { key, order } = await client.place();
      const kept = host.database.read.selectFrom('idempotency_keys').select(['key', 'result']);
      expect(await kept.execute()).toEqual([{ key, result: order.number }]);
      expect((await client.post('/orders', orderOf(), { key })).data.order).toEqual(order);
      await host.database.write((db) => db.updateTable('idempotency_keys').set({ result: 'ZZZZZ-ZZZZZ' }).execute());
      expect((await client.post('/orders', orderOf(), { key })).code).toBe(409);
      expect((await client.get('/orders/by-key', { key })).code).toBe(404);
    });

    test('not again with a used key and another request', async () => {
      const { client } = await open();
      const { key } = await client.place();
      const other = await client.post('/orders', orderOf({ payment: 'online' }), { key });
      expect([other.status, other.code, other.error?.quote]).toEqual([200, 409, undefined]);
      const token = await client.register('asha');
      expect((await client.post('/orders', orderOf(), { key, token })).code).toBe(409);
    });

    test('only for the total that the shopper saw; the key is free for the next try', async () => {
      const { client } = await open();
      const key = randomUUID();
      const first = await client.post('/orders', orderOf({ expectedTotalMinor: 1 }), { key });
      expect([first.status, first.code, first.error?.quote?.amounts.totalMinor]).toEqual([200, 409, 26000]);
      expect((await client.get('/orders/by-key', { key })).code).toBe(404);
      expect((await client.post('/orders', orderOf(), { key })).data.order.amounts.totalMinor).toBe(26000);
    });

    test('without what is gone, sold out or comes later: a quote says so', async () => {
      const { client } = await open();
      const lines = [
        { sku: 'LEAF', quantity: 1 },
        { sku: 'GONE', quantity: 1 },
        { sku: 'NEVER', quantity: 1 },
        { sku: 'TUNIC', size: 'S', quantity: 1 },
        { sku: 'TUNIC', size: 'M', quantity: 1 },
        { sku: 'TUNIC', size: 'L', quantity: 1 },
        { sku: 'TUNIC', size: 'XXL', quantity: 1 },
      ];
      const { error } = await client.post('/orders', orderOf({ lines }), { key: randomUUID() });
      expect(error?.quote?.lines.map(({ state }) => state)).toEqual([
        ...['ok', 'sold-out', 'gone', 'ok', 'sold-out', 'later'],
        expect.stringMatching(/gone|sold-out/),
      ]);
      expect(error?.quote).toMatchObject({ isComplete: false, amounts: { itemsMinor: 39000 } });
    });

    test.each([
      ['no line', { lines: [] }, 'lines'],
      ['six of a thing', { lines: [{ sku: 'LEAF', quantity: 6 }] }, 'lines.0.quantity'],
      ['half a thing', { lines: [{ sku: 'LEAF', quantity: 0.5 }] }, 'lines.0.quantity'],
      ['a size left out', { lines: [{ sku: 'TUNIC', quantity: 1 }] }, 'lines.0.size'],
      ['a line twice', { lines: [1, 2].map((quantity) => ({ sku: 'LEAF', quantity })) }, 'lines.1'],
      ['a market that is none', { market: 'xx' }, 'market'],
      ['a short phone', { contact: { name: 'Asha', phone: '98765' } }, 'contact.phone'],
      ['no state', { address: { line1: '12 Lane', city: 'Jaipur', pinCode: '302001' } }, 'address.state'],
      [
        'a PIN code of five',
        { address: { line1: '12 Lane', city: 'Jaipur', state: 'Goa', pinCode: '40300' } },
        'address.pinCode',
      ],
      [
        'a PIN code that does not exist',
        { address: { line1: '12 Lane', city: 'Jaipur', state: 'Goa', pinCode: '999999' } },
        'address.pinCode',
      ],
      [
        'a PIN code of another state',
        { address: { line1: '12 Lane', city: 'Jaipur', state: 'Goa', pinCode: '302001' } },
        'address.state',
      ],
      [
        'a PIN code from 0',
        { address: { line1: '12 Lane', city: 'Jaipur', state: 'Goa', pinCode: '040300' } },
        'address.pinCode',
      ],
    ])('not with %s', async (_case, changes, field) => {
      const { client } = await open();
      const { code, error } = await client.post('/orders', orderOf(changes), { key: randomUUID() });
      expect([code, Object.keys(error?.fields ?? {})]).toEqual([422, [field]]);
    });

    test('with a confirmation by mail that leads back to it', async () => {
      const { client, mails } = await open();
      const { order } = await client.place();
      const [mail] = await mails();
      expect(mail?.to).toBe('asha@mail.example');
      expect(mail?.subject).toContain(order.number);
      expect(mail?.text).toContain(`/order?number=${order.number}#key=${order.key}`);
    });
  });

  describe('an order is found', () => {
    test('by its key or its account, by nobody else', async () => {
      const { client } = await open();
      const [asha, ravi] = [await client.register('asha'), await client.register('ravi')];
      const { order, own } = await client.place({}, { token: asha });
      const path = `/orders/${order.number}`;
      const codeFor = async (options: Parameters<typeof client.get>[1]) => (await client.get(path, options)).code;
      expect([await codeFor({ token: asha }), await codeFor(own)]).toEqual([undefined, undefined]);
      expect([await codeFor({ token: ravi }), await codeFor({ orderKey: 'x' })]).toEqual([404, 404]);
      expect((await client.get(path)).status).toBe(401);
      const typed = order.number.toLowerCase().replace('-', '');
      expect((await client.get(`/orders/${typed}`, own)).data.order.number).toBe(order.number);
    });

    test('by number and phone', async () => {
      const { client } = await open();
      const { order } = await client.place();
      const track = async (number: string, phone: string) =>
        (await client.post('/orders/track', { number, phone })).code;
      expect(await track(` ${order.number.toLowerCase()} `, '+91 98765 43210')).toBeUndefined();
      expect(await track(order.number, '98765 43211')).toBe(404);
      expect(await track('ABCDE-FGHJK', '98765 43210')).toBe(404);
    });

    test('in the list of its account, newest first, twenty at a time', async () => {
      const { client, clock } = await open();
      const token = await client.register('asha');
      const numbers: string[] = [];
      for (let i = 0; i < 23; i++) {
        clock.now += 1000;
        numbers.unshift((await client.place({}, { token })).order.number);
      }
      const first = (await client.get('/orders', { token })).data;
      const second = (await client.get(`/orders?after=${first.next}`, { token })).data;
      expect([...first.orders, ...second.orders].map(({ number }) => number)).toEqual(numbers);
      expect([first.orders.length, second.next]).toEqual([20, undefined]);
    });

    test('by the keys that a guest keeps; what does not fit is left out', async () => {
      const { client } = await open();
      const one = (await client.place()).order;
      const two = (await client.place()).order;
      const orders = [
        { number: one.number, key: one.key },
        { number: two.number, key: one.key },
        { number: 'ZZZZZ-ZZZZZ', key: two.key },
      ];
      const known = (await client.post('/orders/known', { orders })).data.orders;
      expect(known.map(({ number }) => number)).toEqual([one.number]);
    });
  });

  describe('an order is cancelled', () => {
    const lines = [
      { sku: 'LEAF', quantity: 2 },
      { sku: 'CUP', quantity: 1 },
    ];

    test('in part, then whole, once', async () => {
      const { client } = await open();
      const { order, own } = await client.place({ lines });
      const cancel = (body: unknown) => client.post(`/orders/${order.number}/cancel`, body, own);
      const shipment = (await cancel({ shipmentIds: [order.shipments[0]?.id], reason: 'Too much tea' })).data.order;
      expect(shipment).toMatchObject({ status: 'placed', dueMinor: 101694 });
      expect(shipment.shipments[0]).toMatchObject({ status: 'cancelled', reason: 'Too much tea' });
      expect((await cancel({ shipmentIds: [order.shipments[0]?.id] })).code).toBe(409);
      expect((await cancel({ shipmentIds: [randomUUID()] })).code).toBe(404);
      expect((await cancel({})).data.order).toMatchObject({
        status: 'cancelled',
        payment: { status: 'void' },
        dueMinor: 0,
      });
      expect((await cancel({})).code).toBe(409);
    });

    test('by two taps at once only once in its history', async () => {
      const one = await open();
      const two = await one.another();
      const { order, own } = await one.client.place();
      const codes = await Promise.all(
        [one, two, one, two].map(
          async ({ client }) => (await client.post(`/orders/${order.number}/cancel`, {}, own)).code,
        ),
      );
      expect(codes.filter((code) => code === undefined)).toHaveLength(1);
      const { timeline } = await one.client.read({ order, own });
      expect(timeline.filter(({ event }) => event === 'cancelled')).toHaveLength(1);
    });
  });

  test('what is kept for ninety days is cleared away after them, orders are not', async () => {
    const { client, clock, host, mails } = await open();
    const { order, own } = await client.place();
    await mails();
    clock.now += 91 * DAY_MS;
    await host.workers.run();
    expect(await host.database.read.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
    expect((await client.read({ order, own })).status).toBe('placed');
  });
}
