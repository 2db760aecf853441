import type { QueryBuilder } from '../types.ts';

/** What the next page of the seller's office says about an action, as JSON. */
export async function addSessionNotices(db: QueryBuilder): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('notice', 'text').execute();
}
