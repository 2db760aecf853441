import { describe, expect, test } from 'vitest';
import { runOperator } from '../support/operator.ts';
import { PASSWORD } from '../support/client.ts';
import { meta, startGateway } from '../support/gateway.ts';
import type { OpenHost, TestHost } from '../support/host.ts';
import { readTexts, WHATSAPP } from '../support/phone-texts.ts';

const PHONE = '98765 43210';
const MINUTE_MS = 60_000;

/** The code in the newest mail to an address. */
async function readCode({ mails }: TestHost, to = 'asha@mail.example'): Promise<string> {
  const mail = (await mails()).filter((sent) => sent.to === to && sent.subject.includes('your code')).at(-1);
  return /Your code is (\d{6})\./.exec(mail?.text ?? '')?.[1] ?? '';
}

const registerWithPhone = ({ client }: TestHost, username: string) =>
  client.post('/register', { username, email: `${username}@mail.example`, password: PASSWORD, phone: PHONE });

const ask = async ({ client }: TestHost, phone = PHONE) => (await client.post('/login/code', { phone })).data.request;

const enter = ({ client }: TestHost, request: string, code: string) =>
  client.post('/login/code/confirm', { request, code, deviceType: 121 });

/** The code in the newest message to a phone. */
async function readText(host: TestHost): Promise<string> {
  await host.mails();
  return /Your code is (\d{6})\./.exec(readTexts(host).at(-1) ?? '')?.[1] ?? '';
}

/** A code that is not this one. */
const another = (code: string): string => (code === '000000' ? '000001' : '000000');

export function testCodeLogin(open: OpenHost): void {
  describe('a log-in by phone and one-time code', () => {
    test('takes the code of the mail, once, however it is spaced, and confirms the address that got it', async () => {
      const host = await open();
      await registerWithPhone(host, 'asha');
      const request = await ask(host, '+91-98765-43210');
      const code = await readCode(host);
      expect(code).toMatch(/^\d{6}$/);
      const { token } = (await enter(host, request, `${code.slice(0, 3)} ${code.slice(3)}`)).data;
      const { account } = (await host.client.get('/account', { token })).data;
      expect(account).toMatchObject({ username: 'asha', isEmailConfirmed: true, isPhoneConfirmed: false });
      expect((await enter(host, request, code)).code).toBe(410);
    });

    test('goes to the e-mail address by which it was asked for, also of an account without a number', async () => {
      const host = await open();
      await host.client.post('/register', { username: 'asha', email: 'asha@mail.example', password: PASSWORD });
      const { request } = (await host.client.post('/login/code', { email: ' Asha@Mail.example ' })).data;
      const mail = (await host.mails()).at(-1);
      expect(mail?.to).toContain('asha@mail.example');
      const { token } = (await enter(host, request, await readCode(host))).data;
      const { account } = (await host.client.get('/account', { token })).data;
      expect(account).toMatchObject({ username: 'asha', isEmailConfirmed: true });
      const unknown = (await host.client.post('/login/code', { email: 'nobody@mail.example' })).data;
      expect(unknown.request).toHaveLength(request.length);
    });

    test.each([[{}], [{ phone: PHONE, email: 'asha@mail.example' }], [{ email: 'asha' }]])(
      'is not asked for by %j',
      async (body) => {
        const { client } = await open();
        expect((await client.post('/login/code', body)).code).toBe(422);
      },
    );

    test('answers the same for a number that nobody has, to the asking and to every try', async () => {
      const host = await open();
      await registerWithPhone(host, 'asha');
      const known = await ask(host);
      const unknown = await ask(host, '98765 00000');
      expect(unknown).toHaveLength(known.length);
      const code = another(await readCode(host));
      const answers = async (request: string) => {
        const seen = [];
        for (let i = 0; i < 6; i++) seen.push((await enter(host, request, code)).error);
        return seen;
      };
      const seen = await answers(known);
      expect(await answers(unknown)).toEqual(seen);
      expect(seen.map((error) => error?.code)).toEqual([401, 401, 401, 401, 410, 410]);
      expect((await enter(host, 'x'.repeat(43), code)).code).toBe(410);
      expect((await host.mails()).filter(({ subject }) => subject.includes('your code'))).toHaveLength(1);
    });

    test('is over after five wrong tries, and after ten minutes', async () => {
      const host = await open();
      await registerWithPhone(host, 'asha');
      const tried = await ask(host);
      const code = await readCode(host);
      for (let i = 0; i < 5; i++) await enter(host, tried, another(code));
      expect((await enter(host, tried, code)).code).toBe(410);

      const late = await ask(host);
      const second = await readCode(host);
      host.clock.now += 10 * MINUTE_MS;
      expect((await enter(host, late, second)).code).toBe(410);
    });

    test('counts every one of many tries at once', async () => {
      const host = await open();
      await registerWithPhone(host, 'asha');
      const request = await ask(host);
      const code = another(await readCode(host));
      const answers = await Promise.all(Array.from({ length: 12 }, () => enter(host, request, code)));
      expect(answers.filter((answer) => answer.code === 401)).toHaveLength(4);
    });

    test('sends a few codes by mail for a number and an hour, once those to the phone are used up', async () => {
      const limits = 'code-recipient=1/3600 code-recipient-day=3/86400 code-mail=1/3600';
      const host = await open({ environment: { RATE_LIMITS: limits } });
      const codeOf = async (phone: string) => (await host.client.post('/login/code', { phone })).code;
      expect([await codeOf(PHONE), await codeOf('098765 43210'), await codeOf('+919876543210')]).toEqual([
        undefined,
        undefined,
        429,
      ]);
      expect(await codeOf('98765 00000')).toBeUndefined();
      host.clock.now += 61 * MINUTE_MS;
      expect([await codeOf(PHONE), await codeOf(PHONE), await codeOf(PHONE)]).toEqual([undefined, undefined, 429]);
    });

    test('sends each number of an address a code where its neighbours ask for many, but no second one', async () => {
      const other = await open({ environment: { RATE_LIMITS: 'code-address=2/3600 login-address=1/900' } });
      const answers = [];
      for (const end of ['1', '2', '3', '3'])
        answers.push((await other.client.post('/login/code', { phone: `98765 0000${end}` })).code);
      expect(answers).toEqual([undefined, undefined, undefined, 429]);
      const tries = [await enter(other, 'x', '1'), await enter(other, 'x', '1')];
      expect(tries.map(({ code }) => code)).toEqual([410, 429]);
    });

    test('leads into the account that has proven the number, else into one with a confirmed address', async () => {
      const host = await open();
      await registerWithPhone(host, 'stranger');
      const { token } = (await registerWithPhone(host, 'asha')).data;
      const confirm = /#token=([\w-]+)/.exec(
        (await host.mails()).find(({ to }) => to === 'asha@mail.example')?.text ?? '',
      )?.[1];
      await host.client.post('/account/email/confirm', { token: confirm });
      await ask(host);
      expect(await readCode(host, 'asha@mail.example')).not.toBe('');
      expect(await readCode(host, 'stranger@mail.example')).toBe('');
      expect((await host.client.get('/account', { token })).data.account.isPhoneConfirmed).toBe(false);

      await runOperator(host, 'accounts confirm-phone stranger');
      const request = await ask(host);
      const { account } = (
        await host.client.get('/account', await enter(host, request, await readText(host)).then(({ data }) => data))
      ).data;
      expect(account.username).toBe('stranger');
    });

    test('leaves no code to be read in the database, once it was sent', async () => {
      const host = await open();
      await registerWithPhone(host, 'asha');
      const request = await ask(host);
      const code = await readCode(host);
      const { read } = host.host.database;
      const rows = [
        ...(await read.selectFrom('one_time_codes').selectAll().execute()),
        ...(await read.selectFrom('outbox').selectAll().execute()),
      ];
      expect(rows.length).toBeGreaterThan(1);
      expect(JSON.stringify(rows)).not.toContain(request);
      for (const { expires_at: _e, ...row } of rows as Record<string, unknown>[])
        expect(Object.values(row).map(String)).not.toContain(code);
      expect(JSON.stringify(rows)).not.toContain(`ode is ${code}`);
    });

    test.each([[''], ['12345'], ['asha@mail.example']])('takes no "%s" for a number', async (phone) => {
      const { client } = await open();
      const { code, error } = await client.post('/login/code', { phone });
      expect([code, Object.keys(error?.fields ?? {})]).toEqual([422, ['phone']]);
    });
  });

  describe('a log-in by phone, where the host sends messages to phones', () => {
    /** Somebody whose number the operator has confirmed. */
    const openProven = async (environment: Record<string, string> = {}) => {
      const host = await open({ environment });
      await registerWithPhone(host, 'asha');
      await runOperator(host, 'accounts confirm-phone asha');
      return host;
    };

    test('takes the code that came to a proven number, and no mail is sent', async () => {
      const host = await openProven();
      const request = await ask(host);
      const code = await readText(host);
      expect(readTexts(host).at(-1)).toBe(
        `To: +919876543210\nText: login-code\n\nYour code is ${code}. It works once, within ten minutes. Never tell it to anybody - Hill Shop\n`,
      );
      expect(await readCode(host)).toBe('');
      const { token } = (await enter(host, request, code)).data;
      expect((await host.client.get('/account', { token })).data.account).toMatchObject({
        username: 'asha',
        isEmailConfirmed: false,
        isPhoneConfirmed: true,
      });
      const rows = await host.host.database.read.selectFrom('outbox').select(['body', 'params']).execute();
      expect(JSON.stringify(rows)).not.toContain(code);
    });

    test('goes by WhatsApp in the template for codes, also at night', async () => {
      const gateway = await startGateway(() => meta.taken);
      const host = await openProven({ ...WHATSAPP, WHATSAPP_URL: gateway.url });
      // 10 pm in India.
      host.clock.now += 9 * 60 * MINUTE_MS;
      await ask(host);
      await host.mails();
      const { template } = JSON.parse(gateway.asked[0]?.body ?? '{}');
      const parameters = [{ type: 'text', text: expect.stringMatching(/^\d{6}$/) }];
      expect(template).toEqual({
        name: 'login_code',
        language: { code: 'en' },
        components: [
          { type: 'body', parameters },
          { type: 'button', sub_type: 'url', index: '0', parameters },
        ],
      });
      expect(host.logged()).not.toContain('9876543210');
    });

    test('goes by mail to somebody who wants no messages on the phone, and for a change of the account', async () => {
      const host = await openProven();
      await runOperator(host, 'messages stop 9876543210');
      await ask(host);
      expect(await readCode(host)).toMatch(/^\d{6}$/);
      expect(readTexts(host)).toEqual([]);
      await runOperator(host, 'messages allow 9876543210');
      const { token } = (await host.client.post('/login', { phoneno: 'asha', password: PASSWORD })).data;
      await host.client.post('/account/code', {}, { token });
      await host.mails();
      expect(readTexts(host)).toEqual([]);
    });

    test('sends as many codes to a number as the limits allow, and the next by mail', async () => {
      const host = await openProven({ RATE_LIMITS: 'code-recipient=3/3600' });
      for (let count = 0; count < 3; count++) await ask(host);
      await host.mails();
      expect(await readCode(host)).toBe('');
      const request = await ask(host);
      expect((await enter(host, request, await readCode(host))).data).toHaveProperty('token');
      expect(readTexts(host)).toHaveLength(3);
    });
  });

  describe('a phone number', () => {
    /** An account whose number is not confirmed, of a host that sends WhatsApp messages into its folder. */
    const openNamed = async (environment: Record<string, string> = {}) => {
      const host = await open({ environment });
      const { token } = (await registerWithPhone(host, 'asha')).data;
      return { host, token };
    };
    const send = ({ client }: TestHost, token: string) => client.post('/account/phone/code', {}, { token });
    const confirm = ({ client }: TestHost, token: string, request: string, code: string) =>
      client.post('/account/phone/confirm', { request, code }, { token });
    const accountOf = async ({ client }: TestHost, token: string) =>
      (await client.get('/account', { token })).data.account;

    test('is confirmed with the code that is sent to it, once', async () => {
      const gateway = await startGateway(() => meta.taken);
      const environment = { ...WHATSAPP, WHATSAPP_TEMPLATES: 'login-code=hill_code', WHATSAPP_URL: gateway.url };
      const { host, token } = await openNamed(environment);
      expect(await accountOf(host, token)).toMatchObject({ isPhoneConfirmed: false, confirmPhoneBy: 'whatsapp' });
      const { request } = (await send(host, token)).data;
      await host.mails();
      const { to, template } = JSON.parse(gateway.asked.at(-1)?.body ?? '');
      expect([to, template.name]).toEqual(['919876543210', 'hill_code']);
      const code: string = template.components[0].parameters[0].text;
      expect(code).toMatch(/^\d{6}$/);

      expect((await confirm(host, token, request, another(code))).code).toBe(401);
      expect((await confirm(host, token, request, code)).data).toEqual({});
      const account = await accountOf(host, token);
      expect(account).toMatchObject({ isPhoneConfirmed: true });
      expect(account).not.toHaveProperty('confirmPhoneBy');
      expect((await confirm(host, token, request, code)).code).toBe(410);
      expect((await send(host, token)).error).toMatchObject({ code: 409, message: 'The number is confirmed already.' });
      expect((await host.client.post('/login', { phoneno: PHONE, password: PASSWORD })).data).toHaveProperty('token');
      expect((await host.mails()).map(({ subject }) => subject)).toContain('Hill Shop: your phone number was changed');
      expect(host.logged()).not.toContain(code);
      expect(host.logged()).not.toContain('9876543210');
    });

    test('is not confirmed by a code that was sent to another number, of another account, or for another purpose', async () => {
      const { host, token } = await openNamed();
      const other = (await registerWithPhone(host, 'ravi')).data.token;
      const { request } = (await send(host, token)).data;
      const code = await readText(host);
      await host.client.post('/account/phone', { phone: '98765 00000', password: PASSWORD }, { token });
      expect((await confirm(host, token, request, code)).code).toBe(410);
      await host.client.post('/account/phone', { phone: PHONE, password: PASSWORD }, { token });
      expect((await confirm(host, token, request, code)).code).toBe(410);

      const again = (await send(host, token)).data.request;
      const second = await readText(host);
      expect((await confirm(host, other, again, second)).code).toBe(410);
      const third = (await send(host, token)).data.request;
      expect((await enter(host, third, await readText(host))).code).toBe(410);
      expect(await accountOf(host, token)).toMatchObject({ isPhoneConfirmed: false });
    });

    test('is not confirmed any more once it is changed, and can be confirmed again', async () => {
      const { host, token } = await openNamed();
      const prove = async () => confirm(host, token, (await send(host, token)).data.request, await readText(host));
      await prove();
      await host.client.post('/account/phone', { phone: '98765 00000', password: PASSWORD }, { token });
      expect(await accountOf(host, token)).toMatchObject({ phone: '+919876500000', isPhoneConfirmed: false });
      expect((await prove()).data).toEqual({});
      expect(await accountOf(host, token)).toMatchObject({ phone: '+919876500000', isPhoneConfirmed: true });
    });

    test('is lost by the account that had confirmed it before', async () => {
      const { host, token } = await openNamed();
      const other = (await registerWithPhone(host, 'ravi')).data.token;
      for (const owner of [token, other])
        await confirm(host, owner, (await send(host, owner)).data.request, await readText(host));
      expect(await accountOf(host, token)).toMatchObject({ isPhoneConfirmed: false });
      expect(await accountOf(host, other)).toMatchObject({ isPhoneConfirmed: true });
    });

    test('is guessed at five times a code, which is over after ten minutes', async () => {
      const { host, token } = await openNamed();
      const tried = (await send(host, token)).data.request;
      const code = await readText(host);
      for (let i = 0; i < 5; i++) await confirm(host, token, tried, another(code));
      expect((await confirm(host, token, tried, code)).code).toBe(410);
      const late = (await send(host, token)).data.request;
      const second = await readText(host);
      host.clock.now += 10 * MINUTE_MS;
      expect((await confirm(host, token, late, second)).code).toBe(410);
    });

    test('gets as many codes as the limits allow, of which no account uses up those of another', async () => {
      const { host, token } = await openNamed({
        RATE_LIMITS: 'code-recipient-address=2/3600 confirm-number=3/86400',
      });
      const other = (await registerWithPhone(host, 'ravi')).data.token;
      const answers = [await send(host, token), await send(host, token), await send(host, token)];
      expect(answers.map(({ code }) => code)).toEqual([undefined, undefined, 429]);
      expect([(await send(host, other)).code, (await send(host, other)).code]).toEqual([undefined, 429]);
    });

    test('whose owner has stopped messages gets no code, and is told what to do', async () => {
      const { host, token } = await openNamed();
      await runOperator(host, 'messages stop 9876543210');
      expect((await send(host, token)).error).toMatchObject({ code: 409, message: expect.stringContaining('START') });
      expect(readTexts(host)).toEqual([]);
    });

    test('is not to be confirmed where nothing is sent to phones, nor where there is none', async () => {
      const { host, token } = await openNamed({ MAIL_SMTP_URL: 'smtp://127.0.0.1:9' });
      expect(await accountOf(host, token)).not.toHaveProperty('confirmPhoneBy');
      expect((await send(host, token)).code).toBe(409);
      const none = await open();
      const bare = await none.client.register('asha');
      expect(await accountOf(none, bare)).not.toHaveProperty('confirmPhoneBy');
      expect((await send(none, bare)).error).toMatchObject({ code: 409, message: 'The account has no number.' });
    });
  });

  describe('a one-time code in place of the password', () => {
    test('proves who deletes, downloads and changes, for this account and once', async () => {
      const host = await open();
      const { client } = host;
      const token = await client.register('asha');
      const other = await client.register('ravi');
      const prove = async () => {
        const { request } = (await client.post('/account/code', {}, { token })).data;
        return { request, code: await readCode(host) };
      };
      const proof = await prove();
      // Only of the account that asked, and not to log in.
      expect((await client.post('/account/delete', proof, { token: other })).code).toBe(410);
      const again = await prove();
      expect((await client.post('/login/code/confirm', again)).code).toBe(410);
      const change = { ...again, password: 'four green cups' };
      expect((await client.post('/account/password', change, { token })).data).toEqual({});
      expect((await client.post('/account/password', change, { token })).code).toBe(410);
      expect((await client.post('/login', { phoneno: 'asha', password: 'four green cups' })).code).toBeUndefined();

      const phone = { ...(await prove()), phone: PHONE };
      expect((await client.post('/account/phone', phone, { token })).data).toEqual({});
      const file = await client.post('/account/export', await prove(), { token });
      expect(JSON.parse(file.text).account.username).toBe('asha');
      expect((await client.post('/account/delete', await prove(), { token })).data).toEqual({});
      expect((await client.get('/account', { token })).status).toBe(401);
    });

    test('is asked for where there is neither it nor the password', async () => {
      const { client } = await open();
      const token = await client.register('asha');
      const fieldsOf = async (path: string, body: object) =>
        Object.keys((await client.post(path, body, { token })).error?.fields ?? {});
      expect(await fieldsOf('/account/delete', {})).toEqual(['password']);
      expect(await fieldsOf('/account/export', {})).toEqual(['password']);
      expect(await fieldsOf('/account/password', { password: 'four green cups' })).toEqual(['currentPassword']);
      expect(await fieldsOf('/account/delete', { code: '123456' })).toEqual([]);
    });

    test('is guessed at no more often than the password', async () => {
      const { client } = await open({ environment: { RATE_LIMITS: 'login-account-address=2/900' } });
      const token = await client.register('asha');
      const { request } = (await client.post('/account/code', {}, { token })).data;
      const codes = [];
      for (let i = 0; i < 4; i++)
        codes.push((await client.post('/account/delete', { request, code: `00000${i}` }, { token })).code);
      expect(codes).toEqual([401, 401, 429, 429]);
    });
  });
}
