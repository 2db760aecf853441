import { describe, expect, test } from 'vitest';
import { clean } from '../../../src/api/entry/privacy/retention.ts';
import { openDashboard } from '../support/dashboard.ts';
import { followLink } from '../support/confirm-seller.ts';
import { DAY_MS, type OpenHost, type TestHost } from '../support/host.ts';
import { writeLedgerShop } from '../support/ledger-shop.ts';
import { runOperator } from '../support/operator.ts';
import { signUpSeller } from './sellers.ts';

const BANK = { holder: 'Green Garden LLP', accountNumber: '2222 3333 4444', ifsc: 'hdfc0000123' };
const SMS = { SMS: 'folder' };

async function start(open: OpenHost, environment: Record<string, string> = {}) {
  const host = await open({ environment });
  return { host, token: await signUpSeller(host) };
}

const ask = ({ client }: TestHost, token: string, body: object) => client.post('/seller/changes', body, { token });

/** The newest code in the mails to an address. */
async function readCode(host: TestHost, to = 'anil@garden.example'): Promise<string> {
  const mails = (await host.mails()).filter((mail) => mail.to === to && mail.subject.includes('your code'));
  return /: (\d{6})\n/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

/** Asks for a change and confirms it with the code in the mail. */
async function change(host: TestHost, token: string, body: object, to?: string) {
  const asked = await ask(host, token, body);
  expect(asked.error).toBeUndefined();
  const { request, change: made } = asked.data;
  const code = await readCode(host, to);
  return host.client.post(`/seller/changes/${made.id}/confirm`, { request, code }, { token });
}

const readBank = async (host: TestHost, token: string) =>
  (await host.client.get('/seller/application', { token })).data.application.bank;

const subjects = async (host: TestHost, to: string) =>
  (await host.mails()).filter((mail) => mail.to === to).map(({ subject }) => subject);

const texts = async ({ host }: TestHost) =>
  (
    await host.database.read.selectFrom('outbox').select(['kind', 'channel']).where('channel', '=', 'sms').execute()
  ).map(({ kind }) => kind);

export function testSellerChanges(open: OpenHost): void {
  describe('the details of a seller whose shop is open', () => {
    test('are not changed by a wrong code, a code of before, or one that has expired', async () => {
      const { host, token } = await start(open);
      const first = (await ask(host, token, { bank: BANK })).data;
      const wrong = { request: first.request, code: '000000' };
      const path = `/seller/changes/${first.change.id}/confirm`;
      const code = await readCode(host);
      if (code !== '000000') expect((await host.client.post(path, wrong, { token })).code).toBe(401);
      // A later request takes the place of the earlier one.
      const second = (await ask(host, token, { bank: BANK })).data;
      expect((await host.client.post(path, { request: first.request, code }, { token })).code).toBe(410);
      const late = { request: second.request, code: await readCode(host) };
      host.clock.now += 600_001;
      expect((await host.client.post(`/seller/changes/${second.change.id}/confirm`, late, { token })).code).toBe(410);
      expect((await host.client.get('/seller/changes', { token })).data.changes).toEqual([]);
      expect(await readBank(host, token)).toMatchObject({ accountNumber: '••••••••9012' });
      await clean(host.host.services);
      expect(await host.host.database.read.selectFrom('seller_changes').select('id').execute()).toEqual([]);
    });

    test('take a code five times, and ten requests an hour', async () => {
      const { host, token } = await start(open, { RATE_LIMITS: 'seller-change=2/3600' });
      const { request, change: made } = (await ask(host, token, { phone: '98765 11111' })).data;
      const path = `/seller/changes/${made.id}/confirm`;
      const codes = [];
      const right = await readCode(host);
      const wrong = right === '000000' ? '000001' : '000000';
      for (let index = 0; index < 5; index++)
        codes.push((await host.client.post(path, { request, code: wrong }, { token })).code);
      expect(codes).toEqual([401, 401, 401, 401, 410]);
      expect((await host.client.post(path, { request, code: right }, { token })).code).toBe(410);
      const last = (await ask(host, token, { phone: '98765 11111' })).data;
      expect((await ask(host, token, { phone: '98765 11111' })).code).toBe(429);
      // What the limit refused has changed nothing: the code that came by mail is still good.
      const sent = { request: last.request, code: await readCode(host) };
      expect(
        (await host.client.post(`/seller/changes/${last.change.id}/confirm`, sent, { token })).data.change,
      ).toEqual(expect.objectContaining({ kind: 'phone' }));
    });

    test('get a new bank account after three days, in which nothing is paid, and the owner is told everywhere', async () => {
      const { host, token } = await start(open, SMS);
      const { data } = await change(host, token, { bank: BANK });
      expect(data.change).toMatchObject({ kind: 'bank', state: 'cooling', accountEnding: '4444' });
      expect((await host.client.get('/seller/changes', { token })).data).toMatchObject({
        changes: [{ state: 'cooling' }],
        codesBy: ['mail', 'phone'],
      });
      expect((await ask(host, token, { bank: BANK })).code).toBe(409);
      expect(await subjects(host, 'anil@garden.example')).toContain(
        'Hill Shop: new bank account, from 23 November 2026',
      );
      expect(await texts(host)).toContain('seller-bank-waits');
      expect(await readBank(host, token)).toMatchObject({ accountNumber: '••••••••9012' });
      host.clock.now += 3 * DAY_MS - 1;
      await host.host.workers.run();
      expect(await readBank(host, token)).toMatchObject({ accountNumber: '••••••••9012' });
      host.clock.now += 1;
      await host.host.workers.run();
      expect(await readBank(host, token)).toMatchObject({ accountNumber: '••••••••4444', ifsc: 'HDFC0000123' });
      expect(await subjects(host, 'anil@garden.example')).toContain('Hill Shop: your bank account was changed');
      expect(await runOperator(host, 'audit')).toMatch(
        /host +seller-changed[\s\S]*seller-account:\S+ +seller-change-cooling/,
      );
    });

    test('keep the old bank account when the link in the mail stops the change, which signs out all devices', async () => {
      const { host, token } = await start(open);
      await change(host, token, { bank: BANK });
      const told = (await host.mails()).find(({ subject }) => subject.includes('new bank account'));
      expect(await followLink(host, told?.text)).toContain('It is stopped');
      expect((await host.client.get('/seller/application', { token })).status).toBe(401);
      expect(await followLink(host, told?.text)).toContain('too late');
      host.clock.now += 4 * DAY_MS;
      await host.host.workers.run();
      const [row] = await host.host.database.read.selectFrom('sellers').select('fields').execute();
      expect(row?.fields).toContain('123456789012');
      expect(row?.fields).not.toContain('222233334444');
      const [stopped] = await host.host.database.read.selectFrom('seller_changes').selectAll().execute();
      expect(stopped).toMatchObject({ state: 'stopped', value: null });
    });

    test('keep it when the seller stops the change on the dashboard', async () => {
      const { host, token } = await start(open);
      const { data } = await change(host, token, { bank: BANK });
      const stop = () => host.client.post(`/seller/changes/${data.change.id}/stop`, {}, { token });
      expect((await stop()).data.change.state).toBe('stopped');
      expect((await stop()).code).toBe(404);
      expect(await subjects(host, 'anil@garden.example')).toContain(
        'Hill Shop: the change of your bank account was stopped',
      );
    });

    test('get a new address once the code at the old one is typed and the link at the new one is opened', async () => {
      const { host, token } = await start(open);
      const { data } = await change(host, token, { email: 'Shop@garden.example' });
      expect(data.change.state).toBe('unproven');
      const read = async () => (await host.client.get('/seller/application', { token })).data.application.email;
      expect(await read()).toBe('anil@garden.example');
      const [link] = (await host.mailsOf('seller-email-confirmation')).filter(({ to }) => to === 'Shop@garden.example');
      expect(await followLink(host, link?.text)).toContain('Your email address is confirmed');
      expect(await read()).toBe('Shop@garden.example');
      for (const to of ['anil@garden.example', 'Shop@garden.example'])
        expect(await subjects(host, to)).toContain('Hill Shop: your email address was changed');
      // Whoever has changed the address can't keep the next change from the owner.
      await change(host, token, { bank: BANK }, 'Shop@garden.example');
      expect((await subjects(host, 'anil@garden.example')).at(-1)).toContain('new bank account');
      expect((await ask(host, token, { email: 'shop@garden.example' })).code).toBeUndefined();
    });

    test('get a new number by a code to the old one, and the address of nobody else', async () => {
      const { host, token } = await start(open, SMS);
      await signUpSeller(host, 'pots');
      expect((await ask(host, token, { phone: '98765 00002' })).code).toBe(409);
      expect((await ask(host, token, { email: 'POTS@pots.example' })).code).toBe(409);
      expect((await ask(host, token, { phone: '98765 00001' })).error?.fields).toHaveProperty('phone');
      const { request, change: asked } = (await ask(host, token, { phone: '98765 11111', by: 'phone' })).data;
      const [sms] = await host.host.database.read
        .selectFrom('outbox')
        .selectAll()
        .where('kind', '=', 'seller-change-code')
        .execute();
      expect(sms?.recipient).toBe('+919876500001');
      const code = /\d{6}/.exec(sms?.body ?? '')?.[0];
      const done = await host.client.post(`/seller/changes/${asked.id}/confirm`, { request, code }, { token });
      expect(done.data.change.state).toBe('done');
      expect((await host.client.get('/seller/application', { token })).data.application.phone).toBe('+919876511111');
    });

    test('take a GSTIN only if it fits the state of the pickup address and the PAN, as the application does', async () => {
      const { host, token } = await start(open);
      const fieldsOf = async (body: object) => (await ask(host, token, body)).error?.fields;
      const kochi = { line1: '2 Pier Road', city: 'Bengaluru', state: 'Karnataka', pinCode: '560002' };
      const elsewhere = 'It is registered in another state than';
      expect(await fieldsOf({ pickup: kochi })).toEqual({ gstin: expect.stringContaining(elsewhere) });
      expect(await fieldsOf({ gstin: '29AAACI1681G1ZL' })).toEqual({ gstin: expect.stringContaining(elsewhere) });
      expect(await fieldsOf({ pickup: kochi, gstin: '29AAACI1681G1ZX' })).toHaveProperty('gstin');
      expect(await fieldsOf({ pickup: kochi, gstin: '29AAAPI1681G1ZL' })).toHaveProperty('gstin');
      expect((await ask(host, token, { pickup: kochi, bank: BANK, gstin: '29AAACI1681G1ZL' })).code).toBe(422);
      expect((await ask(host, token, {})).code).toBe(422);
      const { data } = await change(host, token, { pickup: kochi, gstin: '29AAACI1681G1ZL' });
      expect(data.change.state).toBe('done');
      expect((await host.client.get('/seller/application', { token })).data.application).toMatchObject({
        pickup: { state: 'Karnataka' },
        gstin: '29AAACI1681G1ZL',
      });
      // One who is no longer registered has the PAN that was in the GSTIN.
      await change(host, token, { gstExempt: true });
      const { application } = (await host.client.get('/seller/application', { token })).data;
      expect([application.gstin, application.gstExempt, application.pan]).toEqual([undefined, true, 'AAACI1681G']);
      expect(await runOperator(host, 'sellers gstin')).toMatch(/garden .* exempt +32AAACI1681G1ZY/);
    });

    test('are changed by the operator, by command and by page, and the owner is told', async () => {
      const { host } = await start(open);
      const who = 'anil@garden.example';
      const run = (options: Record<string, string>) => runOperator(host, `sellers change ${who}`, options);
      await expect(run({ bank: 'Green Garden; 12' })).rejects.toThrow('with “;” between them');
      await expect(run({ bank: 'Green Garden; 12; HDFC0000123' })).rejects.toThrow('bank.accountNumber');
      await expect(run({ gstin: '29AAACI1681G1ZL' })).rejects.toThrow('another state than Kerala');
      await expect(run({})).rejects.toThrow('Nothing is to be changed.');
      expect(await run({ pickup: '3 Hill Road; Munnar; Kerala; 685612' })).toContain('Correct sellers/garden.json');
      expect(await run({ email: 'new@garden.example' })).toContain('once the link is opened');
      expect(await runOperator(host, `sellers stop-change ${who}`)).toContain('stopped the new email address');
      await expect(runOperator(host, `sellers stop-change ${who}`)).rejects.toThrow('No change');
      const dashboard = await openDashboard(host, 'all');
      const [{ id = '' } = {}] = await host.host.database.read.selectFrom('sellers').select('id').execute();
      const page = await dashboard.get(`/sellers/${id}`);
      const done = await dashboard.submit(
        page,
        { command: 'sellers change', word: id },
        { bank: 'Green Garden LLP; 222233334444; HDFC0000123' },
      );
      expect(done.text).toMatch(/used from 2026-11-23\. No payout is made until then\..*bank account: is used from/);
      expect((await subjects(host, who)).at(-1)).toContain('new bank account');
      const reader = await openDashboard(host, 'view', 'ravi');
      expect((await reader.get(`/sellers/${id}`)).html).not.toContain('sellers change');
    });

    test('leave the database with an erasure: what waits, and former addresses', async () => {
      const { host, token } = await start(open);
      await change(host, token, { phone: '98765 11111' });
      await change(host, token, { bank: BANK });
      expect(await runOperator(host, 'privacy list 9876500001')).toContain('change of a seller');
      await runOperator(host, 'privacy erase 9876500001', { run: 'yes' });
      const rows = async () => host.host.database.read.selectFrom('seller_changes').select('kind').execute();
      expect(await rows()).toEqual([{ kind: 'bank' }]);
      await runOperator(host, 'privacy erase anil@garden.example', { run: 'yes' });
      expect(await rows()).toEqual([]);
    });

    test('go on without an account that the bank has closed: its payout waits for another one', async () => {
      const host = await open({ catalog: writeLedgerShop() });
      const token = await signUpSeller(host);
      const make = () => runOperator(host, 'payouts make');
      const fail = (id: string, options: Record<string, string> = {}) =>
        runOperator(host, `payouts fail ${id}`, { reason: 'Account closed', ...options });
      const readPayouts = async () => (await host.client.get('/seller/payouts', { token })).data.payouts;
      await runOperator(host, 'payouts adjust garden', { amount: '500', reason: 'A parcel was lost' });
      host.clock.now += 8 * DAY_MS;
      expect(await make()).toContain('1 payout is made');
      // The bank's own fault: the account is right.
      await fail('P2627-00001', { 'account-right': 'yes' });
      expect((await readPayouts()).account).toBeUndefined();
      host.clock.now += 1000;
      expect(await make()).toContain('1 payout is made');
      host.clock.now += 1000;
      expect(await fail('P2627-00002')).toContain('waits for another bank account');
      expect((await host.mails()).at(-1)?.text).toContain('use this account no more');
      expect((await readPayouts()).account).toBe('returned');
      expect(await make()).toContain('Nothing is due');
      expect(await runOperator(host, 'payouts list')).toContain('another account is needed');
      await change(host, token, { bank: BANK });
      expect((await readPayouts()).account).toBe('cooling');
      expect(await make()).toContain('Nothing is due');
      host.clock.now += 3 * DAY_MS;
      // Without waiting for the worker.
      expect(await make()).toContain('1 payout is made');
      const payouts = await host.host.database.read
        .selectFrom('payouts')
        .select('account_number')
        .orderBy('id')
        .execute();
      expect(payouts.map(({ account_number: account }) => account)).toEqual([
        '123456789012',
        '123456789012',
        '222233334444',
      ]);
      await runOperator(host, 'payouts check');
    });
  });
}
