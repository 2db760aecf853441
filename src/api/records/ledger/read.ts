import { sql } from 'kysely';
import { type Account, balancesOf, type Entry, goodwillEntries } from '../../../core/settlement/entries.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { SellerEntryRow } from '../../ground/database/tables.ts';

export const entryOf = ({
  kind,
  line_id: lineId,
  debit,
  credit,
  amount_minor: amountMinor,
}: SellerEntryRow): Entry => ({
  kind,
  lineId,
  debit,
  credit,
  amountMinor,
});

/** The entries of a posting. */
export async function readEntries(db: QueryBuilder, sellerId: string, cause: string): Promise<Entry[]> {
  const rows = await db
    .selectFrom('seller_entries')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('cause', '=', cause)
    .execute();
  return rows.map(entryOf);
}

/** The entries of some of a seller's postings, by their cause. */
export async function readEntryRows(
  db: QueryBuilder,
  sellerId: string,
  postings: readonly { readonly cause: string }[],
): Promise<Map<string, SellerEntryRow[]>> {
  const causes = postings.map(({ cause }) => cause);
  const rows = await db
    .selectFrom('seller_entries')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('cause', 'in', causes)
    .execute();
  return Map.groupBy(rows, ({ cause }) => cause);
}

/** What the shop owes a seller now; negative if the seller owes it. */
export async function readPayable(db: QueryBuilder, sellerId: string): Promise<number> {
  const row = await db
    .selectFrom('seller_months')
    .select((eb) => eb.fn.sum('payable_minor').as('sum'))
    .where('seller_id', '=', sellerId)
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}

/** What shoppers were given as goodwill in a currency: the balances of their orders have it. */
export async function sumGoodwill(db: QueryBuilder, currency: string | undefined): Promise<number> {
  const row = await db
    .selectFrom('refunds')
    .select((eb) => eb.fn.sum('amount_minor').as('sum'))
    .where('reason', '=', sql.lit('goodwill'))
    .where('currency', '=', currency ?? '')
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}

/** The balance of each account over all sellers, of the stored sums, and of what was given as goodwill: debits less credits. */
export async function readBalances(
  db: QueryBuilder,
  currency: string | undefined,
): Promise<ReadonlyMap<Account, number>> {
  const rows = await db
    .selectFrom('seller_month_sums')
    .select(['debit', 'credit'])
    .select((eb) => eb.fn.sum('amount_minor').as('sum'))
    .groupBy(['debit', 'credit'])
    .execute();
  const entries = rows.map(({ debit, credit, sum }) => ({ debit, credit, amountMinor: Number(sum) }));
  return balancesOf([...entries, ...goodwillEntries(await sumGoodwill(db, currency))]);
}
