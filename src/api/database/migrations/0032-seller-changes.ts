import { createIndex, createTable } from '../create-table.ts';
import type { QueryBuilder } from '../types.ts';

/**
 * Changes of approved sellers' details, and when a seller's address was confirmed. Those who have applied before this version were
 * reached by mail already.
 */
export async function createSellerChanges(db: QueryBuilder): Promise<void> {
  await createTable(
    db,
    'seller_changes',
    {
      id: 'text',
      seller_id: 'text',
      kind: 'text',
      state: 'text',
      email: 'text?',
      phone: 'text?',
      value: 'text?',
      created_at: 'bigint',
      due_at: 'bigint',
    },
    (table) => table.addPrimaryKeyConstraint('seller_changes_pk', ['id']),
  );
  await createIndex(db, 'seller_changes', 'seller_id', 'id');
  await createIndex(db, 'seller_changes', 'state', 'due_at');
  await db.schema.alterTable('sellers').addColumn('email_confirmed_at', 'bigint').execute();
  await db
    .updateTable('sellers')
    .set((eb) => ({ email_confirmed_at: eb.ref('created_at') }))
    .where('status', 'in', ['submitted', 'approved', 'suspended'])
    .execute();
}
