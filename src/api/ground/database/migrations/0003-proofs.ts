import type { QueryBuilder } from '../types.ts';
import { createIndex, createPartialIndex } from './create-tables.ts';

/**
 * Adds when the UPI ID for a refund is used (a changed one waits; null is at once), and whether a complaint about an order came with proof (null:
 * nobody asked). Goodwill is summed for the ledger, and the messages of a day are counted by kind and channel.
 */
export async function addProofs(db: QueryBuilder): Promise<void> {
  await db.schema.alterTable('orders').addColumn('refund_upi_from', 'bigint').execute();
  await db.schema.alterTable('complaints').addColumn('is_order_proved', 'integer').execute();
  await createPartialIndex(db, 'refunds_of_goodwill', 'refunds', ['currency'], "reason = 'goodwill'");
  await createIndex(db, 'outbox', 'id', 'kind', 'channel');
}
