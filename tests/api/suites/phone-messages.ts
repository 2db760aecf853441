import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sendAll } from '../support/send-all.ts';
import { findPort } from '../support/api-process.ts';
import { gupshup, meta, startGateway } from '../support/gateway.ts';
import { DAY_MS, type OpenHost, type TestHost } from '../support/host.ts';
import { runOperator } from '../support/operator.ts';
import { readTexts, SMS, WHATSAPP } from '../support/phone-texts.ts';
import { signUpSeller } from './sellers.ts';

const MINUTE_MS = 60_000;
const guest = { contact: { name: 'Asha Devi', phone: '098765 43210' } };

const run = async ({ host }: TestHost) => {
  while ((await host.workers.run()) > 0);
};
const readRow = async ({ host }: TestHost) =>
  host.database.read
    .selectFrom('outbox')
    .select(['channel', 'failure', 'send_at', 'sent_at', 'recipient', 'body', 'params'])
    .where('kind', '=', 'order-placed')
    .executeTakeFirstOrThrow();

export function testPhoneMessages(open: OpenHost): void {
  describe('a guest without an email address', () => {
    test('is told in the folder of a host that has no mail server', async () => {
      const host = await open();
      const { order } = await host.client.place(guest);
      await run(host);
      expect(readTexts(host)).toEqual([
        `To: +919876543210\nText: order-placed\n\nOrder ${order.number}: thank you, we have received it. Total: Rs 260. See it: ${host.host.services.siteUrl()}/order?number=${order.number} - Hill Shop\n`,
      ]);
    });

    test('is told nothing by a host that sends mail and nothing else', async () => {
      const host = await open({ environment: { MAIL_SMTP_URL: 'smtp://127.0.0.1:9' } });
      await host.client.place(guest);
      const rows = await host.host.database.read.selectFrom('outbox').select('kind').execute();
      expect(rows.map(({ kind }) => kind)).toEqual(['seller-order']);
    });

    test('gets an SMS with the ids of its registration, and its number is in no log', async () => {
      const gateway = await startGateway(() => gupshup.taken);
      const host = await open({ environment: { ...SMS, SMS_GUPSHUP_URL: `${gateway.url}/GatewayAPI/rest` } });
      const { order } = await host.client.place(guest);
      await run(host);
      expect(gateway.asked.map(({ path }) => path)).toEqual(['/GatewayAPI/rest']);
      expect(Object.fromEntries(new URLSearchParams(gateway.asked[0]?.body))).toEqual({
        method: 'SendMessage',
        v: '1.1',
        auth_scheme: 'plain',
        format: 'json',
        userid: '2000190000',
        password: 'secret word',
        send_to: '919876543210',
        msg: expect.stringContaining(`Order ${order.number}: thank you`),
        msg_type: 'TEXT',
        mask: 'HILLIN',
        principalEntityId: '1101000000000000001',
        dltTemplateId: '1107160000000000001',
      });
      expect(await readRow(host)).toMatchObject({ sent_at: host.clock.now, recipient: '', body: '', params: null });
      await run(host);
      expect(gateway.asked).toHaveLength(1);
      expect(host.logged()).not.toContain('9876543210');
    });

    test('gets a WhatsApp template with its values, by the Cloud API', async () => {
      const gateway = await startGateway(() => meta.taken);
      const host = await open({ environment: { ...WHATSAPP, WHATSAPP_URL: gateway.url } });
      const { order } = await host.client.place(guest);
      await run(host);
      const [asked] = gateway.asked;
      expect([asked?.path, asked?.headers.authorization]).toEqual([
        '/v23.0/106540352242922/messages',
        'Bearer EAAtoken',
      ]);
      expect(JSON.parse(asked?.body ?? '')).toEqual({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: '919876543210',
        type: 'template',
        template: {
          name: 'hill_order_received',
          language: { code: 'en' },
          components: [
            {
              type: 'body',
              parameters: [order.number, 'Rs 260', expect.stringContaining('/order?number=')].map((text) => ({
                type: 'text',
                text,
              })),
            },
          ],
        },
        biz_opaque_callback_data: expect.stringMatching(/^[\da-f-]{36}$/),
      });
    });

    test('whose number is not on WhatsApp gets an SMS', async () => {
      const sms = await startGateway(() => gupshup.taken);
      const whatsapp = await startGateway(() => meta.refused(131026));
      const environment = { ...SMS, ...WHATSAPP, SMS_GUPSHUP_URL: sms.url, WHATSAPP_URL: whatsapp.url };
      const host = await open({ environment });
      await host.client.place(guest);
      await run(host);
      expect([whatsapp.asked.length, sms.asked.length]).toEqual([1, 1]);
      expect(await readRow(host)).toMatchObject({ channel: 'sms', sent_at: host.clock.now });
    });
  });

  describe('a message to a phone', () => {
    test.each([
      ['a gateway that is not there', 'off'],
      ['a gateway that is busy', 'busy'],
    ])('is tried again later after %s, and sent once', async (_what, how) => {
      const gateway = await startGateway(() => gupshup.refused('100'));
      const url = how === 'off' ? `http://127.0.0.1:${await findPort()}` : gateway.url;
      const host = await open({ environment: { ...SMS, SMS_GUPSHUP_URL: url } });
      await host.client.place(guest);
      await run(host);
      const first = await readRow(host);
      expect(first).toMatchObject({ sent_at: null, send_at: host.clock.now + 10_000 });
      expect(first.failure).toMatch(how === 'off' ? /ECONNREFUSED/ : /gupshup-100/);
      if (how === 'off') return;
      gateway.answer = () => gupshup.taken;
      host.clock.now += 10_000;
      await run(host);
      await run(host);
      expect(gateway.asked).toHaveLength(2);
      expect((await readRow(host)).sent_at).toBe(host.clock.now);
    });

    test('that would be refused again is given up at once, and the operator can send it again', async () => {
      const gateway = await startGateway(() => gupshup.refused('105'));
      const host = await open({ environment: { ...SMS, SMS_GUPSHUP_URL: gateway.url } });
      await host.client.place(guest);
      await run(host);
      const list = await runOperator(host, 'messages list');
      expect(list).toMatch(/sms\s+order-placed\s+1\s+gupshup-105/);
      expect(list).not.toContain('98765');
      gateway.answer = () => gupshup.taken;
      const id = list.split('\n')[1]?.split(' ')[0] ?? '';
      expect(await runOperator(host, `messages retry ${id}`)).toContain('1 message is sent again');
      await run(host);
      expect(await runOperator(host, 'messages list')).toBe('Nothing.');
      expect(gateway.asked).toHaveLength(2);
      await expect(runOperator(host, 'messages retry all')).rejects.toThrow('no such message');
      expect(await runOperator(host, 'audit')).toContain('messages-retried');
    });

    test('that the gateway may have taken is not sent twice, but shown to the operator', async () => {
      const gateway = await startGateway(() => 'cut');
      const host = await open({ environment: { ...SMS, SMS_GUPSHUP_URL: gateway.url } });
      await host.client.place(guest);
      await run(host);
      host.clock.now += DAY_MS;
      await run(host);
      expect(gateway.asked).toHaveLength(1);
      expect(await runOperator(host, 'messages list')).toContain('order-placed');
    });

    test('whose host was killed between sending and noting is not sent twice, but shown to the operator', async () => {
      const host = await open();
      const other = await host.another();
      await host.client.place(guest);
      let handed = 0;
      let end = () => {};
      const killed = new Promise<void>((done) => {
        end = done;
      });
      const mail = async () => {};
      const sms = async () => {
        handed++;
        await killed;
      };
      const going = new AbortController().signal;
      const sending = sendAll(host.host.services, { mail, sms }, going, 1_000_000);
      await expect.poll(() => handed).toBe(1);
      other.clock.now += 3 * MINUTE_MS;
      await sendAll(other.host.services, { mail, sms }, going);
      await sendAll(other.host.services, { mail, sms }, going);
      expect(handed).toBe(1);
      expect(await readRow(host)).toMatchObject({ send_at: null, sent_at: null, failure: 'unknown' });
      expect(await runOperator(host, 'messages list')).toContain('unknown');
      // What it would say now does not count any more.
      end();
      await sending;
      expect((await readRow(host)).sent_at).toBeNull();
    });

    test('that can wait is not sent at night', async () => {
      const host = await open();
      const seller = await signUpSeller(host);
      const { order } = await host.client.place(guest);
      await run(host);
      // 10 pm in India.
      host.clock.now += 9 * 60 * MINUTE_MS;
      await host.client.post(`/seller/shipments/${order.shipments[0]?.id}/accept`, {}, { token: seller });
      await run(host);
      expect(readTexts(host)).toHaveLength(1);
      host.clock.now += 12 * 60 * MINUTE_MS - 1;
      await run(host);
      expect(readTexts(host)).toHaveLength(1);
      host.clock.now += 1;
      await run(host);
      expect(readTexts(host)[1]).toContain('has accepted it');
    });

    test('is not sent to a phone whose owner stopped them, until they are allowed again', async () => {
      const host = await open();
      expect(await runOperator(host, 'messages stop 9876543210')).toContain('No more messages');
      await host.client.place(guest);
      await run(host);
      expect(readTexts(host)).toEqual([]);
      await runOperator(host, 'messages allow 9876543210');
      await host.client.place(guest);
      await run(host);
      expect(readTexts(host)).toHaveLength(1);
      await expect(runOperator(host, 'messages allow 9876543210')).rejects.toThrow('were not stopped');
    });
  });

  describe('a report of WhatsApp', () => {
    const environment = {
      ...WHATSAPP,
      WHATSAPP_APP_SECRET: 'app secret',
      WHATSAPP_VERIFY_TOKEN: 'a word that nobody guesses',
    };
    const say = (host: TestHost, text: string, secret = 'app secret', at = host.clock.now) => {
      const value = {
        messaging_product: 'whatsapp',
        messages: [
          { from: '919876543210', timestamp: String(Math.floor(at / 1000)), type: 'text', text: { body: text } },
        ],
      };
      return send(host, { entry: [{ id: '1', changes: [{ field: 'messages', value }] }] }, secret);
    };
    const send = (host: TestHost, report: object, secret = 'app secret') => {
      const raw = JSON.stringify({ object: 'whatsapp_business_account', ...report });
      const signature = createHmac('sha256', secret).update(raw).digest('hex');
      return host.client.call('POST', '/messages/whatsapp', undefined, {
        raw,
        headers: { 'x-hub-signature-256': `sha256=${signature}` },
      });
    };

    test('stops messages with STOP and allows them with START, if it is signed', async () => {
      const gateway = await startGateway(() => meta.taken);
      const host = await open({ environment: { ...environment, WHATSAPP_URL: gateway.url } });
      const count = async () => {
        await host.client.place(guest);
        await run(host);
        return gateway.asked.length;
      };
      expect((await say(host, 'Stop', 'another')).status).toBe(401);
      expect(await count()).toBe(1);
      expect((await say(host, 'Stop please do tell me more')).status).toBe(200);
      expect(await count()).toBe(2);
      expect((await say(host, ' STOP. ')).status).toBe(200);
      expect(await count()).toBe(2);
      host.clock.now += 1_000;
      await say(host, 'start');
      expect(await count()).toBe(3);
    });

    test('counts in the order in which it was written, so that an old one that is sent again changes nothing', async () => {
      const gateway = await startGateway(() => meta.taken);
      const host = await open({ environment: { ...environment, WHATSAPP_URL: gateway.url } });
      const isTold = async () => {
        const before = gateway.asked.length;
        await host.client.place(guest);
        await run(host);
        return gateway.asked.length > before;
      };
      const first = host.clock.now;
      await say(host, 'stop', 'app secret', first);
      await say(host, 'start', 'app secret', first + 60_000);
      await say(host, 'stop', 'app secret', first);
      expect(await isTold()).toBe(true);
      await say(host, 'stop', 'app secret', first + 120_000);
      await say(host, 'start', 'app secret', first + 60_000);
      expect(await isTold()).toBe(false);
    });

    test('says that a message arrived whose host was killed, so that nobody sends it again', async () => {
      const gateway = await startGateway(() => 'cut');
      const host = await open({ environment: { ...environment, WHATSAPP_URL: gateway.url } });
      await host.client.place(guest);
      await run(host);
      const list = await runOperator(host, 'messages list');
      const id = /^[\da-f-]{36}/m.exec(list)?.[0] ?? '';
      const report = async (status: string) => {
        const statuses = [{ id: 'wamid.1', status, recipient_id: '919876543210', biz_opaque_callback_data: id }];
        const value = { messaging_product: 'whatsapp', statuses };
        await send(host, { entry: [{ id: '1', changes: [{ field: 'messages', value }] }] });
      };
      await report('failed');
      expect(await runOperator(host, 'messages list')).toBe(list);
      await report('sent');
      expect(await runOperator(host, 'messages list')).toBe('Nothing.');
      expect(await readRow(host)).toMatchObject({
        sent_at: host.clock.now,
        failure: null,
        recipient: '',
        params: null,
      });
      await run(host);
      expect(gateway.asked).toHaveLength(1);
    });

    test('has an address that Meta can check', async () => {
      const host = await open({ environment });
      const ask = (token: string) =>
        host.client.get(
          `/messages/whatsapp?hub.mode=subscribe&hub.verify_token=${encodeURIComponent(token)}&hub.challenge=1158201444`,
        );
      expect(await ask('a word that nobody guesses')).toMatchObject({ status: 200, text: '1158201444' });
      expect((await ask('a guess')).status).toBe(401);
      const none = await open();
      expect((await none.client.get('/messages/whatsapp?hub.mode=subscribe&hub.verify_token=')).status).toBe(401);
    });
  });
}
