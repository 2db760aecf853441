import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCatalog } from '../../../src/catalog/load/load.ts';
import { PASSWORD } from '../support/client.ts';
import { confirmSellers, followLink } from '../support/confirm-seller.ts';
import { runOperator } from '../support/operator.ts';
import type { OpenHost, TestHost } from '../support/host.ts';
import { writeTestShop } from '../support/shop.ts';

const basics = {
  businessName: 'Green Garden',
  contactName: 'Anil',
  phone: '98765 00001',
  email: 'anil@garden.example',
  password: PASSWORD,
};
const rest = {
  pickup: { line1: '1 Hill Road', city: 'Munnar', state: 'KERALA', pinCode: '685 612' },
  gstin: ' 32aaaci1681g1zy ',
  bank: { holder: 'Green Garden LLP', accountNumber: '1234 5678 9012', ifsc: 'abcd0123456' },
};

/** A seller of the garden whose shop is open. */
export async function signUpSeller(host: TestHost, sellerId = 'garden'): Promise<string> {
  const who = sellerId === 'garden' ? {} : { phone: '98765 00002', email: 'pots@pots.example' };
  const { token, application } = (await host.client.post('/sellers', { ...basics, ...rest, ...who })).data;
  await host.client.post('/seller/application/submit', {}, { token });
  await confirmSellers(host);
  await runOperator(host, `sellers approve ${application.id}`, { seller: sellerId });
  return token;
}

/** A seller without a GSTIN whose shop is open. */
export async function applyExempt(host: TestHost, sellerId: string, pan: string): Promise<string> {
  const who = { phone: '98765 00003', email: 'exempt@pots.example', gstin: undefined, gstExempt: true, pan };
  const { token, application } = (await host.client.post('/sellers', { ...basics, ...rest, ...who })).data;
  await host.client.post('/seller/application/submit', {}, { token });
  await confirmSellers(host);
  await runOperator(host, `sellers approve ${application.id}`, { seller: sellerId });
  return token;
}

/** Somebody whose application waits for the operator. */
export async function applyToSell(host: TestHost, number: number): Promise<void> {
  const who = { phone: `98765 0001${number}`, email: `seller${number}@pots.example` };
  const { token } = (await host.client.post('/sellers', { ...basics, ...rest, ...who })).data;
  await host.client.post('/seller/application/submit', {}, { token });
  await confirmSellers(host);
}

export function testSellers(open: OpenHost): void {
  describe('a seller', () => {
    test('signs up, goes on another day, sends the application in, and is let in by the operator', async () => {
      const host = await open();
      const { client } = host;
      const made = (await client.post('/sellers', basics)).data;
      expect(made.application).toMatchObject({ status: 'draft', missing: ['pickup', 'gstin', 'bank'] });
      const { token } = (await client.post('/sellers/sign-in', { login: 'ANIL@garden.example', password: PASSWORD }))
        .data;
      expect((await client.post('/seller/application/submit', {}, { token })).error?.fields).toHaveProperty('bank');
      const saved = (await client.put('/seller/application', rest, { token })).data.application;
      expect(saved).toMatchObject({
        gstin: '32AAACI1681G1ZY',
        missing: [],
        bank: { accountNumber: '••••••••9012', ifsc: 'ABCD0123456' },
      });
      expect((await client.get('/seller/shipments', { token })).code).toBe(403);
      expect((await client.post('/seller/application/submit', {}, { token })).data.application.status).toBe(
        'submitted',
      );
      expect((await client.put('/seller/application', { contactName: 'Sunil' }, { token })).code).toBe(409);
      const approve = () => runOperator(host, 'sellers approve anil@garden.example', { seller: 'garden' });
      await expect(approve()).rejects.toThrow('Nobody has confirmed anil@garden.example yet.');
      const mails = await host.mailsOf('seller-email-confirmation');
      expect(mails.map(({ to }) => to)).toEqual(['anil@garden.example', 'anil@garden.example']);
      expect(await followLink(host, mails[0]?.text)).toContain('Your email address is confirmed');
      await approve();
      expect((await client.get('/seller/application', { token })).data.application).toMatchObject({
        status: 'approved',
        sellerId: 'garden',
      });
      expect((await client.get('/seller/shipments', { token })).data.shipments).toEqual([]);
      expect((await host.mails()).map(({ subject }) => subject)).toEqual(['Hill Shop: your application is approved']);
    });

    test('gets the mail that confirms the address again, or at another address, a few times an hour', async () => {
      const host = await open();
      const { client } = host;
      const { token } = (await client.post('/sellers', { ...basics, ...rest })).data;
      const again = (email?: string) =>
        client.post('/seller/application/confirmation', email === undefined ? {} : { email }, { token });
      expect((await again('no address')).error?.fields).toHaveProperty('email');
      await client.post('/seller/application/submit', {}, { token });
      expect((await again()).data.application).toMatchObject({ email: basics.email, isEmailConfirmed: false });
      expect((await again('anil@new.example')).data.application.email).toBe('anil@new.example');
      await client.post('/sellers', { ...basics, phone: '98765 00009' });
      expect((await again(basics.email)).code).toBe(409);
      const mails = await host.mailsOf('seller-email-confirmation');
      expect(mails.map(({ to }) => to)).toEqual([basics.email, basics.email, 'anil@new.example', basics.email]);
      // The link to the address before confirms nothing.
      await followLink(host, mails[0]?.text);
      expect((await client.get('/seller/application', { token })).data.application.isEmailConfirmed).toBe(false);
      await followLink(host, mails[2]?.text);
      expect((await client.get('/seller/application', { token })).data.application.isEmailConfirmed).toBe(true);
      expect((await again()).code).toBe(409);
    });

    test('that the catalogue does not have gets its file there at the approval, and lists a product at once', async () => {
      const host = await open({ catalog: writeTestShop() });
      await applyToSell(host, 1);
      const command = 'sellers approve seller1@pots.example';
      await expect(runOperator(host, command, { seller: 'gardn' })).rejects.toThrow(
        'The catalogue has no seller “gardn”. Hint: did you mean "garden"? To make its file from the application, give “new:gardn” as the seller.',
      );
      await expect(runOperator(host, command, { seller: 'new:Hill Garden' })).rejects.toThrow('small letters');
      await expect(runOperator(host, command, { seller: 'new:garden' })).rejects.toThrow(
        'has the seller “garden” already',
      );
      expect(await runOperator(host, 'sellers file seller1@pots.example')).toContain('sellers/green-garden.json');
      expect(await runOperator(host, command, { seller: 'new' })).toBe(
        'seller1@pots.example: approved. Not sent yet: PAN card, GST certificate, cancelled cheque or passbook page. Its file sellers/green-garden.json is in the catalogue: look at it, commit it, and build the site.',
      );
      const { problems } = readCatalog(host.catalog);
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(JSON.parse(readFileSync(join(host.catalog, 'sellers/green-garden.json'), 'utf8'))).toEqual({
        name: 'Green Garden',
        address: '1 Hill Road, Munnar, Kerala 685612, India',
        care: { phone: '+919876500011', email: 'seller1@pots.example' },
        gstin: '32AAACI1681G1ZY',
        legal: { countryOfOrigin: 'India' },
      });
      const { token } = (
        await host.client.post('/sellers/sign-in', { login: 'seller1@pots.example', password: PASSWORD })
      ).data;
      const fields = {
        sku: 'N-1',
        category: 'tea',
        title: 'Tea',
        price: '9',
        generic_name: 'Tea',
        net_quantity: '1 N',
      };
      const saved = await host.client.post('/seller/products', { version: 0, fields }, { token });
      expect(saved.data.product).toMatchObject({ sku: 'N-1', status: 'draft' });
    });

    test('is not approved where the catalogue can’t be written: the file is handed out first', async () => {
      const host = await open({ catalog: writeTestShop() });
      await applyToSell(host, 1);
      rmSync(join(host.catalog, 'sellers'), { recursive: true });
      writeFileSync(join(host.catalog, 'sellers'), 'no folder');
      const command = 'sellers approve seller1@pots.example';
      await expect(runOperator(host, command, { seller: 'new:hill' })).rejects.toThrow(
        /^Nothing is approved yet[\s\S]*sellers\/hill\.json[\s\S]*"gstin": "32AAACI1681G1ZY"/,
      );
      expect(await runOperator(host, 'sellers')).toContain('seller1@pots.example');
    });

    test('leaves no file of a decision that failed', async () => {
      const host = await open({ catalog: writeTestShop() });
      await signUpSeller(host);
      await applyToSell(host, 1);
      await host.host.database.write((db) =>
        db.updateTable('sellers').set({ seller_id: 'hill' }).where('seller_id', '=', 'garden').execute(),
      );
      const command = 'sellers approve seller1@pots.example';
      await expect(runOperator(host, command, { seller: 'new:hill' })).rejects.toThrow('belongs to');
      expect(existsSync(join(host.catalog, 'sellers/hill.json'))).toBe(false);
    });

    test('who was refused reads why, changes it and sends it again', async () => {
      const host = await open();
      const { token } = (await host.client.post('/sellers', { ...basics, ...rest })).data;
      await host.client.post('/seller/application/submit', {}, { token });
      await runOperator(host, 'sellers refuse anil@garden.example', { reason: 'The account is of somebody else' });
      const { application } = (await host.client.get('/seller/application', { token })).data;
      expect(application).toMatchObject({ status: 'refused', reason: 'The account is of somebody else' });
      const put = async (fields: object) =>
        (await host.client.put('/seller/application', fields, { token })).data.application;
      const exempt = await put({ gstExempt: true });
      expect([exempt.gstin, exempt.gstExempt, exempt.missing]).toEqual([undefined, true, ['pan']]);
      expect(await put({ pan: ' aaapi1681g ' })).toMatchObject({ pan: 'AAAPI1681G', missing: [] });
      expect((await host.client.post('/seller/application/submit', {}, { token })).data.application.status).toBe(
        'submitted',
      );
    });

    test.each([
      ['gstin', { gstin: '32AAACI1681G1ZX' }],
      ['gstin', { gstin: '47AAACI1681G1Z0' }],
      ['gstin', { gstin: '32AAACI' }],
      ['gstin', { gstin: '29AAACI1681G1ZL', pickup: rest.pickup }],
      ['pan', { gstin: undefined, gstExempt: true, pan: 'AAAP11681G' }],
      ['pan', { gstin: '32AAACI1681G1ZY', pickup: rest.pickup, pan: 'AAAPI1681G' }],
      ['bank.ifsc', { bank: { ...rest.bank, ifsc: 'ABCD1123456' } }],
      ['bank.accountNumber', { bank: { ...rest.bank, accountNumber: '12' } }],
      ['pickup.pinCode', { pickup: { ...rest.pickup, pinCode: '0' } }],
      ['pickup.pinCode', { pickup: { ...rest.pickup, pinCode: '999999' } }],
      ['pickup.state', { pickup: { ...rest.pickup, pinCode: '302001' } }],
      ['phone', { phone: '12345' }],
    ])('is told what is wrong with %s', async (field, changes) => {
      const { client } = await open();
      expect(Object.keys((await client.post('/sellers', { ...basics, ...changes })).error?.fields ?? {})).toEqual([
        field,
      ]);
    });

    test('can not send in an application whose GSTIN and pickup address, kept one after the other, are of two states', async () => {
      const { client } = await open();
      const { token } = (await client.post('/sellers', { ...basics, ...rest, gstin: undefined })).data;
      await client.put('/seller/application', { gstin: '29AAACI1681G1ZL' }, { token });
      const sent = await client.post('/seller/application/submit', {}, { token });
      expect([sent.code, sent.error?.fields]).toEqual([
        422,
        { gstin: 'It is registered in another state than Kerala, from where you send.' },
      ]);
    });

    test('signs in like everybody: unknown and wrong look the same, and shoppers are no sellers', async () => {
      const { client } = await open();
      const shopper = await client.register('asha');
      await client.post('/sellers', basics);
      const wrong = await client.post('/sellers/sign-in', { login: basics.email, password: 'x' });
      const unknown = await client.post('/sellers/sign-in', { login: 'nobody', password: 'x' });
      expect([wrong.code, wrong.text]).toEqual([401, unknown.text]);
      expect((await client.get('/seller/application', { token: shopper })).status).toBe(401);
      expect((await client.post('/sellers', { ...basics, email: 'other@garden.example' })).code).toBe(409);
    });
  });
}
