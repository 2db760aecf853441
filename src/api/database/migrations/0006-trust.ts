import { createIndex } from '../create-table.ts';
import type { QueryBuilder } from '../types.ts';

/** What lists that can be left, sellers who come and go, and rules of what is kept how long add to the tables. */
export async function createTrust(db: QueryBuilder): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('unsubscribe', 'text').execute();
  await db.schema.alterTable('sellers').addColumn('seen_at', 'bigint').execute();
  // The trail by who did it; and what the rules of retention look for.
  await createIndex(db, 'audit', 'actor', 'id');
  await createIndex(db, 'audit', 'at');
  await createIndex(db, 'outbox', 'created_at');
  await createIndex(db, 'idempotency_keys', 'created_at');
  await createIndex(db, 'newsletter', 'status', 'at');
  await createIndex(db, 'complaints', 'status', 'answered_at');
  await createIndex(db, 'sellers', 'status');
  // Open and delivered orders of a phone, for the rules of cash.
  await createIndex(db, 'orders', 'contact_phone');
}
