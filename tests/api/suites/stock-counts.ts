import fc from 'fast-check';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { product } from '../../catalog/shop-in-a-folder.ts';
import { orderOf, type Placed } from '../support/client.ts';
import { DAY_MS, type OpenHost, type TestHost } from '../support/host.ts';
import { writeTestShop } from '../support/shop.ts';
import { signUpSeller } from './sellers.ts';

const cups = (quantity: number, changes: object = {}) =>
  orderOf({ lines: [{ sku: 'CUP', quantity }], expectedTotalMinor: 100000 * quantity + 2000, ...changes });

const countOf = async ({ client }: TestHost, token: string, sku = 'CUP', size?: string) => {
  const found = (await client.get('/seller/stock', { token })).data.products.find((one) => one.sku === sku);
  return size === undefined ? found?.pieces : found?.sizes.find(({ name }) => name === size)?.pieces;
};

async function openCounted(open: OpenHost, pieces: number, options = {}) {
  const host = await open(options);
  const token = await signUpSeller(host, 'pots');
  const set = (body: object, sku = 'CUP') => host.client.put(`/seller/stock/${sku}`, body, { token });
  expect((await set({ pieces })).data.product).toMatchObject({ sku: 'CUP', pieces, soldOut: false });
  return { host, token, set, count: () => countOf(host, token) };
}

export function testStockCounts(open: OpenHost): void {
  describe('the pieces that a seller counts', () => {
    test('go down with an order, and come back when it is cancelled', async () => {
      const { host, count } = await openCounted(open, 5);
      const placed = await host.client.place(cups(3));
      expect(await count()).toBe(2);
      await host.client.post(`/orders/${placed.order.number}/cancel`, {}, placed.own);
      expect(await count()).toBe(5);
      await host.client.post(`/orders/${placed.order.number}/cancel`, {}, placed.own);
      expect(await count()).toBe(5);
    });

    test('refuse an order of more than there are with a quote that says how many are left', async () => {
      const { host, count } = await openCounted(open, 2);
      const { error } = await host.client.post('/orders', cups(3), { key: crypto.randomUUID() });
      expect(error?.code).toBe(409);
      expect(error?.quote?.lines[0]).toMatchObject({ state: 'sold-out', left: 2 });
      expect(await count()).toBe(2);
      await host.client.place(cups(2));
      const again = await host.client.post('/orders', cups(1), { key: crypto.randomUUID() });
      expect(again.error?.quote?.lines[0]).toMatchObject({ state: 'sold-out' });
      expect(again.error?.quote?.lines[0]).not.toHaveProperty('left');
    });

    test('are sold once, however many order the last one at once and on two hosts', async () => {
      const { host, count } = await openCounted(open, 3);
      const other = await host.another();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          (index % 2 === 0 ? host : other).client.post('/orders', cups(1), { key: crypto.randomUUID() }),
        ),
      );
      expect(answers.map(({ code }) => code ?? 200).sort()).toEqual([...Array(3).fill(200), ...Array(7).fill(409)]);
      expect(await count()).toBe(0);
    });

    test('are counted by size, and not at all for a product without a number', async () => {
      const host = await open();
      const token = await signUpSeller(host);
      const set = (body: object) => host.client.put('/seller/stock/TUNIC', body, { token });
      expect((await set({ pieces: 2 })).error?.fields).toEqual({ size: 'A size of this product.' });
      expect((await set({ pieces: -1, size: 'S' })).error?.fields).toEqual({ pieces: 'A whole number from 0.' });
      expect((await set({ size: 'S' })).code).toBe(422);
      await set({ pieces: 2, size: 'S' });
      const line = { sku: 'TUNIC', size: 'S', quantity: 2 };
      await host.client.place(orderOf({ lines: [line], expectedTotalMinor: 62000 }));
      expect(await countOf(host, token, 'TUNIC', 'S')).toBe(0);
      expect(await countOf(host, token, 'TUNIC', 'L')).toBeUndefined();
      await set({ pieces: null, size: 'S' });
      expect((await host.client.place(orderOf({ lines: [line], expectedTotalMinor: 62000 }))).order.status).toBe(
        'placed',
      );
    });

    test('start with the number in the catalogue, and start again when that changes', async () => {
      const host = await open({ catalog: writeTestShop() });
      const token = await signUpSeller(host, 'pots');
      const write = async (stock: number) => {
        const cup = product({ sku: 'CUP', title: 'Cup', seller: 'pots', offers: { in: { price: 1000 } }, stock });
        writeFileSync(join(host.catalog, 'products/tea/cup.json'), JSON.stringify(cup));
        await host.host.shop.reload();
      };
      await write(4);
      expect(await countOf(host, token)).toBe(4);
      await host.client.place(cups(3));
      expect(await countOf(host, token)).toBe(1);
      await write(9);
      expect(await countOf(host, token)).toBe(9);
      await host.client.place(cups(1));
      expect(await countOf(host, token)).toBe(8);
      expect((await host.client.get('/stock')).data.counts).toEqual([{ sku: 'CUP', pieces: 8 }]);
      await write(0);
      expect((await host.client.post('/orders', cups(1), { key: crypto.randomUUID() })).code).toBe(409);
      await host.client.put('/seller/stock/CUP', { pieces: 1 }, { token });
      expect((await host.client.place(cups(1))).order.status).toBe('placed');
    });

    test('come back when an order is not paid in time, and are taken again by a late change to cash', async () => {
      const { host, count, set } = await openCounted(open, 2);
      const online = await host.client.place(cups(2, { payment: 'online', expectedTotalMinor: 200000 }));
      expect(await count()).toBe(0);
      host.clock.now += 3_600_000;
      await host.host.workers.run();
      expect(await count()).toBe(2);
      const payCash = () =>
        host.client.post(`/orders/${online.order.number}/pay-cash`, { expectedTotalMinor: 202000 }, online.own);
      await set({ pieces: 1 });
      expect((await payCash()).error?.message).toBe('Something in the order is sold out by now.');
      expect(await count()).toBe(1);
      await set({ pieces: 2 });
      expect((await payCash()).data.order.status).toBe('placed');
      expect(await count()).toBe(0);
    });

    test('come back with a parcel that the courier brought back, and not with what a shopper returns', async () => {
      const { host, token, count } = await openCounted(open, 5);
      const { client } = host;
      const sendOne = async (isDelivered: boolean) => {
        const placed = await client.place(cups(1));
        const [shipment] = placed.order.shipments;
        const step = (name: string, body: object = {}) =>
          client.post(`/seller/shipments/${shipment?.id}/${name}`, body, { token });
        await step('accept');
        await step('pack');
        await step('dispatch', { courier: 'Post', trackingNumber: 'P123' });
        if (isDelivered) await step('deliver');
        const lines = [{ lineId: shipment?.lines[0]?.id, quantity: 1 }];
        await client.post(`/orders/${placed.order.number}/returns`, { lines, reason: 'Damaged' }, placed.own);
        const [asked] = (await client.get('/seller/returns', { token })).data.returns;
        await client.post(`/seller/returns/${asked?.id}/accept`, {}, { token });
        await client.post(`/seller/returns/${asked?.id}/received`, {}, { token });
      };
      await sendOne(true);
      expect(await count()).toBe(4);
      await sendOne(false);
      expect(await count()).toBe(4);
    });

    test('of another seller can’t be changed', async () => {
      const { host, token } = await openCounted(open, 5);
      expect((await host.client.put('/seller/stock/LEAF', { pieces: 1 }, { token })).code).toBe(404);
    });

    test('are what a simple model counts, over any order of orders, cancellations and expiries', async () => {
      const step = fc.record({
        what: fc.constantFrom('cash', 'cash', 'online', 'cancel', 'expire', 'set' as const),
        pick: fc.nat({ max: 9 }),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
          const { host, count, set } = await openCounted(open, 6);
          let model = 6;
          const held: { placed: Placed; quantity: number; isOnline: boolean }[] = [];
          for (const { what, pick } of steps) {
            const quantity = (pick % 4) + 1;
            if (what === 'cash' || what === 'online') {
              const isOnline = what === 'online';
              const total = 100000 * quantity + (isOnline ? 0 : 2000);
              const request = cups(quantity, { payment: what, expectedTotalMinor: total });
              const key = crypto.randomUUID();
              const answer = await host.client.post('/orders', request, { key });
              expect(answer.code ?? 200, `${quantity} of ${model}`).toBe(quantity > model ? 409 : 200);
              if (quantity > model) continue;
              model -= quantity;
              const { order } = answer.data;
              held.push({ placed: { answer, order, key, own: { orderKey: order.key } }, quantity, isOnline });
            } else if (what === 'cancel' && held.length > 0) {
              const [one] = held.splice(pick % held.length, 1);
              if (!one) continue;
              await host.client.post(`/orders/${one.placed.order.number}/cancel`, {}, one.placed.own);
              model += one.quantity;
            } else if (what === 'expire') {
              host.clock.now += DAY_MS;
              await host.host.workers.run();
              for (const one of held.splice(0))
                if (one.isOnline) model += one.quantity;
                else held.push(one);
            } else if (what === 'set') {
              await set({ pieces: pick });
              model = pick;
            }
            expect(await count(), what).toBe(model);
          }
          await host.close();
        }),
        { numRuns: 12 },
      );
    });
  });
}
