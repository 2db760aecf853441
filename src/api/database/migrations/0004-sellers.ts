import { createTable } from '../create-table.ts';
import type { QueryBuilder } from '../types.ts';

/** Sellers and their sold-out switches. */
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
      shop: 'text?',
      reason: 'text?',
      created_at: 'bigint',
      submitted_at: 'bigint?',
      decided_at: 'bigint?',
    },
    (table) =>
      table
        .addPrimaryKeyConstraint('sellers_pk', ['id'])
        .addUniqueConstraint('sellers_email', ['email_key'])
        .addUniqueConstraint('sellers_phone', ['phone'])
        .addUniqueConstraint('sellers_shop', ['shop']),
  );
  await createTable(db, 'sold_out', { sku: 'text', size: 'text', shop: 'text', at: 'bigint' }, (table) =>
    table.addPrimaryKeyConstraint('sold_out_pk', ['sku', 'size']),
  );
}
