import type { QueryBuilder } from '../types.ts';

/** Adds the notice that the next page of the seller's office shows after an action, as JSON. */
export async function addSessionNotices(db: QueryBuilder): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('notice', 'text').execute();
}
