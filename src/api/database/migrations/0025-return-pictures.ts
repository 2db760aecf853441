import { createIndex, createTable } from '../create-table.ts';
import type { QueryBuilder } from '../types.ts';

/** Pictures of returns, and which decisions about products their sellers are still to be told. */
export async function addReturnPictures(db: QueryBuilder): Promise<void> {
  await createTable(
    db,
    'return_pictures',
    {
      id: 'text',
      order_id: 'text',
      return_id: 'text',
      digest: 'text',
      data: 'text',
      created_at: 'bigint',
    },
    (table) =>
      table
        .addPrimaryKeyConstraint('return_pictures_pk', ['id'])
        .addUniqueConstraint('return_pictures_once', ['return_id', 'digest']),
  );
  await createIndex(db, 'return_pictures', 'order_id');
  await db.schema
    .alterTable('returns')
    .addColumn('picture_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('seller_products').addColumn('tell_since', 'bigint').execute();
  await createIndex(db, 'seller_products', 'tell_since');
}
