import { describe, expect, test } from 'vitest';
import { PASSWORD } from '../support/client.ts';
import { runOperator } from '../support/operator.ts';
import { DAY_MS, type OpenHost, type TestHost } from '../support/host.ts';
import { signUpSeller } from './sellers.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';

/** The token in the newest mail to an address whose subject has these words. */
async function readToken({ mails }: TestHost, to: string, words: string): Promise<string> {
  const mail = (await mails()).filter((sent) => sent.to === to && sent.subject.includes(words)).at(-1);
  return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function confirmEmail(host: TestHost, to: string) {
  const token = await readToken(host, to, 'confirm');
  return host.client.post('/account/email/confirm', { token });
}

const subjectsTo = async (host: TestHost, to: string): Promise<string[]> =>
  (await host.mails()).filter((mail) => mail.to === to).map(({ subject }) => subject.replace('Hill Shop: ', ''));

export function testOwnAccount(open: OpenHost): void {
  describe('a password that is guessed first', () => {
    test('is taken neither at registration nor from sellers, by a link or in a change', async () => {
      const host = await open();
      const { client } = host;
      const fields = { username: 'asha', email: 'asha@mail.example' };
      const refused = await client.post('/register', { ...fields, password: 'P@ssw0rd1' });
      expect([refused.code, refused.error?.fields?.['password']]).toEqual([422, expect.stringContaining('too common')]);
      const seller = { businessName: 'Hill Pots', contactName: 'Ravi', phone: '98765 43210', email: 'r@mail.example' };
      expect((await client.post('/sellers', { ...seller, password: 'hillpots2026' })).code).toBe(422);

      const token = await client.register('asha');
      await client.post('/password-reset', { login: 'asha' });
      const link = { token: await readToken(host, fields.email, 'reset your password'), password: 'asha12345' };
      expect((await client.post('/password-reset/confirm', link)).code).toBe(422);
      const change = { currentPassword: PASSWORD, password: 'HillShop!' };
      expect((await client.post('/account/password', change, { token })).code).toBe(422);
      // The link is not used up by it.
      expect((await client.post('/password-reset/confirm', { ...link, password: 'four green cups' })).data).toEqual({});
    });
  });

  describe('an address that is not confirmed', () => {
    test('keeps its true owner from nothing, and is the owner’s once the link was followed', async () => {
      const host = await open();
      const { client } = host;
      const email = 'asha@mail.example';
      await client.post('/register', { username: 'stranger', email, password: 'the strangers own' });
      const made = await client.post('/register', { username: 'asha', email, password: PASSWORD });
      expect(made.code).toBeUndefined();
      expect((await confirmEmail(host, email)).data).toEqual({});
      const { token } = (await client.post('/login', { phoneno: email, password: PASSWORD })).data;
      const { account } = (await client.get('/account', { token })).data;
      expect(account).toMatchObject({ username: 'asha', isEmailConfirmed: true });
      expect((await client.post('/login', { phoneno: email, password: 'the strangers own' })).code).toBe(401);
      expect((await client.post('/register', { username: 'other', email, password: PASSWORD })).code).toBe(409);
    });

    test('is confirmed by one link once, within three days, and by nobody after another account has it', async () => {
      const host = await open();
      const { client, clock } = host;
      await client.register('asha');
      const token = await readToken(host, 'asha@mail.example', 'confirm');
      clock.now += 3 * DAY_MS;
      const confirm = (link: string) => client.post('/account/email/confirm', { token: link });
      expect((await confirm(token)).code).toBe(410);
      expect((await confirm('made-up')).code).toBe(410);

      const person = { email: 'ravi@mail.example', password: PASSWORD };
      await client.post('/register', { ...person, username: 'ravi' });
      const first = await readToken(host, person.email, 'confirm');
      await client.post('/register', { ...person, username: 'ravi two' });
      const second = await readToken(host, person.email, 'confirm');
      expect((await confirm(second)).data).toEqual({});
      expect([(await confirm(second)).code, (await confirm(first)).code]).toEqual([410, 409]);
    });

    test('is proven by a new password from a link, which ends what somebody else has begun with it', async () => {
      const host = await open();
      const { client } = host;
      const token = await client.register('asha');
      await client.post('/account/email', { email: 'thief@mail.example', password: PASSWORD }, { token });
      const thief = await readToken(host, 'thief@mail.example', 'confirm');
      await client.post('/password-reset', { login: 'asha@mail.example' });
      const link = await readToken(host, 'asha@mail.example', 'reset your password');
      await client.post('/password-reset/confirm', { token: link, password: 'four green cups' });
      expect((await client.post('/account/email/confirm', { token: thief })).code).toBe(410);
      const again = (await client.post('/login', { phoneno: 'asha', password: 'four green cups' })).data.token;
      expect((await client.get('/account', { token: again })).data.account.isEmailConfirmed).toBe(true);
    });

    test('gets the link again when it is asked for, three times an hour', async () => {
      const host = await open({ environment: { RATE_LIMITS: '' } });
      const token = await host.client.register('asha');
      const codes = [];
      for (let i = 0; i < 3; i++) codes.push((await host.client.post('/account/email/send', {}, { token })).code);
      expect(codes).toEqual([undefined, undefined, 429]);
      expect(await subjectsTo(host, 'asha@mail.example')).toHaveLength(3);
    });
  });

  describe('an account', () => {
    test('changes its address by a link to the new one, and tells the old one', async () => {
      const host = await open();
      const { client } = host;
      const token = await client.register('asha');
      await confirmEmail(host, 'asha@mail.example');
      const ask = (password: string) =>
        client.post('/account/email', { email: 'new@mail.example', password }, { token });
      expect((await ask('wrong')).code).toBe(401);
      expect((await ask(PASSWORD)).data).toEqual({ sent: true });
      const before = (await client.get('/account', { token })).data.account;
      expect(before).toMatchObject({
        email: 'asha@mail.example',
        newEmail: 'new@mail.example',
        isEmailConfirmed: true,
      });
      expect((await confirmEmail(host, 'new@mail.example')).data).toEqual({});
      const after = (await client.get('/account', { token })).data.account;
      expect(after).toMatchObject({ email: 'new@mail.example', isEmailConfirmed: true });
      expect(after.newEmail).toBeUndefined();
      expect(await subjectsTo(host, 'asha@mail.example')).toContain('your email address was changed');
      expect((await client.post('/login', { phoneno: 'asha@mail.example', password: PASSWORD })).code).toBe(404);
    });

    test('changes its password for who knows the old one, ends the other sessions and says so by mail', async () => {
      const host = await open();
      const { client } = host;
      const here = await client.register('asha');
      const there = (await client.post('/login', { phoneno: 'asha', password: PASSWORD })).data.token;
      const change = (currentPassword: string) =>
        client.post('/account/password', { currentPassword, password: 'four green cups' }, { token: here });
      expect((await change('wrong')).code).toBe(401);
      expect((await change(PASSWORD)).data).toEqual({});
      const isGood = async (token: string) => (await client.get('/isValidSession', { token })).data !== null;
      expect([await isGood(here), await isGood(there)]).toEqual([true, false]);
      expect((await client.post('/login', { phoneno: 'asha', password: PASSWORD })).code).toBe(401);
      expect((await client.post('/login', { phoneno: 'asha', password: 'four green cups' })).code).toBeUndefined();
      expect(await subjectsTo(host, 'asha@mail.example')).toContain('your password was changed');
    });

    test('stops guessing at its password by who holds its session', async () => {
      const { client } = await open({ environment: { RATE_LIMITS: 'login-account-address=2/900' } });
      const token = await client.register('asha');
      const codes = [];
      for (let i = 0; i < 4; i++)
        codes.push((await client.post('/account/delete', { password: `guess ${i}` }, { token })).code);
      expect(codes).toEqual([401, 401, 429, 429]);
    });

    test('has a number that counts for the login once the operator has seen it proven, also against a stranger', async () => {
      const host = await open();
      const { client } = host;
      const person = (username: string) => ({ username, email: `${username}@mail.example`, password: PASSWORD });
      await client.post('/register', { ...person('stranger'), phone: '98765 43210' });
      const { token } = (await client.post('/register', { ...person('asha'), phone: '98765 43210' })).data;
      const logIn = () => client.post('/login', { phoneno: '+91 98765 43210', password: PASSWORD });
      expect((await logIn()).code).toBe(404);
      expect(await runOperator(host, 'accounts confirm-phone asha')).toBe('asha: +919876543210 is confirmed.');
      const found = await client.get('/account', { token: (await logIn()).data.token });
      expect(found.data.account).toMatchObject({ username: 'asha', isPhoneConfirmed: true });
      expect(await runOperator(host, 'accounts show stranger')).toContain('"isPhoneConfirmed": false');
      expect(await runOperator(host, 'audit')).toContain('phone-confirmed');

      const change = { phone: '050 123 4567', password: PASSWORD };
      expect((await client.post('/account/phone', change, { token })).data).toEqual({});
      expect((await client.get('/account', { token })).data.account).toMatchObject({
        phone: '+971501234567',
        isPhoneConfirmed: false,
      });
      expect((await client.post('/account/phone', { ...change, phone: 'x' }, { token })).code).toBe(422);
      await client.post('/account/phone', { password: PASSWORD }, { token });
      expect((await client.get('/account', { token })).data.account.phone).toBeUndefined();
      expect(await subjectsTo(host, 'asha@mail.example')).toContain('your phone number was changed');
    });

    test('shows its sessions by device and day of last use, and ends one or all others', async () => {
      const host = await open();
      const { client, clock } = host;
      const here = await client.register('asha');
      const enter = async (agent: string) => {
        const headers = { 'user-agent': agent };
        return (await client.post('/login', { phoneno: 'asha', password: PASSWORD }, { headers })).data.token;
      };
      const there = await enter(PHONE);
      await enter(DESKTOP);
      const list = async () => (await client.get('/account/sessions', { token: here })).data.sessions;
      expect((await list()).map(({ browser }) => browser).sort()).toEqual([
        'Chrome on Android',
        'Firefox on Windows',
        'Unknown device',
      ]);
      clock.now += 2 * DAY_MS;
      await client.get('/isValidSession', { token: there });
      const sessions = await list();
      expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      const days = Object.fromEntries(sessions.map(({ browser, lastUsedOn }) => [browser, lastUsedOn]));
      expect(days).toMatchObject({ 'Chrome on Android': '2026-11-22', 'Firefox on Windows': '2026-11-20' });

      const phone = sessions.find(({ browser }) => browser === 'Chrome on Android');
      const end = (id: string | undefined, token: string) => client.post(`/account/sessions/${id}/end`, {}, { token });
      expect((await end(phone?.id, await client.register('ravi'))).code).toBe(404);
      expect((await end(phone?.id, here)).data).toEqual({});
      expect((await client.get('/isValidSession', { token: there })).data).toBeNull();
      await client.post('/account/sessions/end-others', {}, { token: here });
      expect(await list()).toHaveLength(1);
    });

    test('is exported with everything that the host holds about it, and nothing of others', async () => {
      const host = await open();
      const { client } = host;
      const token = await client.register('asha');
      const other = { name: 'Ravi', email: 'ravi@mail.example', text: 'A complaint of somebody else.' };
      await client.post('/complaints', other, { key: crypto.randomUUID() });
      const complaint = { name: 'Asha', email: 'ASHA@mail.example', text: 'The cup came broken.' };
      await client.post('/complaints', complaint, { key: crypto.randomUUID() });
      const numbers = [];
      for (let i = 0; i < 22; i++) numbers.push((await client.place({}, { token })).order.number);
      await client.place();
      const read = async () =>
        JSON.parse((await client.post('/account/export', { password: PASSWORD }, { token })).text);
      const address = { market: 'in', name: 'Asha', phone: '98765 43210', line1: '12 Mango Lane', city: 'Jaipur' };
      await client.post('/account/addresses', { ...address, state: 'Rajasthan', pinCode: '302001' }, { token });
      expect((await client.post('/account/export', { password: 'wrong' }, { token })).code).toBe(401);
      // Whoever only says that an address is theirs does not read what came under it.
      expect((await read()).complaints).toEqual([]);
      await confirmEmail(host, 'asha@mail.example');
      await client.post('/newsletter', { email: 'asha@mail.example' });
      const file = await read();
      expect(file.account).toMatchObject({ username: 'asha', email: 'asha@mail.example' });
      expect(file.orders.map(({ number }: { number: string }) => number)).toEqual(numbers);
      expect(file.complaints).toMatchObject([{ text: 'The cup came broken.' }]);
      expect(file.sessions).toHaveLength(1);
      expect(file.addresses).toMatchObject([{ line1: '12 Mango Lane', isDefault: true }]);
      expect(file.consents).toMatchObject([
        { to: 'account', status: 'given' },
        { to: 'newsletter', status: 'asked for' },
      ]);
      expect(JSON.stringify(file)).not.toMatch(/scrypt|somebody else/);
    });

    test('takes its reviews along in the file, and leaves them without its name when it is deleted', async () => {
      const host = await open();
      const { client } = host;
      const token = await client.register('asha');
      const { order } = await client.place({}, { token });
      const seller = { token: await signUpSeller(host) };
      const [shipment] = order.shipments;
      for (const [step, body] of [
        ['accept', {}],
        ['pack', {}],
        ['dispatch', { courier: 'Hill Post', trackingNumber: 'HP-1' }],
        ['deliver', {}],
      ] as const)
        await client.post(`/seller/shipments/${shipment?.id}/${step}`, body, seller);
      const path = `/orders/${order.number}/reviews`;
      const review = { stars: 4, text: 'Fresh.', author: 'Asha Devi' };
      await client.put(`${path}/${shipment?.lines[0]?.id}`, review, { token });
      const file = JSON.parse((await client.post('/account/export', { password: PASSWORD }, { token })).text);
      expect(file.reviews).toMatchObject([{ orderNumber: order.number, sku: 'LEAF', ...review }]);
      await client.post('/account/delete', { password: PASSWORD }, { token });
      const left = await client.get(path, { orderKey: order.key });
      expect(JSON.parse(left.text).data.lines).toMatchObject([{ review: { text: 'Fresh.', author: 'Shopper' } }]);
    });

    test('changes its name to one that is free, and its market to one that there is', async () => {
      const { client } = await open();
      const token = await client.register('asha');
      await client.register('ravi');
      const rename = (username: string) => client.post('/account/name', { username }, { token });
      const taken = await rename('RAVI');
      expect([taken.code, taken.error?.fields]).toEqual([409, { username: 'This name is taken.' }]);
      expect((await rename('98765 43210')).code).toBe(422);
      expect((await rename('Asha Devi')).data).toEqual({});
      expect((await client.post('/login', { phoneno: 'asha devi', password: PASSWORD })).code).toBeUndefined();
      expect((await client.post('/login', { phoneno: 'asha', password: PASSWORD })).code).toBe(404);
      const choose = (market: string) => client.post('/account/market', { market }, { token });
      expect([(await choose('moon')).code, (await choose('ae')).data]).toEqual([422, {}]);
      expect((await client.get('/account', { token })).data.account).toMatchObject({
        username: 'Asha Devi',
        market: 'ae',
      });
    });

    test('is deleted by its password, while its orders stay without it', async () => {
      const host = await open();
      const { client } = host;
      const token = await client.register('asha');
      const placed = await client.place({}, { token });
      const address = { market: 'in', name: 'Asha', phone: '98765 43210', line1: '12 Mango Lane', city: 'Jaipur' };
      await client.post('/account/addresses', { ...address, state: 'Rajasthan', pinCode: '302001' }, { token });
      await client.post('/account/code', {}, { token });
      expect((await client.post('/account/delete', { password: 'wrong' }, { token })).code).toBe(401);
      expect((await client.post('/account/delete', { password: PASSWORD }, { token })).data).toEqual({});
      expect((await client.get('/isValidSession', { token })).data).toBeNull();
      expect((await client.post('/login', { phoneno: 'asha', password: PASSWORD })).code).toBe(404);
      expect((await client.read(placed)).number).toBe(placed.order.number);
      expect((await client.get(`/orders/${placed.order.number}`, { token })).status).toBe(401);
      expect(await subjectsTo(host, 'asha@mail.example')).toContain('your account has been deleted');
      expect(await countRows(host)).toEqual({
        accounts: 0,
        sessions: 0,
        email_confirmations: 0,
        one_time_codes: 0,
        addresses: 0,
      });
      expect((await client.post('/login', { phoneno: 'asha', password: PASSWORD })).code).toBe(404);
      expect(await client.register('asha')).toMatch(/^[\w-]{43}$/);
    });
  });
}

async function countRows({ host }: TestHost): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of ['accounts', 'sessions', 'email_confirmations', 'one_time_codes', 'addresses'] as const)
    counts[table] = (await host.database.read.selectFrom(table).selectAll().execute()).length;
  return counts;
}
