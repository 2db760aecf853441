import { sql } from 'kysely';
import { createIndex } from '../create-table.ts';
import type { QueryBuilder } from '../types.ts';

/** Indices for all lists that grow with the number of orders. */
export async function createListIndices(db: QueryBuilder): Promise<void> {
  await createIndex(db, 'order_parts', 'shop', 'status', 'id');
  for (const column of ['dispatched_at', 'delivered_at'] as const)
    await db.schema
      .createIndex(`order_parts_by_shop_${column}_id`)
      .on('order_parts')
      .columns(['shop', column, 'id'])
      .where(column, 'is not', null)
      .execute();
  // Only the few orders that await payment.
  await db.schema
    .createIndex('orders_awaiting_payment')
    .on('orders')
    .column('pay_until')
    .where(sql.ref('stage'), '=', sql.lit('awaiting-payment'))
    .execute();
  await db.schema
    .createIndex('provider_payments_to_review')
    .on('provider_payments')
    .column('at')
    .where(sql.ref('outcome'), '=', sql.lit('review'))
    .execute();
  await createIndex(db, 'password_resets', 'expires_at');
  await createIndex(db, 'password_resets', 'subject_id', 'kind');
  await createIndex(db, 'returns', 'status', 'id');
  await createIndex(db, 'complaints', 'status', 'created_at');
  await createIndex(db, 'audit', 'subject', 'id');
  await db.schema.dropIndex('audit_by_subject').execute();
}
