import type { SellerStatement, StatementLine } from '../../../contract/payouts.ts';
import { indianDayStart } from '../../../core/calendar/indian-day.ts';
import { amountsOf, type StatementAmounts } from '../../../core/settlement/statement.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { SellerPostingRow } from '../../ground/database/tables.ts';
import { present } from '../../ground/http/present.ts';
import { findIssuer } from '../orders/record/invoices.ts';
import type { Shop } from '../../ground/shop/read-shop.ts';
import { entryOf, readEntryRows } from './read.ts';
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
  const issuer = await findIssuer(db, sellerId, shop);
  return {
    month,
    currency: settledCurrency(shop) ?? 'INR',
    seller: { name: issuer.name, address: issuer.address, ...present({ gstin: issuer.gstin }) },
    shop: { name: shop.store.legalName, address: shop.store.address },
    ...(await readBalances(db, sellerId, month)),
    totals: await readTotals(db, sellerId, month),
    ...(await readPage(db, sellerId, month, after)),
  };
}

/** A page of the lines of a month, and the cursor of the next one. */
async function readPage(
  db: QueryBuilder,
  sellerId: string,
  month: string,
  after: string | undefined,
): Promise<Pick<SellerStatement, 'lines' | 'next'>> {
  const postings = await readPostings(db, sellerId, spanOfMonth(month), after);
  const last = postings.length > PAGE ? postings[PAGE - 1] : undefined;
  return {
    lines: await serialiseLines(db, sellerId, postings.slice(0, PAGE)),
    ...(last && { next: `${last.at}_${last.cause}` }),
  };
}

/** The same with all of its lines, or with those behind a cursor until there are `most`. Its sums are read once, not with each page. */
export async function readWholeStatement(
  db: QueryBuilder,
  shop: Shop,
  sellerId: string,
  month: string,
  { after, most = Number.POSITIVE_INFINITY }: { readonly after?: string | undefined; readonly most?: number } = {},
): Promise<SellerStatement> {
  const { next: more, ...statement } = await readStatement(db, shop, sellerId, month, after);
  const lines = [...statement.lines];
  let next = more;
  while (next !== undefined && lines.length < most) {
    const page = await readPage(db, sellerId, month, next);
    lines.push(...page.lines);
    next = page.next;
  }
  return { ...statement, lines, ...(next !== undefined && { next }) };
}

/** What the shop owed the seller before a month and after it. */
async function readBalances(
  db: QueryBuilder,
  sellerId: string,
  month: string,
): Promise<Pick<SellerStatement, 'openingMinor' | 'closingMinor'>> {
  const months = await db
    .selectFrom('seller_months')
    .select(['month', 'payable_minor'])
    .where('seller_id', '=', sellerId)
    .where('month', '<=', month)
    .execute();
  const sumOf = (rows: typeof months) => rows.reduce((sum, row) => sum + row.payable_minor, 0);
  return { openingMinor: sumOf(months.filter((row) => row.month < month)), closingMinor: sumOf(months) };
}

/** What the shop owed a seller after each month of its account. */
export async function readOwedAfter(db: QueryBuilder, sellerId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('seller_months')
    .select(['month', 'payable_minor'])
    .where('seller_id', '=', sellerId)
    .orderBy('month')
    .execute();
  let sum = 0;
  return new Map(
    rows.map((row) => {
      sum += row.payable_minor;
      return [row.month, sum];
    }),
  );
}

/** Sums of a month. */
async function readTotals(db: QueryBuilder, sellerId: string, month: string): Promise<StatementAmounts> {
  const rows = await db
    .selectFrom('seller_month_sums')
    .select(['kind', 'debit', 'credit', 'amount_minor'])
    .where('seller_id', '=', sellerId)
    .where('month', '=', month)
    .execute();
  return amountsOf(rows.map(({ amount_minor: amountMinor, ...row }) => ({ ...row, amountMinor })));
}

/** The postings of a span of time after one of them, oldest first. */
function listPostings(
  db: QueryBuilder,
  sellerId: string,
  [start, end]: readonly [number, number],
  after: { readonly at: number; readonly cause: string } | undefined,
) {
  const query = db
    .selectFrom('seller_postings')
    .where('seller_id', '=', sellerId)
    // The cursor repeats the moment by itself, so that databases begin at it instead of at the beginning of the month.
    .where('at', '>=', Math.max(start, after?.at ?? start))
    .where('at', '<', end)
    .orderBy('at')
    .orderBy('cause');
  return after === undefined
    ? query
    : query.where((eb) => eb(eb.refTuple('at', 'cause'), '>', eb.tuple(after.at, after.cause)));
}

/** One posting more than a page has. */
function readPostings(
  db: QueryBuilder,
  sellerId: string,
  span: readonly [number, number],
  after: string | undefined,
): Promise<SellerPostingRow[]> {
  const [at = '', ...cause] = after?.split('_') ?? [];
  const last = after === undefined ? undefined : { at: Number(at), cause: cause.join('_') };
  return listPostings(db, sellerId, span, last)
    .selectAll()
    .limit(PAGE + 1)
    .execute();
}

async function serialiseLines(
  db: QueryBuilder,
  sellerId: string,
  postings: readonly SellerPostingRow[],
): Promise<StatementLine[]> {
  if (postings.length === 0) return [];
  const byCause = await readEntryRows(db, sellerId, postings);
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
export async function listMonths(db: QueryBuilder, sellerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seller_months')
    .select('month')
    .where('seller_id', '=', sellerId)
    .orderBy('month', 'desc')
    .execute();
  return rows.map(({ month }) => month);
}
