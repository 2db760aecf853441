import { sql } from 'kysely';
import { adjustmentEntries } from '../../core/settlement/entries.ts';
import { type Actor, writeAudit } from '../audit.ts';
import { makeId } from '../database/ids.ts';
import type { QueryBuilder } from '../database/types.ts';
import type { Services } from '../services.ts';
import { postForSeller } from './post.ts';

/** An amount that a seller is given or, with a minus, that is taken from it. */
interface Adjustment {
  readonly shop: string;
  readonly currency: string;
  readonly amountMinor: number;
  /** The reason, which the statement shows. */
  readonly note: string;
}

/**
 * Gives a seller an amount, or takes one. `check` learns when the same was last given or taken, and may throw; then nothing is changed.
 */
export function adjust(
  { database, now }: Pick<Services, 'database' | 'now'>,
  actor: Actor,
  adjustment: Adjustment,
  check: (now: number, before: number | undefined) => void,
): Promise<void> {
  const { shop, currency, amountMinor, note } = adjustment;
  return database.write(async (db) => {
    // Of the same command sent twice at once, the second one finds the first. SQLite has one writer anyway.
    if (database.kind === 'postgres')
      await sql`select pg_advisory_xact_lock(hashtext(${`adjustment:${shop}`}))`.execute(db);
    const at = now();
    check(at, await findLastSame(db, adjustment));
    const entries = adjustmentEntries(amountMinor);
    const cause = `adjustment:${makeId(at)}`;
    await postForSeller(db, { shop, currency, cause, kind: 'adjustment', note, entries }, at);
    await writeAudit(db, at, actor, 'seller-adjusted', `shop:${shop}`, { amountMinor, note });
  });
}

/** When a shop last got the same amount for the same reason; upper and lower case make no difference. */
async function findLastSame(db: QueryBuilder, { shop, amountMinor, note }: Adjustment): Promise<number | undefined> {
  const rows = await db
    .selectFrom('seller_postings')
    .select(['at', 'note'])
    .where('shop', '=', shop)
    .where('kind', '=', 'adjustment')
    .where('payable_minor', '=', amountMinor)
    .orderBy('at', 'desc')
    .execute();
  return rows.find((row) => row.note?.toLowerCase() === note.toLowerCase())?.at;
}
