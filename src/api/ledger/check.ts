import { financialYear } from '../../core/gst.ts';
import { type Account, balancesOf, payableEffect } from '../../core/settlement/entries.ts';
import { totalOf } from '../../core/settlement/statement.ts';
import type { PayoutRow, SellerPostingRow } from '../database/tables.ts';
import type { QueryBuilder } from '../database/types.ts';
import type { Shop } from '../read-shop.ts';
import { entryOf } from './read.ts';
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

/**
 * Proves the ledger from its entries: that the balance of each seller is what its entries, its statements, and its open postings come
 * to; that each payout is what it contains; and that every delivered shipment and every return is posted with its amounts. Run it
 * on a snapshot.
 */
export async function checkLedger(db: QueryBuilder, shop: Shop): Promise<LedgerCheck> {
  const balances = new Map<Account, number>();
  const problems: string[] = [];
  let count = 0;
  const sellers = await db.selectFrom('seller_postings').select('shop').distinct().orderBy('shop').execute();
  for (const { shop: sellerId } of sellers) {
    const checked = await checkSeller(db, shop, sellerId);
    problems.push(...checked.problems.map((problem) => `${sellerId}: ${problem}`));
    for (const [account, minor] of checked.balances) balances.set(account, (balances.get(account) ?? 0) + minor);
    count += checked.postings;
  }
  problems.push(...(await findMissing(db, settledCurrency(shop) ?? '')));
  return { problems, balances, sellers: sellers.length, postings: count };
}

async function checkSeller(db: QueryBuilder, shop: Shop, sellerId: string) {
  const postings = await db.selectFrom('seller_postings').selectAll().where('shop', '=', sellerId).execute();
  const rows = await db.selectFrom('seller_entries').selectAll().where('shop', '=', sellerId).execute();
  const byCause = Map.groupBy(rows, ({ cause }) => cause);
  const problems: string[] = [];
  const expect = (what: string, found: number, expected: number) => {
    if (found !== expected) problems.push(`${what} is ${found}, not ${expected}`);
  };
  for (const { cause, payable_minor: minor } of postings)
    expect(`the amount of ${cause}`, minor, payableEffect((byCause.get(cause) ?? []).map(entryOf)));
  const balances = balancesOf(rows.map(entryOf));
  const balanceMinor = sumPayable(postings);
  expect('the balance of its postings', balanceMinor, -(balances.get('payable') ?? 0));
  expect('the sum of its open postings', sumPayable(postings.filter((row) => row.payout_id === null)), balanceMinor);
  await checkStatements(db, shop, sellerId, balanceMinor, expect);
  await checkPayouts(db, sellerId, postings, expect);
  await checkYears(db, sellerId, postings, expect);
  return { problems, balances, postings: postings.length };
}

type Expect = (what: string, found: number, expected: number) => void;

const sumPayable = (postings: readonly SellerPostingRow[]): number =>
  postings.reduce((sum, { payable_minor: minor }) => sum + minor, 0);

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
async function checkPayouts(
  db: QueryBuilder,
  sellerId: string,
  postings: readonly SellerPostingRow[],
  expect: Expect,
): Promise<void> {
  const payouts = await db.selectFrom('payouts').selectAll().where('shop', '=', sellerId).execute();
  for (const { id, amount_minor: minor, status } of payouts) {
    const own = postings.filter((row) => row.payout_id === id);
    const sumOfKind = (kind: SellerPostingRow['kind']) => sumPayable(own.filter((row) => row.kind === kind));
    const paidMinor = sumOfKind('payout');
    const returnedMinor = sumOfKind('payout-returned');
    const failed: PayoutRow['status'] = 'failed';
    expect(`the posting of ${id}`, paidMinor, -minor);
    expect(`the return of ${id}`, returnedMinor, status === failed ? minor : 0);
    expect(`the sum of ${id}`, sumPayable(own) - paidMinor - returnedMinor, status === failed ? 0 : minor);
  }
}

async function checkYears(
  db: QueryBuilder,
  sellerId: string,
  postings: readonly SellerPostingRow[],
  expect: Expect,
): Promise<void> {
  const years = await db.selectFrom('seller_years').selectAll().where('shop', '=', sellerId).execute();
  for (const { year, base_minor: minor } of years) {
    const own = postings.filter(({ day }) => financialYear(day) === year);
    expect(
      `the sales of ${year}`,
      minor,
      own.reduce((sum, row) => sum + row.value_minor, 0),
    );
  }
}

/**
 * Shipments and returns without their posting, and postings with other amounts than the order. Lines from before the ledger have no
 * commission; their shipments are posted only if they were delivered after it.
 */
async function findMissing(db: QueryBuilder, currency: string): Promise<string[]> {
  const entrySum = (cause: 'sale' | 'return', kind: 'sale' | 'return') =>
    db
      .selectFrom('seller_entries')
      .innerJoin('seller_postings', (join) =>
        join
          .onRef('seller_postings.shop', '=', 'seller_entries.shop')
          .onRef('seller_postings.cause', '=', 'seller_entries.cause'),
      )
      .select('seller_postings.cause')
      .select((eb) => eb.fn.sum('seller_entries.amount_minor').as('amount'))
      .where('seller_postings.kind', '=', cause)
      .where('seller_entries.kind', '=', kind)
      .groupBy('seller_postings.cause')
      .execute();
  const sales = new Map((await entrySum('sale', 'sale')).map(({ cause, amount }) => [cause, Number(amount)]));
  const returned = new Map((await entrySum('return', 'return')).map(({ cause, amount }) => [cause, Number(amount)]));
  const shipments = await db
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .innerJoin('order_lines', 'order_lines.shipment_id', 'shipments.id')
    .select(['shipments.id', 'shipments.items_minor', 'orders.number'])
    .where('shipments.status', '=', 'delivered')
    .where('orders.currency', '=', currency)
    .where('order_lines.commission_basis_points', 'is not', null)
    .distinct()
    .execute();
  const wrongSales = shipments.flatMap(({ id, items_minor: minor, number }) => {
    const posted = sales.get(`sale:${id}`) ?? 0;
    return posted === minor ? [] : [`order ${number}, shipment ${id}: ${posted} is posted, ${minor} was delivered`];
  });
  const returns = await db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select(['returns.id', 'returns.shipment_id', 'returns.refund_minor', 'orders.number'])
    .where('returns.status', '=', 'received')
    .execute();
  const wrongReturns = returns.flatMap(({ id, shipment_id: shipmentId, refund_minor: minor, number }) => {
    if (!sales.has(`sale:${shipmentId}`)) return [];
    const posted = returned.get(`return:${id}`) ?? 0;
    return posted >= minor && posted > 0
      ? []
      : [`order ${number}, return ${id}: ${posted} is posted, ${minor} is refunded`];
  });
  return [...wrongSales, ...wrongReturns];
}
