import { describe, expect, test } from 'vitest';
import { formatFindings } from '../../html/finding.ts';
import { validateHtml } from '../../html/html-validate.ts';
import { formsOf, openDashboard } from '../support/dashboard.ts';
import { DAY_MS, type OpenHost, type TestHost } from '../support/host.ts';
import { writeLedgerShop } from '../support/ledger-shop.ts';
import { runOperator } from '../support/operator.ts';
import { deliver } from './cash-rules.ts';
import { signUpSeller } from './sellers.ts';

const ACCOUNT = '000123456789';
const catalog = writeLedgerShop();

const valid = async (html: string) => expect(formatFindings(await validateHtml('page', html))).toBe('');

/** A leaf of the garden, which has an account, and a cup of the pots, which have none, both due on the day. */
async function openWithDue(open: OpenHost): Promise<TestHost> {
  const host = await open({ catalog });
  await signUpSeller(host);
  for (const sku of ['LEAF', 'CUP']) {
    const { order } = await host.client.place({ lines: [{ sku, quantity: 1 }] });
    await deliver(host, order.number);
  }
  host.clock.now += 8 * DAY_MS;
  return host;
}

export function testOperatorPayouts(open: OpenHost): void {
  describe('payouts on the dashboard', () => {
    test('are made, go to the bank in a file, and are marked as paid', async () => {
      const host = await openWithDue(open);
      const dashboard = await openDashboard(host, 'money');
      const due = await dashboard.get('/payouts');
      expect(due.text).toMatch(/next on 2 Dec 2026/);
      expect(due.text).toMatch(
        /Green Garden …9012, ABCD0123456 Ready ₹208\.92 Make the payout PW Pot Works No bank account Can’t be paid ₹[\d,.]+ Open the seller /,
      );
      // In front of the rows: what is due, of which only one seller can be paid. Nothing is held or due later, which has no column then.
      expect(due.text).toMatch(
        / Due 2 .* ₹208\.92 can be paid now ₹[\d,.]+ can’t be paid yet What is due Seller Status Due .* Ready .* Payouts are made on Wednesdays/,
      );
      await valid(due.html);
      expect((await dashboard.get('')).text).toMatch(/ Payouts 1 waiting .* To do .*1 seller can be paid, ₹208\.92 /);
      const made = await dashboard.submit(due, { command: 'payouts make', seller: 'garden' });
      expect(made.text).toContain('1 payout is made, of ₹208.92. It waits for the bank.');
      // A second tap on the same button.
      expect((await dashboard.submit(due, { command: 'payouts make', seller: 'garden' })).text).toContain(
        'Nothing is due.',
      );
      expect((await dashboard.get('')).text).toMatch(/ Payouts 1 waiting .* To do .*1 payout to send to the bank /);

      const waiting = await dashboard.get('/payouts?status=made');
      expect(waiting.text).toMatch(
        /Green Garden P2627-00001 Green Garden LLP …9012, ABCD0123456 Waiting less than a minute since 28 Nov ₹208\.92/,
      );
      expect(waiting.text).toContain(' 1 payout to be paid, ₹208.92 ');
      expect(waiting.html).not.toContain('123456789012');
      await valid(waiting.html);
      const { form = '' } = formsOf(waiting.html)[0] ?? {};
      const refused = await dashboard.post('/payouts/bank-file', { form, account: '12' });
      expect(refused.status).toBe(422);
      expect(refused.text).toContain('9 to 18 digits');
      await valid(refused.html);
      const file = await dashboard.post('/payouts/bank-file', {
        form,
        account: `${ACCOUNT.slice(0, 4)} ${ACCOUNT.slice(4)}`,
      });
      expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(file.headers['content-disposition']).toBe('attachment; filename="payouts-2026-11-28.csv"');
      expect(file.html.split('\r\n')[1]).toMatch(
        new RegExp(`^PAB_VENDOR,NEFT,${ACCOUNT},Green Garden LLP,123456789012,ABCD0123456,208.92,P2627 00001,`),
      );
      const taken = await dashboard.get('/payouts?status=made');
      // The next file is paid from the same account.
      expect(taken.html).toContain(`name="account"`);
      expect(taken.html).toContain(`value="${ACCOUNT}"`);
      expect(taken.text).toMatch(/Last downloaded 28 Nov 2026, \d+:\d\d pm by Operator asha, with 1 payout\./);

      const wrong = await dashboard.submit(taken, { command: 'payouts pay' }, { utr: 'no utr' });
      expect(wrong.text).toContain('letters and digits');
      const paid = await dashboard.submit(taken, { command: 'payouts pay' }, { utr: 'axisn123456789' });
      expect(paid.text).toContain('P2627-00001: ₹208.92 is paid to garden.');
      const list = await dashboard.get('/payouts?status=paid');
      expect(list.text).toMatch(/ Paid 1 .* Paid in November 2026: ₹208\.92 /);
      expect(list.text).toMatch(/Green Garden P2627-00001 28 Nov .* AXISN123456789 ₹208\.92/);
      await valid(list.html);
      const none = await dashboard.post('/payouts/bank-file', { form, account: ACCOUNT });
      expect(none.status).toBe(422);
      expect(none.text).toContain('No payout waits for the bank.');
      expect((await dashboard.get('/audit?subject=payout:P2627-00001')).text).toMatch(
        /Operator asha .* Marked payout P2627-00001 as paid .* Made payout P2627-00001 Seller: Green Garden\. ₹208\.92/,
      );
    });

    test('that the bank refused are due again, all at once if there are several', async () => {
      const host = await openWithDue(open);
      await signUpSeller(host, 'pots');
      const dashboard = await openDashboard(host, 'money');
      const all = await dashboard.submit(await dashboard.get('/payouts'), { command: 'payouts make', word: 'all' });
      expect(all.text).toMatch(/2 payouts are made, of ₹[\d.,]+ together\. They wait for the bank\./);
      const waiting = await dashboard.get('/payouts?status=made');
      const failed = await dashboard.submit(
        waiting,
        { command: 'payouts fail', word: 'P2627-00001' },
        { reason: 'Account closed' },
      );
      expect(failed.text).toContain('is due to garden again.');
      expect((await dashboard.get('')).text).toContain(' 1 payout that has failed waiting less than a minute');
      expect((await dashboard.get('/payouts?status=failed')).text).toMatch(
        /Failed 1 .* P2627-00001 .* Account closed Waits for a new account ₹/,
      );
      expect((await dashboard.get('/payouts')).text).toMatch(/Green Garden .*₹208\.92/);
      const balances = await dashboard.get('/payouts/ledger');
      expect(balances.text).not.toContain('The ledger balances');
      expect(balances.text).toMatch(/Total ₹([\d,.]+) ₹\1 /);
      await valid(balances.html);
      let ledger = await dashboard.get('/payouts/ledger?check=yes');
      // On a busy machine the page comes before the check has ended, and asks again.
      while (ledger.text.includes('is running')) ledger = await dashboard.get('/payouts/ledger?check=yes');
      expect(ledger.text).toMatch(/The ledger balances: 5 postings for 2 sellers\./);
      expect(ledger.text).toMatch(/Total ₹([\d,.]+) ₹\1 /);
      await valid(ledger.html);
    });

    test('show the result of a check that takes long by themselves', async () => {
      const host = await openWithDue(open);
      const dashboard = await openDashboard(host, 'money');
      const { database } = host.host;
      const { snapshot } = database;
      let end = () => {};
      const held = new Promise<void>((resolve) => {
        end = resolve;
      });
      database.snapshot = async (run) => {
        await held;
        return snapshot.call(database, run) as ReturnType<typeof run>;
      };
      const running = await dashboard.get('/payouts/ledger?check=yes');
      expect(running.text).toMatch(/The check is running\. .* Total ₹/);
      await valid(running.html);
      end();
      database.snapshot = snapshot;
      await expect
        .poll(async () => (await dashboard.get('/payouts/ledger?check=yes')).text)
        .toContain('The ledger balances');
    });

    test('stand in the account of a seller, with adjustments and statements that print', async () => {
      const host = await openWithDue(open);
      await runOperator(host, 'payouts make');
      const dashboard = await openDashboard(host, 'money');
      const account = await dashboard.get('/payouts/seller?seller=garden');
      expect(account.text).toMatch(
        /₹0\.00 can be paid now ₹0\.00 due later ₹0\.00 held because of returns .* P2627-00001 To be paid 28 Nov 2026 …9012 ₹208\.92/,
      );
      await valid(account.html);
      const wrong = await dashboard.submit(account, { command: 'payouts adjust' }, { amount: 'much', reason: 'Lost' });
      expect(wrong.text).toContain('a number such as 149.00 or -149.00');
      const less = await dashboard.submit(
        account,
        { command: 'payouts adjust' },
        { amount: '-20', reason: 'Weighed <b>again</b>' },
      );
      expect(less.text).toMatch(
        /garden: less ₹20\. ₹0\.00 can be paid now ₹20\.00 owed by the seller .* November 2026 − ₹20\.00 owed /,
      );
      const twice = await dashboard.submit(
        less,
        { command: 'payouts adjust' },
        { amount: '-20.00', reason: 'weighed <b>again</b>' },
      );
      expect(twice.text).toMatch(/You already did this at .*: -₹20 for garden.* ₹20\.00 owed by the seller /);
      expect(less.html).toContain('/payouts/statement?seller=garden&amp;month=2026-11');
      const statement = await dashboard.get('/payouts/statement?seller=garden&month=2026-11');
      expect(statement.text).toMatch(
        /Statement of account, November 2026 .* Green Garden LLP .* GSTIN 32AAACI1681G1ZY .* Sale .* ₹208\.92 .* Payout P2627-00001 .* Correction Weighed <b>again<\/b> .* Change in the month /,
      );
      expect(statement.html).not.toContain('<b>again');
      // What stands above what is owed in the end adds up to it.
      const [, ledger = ''] = /<div class="account">(.*?)<\/div>/s.exec(statement.html) ?? [];
      const [end = 0, ...parts] = [...ledger.matchAll(/<dd>(?:<b>)?(−?)\s?₹([\d,.]+)/g)]
        .map(([, minus, amount = '']) => Math.round(Number(amount.replaceAll(',', '')) * 100) * (minus ? -1 : 1))
        .toReversed();
      expect(parts.length).toBeGreaterThan(5);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(end);
      expect(statement.headers['content-security-policy']).toMatch(
        /^default-src 'none'; img-src 'self' http:\/\/localhost:\d+; script-src 'sha256-[^']+';/,
      );
      await valid(statement.html);
      expect((await dashboard.get('/payouts/statement?seller=garden&month=2026-13')).status).toBe(404);
      expect((await dashboard.get('/payouts/seller?seller=nobody')).status).toBe(404);
      expect((await dashboard.get('/audit?subject=seller:garden')).text).toMatch(
        /Operator asha .* Looked at seller Green Garden Statement: 2026-11 .* Changed what is owed to seller Green Garden − ₹20\.00\. Weighed/,
      );
    });

    test('are made by the roles for money alone', async () => {
      const host = await openWithDue(open);
      await runOperator(host, 'payouts make');
      const dashboard = await openDashboard(host, 'orders');
      const waiting = await dashboard.get('/payouts?status=made');
      expect(waiting.text).toContain('P2627-00001');
      expect(waiting.html).not.toContain('name="command"');
      expect(waiting.html).not.toContain('bank-file');
      const { form = '' } = formsOf(waiting.html)[0] ?? {};
      for (const command of ['payouts make', 'payouts pay', 'payouts fail', 'payouts adjust'])
        expect((await dashboard.post('/act', { form, command, word: 'garden' })).status).toBe(403);
      expect((await dashboard.post('/payouts/bank-file', { form, account: ACCOUNT })).status).toBe(403);
      expect((await dashboard.post('/payouts/bank-file', { form: 'x', account: ACCOUNT })).status).toBe(403);
      expect((await dashboard.get('/payouts/seller?seller=garden')).html).not.toContain('payouts adjust');
    });
  });
}
