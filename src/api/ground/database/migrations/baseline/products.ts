import { createIndex, createTable } from './create-table.ts';
import type { QueryBuilder } from '../../types.ts';

/** Products that sellers propose, their pictures, what is sold out, pieces that are left, and who waits for them. */
export async function createProducts(db: QueryBuilder): Promise<void> {
  await createTable(
    db,
    'seller_products',
    {
      id: 'text',
      seller_id: 'text',
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
      tell_since: 'bigint?',
    },
    (table) =>
      table
        .addPrimaryKeyConstraint('seller_products_pk', ['id'])
        .addUniqueConstraint('seller_products_sku', ['sku_key']),
  );
  await createIndex(db, 'seller_products', 'seller_id', 'id');
  await createIndex(db, 'seller_products', 'status', 'id');
  await createIndex(db, 'seller_products', 'tell_since');
  await createTable(
    db,
    'seller_pictures',
    {
      name: 'text',
      seller_id: 'text',
      file_name: 'text',
      data: 'text',
      created_at: 'bigint',
    },
    (table) => table.addPrimaryKeyConstraint('seller_pictures_pk', ['name']),
  );
  await createIndex(db, 'seller_pictures', 'seller_id', 'file_name');
  await createTable(db, 'sold_out', { sku: 'text', size: 'text', seller_id: 'text', at: 'bigint' }, (table) =>
    table.addPrimaryKeyConstraint('sold_out_pk', ['sku', 'size']),
  );
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
  await createTable(
    db,
    'restock_alerts',
    {
      email_key: 'text',
      sku: 'text',
      size: 'text',
      email: 'text',
      market: 'text',
      token_hash: 'text',
      status: 'text',
      at: 'bigint',
    },
    (table) => table.addPrimaryKeyConstraint('restock_alerts_pk', ['email_key', 'sku', 'size']),
  );
  await createIndex(db, 'restock_alerts', 'token_hash');
  await createIndex(db, 'restock_alerts', 'status', 'market', 'sku', 'size');
}
