import { describe, expect, test } from 'vitest';
import { postForSeller } from '../../../src/api/records/ledger/post.ts';
import { formatFindings } from '../../html/finding.ts';
import { validateHtml } from '../../html/html-validate.ts';
import { formsOf, type Page } from '../support/dashboard.ts';
import { DAY_MS, type OpenHost, type TestHost } from '../support/host.ts';
import { writeLedgerShop } from '../support/ledger-shop.ts';
import { runOperator } from '../support/operator.ts';
import { openOffice } from '../support/seller-office.ts';
import { deliver } from './cash-rules.ts';
import { signUpSeller } from './sellers.ts';

const catalog = writeLedgerShop();
const LANGUAGES = ['en', 'hi', 'ta', 'ar'];

const valid = async ({ html }: Page) => expect(formatFindings(await validateHtml('page', html))).toBe('');

async function order(host: TestHost, quantity = 1): Promise<string> {
  return (await host.client.place({ lines: [{ sku: 'LEAF', quantity }] })).order.number;
}

export function testSellerOfficeMoney(open: OpenHost): void {
  const start = async () => {
    const host = await open({ catalog });
    await signUpSeller(host);
    return host;
  };

  describe("the money of a seller's office", () => {
    test('says what is owed, with its parts, what was paid, and what happened in each month', async () => {
      const host = await start();
      const office = await openOffice(host);
      const none = await office.get('/payouts');
      expect(none.text).toMatch(
        /₹0\.00 Total owed to you We pay on Wednesdays .* No payouts yet .* There is no statement yet/,
      );
      const number = await order(host);
      await deliver(host, number);
      const owed = await office.get('/payouts');
      expect(owed.text).toContain('₹208.92 Total owed to you ₹208.92 In return period We pay');
      host.clock.now += 8 * DAY_MS;
      expect((await office.get('/payouts')).text).toContain('₹208.92 Total owed to you ₹208.92 Next payout 2 Dec 2026');
      await runOperator(host, 'payouts make');
      const made = await office.get('/payouts');
      expect(made.text).toMatch(/P2627-00001 To be paid .* …9012 ₹208\.92/);
      await runOperator(host, 'payouts pay P2627-00001', { utr: 'AXISN123456789' });
      await runOperator(host, 'payouts adjust garden', { amount: '-20', reason: 'Weighed <b>again</b>' });
      const paid = await office.get('/payouts');
      expect(paid.text).toMatch(
        /₹20\.00 You owe us − ₹20\.00 Taken off next payouts .* P2627-00001 Paid .* AXISN123456789 /,
      );
      expect(paid.html).toContain('href="/api/seller-office/payouts/2026-11"');
      const statement = await office.get('/payouts/2026-11');
      expect(statement.text).toMatch(
        /To Green Garden Green Garden LLP .* GSTIN 32AAACI1681G1ZY .* GST on commission and shipping .* Owed after .* Sale .* ₹208\.92 .* Correction Weighed <b>again<\/b> .* Payout P2627-00001 .* Change in the month /,
      );
      expect(statement.html).not.toContain('<b>again');
      expect(statement.html).toContain(`href="/api/seller-office/orders?search=${number}"`);
      expect(statement.html).toContain('data-print hidden');
      for (const page of [none, owed, paid, statement]) await valid(page);
      expect((await office.get('/payouts/2026-13')).status).toBe(404);
    });

    test('a long statement goes on, and can be printed as a whole', async () => {
      const host = await start();
      await host.host.database.write(async (db) => {
        for (let number = 0; number < 250; number++) {
          const entry = { kind: 'sale', lineId: '', debit: 'courier', credit: 'payable', amountMinor: 100 } as const;
          const posting = {
            seller_id: 'garden',
            cause: `test:${number + 1000}`,
            kind: 'sale',
            currency: 'INR',
          } as const;
          await postForSeller(db, { ...posting, entries: [entry] }, host.clock.now + number);
        }
      });
      const office = await openOffice(host);
      const rows = ({ html }: Page) => html.match(/<tr>/g)?.length;
      const first = await office.get('/payouts/2026-11');
      // With those of the headings and the sum.
      expect(rows(first)).toBe(202);
      const [, later = ''] = /href="\/api\/seller-office(\/payouts\/2026-11\?after=[^"]+)"/.exec(first.html) ?? [];
      expect(rows(await office.get(later))).toBe(52);
      expect(first.html).toContain('/payouts/2026-11?all=yes"');
      const whole = await office.get('/payouts/2026-11?all=yes');
      expect(rows(whole)).toBe(252);
      expect(whole.html).not.toContain('?after=');
    });

    test('shows the figures of a day, of some days and of a month, with what was before', async () => {
      const host = await start();
      const office = await openOffice(host);
      const empty = await office.get('/figures');
      expect(empty.text).toContain('No sales in this period');
      await order(host, 2);
      host.clock.now += 8 * DAY_MS;
      await deliver(host, await order(host));
      const [days, week] = [await office.get('/figures'), await office.get('/figures?period=7')];
      expect(days.text).toMatch(/₹897\.00 Sales .* 2 Orders \(not cancelled\) .* 3 Pieces .* 0 Returns /);
      expect(days.text).toMatch(/To do 1 .*Delivered 1 Cancelled 0 /);
      expect(week.text).toMatch(
        /₹299\.00 Sales 7 days before: ₹598\.00 1 Orders \(not cancelled\) 7 days before: 1 1 Pieces/,
      );
      expect(week.html).toMatch(
        /<svg class="plot"[^>]*aria-label="Sales by day, 22\sNov to 28\sNov\. Most: ₹299\.00, 28\sNov\s2026\./,
      );
      const month = await office.get('/figures?period=month&month=2026-11');
      expect(month.text).toContain('₹897.00 Sales 2 Orders');
      expect(month.text).toMatch(/20 Nov 2026 ₹598\.00 1 2 0 0 28 Nov 2026 ₹299\.00 1 1 0 0/);
      const day = await office.get('/figures?period=day&day=2026-11-20');
      expect(day.text).toMatch(/₹598\.00 Sales 1 Orders/);
      expect(day.text).toMatch(/Hour Sales Orders 13:00 ₹598\.00 1 /);
      // The file has the days that are shown.
      expect(day.html).toMatch(/name="from"[^>]*value="2026-11-20"/);
      for (const page of [empty, days, month, day]) await valid(page);
    });

    test('writes the orders of some days as a table, and says which days it does not take', async () => {
      const host = await start();
      const office = await openOffice(host);
      const number = await order(host);
      const file = await office.get('/figures/orders.csv?from=2026-11-01&to=2026-11-20');
      expect(file.headers['content-disposition']).toBe('attachment; filename="orders-2026-11-01-2026-11-20.csv"');
      expect(file.html).toContain(number);
      const refused = async (query: string) => {
        const page = await office.get(`/figures/orders.csv?${query}`);
        expect(page.status).toBe(422);
        return page;
      };
      const turned = await refused('from=2026-11-20&to=2026-11-01');
      expect(turned.text).toContain('Choose the first day and the last day.');
      expect(turned.html).toMatch(/name="to"[^>]*value="2026-11-01"/);
      await valid(turned);
      expect((await refused('from=2024-11-20&to=2026-11-01')).text).toContain('Choose one year at most.');
      expect((await refused('from=&to=2026-11-01')).text).toContain('Choose the first day');
    });

    test('speaks each language', async () => {
      const host = await start();
      await deliver(host, await order(host));
      const office = await openOffice(host);
      for (const language of LANGUAGES) {
        const [form = {}] = formsOf((await office.get('/language')).html).filter(({ form: token }) => token);
        await office.post('/language', { ...form, language });
        for (const path of [
          '/payouts',
          '/payouts/2026-11',
          '/figures',
          '/figures?period=day',
          '/figures?period=month',
        ]) {
          const page = await office.get(path);
          expect([path, page.status, /<html lang="(\w+)"/.exec(page.html)?.[1]]).toEqual([path, 200, language]);
          await valid(page);
        }
      }
    });
  });
}
