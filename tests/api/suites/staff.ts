import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { addStaff, Dashboard, formsOf, openDashboard, STAFF_PASSWORD } from '../support/dashboard.ts';
import type { OpenHost } from '../support/host.ts';
import { runOperator } from '../support/operator.ts';

const HOUR_MS = 3_600_000;

export function testStaff(open: OpenHost): void {
  describe('the dashboard’s sign-in', () => {
    test('scans the key from a QR code, which names the shop and the person', async () => {
      const host = await open();
      const link = await runOperator(host, 'staff add ravi', { role: 'view' });
      const token = /token=([\w-]+)/.exec(link)?.[1] ?? '';
      const { html: page } = await new Dashboard(host).get(`/join?token=${token}`);
      const key = /<code>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1]?.replaceAll(' ', '') ?? '';
      const path = /<svg class="qr"[^>]*>.*?<path class="ink" d="([^"]*)"\/><\/svg>/s.exec(page)?.[1] ?? '';
      const dark = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`);
      const { data } = encode(`otpauth://totp/Hill%20Shop%3Aravi?secret=${key}&issuer=Hill%20Shop`, {
        ecc: 'M',
        border: 4,
      });
      const wanted = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
      expect(key).toMatch(/^[A-Z2-7]{32}$/);
      expect(dark.sort()).toEqual(wanted.sort());
    });

    test('takes an invitation once, and then name, password and a new code', async () => {
      const host = await open();
      const secret = await addStaff(host, 'asha', 'view');
      const browser = new Dashboard(host);
      expect((await browser.get('/orders?status=placed')).location).toBe(
        '/api/operator/sign-in?next=%2Foperator%2Forders%3Fstatus%3Dplaced',
      );
      const answer = await browser.signIn('ASHA', STAFF_PASSWORD, secret);
      expect(answer.location).toBe('/api/operator');
      expect(answer.headers['set-cookie']?.[0]).toMatch(
        /^haat-operator=[\w-]{43}; Path=\/api\/operator; Max-Age=43200; HttpOnly; SameSite=Strict$/,
      );
      const page = await browser.get('');
      expect(page.text).toContain('asha Role: view');
      expect(page.headers['content-security-policy']).toMatch(
        /^default-src 'none'; img-src 'self' http:\/\/localhost:\d+; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      );
      expect(page.headers['cache-control']).toBe('no-store');
      // The same code again.
      const other = new Dashboard(host);
      expect((await other.signIn('asha', STAFF_PASSWORD, secret)).text).toContain('code is wrong');
      host.clock.now += 30_000;
      expect((await other.signIn('asha', 'four unrelated words', secret)).text).toContain('code is wrong');
      expect((await other.signIn('nobody', STAFF_PASSWORD, secret)).text).toContain('code is wrong');
      expect((await other.signIn('asha', STAFF_PASSWORD, secret)).status).toBe(303);
      const trail = await runOperator(host, 'audit', { subject: 'staff:asha' });
      expect(trail).toMatch(/operator:asha +signed-in/);
      expect(trail).toMatch(/host +sign-in-failed/);
    });

    test('keeps the keys of codes encrypted, also those of before, and needs the key of its environment', async () => {
      const key = { CODES_KEY: 'a key of at least 32 characters, so long'.replaceAll(' ', '-') };
      const host = await open({ environment: key });
      const secret = await addStaff(host, 'asha', 'view');
      const { database } = host.host;
      const stored = async () =>
        (await database.read.selectFrom('staff').select('code_secret').executeTakeFirstOrThrow()).code_secret;
      expect(await stored()).not.toContain(secret);
      // As it was stored before.
      await database.write((db) => db.updateTable('staff').set({ code_secret: secret }).execute());
      const browser = new Dashboard(host);
      expect((await browser.signIn('asha', STAFF_PASSWORD, secret)).status).toBe(303);
      expect(await stored()).toMatch(/^v1\./);
      host.clock.now += 30_000;
      const other = await host.another({ CODES_KEY: 'z'.repeat(40) });
      other.clock.now = host.clock.now;
      expect((await new Dashboard(other).signIn('asha', STAFF_PASSWORD, secret)).text).toContain('code is wrong');
      expect(other.logged()).toContain('set CODES_KEY');
      expect((await browser.signIn('asha', STAFF_PASSWORD, secret)).status).toBe(303);
    });

    test('refuses a used, an old and a made-up invitation, a weak password and a wrong code', async () => {
      const host = await open();
      const invite = async (line: string, options = {}) =>
        /token=([\w-]+)/.exec(await runOperator(host, line, options))?.[1] ?? '';
      const token = await invite('staff add ravi', { role: 'orders' });
      await expect(runOperator(host, 'staff add RAVI', { role: 'view' })).rejects.toThrow('already somebody');
      await expect(runOperator(host, 'staff add admin', { role: 'view' })).rejects.toThrow('does not identify');
      await expect(runOperator(host, 'staff add mina', { role: 'king' })).rejects.toThrow('--role takes one of');
      const browser = new Dashboard(host);
      expect((await browser.get(`/join?token=${token}x`)).status).toBe(404);
      const join = (fields: Readonly<Record<string, string>>) =>
        browser.post('/join', { token, password: STAFF_PASSWORD, code: '000000', ...fields });
      expect((await join({ password: 'short' })).text).toContain('12 to');
      expect((await join({ password: 'passwordpassword' })).text).toMatch(/too common|repetition/);
      expect((await join({})).text).toContain('The code is wrong');
      const again = await invite('staff invite ravi');
      expect((await browser.get(`/join?token=${token}`)).status).toBe(404);
      host.clock.now += 25 * HOUR_MS;
      expect((await browser.get(`/join?token=${again}`)).status).toBe(404);
      expect(await runOperator(host, 'staff')).toMatch(/ravi +orders .*invitation expired/);
    });

    test('ends with sign-out, an hour without use, twelve hours, a new invitation and removal', async () => {
      const host = await open();
      const isIn = async (browser: Dashboard) => (await browser.get('')).status === 200;
      const asha = await openDashboard(host);
      const [form] = formsOf((await asha.get('')).html);
      expect((await asha.post('/sign-out', { form: 'x' })).status).toBe(403);
      const { cookie } = asha;
      expect(await isIn(asha)).toBe(true);
      await asha.post('/sign-out', { form: form?.['form'] ?? '' });
      expect(asha.cookie).toBe('haat-operator=');
      asha.cookie = cookie;
      expect(await isIn(asha)).toBe(false);
      const ravi = await openDashboard(host, 'orders', 'ravi');
      for (let hour = 0; hour < 11; hour++) {
        host.clock.now += 0.9 * HOUR_MS;
        expect(await isIn(ravi)).toBe(true);
      }
      host.clock.now += 1.1 * HOUR_MS;
      expect(await isIn(ravi)).toBe(false);
      const mina = await openDashboard(host, 'all', 'mina');
      for (let hour = 0; hour < 14; hour++) {
        host.clock.now += 0.9 * HOUR_MS;
        await mina.get('');
      }
      expect(await isIn(mina)).toBe(false);
      const lost = await openDashboard(host, 'all', 'tara');
      await runOperator(host, 'staff invite tara');
      expect(await isIn(lost)).toBe(false);
      const gone = await openDashboard(host, 'all', 'gita');
      await runOperator(host, 'staff remove gita');
      expect(await isIn(gone)).toBe(false);
      await expect(runOperator(host, 'staff remove gita')).rejects.toThrow('nobody called gita');
    });

    test('limits attempts, and tells nobody who exists', async () => {
      const host = await open({ environment: { RATE_LIMITS: 'login-account-address=2/900' } });
      const secret = await addStaff(host, 'asha', 'view');
      const browser = new Dashboard(host);
      for (const name of ['asha', 'nobody']) {
        for (let attempt = 0; attempt < 2; attempt++)
          expect((await browser.signIn(name, 'wrong', secret)).text).toContain('is wrong');
        expect((await browser.signIn(name, STAFF_PASSWORD, secret)).text).toContain('Too many wrong tries');
      }
    });

    test('serves no script, frame, foreign form or form without its token', async () => {
      const host = await open();
      const { order } = await host.client.place();
      const asha = await openDashboard(host);
      const script = { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
      expect((await asha.ask('/orders', script)).status).toBe(403);
      expect((await asha.ask('/orders', { 'sec-fetch-dest': 'iframe' })).status).toBe(403);
      const page = await asha.get(`/orders/${order.number}`);
      const fields = formsOf(page.html).find(({ command }) => command === 'orders accept') ?? {};
      const status = async (changes: Record<string, string>, headers: Record<string, string>) =>
        (await asha.post('/act', { ...fields, ...changes }, headers)).status;
      expect(await status({}, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toBe(403);
      expect(await status({}, { origin: 'null', 'sec-fetch-site': 'cross-site' })).toBe(403);
      expect(await status({}, { 'sec-fetch-site': 'same-site' })).toBe(403);
      expect(await status({ form: 'x' }, {})).toBe(403);
      expect(await status({ command: 'staff remove', word: 'asha' }, {})).toBe(404);
      expect((await runOperator(host, 'orders list')).includes('accepted')).toBe(false);
      // A proxy in front may set `Referrer-Policy: no-referrer`.
      expect(await status({}, { origin: 'null' })).toBe(303);
      expect(await runOperator(host, 'orders list')).toContain('accepted');
    });
  });
}
