import { sql } from 'kysely';
import type { SellerStatement, StatementLine } from '../../core/contract/payouts.ts';
import { indianDayStart } from '../../core/indian-day.ts';
import { amountsOf, type StatementAmounts } from '../../core/settlement/statement.ts';
import type { QueryBuilder } from '../database/types.ts';
import type { SellerPostingRow } from '../database/tables.ts';
import { present } from '../http/fields.ts';
import { findIssuer } from '../orders/invoices.ts';
import type { Shop } from '../read-shop.ts';
import { entryOf } from './read.ts';
import { settledCurrency } from './settled-seller.ts';

/** Lines of a statement that are answered at once. */
const PAGE = 200;

/** Whether a text is a month such as 2026-11. */
export const isMonth = (text: string): boolean => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);

/** The first moment of a month and of the next one, in India. */
function spanOfMonth(month: string): readonly [start: number, end: number] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return [indianDayStart(`${month}-01`), indianDayStart(`${next}-01`)];
}

/** A month of a seller's account: balances before and after it, sums, and the events after a cursor. */
export async function readStatement(
  db: QueryBuilder,
  shop: Shop,
  sellerId: string,
  month: string,
  after?: string,
): Promise<SellerStatement> {
  const [start, end] = spanOfMonth(month);
  const issuer = await findIssuer(db, sellerId, shop);
  const postings = await readPostings(db, sellerId, [start, end], after);
  const last = postings.length > PAGE ? postings[PAGE - 1] : undefined;
  return {
    month,
    currency: settledCurrency(shop) ?? 'INR',
    seller: { name: issuer.name, address: issuer.address, ...present({ gstin: issuer.gstin }) },
    shop: { name: shop.store.legalName, address: shop.store.address },
    openingMinor: await readBalanceAt(db, sellerId, start),
    closingMinor: await readBalanceAt(db, sellerId, end),
    totals: await readTotals(db, sellerId, [start, end]),
    lines: await viewLines(db, sellerId, postings.slice(0, PAGE)),
    ...(last && { next: `${last.at}_${last.cause}` }),
  };
}

/** The same with all of its lines. */
export async function readWholeStatement(
  db: QueryBuilder,
  shop: Shop,
  sellerId: string,
  month: string,
): Promise<SellerStatement> {
  const { next: more, ...statement } = await readStatement(db, shop, sellerId, month);
  const lines = [...statement.lines];
  for (let next = more; next !== undefined; ) {
    const page = await readStatement(db, shop, sellerId, month, next);
    lines.push(...page.lines);
    next = page.next;
  }
  return { ...statement, lines };
}

/** What the shop owed the seller at a moment. */
async function readBalanceAt(db: QueryBuilder, shop: string, moment: number): Promise<number> {
  const row = await db
    .selectFrom('seller_postings')
    .select((eb) => eb.fn.sum('payable_minor').as('sum'))
    .where('shop', '=', shop)
    .where('at', '<', moment)
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}

async function readTotals(
  db: QueryBuilder,
  shop: string,
  [start, end]: readonly [number, number],
): Promise<StatementAmounts> {
  const rows = await db
    .selectFrom('seller_entries')
    .innerJoin('seller_postings', (join) =>
      join
        .onRef('seller_postings.shop', '=', 'seller_entries.shop')
        .onRef('seller_postings.cause', '=', 'seller_entries.cause'),
    )
    .select(['seller_entries.kind', 'seller_entries.debit', 'seller_entries.credit'])
    .select((eb) => eb.fn.sum('seller_entries.amount_minor').as('amount'))
    .where('seller_postings.shop', '=', shop)
    .where('seller_postings.at', '>=', start)
    .where('seller_postings.at', '<', end)
    .groupBy(['seller_entries.kind', 'seller_entries.debit', 'seller_entries.credit'])
    .execute();
  return amountsOf(
    rows.map(({ kind, debit, credit, amount }) => ({ kind, debit, credit, amountMinor: Number(amount) })),
  );
}

/** One posting more than a page has. */
function readPostings(
  db: QueryBuilder,
  shop: string,
  [start, end]: readonly [number, number],
  after: string | undefined,
): Promise<SellerPostingRow[]> {
  let query = db
    .selectFrom('seller_postings')
    .selectAll()
    .where('shop', '=', shop)
    .where('at', '>=', start)
    .where('at', '<', end)
    .orderBy('at')
    .orderBy('cause')
    .limit(PAGE + 1);
  if (after !== undefined) {
    const [at = '', ...cause] = after.split('_');
    query = query.where((eb) => eb(eb.refTuple('at', 'cause'), '>', eb.tuple(Number(at), cause.join('_'))));
  }
  return query.execute();
}

async function viewLines(
  db: QueryBuilder,
  shop: string,
  postings: readonly SellerPostingRow[],
): Promise<StatementLine[]> {
  if (postings.length === 0) return [];
  const entries = await db
    .selectFrom('seller_entries')
    .selectAll()
    .where('shop', '=', shop)
    .where(
      'cause',
      'in',
      postings.map(({ cause }) => cause),
    )
    .execute();
  const byCause = Map.groupBy(entries, ({ cause }) => cause);
  const orderIds = [...new Set(postings.flatMap(({ order_id: id }) => id ?? []))];
  const orders =
    orderIds.length === 0
      ? []
      : await db.selectFrom('orders').select(['id', 'number']).where('id', 'in', orderIds).execute();
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  return postings.map((posting) => ({
    day: posting.day,
    kind: posting.kind,
    ...present({
      orderNumber: posting.order_id === null ? undefined : numbers.get(posting.order_id),
      payoutId: posting.kind.startsWith('payout') ? posting.payout_id : undefined,
      note: posting.note,
    }),
    amounts: amountsOf((byCause.get(posting.cause) ?? []).map(entryOf)),
    totalMinor: posting.payable_minor,
  }));
}

/** Months in which a seller's account has entries, newest first. */
export async function listMonths(db: QueryBuilder, shop: string): Promise<string[]> {
  const month = sql<string>`substr(day, 1, 7)`;
  const rows = await db
    .selectFrom('seller_postings')
    .select(month.as('month'))
    .where('shop', '=', shop)
    .groupBy(month)
    .orderBy(month, 'desc')
    .execute();
  return rows.map(({ month: found }) => found);
}
