import { createIndex, createTable } from './create-table.ts';
import type { QueryBuilder } from '../../types.ts';

/** Sellers, their documents and changes of their details. */
export async function createSellers(db: QueryBuilder): Promise<void> {
  await createTable(
    db,
    'sellers',
    {
      id: 'text',
      email: 'text',
      email_key: 'text',
      phone: 'text',
      password: 'text',
      status: 'text',
      fields: 'text',
      seller_id: 'text?',
      reason: 'text?',
      created_at: 'bigint',
      submitted_at: 'bigint?',
      decided_at: 'bigint?',
      seen_at: 'bigint?',
      email_confirmed_at: 'bigint?',
    },
    (table) =>
      table
        .addPrimaryKeyConstraint('sellers_pk', ['id'])
        .addUniqueConstraint('sellers_email', ['email_key'])
        .addUniqueConstraint('sellers_phone', ['phone'])
        .addUniqueConstraint('sellers_seller_id', ['seller_id']),
  );
  await createIndex(db, 'sellers', 'status');
  await createTable(
    db,
    'seller_documents',
    {
      id: 'text',
      seller_account_id: 'text',
      kind: 'text',
      media_type: 'text',
      bytes: 'integer',
      data: 'text',
      created_at: 'bigint',
    },
    (table) => table.addPrimaryKeyConstraint('seller_documents_pk', ['id']),
  );
  await createIndex(db, 'seller_documents', 'seller_account_id');
  await createTable(
    db,
    'seller_changes',
    {
      id: 'text',
      seller_account_id: 'text',
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
  await createIndex(db, 'seller_changes', 'seller_account_id', 'id');
  await createIndex(db, 'seller_changes', 'state', 'due_at');
}
