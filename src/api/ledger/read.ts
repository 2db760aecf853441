import type { Entry } from '../../core/settlement/entries.ts';
import type { QueryBuilder } from '../database/types.ts';
import type { SellerEntryRow } from '../database/tables.ts';

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
export async function readEntries(db: QueryBuilder, shop: string, cause: string): Promise<Entry[]> {
  const rows = await db
    .selectFrom('seller_entries')
    .selectAll()
    .where('shop', '=', shop)
    .where('cause', '=', cause)
    .execute();
  return rows.map(entryOf);
}

/** What the shop owes a seller now; negative if the seller owes it. */
export async function readPayable(db: QueryBuilder, shop: string): Promise<number> {
  const row = await db
    .selectFrom('seller_postings')
    .select((eb) => eb.fn.sum('payable_minor').as('sum'))
    .where('shop', '=', shop)
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}
