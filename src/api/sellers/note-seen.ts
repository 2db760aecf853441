import type { QueryBuilder } from '../database/types.ts';

/** Notes that a seller has signed in: unfinished applications are kept for as long as their sellers come back (retention.ts). */
export async function noteSeen(db: QueryBuilder, sellerId: string, now: number): Promise<void> {
  await db.updateTable('sellers').set({ seen_at: now }).where('id', '=', sellerId).execute();
}
