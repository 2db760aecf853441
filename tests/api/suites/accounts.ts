import { describe, expect, test } from 'vitest';
import { PASSWORD } from '../support/client.ts';
import { DAY_MS, type OpenHost } from '../support/host.ts';

const person = { username: 'Asha', email: 'Asha@mail.example', password: PASSWORD, deviceType: 121 };

/** The link of the newest mail: its token. */
const tokenOf = (text: string | undefined) => /#token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

export function testAccounts(open: OpenHost): void {
  describe('accounts', () => {
    test('who registers is logged in, and logs in by name or address', async () => {
      const { client } = await open();
      const made = await client.post('/register', { ...person, phone: '98765 43210' });
      const session = await client.get('/isValidSession', { token: made.data.token });
      expect(session.data.account).toMatchObject({ username: 'Asha', phone: '+919876543210' });
      for (const phoneno of ['asha', ' ASHA@MAIL.example']) {
        const { data } = await client.post('/login', { phoneno, password: PASSWORD, deviceType: 121 });
        expect(data.token).toMatch(/^[\w-]{43}$/);
      }
    });

    test('failures of a login are answered with 200 and a code', async () => {
      const { client } = await open();
      await client.post('/register', person);
      const login = async (phoneno: unknown, password: unknown) => {
        const { status, code } = await client.post('/login', { phoneno, password, deviceType: 121 });
        return [status, code];
      };
      expect(await login('nobody', PASSWORD)).toEqual([200, 404]);
      expect(await login('asha', 'wrong')).toEqual([200, 401]);
      expect(await login('', PASSWORD)).toEqual([200, 422]);
      expect(await login(7, { $ne: '' })).toEqual([200, 422]);
    });

    test.each([
      ['the same name in other letters', { email: 'other@mail.example', username: 'aSHA' }, 409],
      ['somebody else as a name', { username: 'ravi@mail.example', email: 'other@mail.example' }, 422],
      ['a phone number as a name', { username: '98765 43210', email: 'other@mail.example' }, 422],
      ['a short password', { username: 'other', email: 'other@mail.example', password: '1234567' }, 422],
      ['no address', { username: 'other', email: 'nothing' }, 422],
      ['a wrong number', { username: 'other', email: 'other@mail.example', phone: '12345' }, 422],
    ])('nobody registers with %s', async (_case, changes, code) => {
      const { client } = await open();
      await client.post('/register', person);
      expect((await client.post('/register', { ...person, ...changes })).code).toBe(code);
    });

    test('of two who register one name at once, one gets it', async () => {
      const { client } = await open();
      const answers = await Promise.all([1, 2, 3].map(() => client.post('/register', person)));
      expect(answers.map(({ code }) => code ?? 0).sort()).toEqual([0, 409, 409]);
    });

    test('a session ends with logout, and after thirty days', async () => {
      const { client, clock } = await open();
      const [one, two] = [await client.register('asha'), await client.register('ravi')];
      const isGood = async (token: string) => (await client.get('/isValidSession', { token })).data !== null;
      expect([await isGood(one), await isGood('x'.repeat(43)), await isGood('x')]).toEqual([true, false, false]);
      await client.post('/logout', {}, { token: one });
      expect([await isGood(one), await isGood(two)]).toEqual([false, true]);
      clock.now += 30 * DAY_MS;
      expect(await isGood(two)).toBe(false);
      expect((await client.post('/logout', {}, { token: two })).data).toEqual({});
    });

    test('the database holds no token and no password', async () => {
      const { client, host } = await open();
      const token = await client.register('asha');
      const rows = [
        await host.database.read.selectFrom('sessions').selectAll().execute(),
        await host.database.read.selectFrom('accounts').selectAll().execute(),
      ];
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(JSON.stringify(rows)).not.toContain(PASSWORD);
      expect(JSON.stringify(rows)).toContain('scrypt$');
    });
  });

  describe('a new password', () => {
    test('comes by a link that is good once, and ends all sessions', async () => {
      const { client, mails } = await open();
      const old = await client.register('asha');
      expect((await client.post('/password-reset', { login: 'asha' })).data).toEqual({ sent: true });
      const mail = (await mails()).at(-1);
      expect(mail?.text).toContain('/reset_password?kind=shopper#token=');
      const confirm = (password: string) =>
        client.post('/password-reset/confirm', { token: tokenOf(mail?.text), password });
      expect((await confirm('short')).code).toBe(422);
      expect((await confirm('another password')).data).toEqual({});
      expect((await confirm('a third password')).code).toBe(410);
      expect((await client.get('/isValidSession', { token: old })).data).toBeNull();
      expect((await client.post('/login', { phoneno: 'asha', password: PASSWORD })).code).toBe(401);
      expect((await client.post('/login', { phoneno: 'asha', password: 'another password' })).code).toBeUndefined();
    });

    test('is not given after an hour, nor by a link that nobody made', async () => {
      const { client, mails, clock } = await open();
      await client.register('asha');
      await client.post('/password-reset', { login: 'asha@mail.example' });
      const token = tokenOf((await mails()).at(-1)?.text);
      clock.now += 3_600_000;
      for (const typed of [token, 'made-up-token-of-nobody'])
        expect((await client.post('/password-reset/confirm', { token: typed, password: PASSWORD })).code).toBe(410);
    });

    test('is asked for with the same answer whether or not there is an account, and only one of them gets a mail', async () => {
      const { client, mails } = await open();
      await client.register('asha');
      const [known, unknown] = [
        await client.post('/password-reset', { login: 'asha' }),
        await client.post('/password-reset', { login: 'nobody' }),
      ];
      expect(known.text).toBe(unknown.text);
      const sent = (await mails()).filter(({ subject }) => subject.includes('reset your password'));
      expect(sent.map(({ to }) => to)).toEqual(['asha@mail.example']);
    });
  });

  describe('limits', () => {
    test('stop guessing at an account, and let it in again when their time is over', async () => {
      const { client, clock } = await open({ environment: { RATE_LIMITS: 'login-account-address=3/900' } });
      await client.register('asha');
      const guess = (password: string) => client.post('/login', { phoneno: 'asha', password });
      for (let i = 0; i < 3; i++) expect((await guess('wrong')).code).toBe(401);
      const stopped = await guess(PASSWORD);
      expect([stopped.status, stopped.code, stopped.headers.get('retry-after')]).toEqual([200, 429, '900']);
      clock.now += 900_000;
      expect((await guess(PASSWORD)).code).toBeUndefined();
    });

    test('count for all hosts of a database together, and for who does not exist', async () => {
      const one = await open({ environment: { RATE_LIMITS: 'login-account=2/900' } });
      const two = await one.another();
      const guess = async ({ client }: typeof one) =>
        (await client.post('/login', { phoneno: 'nobody', password: 'x' })).code;
      expect([await guess(one), await guess(two), await guess(one), await guess(two)]).toEqual([404, 404, 429, 429]);
    });

    test('believe the address that a trusted proxy tells, and no other', async () => {
      const limits = { RATE_LIMITS: 'login-address=1/900' };
      const ask = async ({ client }: Awaited<ReturnType<OpenHost>>, from: string) =>
        (await client.post('/login', { phoneno: from, password: 'x' }, { headers: { 'x-forwarded-for': from } })).code;
      const alone = await open({ environment: limits });
      expect([await ask(alone, '192.0.2.1'), await ask(alone, '192.0.2.2')]).toEqual([404, 429]);
      const behind = await open({ environment: { ...limits, TRUST_PROXY: '1' } });
      const seen = ['192.0.2.1', '192.0.2.9, 192.0.2.2', '192.0.2.7, 192.0.2.2', '2001:db8::1', '2001:db8:0:0:9::'];
      const codes = [];
      for (const from of seen) codes.push(await ask(behind, from));
      expect(codes).toEqual([404, 404, 429, 404, 429]);
    });
  });
}
