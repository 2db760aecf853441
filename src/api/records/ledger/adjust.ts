import { sql } from 'kysely';
import { adjustmentEntries } from '../../../core/settlement/entries.ts';
import { type Actor, writeAudit } from '../../ground/audit/audit.ts';
import { makeId } from '../../ground/database/ids.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { isLately } from '../../ground/limits/repeated.ts';
import type { Services } from '../../ground/services.ts';
import { postForSeller } from './post.ts';
import { payoutCurrency } from './settled-seller.ts';

/** An amount that a seller is given or, with a minus, that is taken from it. */
interface Adjustment {
  /** Id in the catalogue. */
  readonly sellerId: string;
  /** In the currency in which sellers are settled. */
  readonly amountMinor: number;
  /** The reason, which the statement shows. */
  readonly note: string;
}

/** What comes of an adjustment. Only `adjusted` has changed something. */
export type Adjusted =
  | { readonly kind: 'unknown-seller' }
  /** The same was given or taken at `at` (epoch milliseconds). */
  | { readonly kind: 'repeated'; readonly at: number }
  | { readonly kind: 'adjusted' };

/** Gives a seller an amount, or takes one. `isAgain` says that it is meant although the same was done within a day. */
export async function adjust(
  { database, now, shop: current }: Pick<Services, 'database' | 'now' | 'shop'>,
  actor: Actor,
  adjustment: Adjustment,
  isAgain: boolean,
): Promise<Adjusted> {
  const { sellerId, amountMinor, note } = adjustment;
  if (!current().sellers.has(sellerId)) return { kind: 'unknown-seller' };
  const currency = payoutCurrency(current());
  return database.write(async (db) => {
    // Of the same command sent twice at once, the second one finds the first. SQLite has one writer anyway.
    if (database.kind === 'postgres')
      await sql`select pg_advisory_xact_lock(hashtext(${`adjustment:${sellerId}`}))`.execute(db);
    const at = now();
    const before = await findLastSame(db, adjustment);
    if (before !== undefined && !isAgain && isLately(before, at)) return { kind: 'repeated', at: before };
    const entries = adjustmentEntries(amountMinor);
    const cause = `adjustment:${makeId(at)}`;
    await postForSeller(db, { seller_id: sellerId, currency, cause, kind: 'adjustment', note, entries }, at);
    await writeAudit(db, at, actor, 'seller-adjusted', `seller:${sellerId}`, { amountMinor, note });
    return { kind: 'adjusted' };
  });
}

/** When a seller last got the same amount for the same reason; upper and lower case make no difference. */
async function findLastSame(
  db: QueryBuilder,
  { sellerId, amountMinor, note }: Adjustment,
): Promise<number | undefined> {
  const rows = await db
    .selectFrom('seller_postings')
    .select(['at', 'note'])
    .where('seller_id', '=', sellerId)
    .where('kind', '=', 'adjustment')
    .where('payable_minor', '=', amountMinor)
    .orderBy('at', 'desc')
    .execute();
  return rows.find((row) => row.note?.toLowerCase() === note.toLowerCase())?.at;
}
