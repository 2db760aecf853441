import { describe, expect, test } from 'vitest';
import { decodeHtml } from '../support/decode-html.ts';
import { digest } from '../../../src/api/ground/database/ids.ts';
import recorded from '../../fixtures/passkeys.json' with { type: 'json' };
import { formatFindings } from '../../html/finding.ts';
import { validateHtml } from '../../html/html-validate.ts';
import { Dashboard, formsOf, openDashboard, type Page } from '../support/dashboard.ts';
import type { OpenHost, TestHost } from '../support/host.ts';
import { runOperator } from '../support/operator.ts';

/** What Chromium made and signed (tests/api/support/record-passkeys.ts), with the challenges that it was asked with. */
const { name: NAME, made, first, second, unverified } = recorded;
type Recorded = typeof made;
const MINUTE_MS = 60_000;

const valid = async (html: string) => expect(formatFindings(await validateHtml('page', html))).toBe('');

/** Makes a recorded challenge one of the host's. */
async function issue({ host, clock }: TestHost, { challenge }: Recorded, owner: string | null = null): Promise<void> {
  const row = { challenge_hash: digest(challenge), staff_id: owner, expires_at: clock.now + 10 * MINUTE_MS };
  await host.database.write((db) => db.insertInto('passkey_challenges').values(row).execute());
}

const findId = async ({ host }: TestHost, name: string): Promise<string> =>
  (await host.database.read.selectFrom('staff').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

/** Somebody on the dashboard, under the name for which the passkey was made. */
async function openNamed(host: TestHost, name = 'asha'): Promise<Dashboard> {
  const dashboard = await openDashboard(host, 'all', name);
  dashboard.name = NAME;
  return dashboard;
}

/** Sends a passkey that was made, as the page's script does. */
async function add(dashboard: Dashboard, changes: Readonly<Record<string, string>> = {}): Promise<Page> {
  const [form] = formsOf((await dashboard.get('/passkeys')).html);
  const fields = { form: form?.['form'] ?? '', response: made.response, name: 'My phone', ...changes };
  return dashboard.follow(await dashboard.post('/passkeys', fields));
}

async function addMade(host: TestHost, dashboard: Dashboard, owner = 'asha'): Promise<Page> {
  await issue(host, made, await findId(host, owner));
  return add(dashboard);
}

/** Signs in by what was recorded, as somebody without a session. */
function signIn(host: TestHost, { response }: Recorded, name = NAME): Promise<Page> {
  const visitor = new Dashboard(host);
  visitor.name = name;
  return visitor.post('/sign-in/passkey', { next: '/operator/orders', response });
}

/** The options that a page gives to the browser. */
const optionsIn = ({ html }: Page) => {
  const json = /data-passkey="([^"]*)"/.exec(html)?.[1] ?? '{}';
  return JSON.parse(decodeHtml(json));
};

export function testPasskeys(open: OpenHost): void {
  describe('a passkey', () => {
    test('is added, signs in once for each challenge, and is in the trail', async () => {
      const host = await open();
      const dashboard = await openNamed(host);
      const page = await dashboard.get('/passkeys');
      expect(page.headers['content-security-policy']).toMatch(
        /^default-src 'none'; img-src 'self' http:\/\/localhost:\d+; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; form-action 'self';/,
      );
      expect(optionsIn(page)).toMatchObject({
        kind: 'create',
        options: {
          rp: { id: 'localhost' },
          user: { name: 'asha' },
          attestation: 'none',
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        },
      });
      await valid(page.html);
      const list = await addMade(host, dashboard);
      expect(list.text).toMatch(/My phone is added\. .* My phone localhost 20 Nov 2026, \d{1,2}:\d\d [ap]m never/);
      expect(optionsIn(list).options.excludeCredentials).toHaveLength(1);

      const visitor = new Dashboard(host);
      visitor.name = NAME;
      const ask = await visitor.get('/sign-in');
      expect(optionsIn(ask)).toMatchObject({
        kind: 'get',
        options: { rpId: 'localhost', userVerification: 'required' },
      });
      await valid(ask.html);
      await issue(host, first);
      const signedIn = await signIn(host, first);
      expect([signedIn.status, signedIn.location]).toEqual([303, '/api/operator/orders']);
      expect(signedIn.headers['set-cookie']?.[0]).toMatch(/^haat-operator=[\w-]{43}; .*SameSite=Strict/);
      expect((await signIn(host, first)).text).toContain('was not accepted');
      // An answer that was signed before the last one, as of a copied key.
      await issue(host, second);
      expect((await signIn(host, second)).status).toBe(303);
      await issue(host, first);
      expect((await signIn(host, first)).text).toContain('was not accepted');
      expect((await dashboard.get('/passkeys')).text).not.toContain('never');
      const trail = await runOperator(host, 'audit', { subject: 'staff:asha' });
      expect(trail).toMatch(/operator:asha +passkey-added/);
      expect(trail).toMatch(/operator:asha +signed-in .*"passkey":"My phone"/);
      expect(trail).toMatch(/host +sign-in-failed .*"by":"passkey"/);
    });

    test('is refused with a challenge that is not ours, too old, of another page or under another name', async () => {
      const host = await open();
      const dashboard = await openNamed(host);
      await openNamed(host, 'ravi');
      expect((await add(dashboard)).text).toContain('open for too long');
      await issue(host, made, await findId(host, 'ravi'));
      expect((await add(dashboard)).text).toContain('open for too long');
      await host.host.database.write((db) => db.deleteFrom('passkey_challenges').execute());
      expect((await addMade(host, dashboard)).text).toContain('My phone is added.');

      const refused = async (what: Recorded, name?: string) =>
        expect((await signIn(host, what, name)).text).toContain('was not accepted');
      await refused(first);
      await issue(host, first, await findId(host, 'asha'));
      await refused(first);
      await host.host.database.write((db) => db.deleteFrom('passkey_challenges').execute());
      await issue(host, first);
      await refused(first, 'localhost:4322');
      await refused(first, 'shop.localhost:4321');
      const changed = JSON.parse(first.response);
      changed.response.signature = `${changed.response.signature.slice(0, -6)}AAAAAA`;
      await refused({ ...first, response: JSON.stringify(changed) });
      await refused({ ...first, response: '{"id":"x"}' });
      await refused({ ...first, response: 'no JSON' });
      await issue(host, unverified);
      await refused(unverified);
      host.clock.now += 11 * MINUTE_MS;
      await refused(first);
      await issue(host, second);
      expect((await signIn(host, second)).status).toBe(303);
    });

    test('ends when its owner removes it, and with a new invitation', async () => {
      const host = await open();
      const dashboard = await openNamed(host);
      const ravi = await openNamed(host, 'ravi');
      const list = await addMade(host, dashboard);
      const { id = '' } = formsOf(list.html).find((form) => 'id' in form) ?? {};
      const [{ form = '' } = {}] = formsOf((await ravi.get('/passkeys')).html);
      const removed = await ravi.follow(await ravi.post('/passkeys/remove', { form, id }));
      expect(removed.text).toContain('There is no such passkey.');
      await issue(host, first);
      expect((await signIn(host, first)).status).toBe(303);
      const [{ form: own = '' } = {}] = formsOf(list.html);
      expect((await dashboard.post('/passkeys/remove', { form: 'x', id })).status).toBe(403);
      await dashboard.post('/passkeys/remove', { form: own, id });
      expect((await dashboard.get('/passkeys')).text).toContain('The passkey is removed.');
      await issue(host, second);
      expect((await signIn(host, second)).text).toContain('was not accepted');
      // Nobody has one now.
      expect((await signIn(host, second)).html).not.toContain('data-passkey');
      await addMade(host, dashboard);
      await runOperator(host, 'staff invite asha');
      expect((await signIn(host, second)).text).toContain('was not accepted');
      expect(await host.host.database.read.selectFrom('passkeys').select('id').execute()).toEqual([]);
      expect(await runOperator(host, 'audit', { subject: 'staff:asha' })).toMatch(/operator:asha +passkey-removed/);
    });

    test('is added soon after a login, under a host name, and once', async () => {
      const host = await open();
      const dashboard = await openNamed(host);
      await addMade(host, dashboard);
      await issue(host, made, await findId(host, 'asha'));
      expect((await add(dashboard)).text).toContain('already such a passkey');
      expect((await add(dashboard, { name: ' ' })).text).toContain('needs a name');
      expect((await add(dashboard, { response: '{}' })).text).toContain('was not accepted');
      const byAddress = await openDashboard(host, 'all', 'mina');
      byAddress.name = '127.0.0.1:4321';
      expect((await byAddress.get('/passkeys')).text).toContain('opened the dashboard by an IP address');
      host.clock.now += 16 * MINUTE_MS;
      const page = await dashboard.get('/passkeys');
      expect(page.text).toContain('logged in within the last 15 minutes');
      const [{ form = '' } = {}] = formsOf(page.html);
      expect((await dashboard.post('/passkeys', { form, response: made.response, name: 'Second' })).text).toContain(
        'log in again',
      );
      // The challenges of pages that nobody used are deleted.
      await host.host.workers.run();
      expect(await host.host.database.read.selectFrom('passkey_challenges').selectAll().execute()).toEqual([]);
    });

    test('is offered so often to an address, and its wrong answers count as attempts', async () => {
      const host = await open({ environment: { RATE_LIMITS: 'passkey-address=2/900 login-address=4/900' } });
      const dashboard = await openNamed(host);
      await addMade(host, dashboard);
      const visitor = new Dashboard(host);
      visitor.name = NAME;
      const offers = [];
      for (let count = 0; count < 3; count++)
        offers.push((await visitor.get('/sign-in')).html.includes('data-passkey'));
      expect(offers).toEqual([true, true, false]);
      const answers = [];
      for (let count = 0; count < 4; count++)
        answers.push((await signIn(host, first)).text.includes('Too many wrong tries'));
      expect(answers.at(-1)).toBe(true);
      expect(answers[0]).toBe(false);
    });
  });
}
