import type { QueryBuilder } from '../types.ts';

/** What became of dispatched shipments that were not delivered (core/order/undelivered.ts), and since when. */
export async function addUndelivered(db: QueryBuilder): Promise<void> {
  await db.schema.alterTable('shipments').addColumn('undelivered', 'text').execute();
  await db.schema.alterTable('shipments').addColumn('undelivered_at', 'bigint').execute();
}
