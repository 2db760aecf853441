import type { Order } from '../../../src/contract/orders.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { signWebhook } from '../../../src/api/entry/cashfree-simulator/bank.ts';
import { readConfig } from '../../../src/api/ground/config/config.ts';
import { openDatabase } from '../../../src/api/ground/database/engines/connect.ts';
import { orderOf } from '../support/client.ts';
import { MortalHost } from '../support/mortal-host.ts';

type Placed = { readonly order: Order };

const place = (host: MortalHost, key: string, payment: 'cash' | 'online' = 'cash') =>
  host.ask<Placed>('POST', '/orders', orderOf({ payment, expectedTotalMinor: payment === 'cash' ? 260_00 : 240_00 }), {
    'idempotency-key': key,
  });

/** Kills a host before each statement of a request, then when it is about to answer; `retry` runs on the one that is started next. */
async function killEverywhere(
  host: MortalHost,
  work: { begin(): Promise<void>; request(): Promise<unknown>; retry(): Promise<void> },
): Promise<number> {
  let deaths = 0;
  for (let left: number | 'answer' = 0; ; ) {
    if (!host.isAlive) await host.start();
    await work.begin();
    await host.arm(left);
    const answer = await work.request();
    await host.kill();
    if (answer !== undefined) {
      // It outlived the request: only its answer is left to die over.
      left = 'answer';
      continue;
    }
    deaths++;
    await host.start();
    await work.retry();
    if (left === 'answer') return deaths;
    left++;
  }
}

export function testKills(makeDatabase: () => Promise<string | undefined>): void {
  test('a host that is killed between any two statements of an order loses none that was acknowledged, and places none twice', async () => {
    const host = new MortalHost(await makeDatabase());
    const keys: string[] = [];
    const numbers = new Set<string>();
    const deaths = await killEverywhere(host, {
      begin: async () => {
        keys.push(randomUUID());
      },
      request: () => place(host, keys.at(-1) as string),
      retry: async () => {
        const first = await place(host, keys.at(-1) as string);
        const second = await place(host, keys.at(-1) as string);
        expect(first?.order).toBeDefined();
        expect(second).toEqual(first);
        numbers.add(first?.order.number as string);
      },
    });
    expect(deaths).toBeGreaterThan(7);
    expect(numbers.size).toBe(deaths);
    for (const key of keys) {
      const found = await host.ask<Placed>('GET', '/orders/by-key', undefined, { 'idempotency-key': key });
      expect(found?.order.timeline.map(({ event }) => event)).toEqual(['placed']);
    }
  });

  test('a host that is killed between any two statements of a webhook takes the payment once when the webhook comes again', async () => {
    const host = new MortalHost(await makeDatabase());
    let placed: Placed | undefined;
    let count = 0;
    const sendWebhook = () => {
      const payment = {
        cf_payment_id: `p-${count}`,
        payment_status: 'SUCCESS',
        payment_amount: 240,
        payment_currency: 'INR',
      };
      const data = { order: { order_id: `${placed?.order.number}-1` }, payment };
      const body = JSON.stringify({ type: 'PAYMENT_SUCCESS_WEBHOOK', data });
      return host.ask('POST', '/payments/webhook', body, signWebhook(body, Date.now()));
    };
    const deaths = await killEverywhere(host, {
      begin: async () => {
        count++;
        placed = await place(host, randomUUID(), 'online');
        const headers = { 'x-order-key': placed?.order.key ?? '', 'idempotency-key': randomUUID() };
        await host.ask('POST', `/orders/${placed?.order.number}/payment`, {}, headers);
      },
      request: sendWebhook,
      retry: async () => {
        await sendWebhook();
        await sendWebhook();
        const path = `/orders/${placed?.order.number}`;
        const now = await host.ask<Placed>('GET', path, undefined, { 'x-order-key': placed?.order.key ?? '' });
        expect(now?.order).toMatchObject({ status: 'placed', payment: { status: 'paid', refunds: [] } });
        const events = now?.order.timeline.map(({ event }) => event);
        expect(events).toEqual(['awaiting-payment', 'payment-received', 'placed']);
      },
    });
    expect(deaths).toBeGreaterThan(4);
  });

  test('a host that is killed between any two statements of a delivery owes it to its seller once', async () => {
    const url = await makeDatabase();
    const host = new MortalHost(url);
    const open = () => openDatabase({ url: url ?? readConfig({ DATA_DIR: host.dataDir }).databaseUrl });
    await host.start();
    const seller = { businessName: 'Green Garden', contactName: 'Anil', phone: '9876500001', email: 'a@b.example' };
    const made = await host.ask<{ token: string }>('POST', '/sellers', { ...seller, password: 'a long password' });
    await host.kill();
    const before = await open();
    await before.write((db) => db.updateTable('sellers').set({ status: 'approved', seller_id: 'garden' }).execute());
    await before.close();
    const shipments: string[] = [];
    const step = (name: string) => {
      const body = name === 'dispatch' ? { courier: 'Post', trackingNumber: 'HP-1' } : {};
      const headers = { authorization: `Bearer ${made?.token}` };
      return host.ask('POST', `/seller/shipments/${shipments.at(-1)}/${name}`, body, headers);
    };
    const deaths = await killEverywhere(host, {
      begin: async () => {
        const placed = await place(host, randomUUID());
        shipments.push(placed?.order.shipments[0]?.id ?? '');
        for (const name of ['accept', 'pack', 'dispatch']) await step(name);
      },
      request: () => step('deliver'),
      retry: async () => {
        await step('deliver');
        await step('deliver');
      },
    });
    expect(deaths).toBeGreaterThan(4);
    await host.kill();
    const database = await open();
    const postings = await database.read.selectFrom('seller_postings').selectAll().execute();
    const entries = await database.read.selectFrom('seller_entries').selectAll().execute();
    await database.close();
    expect(postings.map(({ cause }) => cause).sort()).toEqual(shipments.map((id) => `sale:${id}`).sort());
    expect(new Set(postings.map(({ payable_minor: minor }) => minor)).size).toBe(1);
    expect(entries.length % postings.length).toBe(0);
  });

  test('a host that is killed under many orders at once loses none that was acknowledged', async () => {
    const url = await makeDatabase();
    const host = new MortalHost(url);
    const acknowledged = new Map<string, string>();
    const unanswered: string[] = [];
    for (const wait of [40, 120]) {
      await host.start();
      const shoppers = Array.from({ length: 8 }, async () => {
        while (host.isAlive) {
          const key = randomUUID();
          const answer = await place(host, key);
          if (answer) acknowledged.set(key, answer.order.number);
          else unanswered.push(key);
        }
      });
      await new Promise((done) => setTimeout(done, wait));
      await host.kill();
      await Promise.all(shoppers);
    }
    await host.start();
    for (const key of unanswered) {
      const answer = await place(host, key);
      if (answer) acknowledged.set(key, answer.order.number);
    }
    expect(acknowledged.size).toBeGreaterThan(8);
    await host.kill();
    const database = await openDatabase({ url: url ?? readConfig({ DATA_DIR: host.dataDir }).databaseUrl });
    const rows = await database.read.selectFrom('orders').select('number').execute();
    await database.close();
    expect(rows.map(({ number }) => number).sort()).toEqual([...acknowledged.values()].sort());
  });
}
