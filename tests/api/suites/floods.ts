import { describe, expect, test } from 'vitest';
import { enqueueAsked } from '../../../src/api/ground/outbox/asked.ts';
import { isAsked, MESSAGE_KINDS } from '../../../src/api/ground/outbox/message-kinds.ts';
import { enqueue, type Message } from '../../../src/api/ground/outbox/outbox.ts';
import { describeWait } from '../../../src/api/ground/http/answer.ts';
import { inLanguage } from '../../../src/messages/language.ts';
import { PASSWORD } from '../support/client.ts';
import type { OpenHost, TestHost } from '../support/host.ts';
import { readTexts } from '../support/phone-texts.ts';

/** The figures that these tests print stand in src/api/docs/promises.md. */

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const limited = (open: OpenHost, limits = '') => open({ environment: { TRUST_PROXY: '1', RATE_LIMITS: limits } });
const CARRIER = '198.51.100.77';
const NEW_NETWORK = '192.0.2.200';
const PHONE = '98765 43210';
const BROWSER = '3f1d9a52-8f0c-4d27-9c1e-0b6f5a7e2d11';
const NEW_PHONE = '7a1d9a52-8f0c-4d27-9c1e-0b6f5a7e2d22';
const ATTACKERS = Array.from({ length: 8 }, (_, number) => `198.51.100.${number + 1}`);

const registerAt = (host: TestHost, name: string, address: string, more: object = {}) =>
  host.client.post(
    '/register',
    { username: name, email: `${name}@mail.example`, password: PASSWORD, ...more },
    from(address),
  );

/** The token of the newest link in a mail to an address. */
async function readLink({ mails }: TestHost, to: string): Promise<string | undefined> {
  const sent = (await mails()).filter((mail) => mail.to === to && /#token=/.test(mail.text));
  return /#token=([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1];
}

const confirmEmail = async (host: TestHost, name: string) =>
  host.client.post('/account/email/confirm', { token: await readLink(host, `${name}@mail.example`) });

/** Gets in by the link for a new password, from a phone and a network that nobody has seen. */
async function enterByLink(host: TestHost, name: string, address: string, device: string) {
  const asked = await host.client.post('/password-reset', { login: name }, from(address));
  const token = await readLink(host, `${name}@mail.example`);
  const password = 'four green cups';
  const chosen = await host.client.post('/password-reset/confirm', { token, password, device }, from(address));
  const entered = await host.client.post('/login', { phoneno: name, password, device }, from(address));
  return { asked: asked.code, chosen: chosen.code, token: entered.data?.token as string | undefined };
}

export function testFloods(open: OpenHost): void {
  describe('a message that anybody can ask for', () => {
    const asked = MESSAGE_KINDS.filter(isAsked);
    const mail = (kind: (typeof asked)[number], to: string): Message => ({
      kind,
      recipient: to,
      subject: 'Subject',
      body: 'Body',
    });
    const text = (kind: (typeof asked)[number], to: string): Message => ({
      kind,
      recipient: to,
      channel: 'sms',
      body: 'Body',
      values: [],
      language: null,
    });

    test.each(asked)('about %s goes through the limiter alone', async (kind) => {
      const { host } = await open();
      const send = host.database.write((db) => enqueue(db, mail(kind, 'asha@mail.example'), 0));
      await expect(send).rejects.toThrow('enqueueAsked');
    });

    test.each(asked)('about %s counts by address, by account and by target, by mail as on the phone', async (kind) => {
      const limits = 'message-address=2/60 phone-address=2/60 message-account=2/60 message-recipient=2/60';
      const { host } = await limited(open, limits);
      const { services } = host;
      const send = (message: Message, cause: Parameters<typeof enqueueAsked>[3]) =>
        services.database.write((db) => enqueueAsked(services, db, message, cause));
      for (const [write, name] of [
        [mail, 'mail'],
        [text, 'text'],
      ] as const) {
        const results: Record<string, boolean[]> = { address: [], account: [], target: [] };
        for (let i = 0; i < 3; i++) {
          const byAddress = await send(write(kind, `${name}${i}`), { address: `one ${name}` });
          const byAccount = await send(write(kind, `${name}b${i}`), { address: `${name}${i}`, account: `one ${name}` });
          const byTarget = await send(write(kind, `${name}c`), { address: `t${name}${i}` });
          results['address']?.push(byAddress === undefined);
          results['account']?.push(byAccount === undefined);
          results['target']?.push(byTarget === undefined);
        }
        const stopped = [true, true, false];
        expect(results).toEqual({ address: stopped, account: stopped, target: stopped });
      }
    });

    test('alarms beyond the daily sum of the shop, and is sent all the same', async () => {
      const { host } = await limited(open, 'sum-phone=2/86400');
      const { services } = host;
      for (let i = 0; i < 3; i++) {
        const sent = await services.database.write((db) =>
          enqueueAsked(services, db, text('order-placed', `+9198765000${i}`), { address: `address ${i}` }),
        );
        expect(sent).toBeUndefined();
      }
      expect(await host.metrics.write()).toContain('haat_queue_length{queue="messageSumsExceeded"} 1');
    });
  });

  describe('codes to numbers that nobody has proven', () => {
    const ask = (host: TestHost, token: string, address: string) =>
      host.client.post('/account/phone/code', {}, { token, ...from(address) });
    const nameNumber = (host: TestHost, token: string, phone: string) =>
      host.client.post('/account/phone', { phone, password: PASSWORD }, { token });

    test('cost the shop a few messages, however many accounts of an address ask for however many numbers', async () => {
      const host = await limited(open);
      const tokens = [];
      for (let i = 0; i < 12; i++) tokens.push((await registerAt(host, `stranger${i}`, CARRIER)).data.token);
      for (const [number, token] of tokens.entries())
        for (let i = 0; i < 5; i++) {
          await nameNumber(host, token, `98765 ${String(number * 10 + i).padStart(5, '0')}`);
          await ask(host, token, CARRIER);
        }
      await host.mails();
      expect(readTexts(host)).toHaveLength(20);

      // A neighbour at that address whose e-mail address is confirmed is sent one.
      const own = (await registerAt(host, 'asha', CARRIER, { phone: PHONE })).data.token;
      const refused = await ask(host, own, CARRIER);
      expect([refused.code, refused.error?.message]).toEqual([
        429,
        'Too many codes went to this number or from your network, perhaps at the request of others. Confirm your e-mail address first, then ask again: that works at once. Otherwise it works in 60 minutes.',
      ]);
      await confirmEmail(host, 'asha');
      expect((await ask(host, own, CARRIER)).code).toBeUndefined();
    });

    test('that strangers ask for do not keep the owner of the number from confirming it', async () => {
      const host = await limited(open);
      for (let i = 0; i < 6; i++) {
        const { token } = (await registerAt(host, `stranger${i}`, `198.51.100.${i}`, { phone: PHONE })).data;
        for (let count = 0; count < 5; count++) await ask(host, token, `198.51.100.${i}`);
      }
      await host.mails();
      const bothered = readTexts(host).length;
      expect(bothered).toBe(6);
      const own = (await registerAt(host, 'asha', NEW_NETWORK, { phone: PHONE })).data.token;
      await confirmEmail(host, 'asha');
      const { request } = (await ask(host, own, NEW_NETWORK)).data;
      await host.mails();
      const code = /Your code is (\d{6})/.exec(readTexts(host).at(-1) ?? '')?.[1];
      const confirmed = await host.client.post('/account/phone/confirm', { request, code }, { token: own });
      expect(confirmed.data).toEqual({});
    });
  });

  test('eight addresses that try password, code and new password shut out no owner on a new phone', async () => {
    const host = await limited(open);
    await registerAt(host, 'asha', '203.0.113.7', { phone: PHONE, device: BROWSER });
    let requests = 0;
    for (const address of ATTACKERS) {
      for (let i = 0; i < 10; i++) {
        await host.client.post('/login', { phoneno: 'asha', password: 'wrong' }, from(address));
        await host.client.post('/login/code', { phone: PHONE }, from(address));
        await host.client.post('/password-reset', { login: 'asha' }, from(address));
        requests += 3;
      }
    }
    const password = await host.client.post('/login', { phoneno: 'asha', password: PASSWORD }, from(NEW_NETWORK));
    expect(password.error).toMatchObject({
      code: 429,
      message:
        'Too many wrong tries. Try again in 60 minutes. You can get in at once with a link by e-mail: ask for a new password.',
    });
    const sent = (await host.mails()).filter(({ subject }) => subject.includes('reset your password')).length;
    expect(sent).toBe(12);
    const entered = await enterByLink(host, 'asha', NEW_NETWORK, NEW_PHONE);
    expect(entered).toEqual({ asked: undefined, chosen: undefined, token: expect.any(String) });
    // The attackers go on, and she comes back from another network with the same phone.
    for (const address of ATTACKERS)
      for (let i = 0; i < 10; i++)
        await host.client.post('/login', { phoneno: 'asha', password: 'wrong' }, from(address));
    const again = { phoneno: 'asha', password: 'four green cups', device: NEW_PHONE };
    expect((await host.client.post('/login', again, from('192.0.2.201'))).code).toBeUndefined();
    console.info(`${requests} requests of 8 addresses: ${sent} mails to the owner, who is in after 0 minutes`);
  });

  test('a link in the mailbox works at any time of such an attack', async () => {
    const host = await limited(open);
    await registerAt(host, 'asha', '203.0.113.7');
    for (let minute = 0; minute < 150; minute += 10) {
      for (const address of ATTACKERS) await host.client.post('/password-reset', { login: 'asha' }, from(address));
      await host.client.post('/password-reset', { login: 'asha' }, from(`192.0.2.${minute}`));
      await host.mails();
      const good = await host.host.database.read
        .selectFrom('password_resets')
        .select('expires_at')
        .where('expires_at', '>=', host.clock.now + 20 * 60_000)
        .execute();
      expect(good.length).toBeGreaterThan(0);
      host.clock.now += 600_000;
    }
    const mails = (await host.mails()).filter(({ subject }) => subject.includes('reset your password')).length;
    expect(mails).toBeLessThanOrEqual(40);
    // Where the limit is reached, the mail that is sent all the same is not said to be dropped.
    expect(host.logged()).not.toContain('message not sent');
  });

  test('one phone that floods an address leaves its neighbours all they need', async () => {
    const host = await limited(open);
    const { order } = await host.client.place();
    await registerAt(host, 'asha', '203.0.113.7', { phone: PHONE });
    let requests = 0;
    const flood = async (path: string, body: (i: number) => object, times: number) => {
      for (let i = 0; i < times; i++)
        await host.client.post(path, body(i), { key: crypto.randomUUID(), ...from(CARRIER) });
      requests += times;
    };
    const contact = { name: 'Ravi', text: 'Where is it?' };
    await flood('/login', (i) => ({ phoneno: `nobody${i}`, password: 'wrong' }), 310);
    await flood('/login/code', (i) => ({ phone: `98765 ${String(i).padStart(5, '0')}` }), 130);
    await flood('/login/code/confirm', () => ({ request: 'x', code: '1' }), 310);
    await flood('/password-reset', (i) => ({ login: `nobody${i}` }), 130);
    await flood('/orders/track', (i) => ({ number: `A${i}`, phone: '1' }), 610);
    await flood('/newsletter', (i) => ({ email: `stranger${i}@mail.example` }), 130);
    await flood('/complaints', (i) => ({ ...contact, email: `stranger${i}@mail.example` }), 130);
    await flood('/register', () => ({ username: 'x', email: 'x', password: 'y' }), 130);

    const { client } = host;
    const here = from(CARRIER);
    const codes: Record<string, number | undefined> = {
      'a code': (await client.post('/login/code', { phone: PHONE }, here)).code,
      'an order by its number': (await client.post('/orders/track', { number: order.number, phone: PHONE }, here)).code,
      'a new account': (await registerAt(host, 'meera', CARRIER, { device: BROWSER })).code,
      newsletter: (await client.post('/newsletter', { email: 'asha@mail.example' }, here)).code,
      'a complaint': (
        await client.post(
          '/complaints',
          { ...contact, email: 'asha@mail.example' },
          { key: crypto.randomUUID(), ...here },
        )
      ).code,
      'an order': (await client.place({}, here)).answer.code,
    };
    expect(codes).toEqual(Object.fromEntries(Object.keys(codes).map((name) => [name, undefined])));
    const entered = await enterByLink(host, 'asha', CARRIER, NEW_PHONE);
    expect(entered).toEqual({ asked: undefined, chosen: undefined, token: expect.any(String) });
    console.info(`${requests} requests of one phone: its neighbours do ${Object.keys(codes).length + 1} of 7 things`);
  });

  test.each([
    ['en', 'in 1 minute', 'in 25 minutes', 'in 3 hours'],
    ['hi', '1 मिनट बाद', '25 मिनट बाद', '3 घंटे बाद'],
    ['ta', '1 நிமிடத்தில்', '25 நிமிடங்களில்', '3 மணி நேரத்தில்'],
    ['ar', 'بعد دقيقة واحدة', 'بعد 25 دقيقة', 'بعد 3 ساعات'],
  ])('the wait is said in the words of %s', (language, ...words) => {
    expect(inLanguage(language, () => [20, 1_500, 10_000].map((seconds) => describeWait(seconds)))).toEqual(words);
  });
}
