import { describe, expect, test } from 'vitest';
import type { CodeWay, TrackedOrder } from '../../../src/contract/tracking.ts';
import type { OpenHost, TestHost } from '../support/host.ts';
import { readTexts } from '../support/phone-texts.ts';

const PHONE = '98765 43210';

const ask = ({ client }: TestHost, number: string, by: CodeWay = 'mail', phone = PHONE) =>
  client.post(`/orders/${number}/code`, { phone, by });
const enter = ({ client }: TestHost, number: string, request: string, code: string) =>
  client.post(`/orders/${number}/code/confirm`, { request, code });
const codeIn = (text: string | undefined): string => /Your code is (\d{6})\./.exec(text ?? '')?.[1] ?? '';
const mailed = async (host: TestHost) =>
  codeIn((await host.mails()).filter(({ subject }) => subject.includes('your code')).at(-1)?.text);
const other = (code: string): string => (code === '000000' ? '000001' : '000000');

/** An order is shown by number and phone to read alone, and opened by its buyer with a code that goes to the address or number of the order. */
export function testOrderCodes(open: OpenHost): void {
  describe('an order by its number and phone', () => {
    test('is to read alone: no key, no name, no address but the PIN code, no goods', async () => {
      const { client } = await open();
      const { order } = await client.place();
      const answer = await client.post('/orders/track', { number: order.number, phone: '98765 43210' });
      const { shipments, timeline, ...rest } = answer.data.order as unknown as TrackedOrder;
      expect(rest).toEqual({
        ...{ number: order.number, market: 'in', placedAt: order.placedAt, status: 'placed', pinCode: '302001' },
        estimate: order.estimate,
        codeBy: ['mail', 'phone'],
      });
      expect(shipments).toEqual([
        { id: order.shipments[0]?.id, seller: { id: 'garden', name: 'Green Garden' }, status: 'placed', pieces: 2 },
      ]);
      expect(timeline).toEqual([{ at: order.placedAt, event: 'placed' }]);
    });
  });

  describe('a code that opens an order', () => {
    test('goes to its address, works once, and gives the key', async () => {
      const host = await open();
      const { order } = await host.client.place();
      const { request } = (await ask(host, order.number)).data;
      const code = await mailed(host);
      expect((await host.mails()).at(-1)?.to).toBe('asha@mail.example');
      const opened = await enter(host, order.number, request, code);
      expect(opened.data.order.key).toBe(order.key);
      const changed = await host.client.post(`/orders/${order.number}/cancel`, {}, { orderKey: opened.data.order.key });
      expect(changed.data.order.status).toBe('cancelled');
      expect((await enter(host, order.number, request, code)).code).toBe(410);
    });

    test('goes to its number, where the shop sends messages to phones', async () => {
      const host = await open();
      const { order } = await host.client.place({ contact: { name: 'Asha Devi', phone: PHONE } });
      expect((await ask(host, order.number)).code).toBe(409);
      const { request } = (await ask(host, order.number, 'phone')).data;
      await host.mails();
      const text = readTexts(host).at(-1);
      expect(text).toContain('To: +919876543210');
      expect((await enter(host, order.number, request, codeIn(text))).data.order.key).toBe(order.key);
    });

    test('is sent to nobody by a shop that can reach nobody, and the view says so', async () => {
      const host = await open({ environment: { MAIL_SMTP_URL: 'smtp://127.0.0.1:9' } });
      const { order } = await host.client.place({ contact: { name: 'Asha Devi', phone: PHONE } });
      const tracked = await host.client.post('/orders/track', { number: order.number, phone: PHONE });
      expect((tracked.data.order as unknown as TrackedOrder).codeBy).toEqual([]);
      for (const by of ['mail', 'phone'] as const)
        expect((await ask(host, order.number, by)).error).toMatchObject({
          code: 409,
          message: expect.stringContaining('no way to send a code'),
        });
    });

    test('opens it too where others at its buyer’s address have typed many wrong ones', async () => {
      const host = await open({ environment: { RATE_LIMITS: 'login-address=2/900' } });
      const { order } = await host.client.place();
      const { request } = (await ask(host, order.number)).data;
      const wrong = [];
      for (let i = 0; i < 4; i++) wrong.push((await enter(host, order.number, 'x'.repeat(24), '000000')).code);
      expect(wrong).toEqual([410, 410, 429, 429]);
      expect((await enter(host, order.number, request, await mailed(host))).data.order.key).toBe(order.key);
    });

    test('is for one order, has five tries, and is asked for with its phone', async () => {
      const host = await open();
      const [{ order }, second] = [await host.client.place(), await host.client.place()];
      expect((await ask(host, order.number, 'mail', '98765 00000')).code).toBe(404);
      const { request } = (await ask(host, order.number)).data;
      const code = await mailed(host);
      expect((await enter(host, second.order.number, request, code)).code).toBe(404);
      const again = (await ask(host, order.number)).data.request;
      const right = await mailed(host);
      const codes = [];
      for (let i = 0; i < 5; i++) codes.push((await enter(host, order.number, again, other(right))).code);
      expect([...codes, (await enter(host, order.number, again, right)).code]).toEqual([401, 401, 401, 401, 410, 410]);
    });

    test('is sent a few times, and requests to log in with the number do not use that up', async () => {
      const host = await open({
        environment: { RATE_LIMITS: 'code-recipient-address=2/3600 code-recipient-day=3/86400' },
      });
      const { order } = await host.client.place();
      for (let i = 0; i < 4; i++) await host.client.post('/login/code', { phone: PHONE });
      const codes = [];
      for (let i = 0; i < 3; i++) codes.push((await ask(host, order.number)).code);
      expect(codes).toEqual([undefined, undefined, 429]);
    });
  });
}
