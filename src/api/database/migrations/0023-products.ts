import { createIndex, createTable } from '../create-table.ts';
import type { QueryBuilder } from '../types.ts';

/** Products that sellers propose, their pictures, and pieces that are left. */
export async function createProducts(db: QueryBuilder): Promise<void> {
  await createTable(
    db,
    'seller_products',
    {
      id: 'text',
      shop: 'text',
      sku: 'text',
      sku_key: 'text',
      title: 'text',
      category: 'text',
      status: 'text',
      version: 'integer',
      document: 'text',
      file: 'text',
      file_digest: 'text?',
      reason: 'text?',
      created_at: 'bigint',
      changed_at: 'bigint',
      submitted_at: 'bigint?',
      decided_at: 'bigint?',
    },
    (table) =>
      table
        .addPrimaryKeyConstraint('seller_products_pk', ['id'])
        .addUniqueConstraint('seller_products_sku', ['sku_key']),
  );
  await createIndex(db, 'seller_products', 'shop', 'id');
  await createIndex(db, 'seller_products', 'status', 'id');
  await createTable(
    db,
    'seller_pictures',
    {
      name: 'text',
      shop: 'text',
      file_name: 'text',
      data: 'text',
      created_at: 'bigint',
    },
    (table) => table.addPrimaryKeyConstraint('seller_pictures_pk', ['name']),
  );
  await createIndex(db, 'seller_pictures', 'shop', 'file_name');
  await createTable(
    db,
    'stock_counts',
    {
      sku: 'text',
      size: 'text',
      pieces: 'integer',
      catalog_pieces: 'integer',
      changed_at: 'bigint',
    },
    (table) => table.addPrimaryKeyConstraint('stock_counts_pk', ['sku', 'size']),
  );
  await db.schema
    .alterTable('order_lines')
    .addColumn('stock_taken', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
