import { describe, expect, test } from 'vitest';
import { addStaff, Dashboard, STAFF_PASSWORD } from '../support/dashboard.ts';
import { PASSWORD } from '../support/client.ts';
import type { OpenHost, TestHost } from '../support/host.ts';
import { signUpSeller } from './sellers.ts';

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const HOME = '203.0.113.7';
/** Addresses of strangers. */
const ADDRESSES = Array.from({ length: 12 }, (_, number) => `198.51.100.${number + 1}`);
const STRANGER = '198.51.100.1';
const BROWSER = '3f1d9a52-8f0c-4d27-9c1e-0b6f5a7e2d11';
const PHONE = '98765 43210';

const limited = (open: OpenHost) => open({ environment: { TRUST_PROXY: '1', RATE_LIMITS: '' } });
const codesOf = (answers: readonly { readonly code: number | undefined }[]) => answers.map(({ code }) => code);

/** Sends the same request from each of the addresses, so many times. */
async function repeat<T>(
  times: number,
  addresses: readonly string[],
  ask: (address: string) => Promise<T>,
): Promise<T[]> {
  const answers: T[] = [];
  for (const address of addresses) for (let i = 0; i < times; i++) answers.push(await ask(address));
  return answers;
}

const registerAtHome = ({ client }: TestHost) =>
  client.post(
    '/register',
    { username: 'asha', email: 'asha@mail.example', password: PASSWORD, phone: PHONE, device: BROWSER },
    from(HOME),
  );

export function testLockout(open: OpenHost): void {
  describe('strangers who try passwords', () => {
    const logIn =
      ({ client }: TestHost, password: string, device?: string) =>
      (address: string) =>
        client.post('/login', { phoneno: 'asha', password, device }, from(address));

    test('shut nobody out from one address, however often they try', async () => {
      const host = await limited(open);
      await registerAtHome(host);
      const tries = codesOf(await repeat(80, [STRANGER], logIn(host, 'wrong')));
      expect(tries.slice(0, 10)).toEqual(Array(10).fill(401));
      expect(new Set(tries.slice(10))).toEqual(new Set([429]));
      expect((await logIn(host, PASSWORD)('192.0.2.1')).code).toBeUndefined();
    });

    test('shut out no browser and no address that has logged in before, from however many addresses they try', async () => {
      const host = await limited(open);
      await registerAtHome(host);
      await repeat(10, ADDRESSES, logIn(host, 'wrong'));
      expect((await logIn(host, PASSWORD)('192.0.2.1')).code).toBe(429);
      expect((await logIn(host, PASSWORD)(HOME)).code).toBeUndefined();
      expect((await logIn(host, PASSWORD, BROWSER)('192.0.2.1')).code).toBeUndefined();
      // It is slowed like everybody.
      const own = codesOf(await repeat(11, ['192.0.2.2'], logIn(host, 'wrong', BROWSER)));
      expect([own.at(9), own.at(10)]).toEqual([401, 429]);
      host.clock.now += 900_000;
      expect((await logIn(host, PASSWORD, BROWSER)('192.0.2.2')).code).toBeUndefined();
    });

    test('keep no owner from a change that wants the password', async () => {
      const host = await limited(open);
      const { token } = (await registerAtHome(host)).data;
      await repeat(10, ADDRESSES, logIn(host, 'wrong'));
      const change = { currentPassword: PASSWORD, password: 'another long password' };
      expect((await host.client.post('/account/password', change, { token })).code).toBeUndefined();
      // A browser that logged in with the password of before is a stranger's from now on.
      expect((await logIn(host, 'another long password', BROWSER)('192.0.2.1')).code).toBe(429);
    });

    test('do not shut out a seller', async () => {
      const host = await limited(open);
      await signUpSeller(host);
      const signIn = (password: string) => (address: string) =>
        host.client.post('/sellers/sign-in', { login: 'anil@garden.example', password }, from(address));
      await repeat(60, [STRANGER], signIn('wrong'));
      expect((await signIn(PASSWORD)('192.0.2.1')).code).toBeUndefined();
    });

    test('do not shut out an operator', async () => {
      const host = await limited(open);
      const secret = await addStaff(host, 'asha', 'all');
      const own = new Dashboard(host);
      await own.signIn('asha', STAFF_PASSWORD, secret);
      host.clock.now += 30_000;
      const guess = (address: string) =>
        new Dashboard(host).post('/sign-in', { name: 'asha', password: 'x', code: '000000' }, from(address).headers);
      await repeat(60, [STRANGER], guess);
      expect((await new Dashboard(host).signIn('asha', STAFF_PASSWORD, secret)).status).toBe(303);
      host.clock.now += 30_000;
      await repeat(10, ADDRESSES, guess);
      const elsewhere = from('192.0.2.1').headers;
      expect((await new Dashboard(host).signIn('asha', STAFF_PASSWORD, secret, elsewhere)).text).toContain('Too many');
      own.cookie = '';
      expect((await own.signIn('asha', STAFF_PASSWORD, secret, elsewhere)).status).toBe(303);
    });
  });

  test('strangers who look for an order do not keep its owner from it', async () => {
    const host = await limited(open);
    const { order } = await host.client.place();
    const track = (phone: string) => (address: string) =>
      host.client.post('/orders/track', { number: order.number, phone }, from(address));
    const tries = codesOf(await repeat(30, ADDRESSES.slice(0, 2), track('90000 00000')));
    expect([tries.at(9), tries.at(10), tries.at(30), tries.at(59)]).toEqual([404, 429, 404, 429]);
    expect((await track(PHONE)(HOME)).data.order.number).toBe(order.number);
    const made = await host.client.post(
      '/complaints',
      { name: 'Asha', phone: PHONE, text: 'The leaf is torn.' },
      { key: '11111111-2222-4333-8444-555555555555' },
    );
    const follow = (contact: string) => (address: string) =>
      host.client.post('/complaints/track', { ticket: made.data.ticket, contact }, from(address));
    await repeat(30, [STRANGER], follow('90000 00000'));
    expect((await follow(PHONE)(HOME)).data.ticket).toBe(made.data.ticket);
  });

  test('strangers who ask for codes do not use up hers', async () => {
    const host = await limited(open);
    await registerAtHome(host);
    const ask = (device?: string) => (address: string) =>
      host.client.post('/login/code', { phone: PHONE, device }, from(address));
    expect(codesOf(await repeat(6, [STRANGER], ask()))).toEqual([...Array(5).fill(undefined), 429]);
    expect((await ask()('192.0.2.1')).code).toBeUndefined();
    await repeat(5, ADDRESSES, ask());
    expect((await ask()('192.0.2.2')).code).toBe(429);
    expect((await ask(BROWSER)('192.0.2.2')).code).toBeUndefined();
    // Somebody else’s browser is no better known than none.
    expect((await ask(BROWSER.replace('3', '4'))('192.0.2.2')).code).toBe(429);
  });

  test('orders of strangers to her number and address silence neither her own order nor her codes', async () => {
    const host = await limited(open);
    const { token } = (await registerAtHome(host)).data;
    const { client } = host;
    const link = /#token=([\w-]+)/.exec((await host.mails()).at(-1)?.text ?? '')?.[1];
    await client.post('/account/email/confirm', { token: link });
    for (const address of ADDRESSES) for (let i = 0; i < 10; i++) await client.place({}, from(address));
    const count = async (kind: string) => {
      await host.mails();
      const rows = await host.host.database.read.selectFrom('outbox').select('id').where('kind', '=', kind).execute();
      return rows.length;
    };
    expect(await count('order-placed')).toBe(60);
    await client.place({}, { token });
    expect(await count('order-placed')).toBe(61);
    const asked = await client.post('/account/code', {}, { token });
    expect([asked.code, await count('one-time-code')]).toEqual([undefined, 1]);
  });

  test('strangers who ask for new passwords do not use up her requests', async () => {
    const host = await limited(open);
    await registerAtHome(host);
    const ask = (address: string) => host.client.post('/password-reset', { login: 'asha' }, from(address));
    expect(codesOf(await repeat(4, [STRANGER], ask))).toEqual([undefined, undefined, undefined, 429]);
    expect((await ask(HOME)).code).toBeUndefined();
    const sent = (await host.mails()).filter(({ subject }) => subject.includes('reset your password'));
    expect(sent).toHaveLength(4);
  });
}
