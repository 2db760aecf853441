import { type Entry, payableEffect } from '../../../core/settlement/entries.ts';
import { indianDay } from '../../../core/calendar/indian-day.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { SellerEntryRow, SellerPostingRow } from '../../ground/database/tables.ts';

/** A posting and its entries. */
interface Posting extends Pick<SellerPostingRow, 'seller_id' | 'cause' | 'kind' | 'currency'> {
  readonly order_id?: string;
  readonly shipment_id?: string;
  /** The first Indian day on which it can be paid out; at once if it is left out. */
  readonly dueOn?: string;
  readonly valueMinor?: number;
  readonly note?: string;
  readonly payoutId?: string;
  readonly entries: readonly Entry[];
}

/**
 * Adds a posting, in the transaction of the event that causes it. Does nothing when its cause is posted already, so repeated events
 * count once. Returns whether it was added.
 */
export async function postForSeller(db: QueryBuilder, posting: Posting, now: number): Promise<boolean> {
  const { seller_id: sellerId, cause, kind, currency, entries } = posting;
  const day = indianDay(now);
  const added = await db
    .insertInto('seller_postings')
    .values({
      seller_id: sellerId,
      cause,
      kind,
      currency,
      order_id: posting.order_id ?? null,
      shipment_id: posting.shipment_id ?? null,
      day,
      at: now,
      due_on: posting.dueOn !== undefined && posting.dueOn > day ? posting.dueOn : day,
      payable_minor: payableEffect(entries),
      value_minor: posting.valueMinor ?? 0,
      note: posting.note ?? null,
      payout_id: posting.payoutId ?? null,
    })
    .onConflict((conflict) => conflict.columns(['seller_id', 'cause']).doNothing())
    .returning('cause')
    .executeTakeFirst();
  if (!added) return false;
  const rows = entries.map(
    ({ kind: what, lineId, debit, credit, amountMinor }): SellerEntryRow => ({
      seller_id: sellerId,
      cause,
      kind: what,
      line_id: lineId,
      debit,
      credit,
      amount_minor: amountMinor,
    }),
  );
  if (rows.length > 0) await db.insertInto('seller_entries').values(rows).execute();
  return true;
}
