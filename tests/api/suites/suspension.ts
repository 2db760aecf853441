import { describe, expect, test } from 'vitest';
import { orderOf, PASSWORD } from '../support/client.ts';
import { runOperator } from '../support/operator.ts';
import type { OpenHost } from '../support/host.ts';
import { signUpSeller } from './sellers.ts';

const SELLER = 'anil@garden.example';

export function testSuspension(open: OpenHost): void {
  describe('a suspended seller', () => {
    test('is logged out at once, is told why, and is let in again when reinstated', async () => {
      const host = await open();
      const { client } = host;
      const token = await signUpSeller(host);
      await runOperator(host, `sellers suspend ${SELLER}`, { reason: 'Orders are not sent.' });
      expect((await client.get('/seller/shipments', { token })).status).toBe(401);
      const again = (await client.post('/sellers/sign-in', { login: SELLER, password: PASSWORD })).data.token;
      expect((await client.get('/seller/shipments', { token: again })).error).toEqual({
        code: 403,
        message: 'This shop is suspended: Orders are not sent.',
      });
      const { application } = (await client.get('/seller/application', { token: again })).data;
      expect(application).toMatchObject({ status: 'suspended', reason: 'Orders are not sent.' });
      expect((await host.mails()).at(-1)).toMatchObject({ to: SELLER, text: expect.stringContaining('not sent.') });
      await runOperator(host, `sellers reinstate ${SELLER}`);
      expect((await client.get('/seller/shipments', { token: again })).data.shipments).toEqual([]);
      expect((await host.mails()).at(-1)?.text).toContain('open again');
      await expect(runOperator(host, `sellers reinstate ${SELLER}`)).rejects.toThrow('is not suspended');
    });

    test('sells nothing new, and the rest of the shop goes on', async () => {
      const host = await open();
      const { client } = host;
      await signUpSeller(host);
      const lines = [
        { sku: 'LEAF', quantity: 1 },
        { sku: 'CUP', quantity: 1 },
      ];
      const states = async () =>
        (await client.post('/quote', orderOf({ lines }))).data.quote.lines.map(({ state }) => state);
      const listed = async () => (await client.get('/stock')).data.soldOut.map(({ sku }) => sku).sort();
      await runOperator(host, `sellers suspend ${SELLER}`, { reason: 'x' });
      expect(await states()).toEqual(['sold-out', 'ok']);
      await expect.poll(listed).toEqual(['GONE', 'LEAF', 'TUNIC']);
      expect((await client.place({ lines })).answer.error).toMatchObject({ code: 409, quote: { isComplete: false } });
      await runOperator(host, `sellers reinstate ${SELLER}`);
      expect(await states()).toEqual(['ok', 'ok']);
      await expect.poll(listed).toEqual([]);
    });

    test('leaves the orders under way to the operator, who sends them', async () => {
      const host = await open();
      await signUpSeller(host);
      const placed = await host.client.place();
      const { number } = placed.order;
      expect(await runOperator(host, 'orders')).toBe('Nothing.');
      expect(await runOperator(host, `sellers suspend ${SELLER}`, { reason: 'x' })).toContain(
        '1 open order is yours now',
      );
      expect(await runOperator(host, 'orders')).toMatch(new RegExp(`${number}.*garden +suspended +placed`));
      await runOperator(host, `orders accept ${number}`);
      await runOperator(host, `orders pack ${number}`);
      await expect(runOperator(host, `orders dispatch ${number}`)).rejects.toThrow('--courier is missing');
      await runOperator(host, `orders dispatch ${number}`, { courier: 'Hill Post', tracking: 'HP-1' });
      await expect(runOperator(host, `orders pack ${number}`)).rejects.toThrow(
        'ready for this step. They are: Dispatched.',
      );
      await runOperator(host, `orders deliver ${number}`);
      expect(await host.client.read(placed)).toMatchObject({ status: 'delivered', payment: { status: 'paid' } });
      expect(await runOperator(host, 'orders')).toBe('Nothing.');
    });

    test('can have a shop that nobody has signed up for: its orders are the operator’s from the start', async () => {
      const host = await open();
      const { order } = await host.client.place();
      expect(await runOperator(host, 'orders')).toMatch(new RegExp(`${order.number}.*garden +none +placed`));
    });
  });
}
