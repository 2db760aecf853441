import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import * as parts from '../../catalog/shop-in-a-folder.ts';
import { orderOf } from '../support/client.ts';
import { runOperator } from '../support/operator.ts';
import type { OpenHost, TestHost } from '../support/host.ts';
import { writeTestShop } from '../support/shop.ts';

/** A shop in which a phone that had nothing yet may have two cash orders under way, of ₹1,500 together. */
const cautious = () =>
  writeTestShop({
    'markets/in.json': parts.market({
      delivery: { fee: 0, cashOnDeliveryFee: 0, days: [3, 6], daysMean: 'delivery' },
      cashOnDelivery: { openOrders: 2, openAmount: 1500, ordersPerAddress: 3 },
    }),
  });
const leaf = [{ sku: 'LEAF', quantity: 1 }];
const cup = [{ sku: 'CUP', quantity: 1 }];
const openCautious = (open: OpenHost) => open({ catalog: cautious(), environment: { RATE_LIMITS: '' } });
const withPhone = (phone: string) => ({ contact: { name: 'Asha Devi', phone } });

/** Takes an order to its door. */
export async function deliver(host: TestHost, number: string): Promise<void> {
  await runOperator(host, `orders accept ${number}`);
  await runOperator(host, `orders pack ${number}`);
  await runOperator(host, `orders dispatch ${number}`, { courier: 'Hill Post', tracking: 'HP-1' });
  await runOperator(host, `orders deliver ${number}`);
}

export function testCashRules(open: OpenHost): void {
  describe('cash to a phone that nothing was delivered to', () => {
    test('is limited to a number of orders, until one has arrived; paying online is not', async () => {
      const host = await openCautious(open);
      const { client } = host;
      const first = await client.place({ lines: leaf });
      await client.place({ lines: leaf });
      const { answer } = await client.place({ lines: leaf });
      expect(answer.error).toMatchObject({
        code: 422,
        fields: {
          payment:
            'This phone number has 2 cash orders open already, and has received none from us before. Please pay this one online.',
        },
      });
      expect((await client.place({ lines: leaf, payment: 'online' })).order.status).toBe('awaiting-payment');
      await deliver(host, first.order.number);
      expect((await client.place({ lines: leaf })).order.status).toBe('placed');
    });

    test('is placed once for a key that comes eight times at once, which counts once against the limits', async () => {
      const host = await openCautious(open);
      const key = randomUUID();
      const wanted = orderOf({ lines: leaf, ...withPhone('98111 00000') });
      const { amounts } = (await host.client.post('/quote', wanted)).data.quote;
      const request = { ...wanted, expectedTotalMinor: amounts.totalMinor };
      const answers = await Promise.all(Array.from({ length: 8 }, () => host.client.post('/orders', request, { key })));
      const [first] = answers;
      expect(first?.data.order.number).toBeTruthy();
      expect(answers.map(({ data, error }) => error ?? data.order)).toEqual(Array(8).fill(first?.data.order));
      // Neighbours at the same address.
      for (const phone of ['98222 00000', '98333 00000'])
        expect((await host.client.place({ lines: leaf, ...withPhone(phone) })).order.status).toBe('placed');
    });

    test('is limited to an amount, also for an order that changes from online to cash', async () => {
      const { client } = await openCautious(open);
      await client.place({ lines: cup });
      const refusal = {
        code: 422,
        fields: { payment: expect.stringContaining('cash on delivery is limited to ₹1,500') },
      };
      expect((await client.place({ lines: cup })).answer.error).toMatchObject(refusal);
      const online = await client.place({ lines: cup, payment: 'online' });
      const path = `/orders/${online.order.number}/pay-cash`;
      expect((await client.post(path, { expectedTotalMinor: 100000 }, online.own)).error).toMatchObject(refusal);
      expect((await client.read(online)).status).toBe('awaiting-payment');
    });

    test('is limited by the address that it goes to, however it is typed and whatever the phone', async () => {
      const { client } = await openCautious(open);
      const place = (i: number, line1: string) =>
        client.place({
          lines: leaf,
          ...withPhone(`98765 4000${i}`),
          address: { ...orderOf().address, line1 },
        });
      for (const i of [1, 2, 3]) expect((await place(i, ' 12, MANGO  Lane')).order.status).toBe('placed');
      expect((await place(4, '12 Mango Lane.')).answer.error?.fields?.['payment']).toContain('to this address today');
      expect((await place(4, '13 Mango Lane')).order.status).toBe('placed');
    });

    test('is limited for orders that come at once', async () => {
      const { client } = await openCautious(open);
      const request = orderOf({ lines: leaf, expectedTotalMinor: 9000 });
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => client.post('/orders', request, { key: randomUUID() })),
      );
      expect(answers.filter(({ code }) => code === undefined)).toHaveLength(2);
    });

    test('is not limited where the market sets no rule', async () => {
      const { client } = await open({ environment: { RATE_LIMITS: '' } });
      for (let i = 0; i < 7; i++) expect((await client.place({ lines: cup })).order.status).toBe('placed');
    });
  });

  describe('a mail that anybody can cause', () => {
    test('names nobody who could be an address, and repeats nothing that a shopper typed', async () => {
      const { client, mails } = await open();
      const name = 'Visit evil.example/x now';
      const contact = { name, phone: '98765 43210', email: 'victim@mail.example' };
      const placed = await client.place({ contact });
      await client.post(`/orders/${placed.order.number}/cancel`, { reason: 'Pay at evil.example' }, placed.own);
      const complaint = { name, email: 'victim@mail.example', text: 'Look at evil.example, it is fun.' };
      await client.post('/complaints', complaint, { key: randomUUID() });
      const all = await mails();
      expect(all).toHaveLength(3);
      for (const { head, text } of all) {
        expect(text).toMatch(/^Hello,\n/);
        expect(head + text).not.toContain('evil');
      }
    });

    test('comes to one address a number of times in a day, and orders are placed all the same', async () => {
      const { client, mails, clock } = await open({ environment: { RATE_LIMITS: 'message-recipient=3/86400' } });
      const place = async (email: string) => {
        const placed = await client.place({ contact: { name: 'Asha Devi', phone: '98765 43210', email } });
        expect(placed.order.status).toBe('placed');
      };
      for (const email of ['v@mail.example', 'V@mail.example', 'v+1@mail.example', 'v+2@mail.example'])
        await place(email);
      await client.post('/newsletter', { email: 'v@mail.example' });
      expect(await mails()).toHaveLength(3);
      await place('other@mail.example');
      clock.now += 86_400_001;
      await place('v@mail.example');
      expect((await mails()).map(({ to }) => to).slice(3)).toEqual(['other@mail.example', 'v@mail.example']);
    });
  });
}
