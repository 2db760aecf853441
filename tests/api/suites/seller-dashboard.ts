import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Answered, Client } from '../support/client.ts';
import { orderOf } from '../support/client.ts';
import { runOperator } from '../support/operator.ts';
import { DAY_MS, type OpenHost } from '../support/host.ts';
import { signUpSeller } from './sellers.ts';

const lines = [
  { sku: 'LEAF', quantity: 2 },
  { sku: 'CUP', quantity: 1 },
];

/** Takes a shipment through steps of the seller dashboard and returns the code of the last answer. */
async function step(client: Client, token: string, shipmentId: string | undefined, ...steps: string[]) {
  const bodies: Record<string, object> = {
    dispatch: { courier: 'Hill Post', trackingNumber: 'HP-1' },
    decline: { reason: 'Out of leaves' },
  };
  let code: number | undefined;
  for (const name of steps)
    code = (await client.post(`/seller/shipments/${shipmentId}/${name}`, bodies[name] ?? {}, { token })).code;
  return code;
}

export function testSellerDashboard(open: OpenHost): void {
  describe('the seller dashboard', () => {
    test('a list shows as many rows as it is asked for, and says when there are more', async () => {
      const host = await open();
      const complain = (name: string) =>
        host.client.post(
          '/complaints',
          { name, email: 'asha@mail.example', text: 'It has not come.' },
          { key: randomUUID() },
        );
      for (const name of ['Asha', 'Bina', 'Chitra']) expect((await complain(name)).code).toBeUndefined();
      const two = await runOperator(host, 'complaints', { most: '2' });
      expect(two).toContain('Bina');
      expect(two).not.toContain('Chitra');
      expect(two).toContain('There are more than these 2 rows: --most shows up to 10000.');
      expect(await runOperator(host, 'complaints', { most: '3' })).not.toContain('There are more');
      for (const most of ['0', 'all', '10001'])
        await expect(runOperator(host, 'complaints', { most })).rejects.toThrow(
          '--most takes a whole number from 1 to 10000.',
        );
    });

    test('an order goes from accepted to delivered, and the shopper sees each step', async () => {
      const host = await open();
      const token = await signUpSeller(host);
      const placed = await host.client.place({ lines });
      const { shipments } = (await host.client.get('/seller/shipments?status=placed', { token })).data;
      expect(shipments).toMatchObject([
        { orderNumber: placed.order.number, collectMinor: 18306, steps: ['accept', 'decline'] },
      ]);
      const id = shipments[0]?.id;
      expect(await step(host.client, token, id, 'pack')).toBe(409);
      expect(await step(host.client, token, id, 'accept', 'pack', 'dispatch', 'deliver')).toBeUndefined();
      expect(await step(host.client, token, id, 'decline')).toBe(409);
      const order = await host.client.read(placed);
      expect(order.shipments[0]).toMatchObject({
        status: 'delivered',
        courier: 'Hill Post',
        trackingNumber: 'HP-1',
        returnUntil: '2026-11-27',
      });
      expect([order.status, order.dueMinor]).toEqual(['placed', 101694]);
      expect(order.timeline.map(({ event }) => event)).toEqual([
        'placed',
        'accepted',
        'packed',
        'dispatched',
        'delivered',
      ]);
      expect((await host.client.post(`/orders/${placed.order.number}/cancel`, {}, placed.own)).code).toBe(409);
    });

    test('a seller has nothing to do with the shipments of others, nor with what is not paid', async () => {
      const host = await open();
      const [garden, pots] = [await signUpSeller(host), await signUpSeller(host, 'pots')];
      const { order } = await host.client.place({ lines });
      await host.client.place({ lines, payment: 'online' });
      const own = async (token: string) =>
        (await host.client.get('/seller/shipments', { token })).data.shipments.map(({ id }) => id);
      expect([await own(garden), await own(pots)]).toEqual(order.shipments.map(({ id }) => [id]));
      expect(await step(host.client, garden, order.shipments[1]?.id, 'accept')).toBe(404);
      expect((await host.client.get(`/seller/shipments/${order.shipments[1]?.id}`, { token: garden })).code).toBe(404);
    });

    test('a declined shipment of a paid order is owed back, sent by the operator, and done', async () => {
      const host = await open();
      const token = await signUpSeller(host);
      const placed = await host.client.place({ lines, payment: 'online' });
      const session = await host.client.startPayment(placed);
      const bank = host.host.simulator?.bank;
      const paid = bank?.findSession(session);
      if (bank && paid) bank.act(paid, 'success');
      await bank?.settle();
      expect(await step(host.client, token, placed.order.shipments[0]?.id, 'decline')).toBeUndefined();
      const refunds = async () => (await host.client.read(placed)).payment.refunds;
      expect(await refunds()).toMatchObject([{ amountMinor: 18000, reason: 'cancelled', status: 'due' }]);
      const id = /r-[\w-]+/.exec(await runOperator(host, 'refunds'))?.[0];
      await runOperator(host, `refunds send ${id}`);
      await host.host.workers.run();
      expect(await refunds()).toMatchObject([{ status: 'sent' }]);
      host.clock.now += 5_000;
      await bank?.settle();
      expect(await refunds()).toMatchObject([{ status: 'done' }]);
      expect(paid?.refunds).toMatchObject([{ refund_amount: 180, refund_status: 'SUCCESS' }]);
    });

    test('invoices are numbered without a gap, and show the tax of goods within the state and across', async () => {
      const host = await open();
      const token = await signUpSeller(host);
      const numbers: (string | undefined)[] = [];
      const taxes: object[] = [];
      for (const [state, pinCode] of [
        ['Kerala', '685612'],
        ['Goa', '403001'],
        // The seller without a GSTIN is of this state, and sells nowhere else.
        ['Rajasthan', '302001'],
      ] as const) {
        const address = { line1: '12 Lane', city: 'Town', state, pinCode };
        const placed = await host.client.place({
          address,
          lines: [{ sku: 'TUNIC', size: 'S', quantity: 2 }, ...(state === 'Rajasthan' ? lines : [])],
        });
        await step(host.client, token, placed.order.shipments[0]?.id, 'accept', 'pack', 'dispatch');
        const { invoices } = (await host.client.get(`/orders/${placed.order.number}/invoices`, placed.own)).data;
        numbers.push(...invoices.map(({ number }) => number));
        const [tunic] = invoices[0]?.lines ?? [];
        taxes.push({ ...tunic });
        expect(invoices.map(({ kind }) => kind)).toEqual(
          state === 'Rajasthan' ? ['tax-invoice', 'bill-of-supply'] : ['tax-invoice'],
        );
      }
      expect(numbers).toEqual(['26-27/00001', '26-27/00002', '26-27/00003', undefined]);
      expect(taxes.slice(0, 2)).toMatchObject([
        {
          hsn: '6204',
          gstPercent: 5,
          grossMinor: 60000,
          taxableMinor: 57142,
          cgstMinor: 1429,
          sgstMinor: 1429,
          igstMinor: 0,
        },
        {
          hsn: '6204',
          gstPercent: 5,
          grossMinor: 60000,
          taxableMinor: 57143,
          cgstMinor: 0,
          sgstMinor: 0,
          igstMinor: 2857,
        },
      ]);
    });

    test('an invoice bears the GSTIN and the name of the approved application where the catalogue has none, and never changes later', async () => {
      const host = await open();
      const token = await signUpSeller(host, 'pots');
      const placed = await host.client.place({ lines: [{ sku: 'CUP', quantity: 1 }] });
      const read = async () =>
        (await host.client.get(`/orders/${placed.order.number}/invoices`, placed.own)).data.invoices[0];
      const issued = {
        kind: 'tax-invoice',
        seller: {
          name: 'Green Garden',
          address: '7 Kiln Lane, Jaipur, Rajasthan 302001, India',
          gstin: '32AAACI1681G1ZY',
        },
        totals: { cgstMinor: 0 },
      };
      expect(await read()).toMatchObject(issued);
      await step(host.client, token, placed.order.shipments[0]?.id, 'accept', 'pack', 'dispatch');
      const first = await read();
      expect(first).toMatchObject({ ...issued, number: '26-27/00001' });
      expect(first?.totals.igstMinor).toBeGreaterThan(0);
      const changed = { businessName: 'Another Name', gstExempt: true };
      await host.host.database.write((db) =>
        db
          .updateTable('sellers')
          .set({ fields: JSON.stringify(changed) })
          .execute(),
      );
      expect(await read()).toEqual(first);
    });

    test('a return is asked for, accepted, received and owed; a refused one can be asked for again', async () => {
      const host = await open();
      const token = await signUpSeller(host);
      const placed = await host.client.place({ lines: [{ sku: 'LEAF', quantity: 2 }] });
      const [shipment] = placed.order.shipments;
      const ask = (quantity: number) =>
        host.client.post(
          `/orders/${placed.order.number}/returns`,
          { lines: [{ lineId: shipment?.lines[0]?.id, quantity }], reason: 'Too bitter' },
          placed.own,
        );
      expect((await ask(1)).code).toBe(409);
      await step(host.client, token, shipment?.id, 'accept', 'pack', 'dispatch', 'deliver');
      expect((await ask(3)).code).toBe(409);
      const first = (await ask(1)).data.order.shipments[0]?.returns[0];
      expect((await ask(2)).code).toBe(409);
      const answer = (id: string | undefined, name: string, body = {}) =>
        host.client.post(`/seller/returns/${id}/${name}`, body, { token });
      expect((await answer(first?.id, 'received')).code).toBe(409);
      expect((await answer(first?.id, 'refuse', { reason: 'It was opened' })).data.return).toMatchObject({
        status: 'refused',
        answer: 'It was opened',
      });
      const second = (await ask(2)).data.order.shipments[0]?.returns[1];
      await answer(second?.id, 'accept');
      const list = async (state: string): Promise<string[]> =>
        (await host.client.get(`/seller/returns?state=${state}`, { token })).data.returns.map(({ id }) => id);
      expect([await list('open'), await list('closed')]).toEqual([[second?.id], [first?.id]]);
      expect((await host.client.get('/seller/counts', { token })).data.counts.returns).toEqual({
        requested: 0,
        accepted: 1,
        refused: 1,
        received: 0,
      });
      expect((await answer(second?.id, 'received')).data.return.status).toBe('received');
      const order = await host.client.read(placed);
      expect([order.status, order.payment.refunds]).toMatchObject([
        'returned',
        [{ amountMinor: 18000, reason: 'returned', status: 'due' }],
      ]);
      const id = /r-[\w-]+/.exec(await runOperator(host, 'refunds'))?.[0];
      await expect(runOperator(host, `refunds send ${id}`)).rejects.toThrow('paid in cash');
      await runOperator(host, `refunds settle ${id}`, { reference: 'UTR 1' });
      expect((await host.client.read(placed)).payment.refunds).toMatchObject([{ status: 'done' }]);
    });

    test('a request that is sent again, as its answer was lost, changes nothing more and is answered the same', async () => {
      const host = await open();
      const token = await signUpSeller(host);
      const placed = await host.client.place({ lines: [{ sku: 'LEAF', quantity: 3 }] });
      const { id, lines: [line] = [] } = placed.order.shipments[0] ?? {};
      const twice = async (ask: () => Promise<Answered>) => {
        const first = await ask();
        expect(first.code).toBeUndefined();
        expect((await ask()).data).toEqual(first.data);
        return first.data;
      };
      for (const step of ['accept', 'pack', 'dispatch', 'deliver']) {
        const body = step === 'dispatch' ? { courier: 'Post', trackingNumber: 'HP-1' } : {};
        await twice(() => host.client.post(`/seller/shipments/${id}/${step}`, body, { token }));
      }
      const path = `/orders/${placed.order.number}/returns`;
      const key = randomUUID();
      const wanted = { lines: [{ lineId: line?.id, quantity: 1 }], reason: 'Too bitter' };
      const { order } = await twice(() => host.client.post(path, wanted, { ...placed.own, key }));
      const returns = order.shipments[0]?.returns ?? [];
      expect(returns).toHaveLength(1);
      for (const step of ['accept', 'received'])
        await twice(() => host.client.post(`/seller/returns/${returns[0]?.id}/${step}`, {}, { token }));
      const other = await host.client.post(path, { ...wanted, reason: 'Wet' }, { ...placed.own, key });
      expect(other.error?.message).toBe('This key was already used for another request.');
      expect((await host.client.post(path, wanted, { ...placed.own, key: 'none' })).status).toBe(400);
      const subjects = (await host.mails()).map(({ subject }) => subject);
      expect(new Set(subjects).size).toBe(subjects.length);
      const { timeline } = await host.client.read(placed);
      expect(new Set(timeline.map(({ event }) => event)).size).toBe(timeline.length);
    });

    test('another courier, tracking number or reason is another request', async () => {
      const host = await open();
      const token = await signUpSeller(host);
      const shipmentOf = async () => (await host.client.place()).order.shipments[0]?.id;
      const take = async (id: string | undefined, name: string, body: object) =>
        (await host.client.post(`/seller/shipments/${id}/${name}`, body, { token })).code;
      const sent = await shipmentOf();
      await step(host.client, token, sent, 'accept', 'pack', 'dispatch');
      expect(await take(sent, 'dispatch', { courier: 'Post', trackingNumber: 'another' })).toBe(409);
      const declined = await shipmentOf();
      expect(await take(declined, 'decline', { reason: 'It broke.' })).toBeUndefined();
      expect(await take(declined, 'decline', { reason: 'It broke.' })).toBeUndefined();
      expect(await take(declined, 'decline', { reason: 'It was sold.' })).toBe(409);
    });

    test('returns end seven days after delivery', async () => {
      const host = await open();
      const token = await signUpSeller(host);
      const placed = await host.client.place({ lines: [{ sku: 'LEAF', quantity: 2 }] });
      const [shipment] = placed.order.shipments;
      await step(host.client, token, shipment?.id, 'accept', 'pack', 'dispatch', 'deliver');
      const ask = () =>
        host.client.post(
          `/orders/${placed.order.number}/returns`,
          { lines: [{ lineId: shipment?.lines[0]?.id, quantity: 1 }], reason: 'Too bitter' },
          placed.own,
        );
      host.clock.now += 7 * DAY_MS;
      expect((await ask()).code).toBeUndefined();
      host.clock.now += DAY_MS;
      expect((await ask()).code).toBe(409);
    });

    test('a sold-out switch counts at once, for a size or all of a product, and only for own ones', async () => {
      const host = await open();
      const { client } = host;
      const token = await signUpSeller(host);
      const turn = (sku: string, body: object) => client.put(`/seller/stock/${sku}`, body, { token });
      const state = async (line: object) =>
        (await client.post('/quote', orderOf({ lines: [{ sku: 'LEAF', quantity: 1, ...line }] }))).data.quote.lines[0]
          ?.state;
      expect((await turn('LEAF', { soldOut: true })).data.product).toMatchObject({ sku: 'LEAF', soldOut: true });
      expect(await state({})).toBe('sold-out');
      expect((await client.post('/orders', orderOf(), { key: randomUUID() })).code).toBe(409);
      await turn('LEAF', { soldOut: false });
      expect(await state({})).toBe('ok');
      await turn('TUNIC', { soldOut: true, size: 'S' });
      expect(await state({ sku: 'TUNIC', size: 'S' })).toBe('sold-out');
      expect((await client.get('/stock')).data.soldOut).toEqual([{ sku: 'TUNIC', size: 'S' }]);
      expect((await turn('CUP', { soldOut: true })).code).toBe(404);
      expect((await turn('TUNIC', { soldOut: true, size: 'XS' })).code).toBe(422);
    });

    test('shipments are counted by status, and found by number, tracking number, SKU and title', async () => {
      const host = await open();
      const { client } = host;
      const token = await signUpSeller(host);
      const [sent, fresh] = [
        await client.place({ lines }),
        await client.place({ lines: [{ sku: 'LEAF', quantity: 5 }] }),
      ];
      await step(client, token, sent.order.shipments[0]?.id, 'accept', 'pack', 'dispatch');
      // An order that is not paid yet is not counted.
      await client.place({ payment: 'online' });
      const { counts } = (await client.get('/seller/counts', { token })).data;
      expect(counts).toEqual({
        shipments: { placed: 1, accepted: 0, packed: 0, dispatched: 1, delivered: 0, cancelled: 0 },
        returns: { requested: 0, accepted: 0, refused: 0, received: 0 },
      });
      const find = async (query: string): Promise<string[]> => {
        const { data } = await client.get(`/seller/shipments?${query}`, { token });
        return data.shipments.map(({ orderNumber }) => orderNumber);
      };
      const [first, second] = [sent.order.number, fresh.order.number];
      expect(await find(`search=${second.toLowerCase().replace('-', '')}`)).toEqual([second]);
      expect(await find('search=hp-1')).toEqual([first]);
      expect(await find('search=leaf')).toEqual([second, first]);
      expect(await find('search=leaf%20HP')).toEqual([first]);
      expect(await find('search=leaf&status=placed')).toEqual([second]);
      // The cup of the first order is another seller's.
      expect(await find('search=CUP')).toEqual([]);
      expect(await find('search=')).toEqual([second, first]);
    });

    test('the day is counted, and a spreadsheet can be had that no shopper can put a formula into', async () => {
      const host = await open();
      const token = await signUpSeller(host);
      const contact = { name: '=HYPERLINK("x")', phone: '98765 43210' };
      const placed = await host.client.place({ lines, contact });
      await host.client.place({ lines: [{ sku: 'LEAF', quantity: 5 }] });
      await step(host.client, token, placed.order.shipments[0]?.id, 'decline');
      expect((await host.client.get('/seller/figures', { token })).data.figures).toMatchObject({
        ...{
          day: '2026-11-20',
          orders: 1,
          pieces: 5,
          salesMinor: 45000,
          cancelled: 1,
          waiting: 1,
          returnsWaiting: 0,
          dispatched: 0,
        },
      });
      expect((await host.client.get('/seller/figures?day=2026-11-19', { token })).data.figures.orders).toBe(0);
      const csv = await host.client.get('/seller/orders.csv?from=2026-11-20&to=2026-11-20', { token });
      expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(csv.text.split('\r\n')).toHaveLength(4);
      expect(csv.text).toContain(`"'=HYPERLINK(""x"")"`);
      expect((await host.client.get('/seller/orders.csv?from=2026-11-20&to=2026-11-19', { token })).code).toBe(422);
    });
  });
}
