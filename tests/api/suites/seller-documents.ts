import { describe, expect, test } from 'vitest';
import { clean } from '../../../src/api/entry/privacy/retention.ts';
import { PASSWORD } from '../support/client.ts';
import { confirmSellers, followLink } from '../support/confirm-seller.ts';
import { openDashboard } from '../support/dashboard.ts';
import { DAY_MS, type OpenHost, type TestHost } from '../support/host.ts';
import { runOperator } from '../support/operator.ts';

const PDF = Buffer.from('%PDF-1.7\nfour pages of a certificate');
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

const APPLICATION = {
  businessName: 'Green Garden',
  contactName: 'Anil',
  phone: '98765 00001',
  email: 'anil@garden.example',
  password: PASSWORD,
  pickup: { line1: '1 Hill Road', city: 'Munnar', state: 'Kerala', pinCode: '685612' },
  gstin: '32AAACI1681G1ZY',
  bank: { holder: 'Green Garden LLP', accountNumber: '123456789012', ifsc: 'ABCD0123456' },
};

/** Somebody whose application waits for the operator. */
async function apply(host: TestHost, changes: object = {}): Promise<{ token: string; id: string }> {
  const { token, application } = (await host.client.post('/sellers', { ...APPLICATION, ...changes })).data;
  await confirmSellers(host);
  expect((await host.client.post('/seller/application/submit', {}, { token })).code).toBeUndefined();
  return { token, id: application.id };
}

const send = ({ client }: TestHost, token: string, kind: string, content: Buffer) =>
  client.post(`/seller/application/documents/${kind}`, undefined, {
    token,
    raw: new Uint8Array(content),
    headers: { 'content-type': 'application/octet-stream' },
  });

const kindsIn = async ({ host }: TestHost): Promise<string[]> =>
  (await host.database.read.selectFrom('seller_documents').select('kind').orderBy('kind').execute()).map(
    ({ kind }) => kind,
  );

async function cleanAll({ host }: TestHost): Promise<void> {
  while ((await clean(host.services)) > 0);
}

export function testSellerDocuments(open: OpenHost): void {
  describe('the documents of a seller', () => {
    test('are sent, listed without their content, and replaced', async () => {
      const host = await open();
      const { token } = await apply(host);
      const path = '/seller/application/documents';
      expect((await host.client.get(path, { token })).data).toEqual({ wanted: ['pan', 'gst', 'bank'], sent: [] });
      const first = (await send(host, token, 'pan', PDF)).data;
      expect(first.sent).toEqual([{ kind: 'pan', bytes: PDF.length, sentAt: new Date(host.clock.now).toISOString() }]);
      expect((await send(host, token, 'pan', JPEG)).data.sent).toMatchObject([{ kind: 'pan', bytes: JPEG.length }]);
      expect((await host.client.get(path, { token })).data).toMatchObject({ sent: [{ bytes: JPEG.length }] });
      expect((await host.client.get(path)).status).toBe(401);
    });

    test('are no GST certificate for a seller without a GSTIN', async () => {
      const host = await open();
      const { token } = await apply(host, { gstin: undefined, gstExempt: true, pan: 'AAAPI1681G' });
      const { data } = await host.client.get('/seller/application/documents', { token });
      expect(data).toMatchObject({ wanted: ['pan', 'bank'] });
    });

    test('are PDF, JPEG, PNG or WebP by their content, of at most 5 MB', async () => {
      const host = await open();
      const { token } = await apply(host);
      const refused = async (content: Buffer) => (await send(host, token, 'bank', content)).error?.fields;
      for (const content of [
        Buffer.from('<svg onload="alert(1)"/>'),
        Buffer.from('MZ'),
        Buffer.from('RIFF1234AVI '),
        Buffer.alloc(0),
      ])
        expect(await refused(content)).toEqual({
          bank: 'This file can’t be used as cancelled cheque or passbook page. Send a photo (JPEG, PNG or WebP) or a PDF.',
        });
      const good = [
        PDF,
        JPEG,
        Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
        Buffer.from('RIFF1234WEBPVP8 '),
      ];
      for (const content of good) expect(await refused(content)).toBeUndefined();
      const large = Buffer.concat([PDF, Buffer.alloc(5_000_001)]);
      expect((await send(host, token, 'bank', large)).status).toBe(413);
      expect((await send(host, token, 'passport', PDF)).code).toBe(404);
    });

    test('are sent thirty times an hour', async () => {
      const host = await open({ environment: { RATE_LIMITS: 'document-seller=2/3600' } });
      const { token } = await apply(host);
      const codes = [];
      for (let i = 0; i < 3; i++) codes.push((await send(host, token, 'pan', PDF)).code);
      expect(codes).toEqual([undefined, undefined, 429]);
    });

    test('of many drafts from one address are stopped before they are read', async () => {
      const host = await open({ environment: { RATE_LIMITS: 'document-seller=30/3600' } });
      const codes: (number | undefined)[] = [];
      for (let draft = 0; draft < 20; draft++) {
        const phone = `98765 1${String(draft).padStart(4, '0')}`;
        const begun = { ...APPLICATION, phone, email: `draft${draft}@garden.example` };
        const { token } = (await host.client.post('/sellers', begun)).data;
        await confirmSellers(host);
        for (const kind of ['pan', 'bank', 'gst']) codes.push((await send(host, token, kind, PDF)).code);
      }
      expect(codes.filter((code) => code === undefined)).toHaveLength(40);
      expect(codes.filter((code) => code === 429)).toHaveLength(20);
    });

    test('are taken once the address is confirmed by the link that is sent to it', async () => {
      const host = await open();
      const { token } = (await host.client.post('/sellers', APPLICATION)).data;
      const refused = await send(host, token, 'pan', PDF);
      expect(refused.error).toMatchObject({
        code: 409,
        message:
          'Please confirm your e-mail address first: open the link in our mail to anil@garden.example. Then choose this file again.',
      });
      expect(await kindsIn(host)).toEqual([]);
      const mails = await host.mailsOf('seller-email-confirmation');
      expect(mails.map(({ to }) => to)).toEqual([APPLICATION.email, APPLICATION.email]);
      expect(await followLink(host, mails.at(-1)?.text)).toContain('Your email address is confirmed');
      expect((await send(host, token, 'pan', PDF)).code).toBeUndefined();
      // Another address has to be confirmed again.
      await host.client.put('/seller/application', { email: 'new@garden.example' }, { token });
      expect((await send(host, token, 'pan', PDF)).error?.message).toContain('new@garden.example');
    });

    test('are as many bytes as an account may send in a day, and an address in a month', async () => {
      const limits = `document-bytes-seller=${3 * PDF.length}/86400 document-bytes-address=${4 * PDF.length}/2592000`;
      const host = await open({ environment: { RATE_LIMITS: limits } });
      const { token } = await apply(host);
      for (let sent = 0; sent < 3; sent++) expect((await send(host, token, 'pan', PDF)).code).toBeUndefined();
      expect((await send(host, token, 'pan', PDF)).error).toMatchObject({
        code: 413,
        message: 'You have sent as many documents today as we can keep. Send this one tomorrow.',
      });
      // What is refused counts for nothing.
      expect((await send(host, token, 'pan', PDF)).code).toBe(413);
      const other = await apply(host, { phone: '98765 00002', email: 'other@garden.example' });
      expect((await send(host, other.token, 'pan', PDF)).code).toBeUndefined();
      const refused = await send(host, other.token, 'bank', PDF);
      expect(refused.error).toMatchObject({ code: 413, message: expect.stringContaining('From your network') });
      host.clock.now += DAY_MS;
      expect((await send(host, token, 'pan', PDF)).error?.message).toContain('From your network');
      host.clock.now += 30 * DAY_MS;
      const [session] = [
        (await host.client.post('/sellers/sign-in', { login: APPLICATION.email, password: PASSWORD })).data,
      ];
      expect((await send(host, session.token, 'pan', PDF)).code).toBeUndefined();
      const kept = await host.host.database.read.selectFrom('seller_documents').select('bytes').execute();
      expect(kept).toHaveLength(2);
    });

    test('are downloaded by the operator alone, which the trail records', async () => {
      const host = await open();
      const { token, id } = await apply(host);
      await send(host, token, 'gst', PDF);
      const dashboard = await openDashboard(host);
      const page = await dashboard.get(`/sellers/${id}`);
      expect(page.text).toContain('GST certificate');
      expect(page.text).toContain('Not sent yet: PAN card, cancelled cheque or passbook page.');
      const path = `/sellers/${id}/documents/gst`;
      const file = await dashboard.get(path);
      expect(file.html).toBe(PDF.toString());
      expect(file.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="gst-${id}.pdf"`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'no-store',
      });
      const trail = await host.host.database.read
        .selectFrom('audit')
        .select(['actor', 'action', 'subject', 'details'])
        .where('subject', '=', `seller-account:${id}`)
        .where('details', 'like', '%document%')
        .execute();
      expect(trail).toMatchObject([{ action: 'viewed', actor: expect.stringContaining('asha') }]);
      expect((await dashboard.get(`/sellers/${id}/documents/pan`)).status).toBe(404);
      expect((await dashboard.ask(path, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
      dashboard.cookie = '';
      expect((await dashboard.get(path)).status).toBe(403);
      expect(host.logged()).not.toContain('four pages');
    });

    test('whose address is not confirmed is not approved: the link is sent again', async () => {
      const host = await open();
      const made = await host.client.post('/sellers', APPLICATION);
      const { token, application } = made.data;
      await host.client.post('/seller/application/submit', {}, { token });
      const dashboard = await openDashboard(host);
      const page = await dashboard.get(`/sellers/${application.id}`);
      expect(page.text).toContain('Can’t be approved until the email address is confirmed.');
      expect(page.html).toMatch(/<button type="submit" disabled>Approve</);
      // On a phone the decision is below all else.
      expect(page.html).toContain('<a href="#decision">Email not confirmed, 3 documents missing</a>');
      expect(page.html).toContain('id="decision"');
      const sent = await dashboard.submit(page, { command: 'sellers ask-confirmation' });
      expect(sent.text).toContain('We have sent the link to anil@garden.example again.');
      await confirmSellers(host);
      const confirmed = await dashboard.get(`/sellers/${application.id}`);
      expect(confirmed.text).toContain('Email confirmed');
      expect(confirmed.html).toContain('<a href="#decision">3 documents missing</a>');
      expect(confirmed.html).toMatch(/<button type="submit">Approve</);
      expect(confirmed.html).not.toContain('ask-confirmation');
      const late = await dashboard.submit(page, { command: 'sellers ask-confirmation' });
      expect(late.text).toContain('anil@garden.example is confirmed.');
    });

    test('that were not sent are named at the approval, which asks the seller for them', async () => {
      const host = await open();
      const { token, id } = await apply(host);
      await send(host, token, 'pan', JPEG);
      expect(await runOperator(host, `sellers approve ${id}`, { seller: 'garden' })).toContain(
        'Not sent yet: GST certificate, cancelled cheque or passbook page.',
      );
      const [mail] = await host.mails();
      expect(mail?.text).toContain('Please send us copies of: GST certificate, cancelled cheque or passbook page.');
      expect((await send(host, token, 'gst', PDF)).data.sent).toHaveLength(2);
    });

    test('are deleted 90 days after a refusal, and stay with an approved seller', async () => {
      const host = await open();
      const refused = await apply(host);
      const approved = await apply(host, { phone: '98765 00002', email: 'pots@pots.example' });
      await send(host, refused.token, 'pan', PDF);
      await send(host, approved.token, 'bank', PDF);
      await runOperator(host, `sellers refuse ${refused.id}`, { reason: 'The name differs' });
      await runOperator(host, `sellers approve ${approved.id}`, { seller: 'garden' });
      host.clock.now += 89 * DAY_MS;
      await cleanAll(host);
      expect(await kindsIn(host)).toEqual(['bank', 'pan']);
      host.clock.now += 2 * DAY_MS;
      await cleanAll(host);
      expect(await kindsIn(host)).toEqual(['bank']);
      host.clock.now += 3_000 * DAY_MS;
      await cleanAll(host);
      expect(await kindsIn(host)).toEqual(['bank']);
    });

    test('go with an application that its seller did not come back to', async () => {
      const host = await open();
      const { token } = (await host.client.post('/sellers', APPLICATION)).data;
      await send(host, token, 'pan', PDF);
      host.clock.now += 181 * DAY_MS;
      await cleanAll(host);
      await cleanAll(host);
      expect(await kindsIn(host)).toEqual([]);
    });
  });
}
