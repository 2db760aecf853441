import type { QueryBuilder } from '../../ground/database/types.ts';

/** Records a sign-in: the retention of unfinished applications counts from the last one (retention.ts). */
export async function noteSeen(db: QueryBuilder, sellerAccountId: string, now: number): Promise<void> {
  await db.updateTable('sellers').set({ seen_at: now }).where('id', '=', sellerAccountId).execute();
}
