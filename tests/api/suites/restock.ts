import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RESTOCK_ALERT_DAYS } from '../../../src/core/site/constants.ts';
import { product } from '../../catalog/shop-in-a-folder.ts';
import { PASSWORD } from '../support/client.ts';
import { DAY_MS, type OpenHost, type TestHost } from '../support/host.ts';
import { writeTestShop } from '../support/shop.ts';
import { runOperator } from '../support/operator.ts';
import { signUpSeller } from './sellers.ts';

const EMAIL = 'asha@mail.example';
/** The seller that `signUpSeller` makes. */
const SELLER = 'anil@garden.example';

const ask = ({ client }: TestHost, changes: object = {}, options = {}) =>
  client.post('/restock-alerts', { email: EMAIL, sku: 'GONE', market: 'in', ...changes }, options);

/** The token of a step's link in the newest mail to an address that has one. */
async function readToken({ mails }: TestHost, step: 'confirm' | 'leave', to = EMAIL): Promise<string> {
  const links = (await mails())
    .filter((mail) => mail.to === to)
    .map(({ text }) => new RegExp(`/restock-alerts/${step}\\?token=(\\S+)`).exec(text)?.[1]);
  return links.filter((link) => link !== undefined).at(-1) ?? '';
}

const press = async ({ address }: TestHost, step: 'confirm' | 'leave', token: string): Promise<string> => {
  const body = new URLSearchParams({ token });
  return (await fetch(`${address}/api/restock-alerts/${step}`, { method: 'POST', body })).text();
};

async function confirm(host: TestHost, to = EMAIL): Promise<void> {
  expect(await press(host, 'confirm', await readToken(host, 'confirm', to))).toContain('Thank you.');
}

const toldOf = async ({ mails }: TestHost) =>
  (await mails()).filter(({ subject }) => subject.includes('back in stock'));

const rowsOf = ({ host }: TestHost) =>
  host.database.read.selectFrom('restock_alerts').selectAll().orderBy('sku').orderBy('size').execute();

/** Makes the last leaf available in the host's catalogue. */
async function restock({ catalog, host }: TestHost, fields: object = {}): Promise<void> {
  const gone = product({ sku: 'GONE', title: 'Last leaf', ...fields });
  writeFileSync(join(catalog, 'products/tea/gone.json'), JSON.stringify(gone));
  await host.shop.reload();
}

export function testRestock(open: OpenHost): void {
  describe('who waits for a product that is sold out', () => {
    test('is told once when the catalogue has it again, after confirming the address', async () => {
      const host = await open({ catalog: writeTestShop() });
      expect((await ask(host)).data).toEqual({ state: 'asked' });
      const token = await readToken(host, 'confirm');
      const page = await (await fetch(`${host.address}/api/restock-alerts/confirm?token=${token}`)).text();
      expect(page).toContain('<p>Last leaf</p>');
      expect((await rowsOf(host)).map(({ status }) => status)).toEqual(['asked']);
      await confirm(host);
      expect(await toldOf(host)).toEqual([]);

      await restock(host);
      const [mail, ...others] = await toldOf(host);
      expect([mail?.to, mail?.subject, others]).toEqual([EMAIL, 'Hill Shop: back in stock: Last leaf', []]);
      expect(mail?.text).toContain(`${host.host.services.siteUrl()}/last-leaf/p/GONE\n`);
      await host.mails();
      await restock(host, { availability: 'sold out' });
      await restock(host);
      expect(await toldOf(host)).toHaveLength(1);
    });

    test('is not told before the address is confirmed', async () => {
      const host = await open({ catalog: writeTestShop() });
      await ask(host);
      await restock(host);
      expect(await toldOf(host)).toEqual([]);
      await confirm(host);
      expect(await toldOf(host)).toHaveLength(1);
    });

    test('is asked for the address once, however often and at once the form is sent, and again after a while', async () => {
      const host = await open();
      const states = await Promise.all([1, 2, 3].map(async () => (await ask(host)).data));
      expect(states).toEqual([{ state: 'asked' }, { state: 'asked' }, { state: 'asked' }]);
      expect((await ask(host, { email: ' ASHA@mail.example' })).data).toEqual({ state: 'asked' });
      expect([(await rowsOf(host)).length, (await host.mails()).length]).toEqual([1, 1]);
      host.clock.now += 300_000;
      await ask(host);
      expect([(await rowsOf(host)).length, (await host.mails()).length]).toEqual([1, 2]);
      await confirm(host);
      host.clock.now += 300_000;
      // The answer does not say that the address waits already.
      expect((await ask(host)).data).toEqual({ state: 'asked' });
      expect([(await rowsOf(host))[0]?.status, (await host.mails()).length]).toEqual(['confirmed', 2]);
    });

    test('waits for one size, for any, or for a day', async () => {
      const host = await open();
      const { client, clock } = host;
      const token = await signUpSeller(host);
      await client.put('/seller/stock/TUNIC', { size: 'S', soldOut: true }, { token });
      for (const [email, size] of [
        ['any@mail.example', undefined],
        ['small@mail.example', 'S'],
        ['medium@mail.example', 'M'],
        ['large@mail.example', 'L'],
      ] as const) {
        expect((await ask(host, { email, sku: 'TUNIC', ...(size && { size }) })).data).toEqual({ state: 'asked' });
        await confirm(host, email);
      }
      expect(await toldOf(host)).toEqual([]);
      await client.put('/seller/stock/TUNIC', { size: 'S', soldOut: false }, { token });
      const first = await toldOf(host);
      expect(first.map(({ to }) => to).sort()).toEqual(['any@mail.example', 'small@mail.example']);
      expect(first.find(({ to }) => to.startsWith('small'))?.subject).toContain('Tea picker tunic, Size S');
      clock.now = Date.parse('2027-01-15T06:00:00Z');
      // Copies of messages go with their rows, after a month: the first two may be gone.
      const later = (await toldOf(host)).map(({ to }) => to).filter((to) => first.every((mail) => mail.to !== to));
      expect(later).toEqual(['large@mail.example']);
    });

    test('is told of products of a shop that is open again', async () => {
      const host = await open();
      await signUpSeller(host);
      await runOperator(host, `sellers suspend ${SELLER}`, { reason: 'Papers are missing.' });
      await ask(host, { sku: 'LEAF' });
      await confirm(host);
      expect(await toldOf(host)).toEqual([]);
      await runOperator(host, `sellers reinstate ${SELLER}`);
      expect(await toldOf(host)).toHaveLength(1);
    });

    test('gets the page of the own market', async () => {
      const host = await open({ catalog: writeTestShop() });
      const both = { offers: { in: { price: 90 }, ae: { price: 20 } } };
      await restock(host, { ...both, availability: 'sold out' });
      await ask(host, { market: 'ae' });
      await confirm(host);
      await restock(host, both);
      expect((await toldOf(host))[0]?.text).toContain('/en-ae/last-leaf/p/GONE\n');
    });

    test('is told once, by whichever of two hosts', async () => {
      const host = await open();
      const other = await host.another();
      const token = await signUpSeller(host);
      await host.client.put('/seller/stock/LEAF', { soldOut: true }, { token });
      const emails = Array.from({ length: 45 }, (_, i) => `shopper${i}@mail.example`);
      const row = { sku: 'LEAF', size: '', market: 'in', status: 'confirmed' as const, at: host.clock.now };
      await host.host.database.write((db) =>
        db
          .insertInto('restock_alerts')
          .values(emails.map((email) => ({ ...row, email, email_key: email, token_hash: email })))
          .execute(),
      );
      await host.client.put('/seller/stock/LEAF', { soldOut: false }, { token });
      await Promise.all([host.host.workers.run(), other.host.workers.run()]);
      const told = (await toldOf(host)).map(({ to }) => to);
      expect(told.sort()).toEqual(emails.sort());
    });

    test('needs no link with the confirmed address of the account', async () => {
      const host = await open({ catalog: writeTestShop() });
      const token = await host.client.register('asha');
      // The account only claims the address.
      expect((await ask(host, {}, { token })).data).toEqual({ state: 'asked' });
      const link = /#token=([\w-]+)/.exec((await host.mails()).find(({ text }) => text.includes('#token'))?.text ?? '');
      await host.client.post('/account/email/confirm', { token: link?.[1] });
      expect((await ask(host, {}, { token })).data).toEqual({ state: 'confirmed' });
      expect((await ask(host, { email: 'other@mail.example' }, { token })).data).toEqual({ state: 'asked' });
      await restock(host);
      expect((await toldOf(host)).map(({ to }) => to)).toEqual([EMAIL]);
    });

    test('stops all alerts by one link, also in the mail program, and can begin again', async () => {
      const host = await open({ catalog: writeTestShop() });
      for (const wanted of [{}, { sku: 'TUNIC', size: 'M' }]) {
        await ask(host, wanted);
        await confirm(host);
      }
      await restock(host);
      const [mail] = await toldOf(host);
      expect(mail?.head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
      const leave = /^List-Unsubscribe: <([^>]+)>/m.exec(mail?.head.replace(/\r\n /g, ' ') ?? '')?.[1] ?? '';
      expect(await (await fetch(leave)).text()).toContain('Stop these emails');
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      expect(await (await fetch(leave, { method: 'POST', body })).text()).toContain('any more');
      expect((await rowsOf(host)).map(({ status }) => status)).toEqual(['left', 'left']);
      await ask(host, { sku: 'TUNIC', size: 'M' });
      await confirm(host);
      expect((await rowsOf(host)).map(({ status }) => status)).toEqual(['left', 'confirmed']);
    });

    test('reads on a page that a link is cut off, or no longer the newest', async () => {
      const host = await open({ catalog: writeTestShop() });
      await ask(host);
      const old = await readToken(host, 'confirm');
      await confirm(host);
      await restock(host);
      expect(await toldOf(host)).toHaveLength(1);
      for (const token of ['', 'cut', 'x'.repeat(43), old]) {
        expect(await press(host, 'confirm', token)).toContain('This link is no longer valid.');
        const page = await fetch(`${host.address}/api/restock-alerts/leave?token=${token}`);
        expect(await page.text()).toContain('This link is no longer valid.');
      }
    });

    test('reads at once that it is there, or that there is no such thing', async () => {
      const host = await open();
      expect((await ask(host, { sku: 'LEAF' })).data).toEqual({ state: 'available' });
      expect((await ask(host, { sku: 'TUNIC' })).data).toEqual({ state: 'available' });
      expect((await ask(host, { sku: 'TUNIC', size: 'M' })).data).toEqual({ state: 'asked' });
      expect((await ask(host, { sku: 'TUNIC', size: 'XXL' })).error?.fields).toHaveProperty('size');
      expect((await ask(host, { size: 'M' })).error?.fields).toHaveProperty('size');
      expect((await ask(host, { market: 'moon' })).error?.fields).toHaveProperty('market');
      expect((await ask(host, { email: 'nothing' })).error?.fields).toHaveProperty('email');
      expect((await ask(host, { sku: 'NONE' })).code).toBe(404);
      expect((await ask(host, { market: 'ae' })).code).toBe(404);
      expect(await rowsOf(host)).toHaveLength(1);
    });

    test('can’t be made to wait by others more often than the limits say', async () => {
      const host = await open({ environment: { RATE_LIMITS: 'alert-recipient=2/3600' } });
      const codes = [];
      for (let i = 0; i < 3; i++) codes.push((await ask(host)).code);
      expect(codes).toEqual([undefined, undefined, 429]);
    });

    test('is in the account’s file, and deleted with the account', async () => {
      const host = await open();
      const token = await host.client.register('asha');
      await ask(host, { sku: 'TUNIC', size: 'M' });
      await ask(host, { email: 'other@mail.example' });
      const read = async () =>
        JSON.parse((await host.client.post('/account/export', { password: PASSWORD }, { token })).text);
      expect((await read()).restockAlerts).toEqual([]);
      const link = /#token=([\w-]+)/.exec((await host.mails()).find(({ text }) => text.includes('#token'))?.text ?? '');
      await host.client.post('/account/email/confirm', { token: link?.[1] });
      expect((await read()).restockAlerts).toMatchObject([{ sku: 'TUNIC', size: 'M', market: 'in', status: 'asked' }]);
      await host.client.post('/account/delete', { password: PASSWORD }, { token });
      expect((await rowsOf(host)).map(({ email }) => email)).toEqual(['other@mail.example']);
    });

    test('is forgotten in time', async () => {
      const host = await open();
      const begin = host.clock.now;
      const turnTo = async (day: number) => {
        host.clock.now = begin + day * DAY_MS;
        await host.mails();
        return (await rowsOf(host)).map(({ email }) => email);
      };
      await ask(host, { email: 'asked@mail.example' });
      await ask(host);
      await confirm(host);
      expect(await turnTo(29)).toHaveLength(2);
      expect(await turnTo(31)).toEqual([EMAIL]);
      expect(await turnTo(RESTOCK_ALERT_DAYS - 1)).toEqual([EMAIL]);
      expect(await turnTo(RESTOCK_ALERT_DAYS + 1)).toEqual([]);
    });
  });
}
