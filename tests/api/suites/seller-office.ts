import { describe, expect, test } from 'vitest';
import { formatFindings } from '../../html/finding.ts';
import { validateHtml } from '../../html/html-validate.ts';
import { PASSWORD } from '../support/client.ts';
import { openOffice, signInTo } from '../support/seller-office.ts';
import type { OpenHost } from '../support/host.ts';
import { runOperator } from '../support/operator.ts';
import { signUpSeller } from './sellers.ts';

const ORDER = { lines: [{ sku: 'LEAF', quantity: 2 }] };

export function testSellerOffice(open: OpenHost): void {
  describe("the seller's office", () => {
    test('takes a seller in, shows what waits, and does what its forms ask for', async () => {
      const host = await open();
      await signUpSeller(host);
      const { order } = await host.client.place(ORDER);
      const office = await openOffice(host);
      const today = await office.get('');
      expect(today.text).toContain(' 1 new order to accept ');
      const list = await office.get('/orders?status=placed');
      expect(list.text).toContain(order.number);
      const accepted = await office.submit(list, { command: 'orders accept' });
      expect(accepted.text).toContain(`${order.number}: Accepted`);
      expect((await office.get('')).text).toContain(' 1 order to pack ');
      // What was said once is not said again.
      expect((await office.get('/orders')).text).not.toContain(`${order.number}: Accepted`);
      for (const page of [today, list, accepted])
        expect(formatFindings(await validateHtml('office', page.html))).toBe('');
    });

    test('keeps its session in a cookie that no script reads and no other page gets', async () => {
      const host = await open();
      await signUpSeller(host);
      const office = signInTo(host);
      const answer = await office.post('/sign-in', { login: 'anil@garden.example', password: PASSWORD });
      const [cookie = ''] = answer.headers['set-cookie'] ?? [];
      expect(cookie).toMatch(/^haat-seller=[\w-]+; Path=\/api\/seller-office; HttpOnly; SameSite=Lax$/);
      const kept = { login: '98765 00001', password: PASSWORD, remember: 'yes' };
      const [lasting = ''] = (await signInTo(host).post('/sign-in', kept)).headers['set-cookie'] ?? [];
      expect(lasting).toContain('; Max-Age=2592000; ');
      office.name = 'api.haat.example';
      const [secure = ''] = (await office.post('/sign-in', kept)).headers['set-cookie'] ?? [];
      expect(secure).toMatch(/; Secure$/);
    });

    test('takes the form of the shop’s own page on another origin, and no other from there', async () => {
      const host = await open();
      await signUpSeller(host);
      const shop = { origin: new URL(host.host.services.siteUrl()).origin, 'sec-fetch-site': 'cross-site' };
      const office = signInTo(host);
      const typed = { login: 'anil@garden.example', password: PASSWORD };
      expect((await office.post('/sign-in', typed, { ...shop, origin: 'https://evil.example' })).status).toBe(403);
      expect((await office.post('/sign-in', typed, shop)).location).toBe('/api/seller-office');
      const page = await office.get('/language');
      expect(page.status).toBe(200);
      const form = { form: /name="form" value="([^"]+)"/.exec(page.html)?.[1] ?? '', language: 'en' };
      expect((await office.post('/language', form, shop)).status).toBe(403);
      expect((await office.post('/language', { ...form, form: 'another' })).status).toBe(403);
      expect((await office.ask('', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' })).status).toBe(403);
    });

    test('says that one of the two is wrong, and keeps what was typed as the login', async () => {
      const host = await open();
      await signUpSeller(host);
      const office = signInTo(host);
      const page = await office.post('/sign-in', {
        login: 'anil@garden.example',
        password: 'another one',
        remember: 'yes',
      });
      expect(page.status).toBe(401);
      expect(page.text).toContain('Wrong email, mobile number or password.');
      expect(page.html).toMatch(/name="login"[^>]*value="anil@garden\.example"/);
      expect(page.html).toMatch(/name="remember" value="yes" checked/);
      expect(page.html).not.toContain('another one');
    });

    test('leads to the page that was asked for before the sign-in, and to none outside', async () => {
      const host = await open();
      await signUpSeller(host);
      const office = signInTo(host);
      const asked = await office.get('/orders?status=placed');
      expect(asked.location).toBe('/api/seller-office/sign-in?next=%2Fseller-office%2Forders%3Fstatus%3Dplaced');
      const typed = { login: 'anil@garden.example', password: PASSWORD };
      const to = async (next: string) => (await office.post('/sign-in', { ...typed, next })).location;
      expect(await to('/seller-office/orders?status=placed')).toBe('/api/seller-office/orders?status=placed');
      for (const next of ['//evil.example', '/operator', '/seller-officers', 'https://evil.example'])
        expect(await to(next)).toBe('/api/seller-office');
    });

    test('ends with the sign-out, a new password and a suspension, and then tells the reason', async () => {
      const host = await open();
      await signUpSeller(host);
      const office = await openOffice(host);
      const page = await office.get('/orders');
      const form = /name="form" value="([^"]+)"/.exec(page.html)?.[1] ?? '';
      const token = office.cookie;
      expect((await office.post('/sign-out', { form })).location).toBe('/api/seller-office/sign-in');
      office.cookie = token;
      expect((await office.get('/orders')).status).toBe(303);
      const again = await openOffice(host);
      await runOperator(host, 'sellers suspend anil@garden.example', { reason: 'Orders are not sent' });
      expect((await again.get('/orders')).location).toContain('/sign-in');
      const told = await (await openOffice(host)).get('');
      expect(told.text).toContain('Your shop is suspended');
      expect(told.text).toContain('Orders are not sent');
      // Pages of an open shop lead there, too.
      expect((await (await openOffice(host)).get('/orders')).location).toBe('/api/seller-office');
    });

    test('speaks the language that its seller chooses', async () => {
      const host = await open();
      await signUpSeller(host);
      const office = await openOffice(host);
      const page = await office.get('/language');
      const form = /name="form" value="([^"]+)"/.exec(page.html)?.[1] ?? '';
      const said = await office.follow(await office.post('/language', { form, language: 'hi' }));
      expect(said.html).toContain('<html lang="hi">');
      const wrong = await office.follow(await office.post('/language', { form, language: 'xx' }));
      expect(wrong.html).toContain('class="notice error"');
    });
  });
}
