import { createIndex } from '../create-table.ts';
import type { QueryBuilder } from '../types.ts';

/** Columns for unsubscribing and for sellers' last sign-in, and indices for retention and cash rules. */
export async function createTrust(db: QueryBuilder): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('unsubscribe', 'text').execute();
  await db.schema.alterTable('sellers').addColumn('seen_at', 'bigint').execute();
  // For the audit trail by actor, and for retention.
  await createIndex(db, 'audit', 'actor', 'id');
  await createIndex(db, 'audit', 'at');
  await createIndex(db, 'outbox', 'created_at');
  await createIndex(db, 'idempotency_keys', 'created_at');
  await createIndex(db, 'newsletter', 'status', 'at');
  await createIndex(db, 'complaints', 'status', 'answered_at');
  await createIndex(db, 'sellers', 'status');
  // For the cash rules: orders by phone.
  await createIndex(db, 'orders', 'contact_phone');
}
