import { createIndex, createTable } from '../create-table.ts';
import type { QueryBuilder } from '../types.ts';

/** Documents of applications to sell, one of each kind, as base64. */
export async function createSellerDocuments(db: QueryBuilder): Promise<void> {
  await createTable(
    db,
    'seller_documents',
    {
      id: 'text',
      seller_id: 'text',
      kind: 'text',
      media_type: 'text',
      bytes: 'integer',
      data: 'text',
      created_at: 'bigint',
    },
    (table) => table.addPrimaryKeyConstraint('seller_documents_pk', ['id']),
  );
  await createIndex(db, 'seller_documents', 'seller_id');
}
