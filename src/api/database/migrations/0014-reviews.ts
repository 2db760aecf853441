import { createIndex, createTable } from '../create-table.ts';
import type { QueryBuilder } from '../types.ts';

/** Reviews of lines of delivered orders. */
export async function createReviews(db: QueryBuilder): Promise<void> {
  await createTable(
    db,
    'reviews',
    {
      line_id: 'text',
      order_id: 'text',
      sku: 'text',
      stars: 'integer',
      text: 'text?',
      author: 'text',
      status: 'text',
      reason: 'text?',
      edits: 'integer',
      created_at: 'bigint',
      changed_at: 'bigint',
      decided_at: 'bigint?',
    },
    (table) => table.addPrimaryKeyConstraint('reviews_pk', ['line_id']),
  );
  await createIndex(db, 'reviews', 'order_id');
  await createIndex(db, 'reviews', 'status', 'line_id');
}
