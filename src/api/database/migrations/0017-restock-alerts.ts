import { createIndex, createTable } from '../create-table.ts';
import type { QueryBuilder } from '../types.ts';

/** Who wants an e-mail when a product, or a size of it, can be bought again. */
export async function createRestockAlerts(db: QueryBuilder): Promise<void> {
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
