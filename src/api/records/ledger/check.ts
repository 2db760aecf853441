import { financialYear } from '../../../core/tax/gst.ts';
import { type Account, balancesOf, goodwillEntries, payableEffect } from '../../../core/settlement/entries.ts';
import { totalOf } from '../../../core/settlement/statement.ts';
import type { PayoutRow, SellerPostingRow } from '../../ground/database/tables.ts';
import { readSlices } from '../../ground/database/read-slices.ts';
import type { Database, QueryBuilder } from '../../ground/database/types.ts';
import type { Shop } from '../../ground/shop/read-shop.ts';
import { addPosting, addTo, checkStored, type Expect, type StoredSums } from './check-sums.ts';
import { findMissing } from './find-missing.ts';
import { entryOf, readEntryRows, sumGoodwill } from './read.ts';
import { settledCurrency } from './settled-seller.ts';
import { listMonths, readStatement } from './statements.ts';

export interface LedgerCheck {
  /** Contradictions, as sentences. */
  readonly problems: readonly string[];
  /** The balance of each account over all sellers: debits less credits. */
  readonly balances: ReadonlyMap<Account, number>;
  readonly sellers: number;
  readonly postings: number;
}

/** Postings or payouts that are read at once: the entries of more would block the host for long. */
const SLICE = 100;

/** The check that runs of a database, if one does. */
const running = new WeakMap<Database, Promise<LedgerCheck>>();

/**
 * Proves the ledger from its entries: that the balance of each seller is what its entries, its statements, and its open postings come
 * to; that the stored sums are those of the postings; that each payout is what it contains; and that every delivered shipment and every return is posted with its amounts. It reads
 * slice by slice on one snapshot, so that other requests go on. Of one database one check runs at a time: who asks meanwhile gets
 * its result.
 */
export function checkLedger(database: Database, shop: Shop): Promise<LedgerCheck> {
  const known = running.get(database);
  if (known) return known;
  const check = database.snapshot((db) => checkSnapshot(db, shop)).finally(() => running.delete(database));
  running.set(database, check);
  return check;
}

async function checkSnapshot(db: QueryBuilder, shop: Shop): Promise<LedgerCheck> {
  const balances = new Map<Account, number>();
  const problems: string[] = [];
  let count = 0;
  const sellers = await db.selectFrom('seller_postings').select('seller_id').distinct().orderBy('seller_id').execute();
  for (const { seller_id: sellerId } of sellers) {
    const checked = await checkSeller(db, shop, sellerId);
    problems.push(...checked.problems.map((problem) => `${sellerId}: ${problem}`));
    for (const [account, minor] of checked.balances) addTo(balances, account, minor);
    count += checked.postings;
  }
  const goodwill = balancesOf(goodwillEntries(await sumGoodwill(db, settledCurrency(shop))));
  for (const [account, minor] of goodwill) addTo(balances, account, minor);
  problems.push(...(await findMissing(db, settledCurrency(shop) ?? '')));
  return { problems, balances, sellers: sellers.length, postings: count };
}

/** What is remembered of a seller's postings while they are read slice by slice. */
interface Sums {
  postings: number;
  balanceMinor: number;
  openMinor: number;
  readonly stored: StoredSums;
  readonly balances: Map<Account, number>;
  /** Of each payout, by kind of posting. */
  readonly byPayout: Map<string, Map<SellerPostingRow['kind'], number>>;
  /** Values by financial year. */
  readonly byYear: Map<string, number>;
}

async function checkSeller(db: QueryBuilder, shop: Shop, sellerId: string) {
  const problems: string[] = [];
  const expect = (what: string, found: number, expected: number) => {
    if (found !== expected) problems.push(`${what} is ${found}, not ${expected}`);
  };
  const sums = await sumPostings(db, sellerId, expect);
  const { balanceMinor, balances, postings } = sums;
  expect('the balance of its postings', balanceMinor, -(balances.get('payable') ?? 0));
  expect('the sum of its open postings', sums.openMinor, balanceMinor);
  await checkStored(db, sellerId, sums.stored, expect);
  await checkStatements(db, shop, sellerId, balanceMinor, expect);
  await checkPayouts(db, sellerId, sums, expect);
  await checkYears(db, sellerId, sums, expect);
  return { problems, balances, postings };
}

/** Compares each posting with its entries, and sums them. */
async function sumPostings(db: QueryBuilder, sellerId: string, expect: Expect): Promise<Sums> {
  const sums: Sums = {
    postings: 0,
    balanceMinor: 0,
    openMinor: 0,
    stored: new Map(),
    balances: new Map(),
    byPayout: new Map(),
    byYear: new Map(),
  };
  const slices = readSlices<SellerPostingRow>(
    (last, most) =>
      db
        .selectFrom('seller_postings')
        .selectAll()
        .where('seller_id', '=', sellerId)
        .where('cause', '>', last?.cause ?? '')
        .orderBy('cause')
        .limit(most)
        .execute(),
    SLICE,
  );
  for await (const postings of slices) {
    const byCause = await readEntryRows(db, sellerId, postings);
    const entries = [...byCause.values()].flat().map(entryOf);
    for (const [account, minor] of balancesOf(entries)) addTo(sums.balances, account, minor);
    for (const posting of postings) {
      const { cause, kind, day, payout_id: payoutId, payable_minor: minor } = posting;
      expect(`the amount of ${cause}`, minor, payableEffect((byCause.get(cause) ?? []).map(entryOf)));
      addPosting(sums.stored, posting, byCause.get(cause) ?? []);
      sums.postings++;
      sums.balanceMinor += minor;
      if (payoutId === null) sums.openMinor += minor;
      else sums.byPayout.set(payoutId, addTo(sums.byPayout.get(payoutId) ?? new Map(), kind, minor));
      addTo(sums.byYear, financialYear(day), posting.value_minor);
    }
  }
  return sums;
}

async function checkStatements(
  db: QueryBuilder,
  shop: Shop,
  sellerId: string,
  balanceMinor: number,
  expect: Expect,
): Promise<void> {
  let before = 0;
  for (const month of (await listMonths(db, sellerId)).toReversed()) {
    const { openingMinor, closingMinor, totals } = await readStatement(db, shop, sellerId, month);
    expect(`the opening balance of ${month}`, openingMinor, before);
    expect(`the closing balance of ${month}`, closingMinor, openingMinor + totalOf(totals));
    before = closingMinor;
  }
  expect('the last closing balance', before, balanceMinor);
}

/** A payout that was made or paid is the sum of its postings; one that failed has none, and is owed again. */
async function checkPayouts(db: QueryBuilder, sellerId: string, { byPayout }: Sums, expect: Expect): Promise<void> {
  const slices = readSlices<PayoutRow>(
    (last, most) =>
      db
        .selectFrom('payouts')
        .selectAll()
        .where('seller_id', '=', sellerId)
        .where('id', '>', last?.id ?? '')
        .orderBy('id')
        .limit(most)
        .execute(),
    SLICE,
  );
  for await (const payouts of slices)
    for (const { id, amount_minor: minor, status } of payouts) {
      const { payout = 0, 'payout-returned': returned = 0, ...others } = Object.fromEntries(byPayout.get(id) ?? []);
      const failed: PayoutRow['status'] = 'failed';
      expect(`the posting of ${id}`, payout, -minor);
      expect(`the return of ${id}`, returned, status === failed ? minor : 0);
      const restMinor = Object.values(others).reduce((sum, other) => sum + other, 0);
      expect(`the sum of ${id}`, restMinor, status === failed ? 0 : minor);
    }
}

async function checkYears(db: QueryBuilder, sellerId: string, { byYear }: Sums, expect: Expect): Promise<void> {
  const years = await db.selectFrom('seller_years').selectAll().where('seller_id', '=', sellerId).execute();
  for (const { year, base_minor: minor } of years) expect(`the sales of ${year}`, minor, byYear.get(year) ?? 0);
}
