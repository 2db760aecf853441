import { type KyselyPlugin, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../src/core/delivery/delivery-date.ts';
import { indianDay } from '../../../src/core/calendar/indian-day.ts';
import type { QueryBuilder } from '../../../src/api/ground/database/types.ts';
import { listDue, makePayouts } from '../../../src/api/records/ledger/payouts.ts';
import { postForSeller } from '../../../src/api/records/ledger/post.ts';
import { decodeHtml } from '../support/decode-html.ts';
import { openDashboard } from '../support/dashboard.ts';
import { DAY_MS, type OpenHost, type TestHost } from '../support/host.ts';
import { writeLedgerShop } from '../support/ledger-shop.ts';
import { runOperator } from '../support/operator.ts';
import { deliver } from './cash-rules.ts';
import { signUpSeller } from './sellers.ts';

const catalog = writeLedgerShop();
const TABLES = ['seller_months', 'seller_month_sums', 'seller_open_days'] as const;

async function readSums(host: TestHost): Promise<string[][]> {
  const sums: string[][] = [];
  for (const table of TABLES) {
    const rows = await host.host.database.read.selectFrom(table).selectAll().execute();
    sums.push(rows.map((row) => JSON.stringify(row)).sort());
  }
  return sums;
}

/** A seller's month: a sale, a return of one that is open still, an adjustment, a payout that failed, and the next one. */
async function live(host: TestHost): Promise<void> {
  await signUpSeller(host);
  const placed = await host.client.place({ lines: [{ sku: 'LEAF', quantity: 2 }] });
  await deliver(host, placed.order.number);
  const second = await host.client.place({ lines: [{ sku: 'LEAF', quantity: 1 }] });
  await deliver(host, second.order.number);
  const [line] = second.order.shipments[0]?.lines ?? [];
  const asked = { lines: [{ lineId: line?.id, quantity: 1 }], reason: 'Bitter' };
  const { data } = await host.client.post(`/orders/${second.order.number}/returns`, asked, second.own);
  const returned = data.order.shipments[0]?.returns[0]?.id;
  host.clock.now += 8 * DAY_MS;
  await runOperator(host, 'payouts adjust garden', { amount: '-20', reason: 'Weighed again' });
  await runOperator(host, 'payouts make');
  await runOperator(host, 'payouts fail P2627-00001', { reason: 'Bank was down', 'account-right': 'yes' });
  for (const step of ['accept', 'received']) await runOperator(host, `returns ${step} ${returned}`);
  host.clock.now += 5 * DAY_MS;
  await runOperator(host, 'payouts make');
  const last = await host.client.place({ lines: [{ sku: 'LEAF', quantity: 1 }] });
  await deliver(host, last.order.number);
}

/** Adds postings of small sales, in one transaction. */
const post = (host: TestHost, sellerId: string, count: number, dueOn: string) =>
  host.host.database.write((db) => postMany(db, sellerId, count, dueOn, host.clock.now));

async function postMany(db: QueryBuilder, sellerId: string, count: number, dueOn: string, now: number): Promise<void> {
  const entry = { kind: 'sale', lineId: '', debit: 'courier', credit: 'payable', amountMinor: 100 } as const;
  for (let number = 0; number < count; number++) {
    const posting = {
      seller_id: sellerId,
      cause: `test:${dueOn}:${number}`,
      kind: 'sale',
      currency: 'INR',
      dueOn,
    } as const;
    await postForSeller(db, { ...posting, entries: [entry] }, now);
  }
}

export function testLedgerSums(open: OpenHost): void {
  describe('the stored sums of the ledger', () => {
    test('are those of the postings, through returns and payouts', async () => {
      const host = await open({ catalog });
      await live(host);
      expect(await runOperator(host, 'payouts check')).toContain('The ledger balances: 8 postings for 1 sellers.');
      expect((await readSums(host)).map(({ length }) => length)).toEqual([2, expect.any(Number), 1]);
    });

    test('that are wrong are told by the check', async () => {
      const host = await open({ catalog });
      await post(host, 'garden', 3, '2026-12-01');
      await runOperator(host, 'payouts list');
      for (const [change, problem] of [
        ['update seller_months set payable_minor = 299', 'garden: the sum of 2026-11 is 299, not 300'],
        ['update seller_month_sums set amount_minor = 1', 'garden: the sum of 2026-11 of sale from payable to courier'],
        ['delete from seller_open_days', 'garden: the number of open postings in INR due on 2026-12-01 is 0, not 3'],
      ] as const) {
        await host.host.database.write((db) => sql.raw(change).execute(db));
        await expect(runOperator(host, 'payouts check')).rejects.toThrow(problem);
      }
    });

    test('say what is due without reading what is open, and a payout takes all of it at once', async () => {
      const host = await open({ catalog });
      await signUpSeller(host);
      const today = indianDay(host.clock.now);
      await post(host, 'garden', 300, today);
      await post(host, 'garden', 20, addDays(today, 3));
      const rows: number[] = [];
      const counting: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          rows.push(result.rows.length);
          return result;
        },
      };
      const { database, services } = host.host;
      const due = await listDue(database.read.withPlugin(counting), today);
      expect(due).toMatchObject([{ sellerId: 'garden', amountMinor: 300_00, laterMinor: 20_00 }]);
      // Of each query at most the garden's row.
      expect(rows.length).toBeGreaterThan(1);
      expect(Math.max(...rows)).toBe(1);
      // Two runs at once pay it once.
      const made = await Promise.all([makePayouts(services, 'operator:a'), makePayouts(services, 'operator:b')]);
      expect(made.flat().map(({ amount_minor: minor }) => minor)).toEqual([300_00]);
      const left = await database.read.selectFrom('seller_open_days').selectAll().execute();
      expect(left).toMatchObject([{ postings: 20, payable_minor: 20_00 }]);
    });
  });

  describe('the page of payouts', () => {
    test('has 200 payouts, and a link to the next ones', async () => {
      const host = await open({ catalog });
      const rows = Array.from({ length: 401 }, (_, index) => ({
        id: `P2627-${String(index + 1).padStart(5, '0')}`,
        seller_id: 'garden',
        seller_account_id: 'none',
        currency: 'INR',
        amount_minor: 100,
        status: 'paid' as const,
        holder: 'Green Garden',
        account_number: '123456789012',
        ifsc: 'ABCD0123456',
        made_at: host.clock.now,
        settled_at: host.clock.now,
        utr: 'AXISN1',
        reason: null,
      }));
      await host.host.database.write((db) => db.insertInto('payouts').values(rows).execute());
      const dashboard = await openDashboard(host, 'money');
      const found: string[] = [];
      for (let path: string | undefined = '/payouts?status=paid'; path !== undefined; ) {
        const page = await dashboard.get(path);
        const here = [...page.html.matchAll(/P2627-\d{5}(?=<)/g)].map(([id]) => id);
        expect(here.length).toBeLessThanOrEqual(200);
        found.push(...here);
        const next = /href="[^"]*?(\/payouts\?[^"]*after=[^"]*)"/.exec(page.html)?.[1];
        path = next && decodeHtml(next);
      }
      expect(found).toEqual(rows.map(({ id }) => id).toReversed());
    });
  });
}
