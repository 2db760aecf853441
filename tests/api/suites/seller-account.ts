import { describe, expect, test } from 'vitest';
import { formatFindings } from '../../html/finding.ts';
import { validateHtml } from '../../html/html-validate.ts';
import { PASSWORD } from '../support/client.ts';
import { confirmSellers } from '../support/confirm-seller.ts';
import type { Dashboard, Page } from '../support/dashboard.ts';
import { openOffice, sendFile, signInTo, tokenOf } from '../support/seller-office.ts';
import type { OpenHost, TestHost } from '../support/host.ts';
import { runOperator } from '../support/operator.ts';
import { signUpSeller } from './sellers.ts';

const ACCOUNT = {
  businessName: 'Green Garden',
  contactName: 'Anil',
  phone: '98765 00001',
  email: 'anil@garden.example',
  password: PASSWORD,
};
const REST = {
  'pickup.pinCode': '685612',
  'pickup.line1': '1 Hill Road',
  'pickup.line2': '',
  'pickup.city': 'Munnar',
  'pickup.state': 'Kerala',
  tax: 'registered',
  gstin: '32aaaci1681g1zy',
  pan: '',
  'bank.holder': 'Green Garden LLP',
  'bank.accountNumber': '1234 5678 9012',
  accountAgain: '123456789012',
  'bank.ifsc': 'abcd0123456',
};
const PDF = new TextEncoder().encode('%PDF-1.7 a paper');

const valid = async (page: Page) => expect(formatFindings(await validateHtml('office', page.html))).toBe('');

/** The texts of errors that fields have, by the names of the fields. */
const problemsOf = ({ html }: Page): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<span class="bad" id="field-([\w-]+)-error">([^<]*)<\/span>/g)].map(([, name, text]) => [
      name,
      text,
    ]),
  );

const valueIn = ({ html }: Page, name: string): string | undefined =>
  new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1];

async function signUp(host: TestHost, fields: Record<string, string>, headers = {}): Promise<[Dashboard, Page]> {
  const office = signInTo(host);
  const answer = await office.post('/sign-up', fields, headers);
  return [office, await office.follow(answer)];
}

export function testSellerAccount(open: OpenHost): void {
  describe('an application in the seller’s office', () => {
    test('goes from the form of the shop’s page to an open shop', async () => {
      const host = await open();
      const shop = { origin: new URL(host.host.services.siteUrl()).origin, 'sec-fetch-site': 'cross-site' };
      const [office, sent] = await signUp(host, { ...ACCOUNT, ...REST, way: 'send' }, shop);
      expect(sent.text).toContain('We’ve received your application');
      expect(sent.text).toContain('Confirm your email address');
      await valid(sent);
      // No document is taken before the address is confirmed.
      const early = await sendFile(office, '/documents/pan', sent, PDF);
      expect(early.text).toContain('anil@garden.example');
      expect(early.text).not.toContain('KB. Choose another file');
      await confirmSellers(host);
      let page = await office.get('');
      expect(page.text).toContain('Send us 3 documents');
      await valid(page);
      for (const kind of ['pan', 'gst', 'bank']) page = await sendFile(office, `/documents/${kind}`, page, PDF);
      expect(page.text).toContain('We are checking your application');
      const [application] = await host.host.database.read.selectFrom('sellers').select('id').execute();
      await runOperator(host, `sellers approve ${application?.id}`, { seller: 'garden' });
      expect((await office.get('')).text).toContain('Nothing waits for you.');
    });

    test('has city and state by its PIN code where they are left empty, and asks the host for them by script', async () => {
      const host = await open();
      const [office] = await signUp(host, { ...ACCOUNT, way: 'save' });
      const page = await office.get('/application');
      expect(page.headers['content-security-policy']).toContain(" connect-src 'self';");
      const place = await office.ask('/pin-codes/685612', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' });
      expect(JSON.parse(place.html)).toEqual({ city: expect.any(String), state: 'Kerala' });
      expect(JSON.parse((await office.ask('/pin-codes/000000')).html)).toEqual({});
      const empty = { 'pickup.city': '', 'pickup.state': '', 'pickup.line1': '' };
      const half = await office.post('/application', {
        ...ACCOUNT,
        ...REST,
        ...empty,
        form: tokenOf(page),
        way: 'save',
      });
      expect(problemsOf(half)).toEqual({ 'pickup-line1': 'Please fill this in.' });
      expect(valueIn(half, 'pickup.city')).toBe(JSON.parse(place.html).city);
      expect(half.html).toMatch(/<option value="Kerala" selected>/);
    });

    test('is saved with what there is and gone on with, without the account number', async () => {
      const host = await open();
      const [office, saved] = await signUp(host, { ...ACCOUNT, way: 'save' });
      expect(saved.text).toContain('Your application is not finished');
      const page = await office.get('/application');
      expect(valueIn(page, 'businessName')).toBe('Green Garden');
      await valid(page);
      const form = tokenOf(page);
      const fields = { ...ACCOUNT, ...REST, form };
      const half = await office.post('/application', { ...fields, 'pickup.line1': '', accountAgain: '1', way: 'save' });
      expect(half.status).toBe(422);
      expect(problemsOf(half)).toEqual({
        'pickup-line1': 'Please fill this in.',
        accountAgain: 'It is not the number above. Please compare with your cheque book.',
      });
      expect(half.text).toContain('Please correct 2 fields:');
      expect(valueIn(half, 'pickup.city')).toBe('Munnar');
      // What is stored is not shown; what was typed a moment ago is not lost.
      expect(valueIn(half, 'bank.accountNumber')).toBe('1234 5678 9012');
      await valid(half);
      await office.post('/application', { ...fields, way: 'save' });
      const known = await office.get('/application');
      expect(known.text).toContain('Green Garden LLP, account ••••••••9012, ABCD0123456');
      expect(known.html).not.toMatch(/5678/);
      const { password, ...bankless } = { ...ACCOUNT, ...REST, 'bank.accountNumber': '', accountAgain: '' };
      const sent = await office.post('/application', {
        ...bankless,
        'bank.holder': '',
        'bank.ifsc': '',
        form,
        way: 'send',
      });
      expect((await office.follow(sent)).text).toContain('We’ve received your application');
      expect((await office.get('/application')).location).toBe('/api/seller-office');
    });

    test('says of each field what is missing or wrong, and keeps nothing then', async () => {
      const host = await open();
      const [, empty] = await signUp(host, { way: 'send' });
      expect(empty.status).toBe(422);
      expect(Object.keys(problemsOf(empty)).length).toBe(14);
      expect(problemsOf(empty)['phone']).toBe('Enter your mobile number.');
      expect(empty.html).toMatch(/role="alert" tabindex="-1" autofocus/);
      await valid(empty);
      const [, wrong] = await signUp(host, {
        ...ACCOUNT,
        ...REST,
        password: 'short',
        gstin: '32AAACI1681G1Z0',
        way: 'send',
      });
      expect(Object.keys(problemsOf(wrong)).sort()).toEqual(['gstin', 'password']);
      expect(wrong.html).not.toContain('value="short"');
      const [, exempt] = await signUp(host, { ...ACCOUNT, ...REST, tax: 'exempt', gstin: '', way: 'send' });
      expect(Object.keys(problemsOf(exempt))).toEqual(['pan']);
      expect(exempt.text).toContain('Please tick this.');
      expect(await host.host.database.read.selectFrom('sellers').select('id').execute()).toEqual([]);
    });

    test('of an account that there is goes on with the right password alone', async () => {
      const host = await open();
      await signUp(host, { ...ACCOUNT, way: 'save' });
      const [, again] = await signUp(host, { ...ACCOUNT, ...REST, way: 'send' });
      expect(again.text).toContain('Confirm your email address');
      const [, stranger] = await signUp(host, { ...ACCOUNT, password: 'an unrelated password', way: 'save' });
      expect(stranger.status).toBe(409);
      expect(stranger.text).toContain('has a seller account already. Log in to go on with it.');
    });

    test('sends the link again, also to another address', async () => {
      const host = await open();
      const [office, page] = await signUp(host, { ...ACCOUNT, ...REST, way: 'send' });
      const form = tokenOf(page);
      const said = async (fields: Record<string, string>) =>
        (await office.follow(await office.post('/application/confirmation', { form, ...fields }))).text;
      expect((await office.get('?confirmed=yes')).text).toContain('Not confirmed yet.');
      expect(await said({ email: 'nobody' })).toContain('An email address');
      expect(await said({ email: 'anil@hill.example' })).toContain('We have sent the link to anil@hill.example.');
      const links = await host.mailsOf('seller-email-confirmation');
      expect(links.map(({ to }) => to)).toEqual(['anil@garden.example', 'anil@hill.example']);
    });

    test('that was refused says why, and is changed and sent again', async () => {
      const host = await open();
      const [office, page] = await signUp(host, { ...ACCOUNT, ...REST, way: 'send' });
      await confirmSellers(host);
      await runOperator(host, 'sellers refuse anil@garden.example', { reason: 'The GSTIN is of another name' });
      const told = await office.get('');
      expect(told.text).toContain('The GSTIN is of another name');
      const again = await office.post('/application', { ...ACCOUNT, ...REST, form: tokenOf(page), way: 'send' });
      expect((await office.follow(again)).text).toContain('We’ve received your application');
    });
  });

  describe('the details of an open shop', () => {
    test('are changed with a code to the address on file, and stopped while they wait', async () => {
      const host = await open();
      await signUpSeller(host);
      const office = await openOffice(host);
      const page = await office.get('/details');
      expect(page.text).toContain('anil @garden.example');
      expect(valueIn(page, 'pickup.line1')).toBe('1 Hill Road');
      await valid(page);
      const form = tokenOf(page);
      const bank = {
        'bank.holder': 'Green Garden LLP',
        'bank.accountNumber': '999988887777',
        accountAgain: '999988887777',
        'bank.ifsc': 'ABCD0123456',
      };
      const wrong = await office.post('/details/bank', { form, ...bank, 'bank.ifsc': 'ABC', accountAgain: '1' });
      expect(problemsOf(wrong)).toEqual({
        'bank-ifsc': '11 characters: four letters, a zero, six more.',
        accountAgain: 'It is not the number above. Please compare with your cheque book.',
      });
      expect(wrong.html).toContain('<details open><summary>Change bank account</summary>');
      await valid(wrong);
      const asked = await office.post('/details/bank', { form, ...bank });
      await valid(asked);
      const hidden = {
        form,
        kind: 'bank',
        id: valueIn(asked, 'id') ?? '',
        request: valueIn(asked, 'request') ?? '',
      };
      const code = (await host.mails()).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).findLast(Boolean) ?? '';
      const other = code === '000000' ? '000001' : '000000';
      const miss = await office.post('/details/confirm', { ...hidden, code: other });
      expect(miss.status).toBe(422);
      expect(valueIn(miss, 'request')).toBe(hidden.request);
      const noted = await office.follow(await office.post('/details/confirm', { ...hidden, code }));
      expect(noted.text).toContain('Your bank account: we have noted it.');
      expect(noted.text).toContain('New bank account, ending in 7777: used from');
      const stopped = await office.submit(noted, { command: 'stop-change' });
      expect(stopped.text).toContain('Stopped: your bank account stays as it is.');
      expect(stopped.text).not.toContain('ending in 7777');
    });

    test('say of an address or number of another shop that it is taken', async () => {
      const host = await open();
      await signUpSeller(host);
      await signUpSeller(host, 'pots');
      const office = await openOffice(host);
      const form = tokenOf(await office.get('/details'));
      const taken = await office.post('/details/phone', { form, phone: '98765 00002' });
      expect(taken.text).toContain('seller account');
      expect(valueIn(taken, 'phone')).toBe('98765 00002');
      const empty = await office.post('/details/email', { form, email: '' });
      expect(problemsOf(empty)).toEqual({ email: 'Enter your new email address.' });
    });
  });
}
