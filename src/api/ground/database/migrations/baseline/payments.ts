import { sql } from 'kysely';
import { createIndex, createPartialIndex, createTable } from './create-table.ts';
import type { QueryBuilder } from '../../types.ts';

/** Payments at the provider, and refunds. */
export async function createPayments(db: QueryBuilder): Promise<void> {
  await createTable(
    db,
    'payments',
    {
      id: 'text',
      order_id: 'text',
      attempt: 'integer',
      idempotency_key: 'text',
      status: 'text',
      amount_minor: 'bigint',
      currency: 'text',
      session_id: 'text?',
      created_at: 'bigint',
      check_at: 'bigint?',
      checks: 'integer',
      ask_after: 'bigint?',
    },
    (table) =>
      table
        .addPrimaryKeyConstraint('payments_pk', ['id'])
        .addUniqueConstraint('payments_key', ['idempotency_key'])
        .addUniqueConstraint('payments_attempt', ['order_id', 'attempt'])
        .addForeignKeyConstraint('payments_order', ['order_id'], 'orders', ['id']),
  );
  await createIndex(db, 'payments', 'check_at');
  await createTable(
    db,
    'provider_payments',
    {
      id: 'text',
      payment_id: 'text',
      order_id: 'text',
      status: 'text',
      amount_minor: 'bigint',
      currency: 'text',
      outcome: 'text',
      at: 'bigint',
    },
    (table) =>
      table
        .addPrimaryKeyConstraint('provider_payments_pk', ['id'])
        .addForeignKeyConstraint('provider_payments_payment', ['payment_id'], 'payments', ['id']),
  );
  await createIndex(db, 'provider_payments', 'order_id');
  await createPartialIndex(db, 'provider_payments_to_review', 'provider_payments', ['at'], sql`outcome = 'review'`);
  await createTable(
    db,
    'refunds',
    {
      id: 'text',
      order_id: 'text',
      cause: 'text',
      reason: 'text',
      payment_id: 'text?',
      amount_minor: 'bigint',
      currency: 'text',
      status: 'text',
      reference: 'text?',
      created_at: 'bigint',
      try_at: 'bigint?',
      tries: 'integer',
      failed_at: 'bigint?',
    },
    (table) =>
      table
        .addPrimaryKeyConstraint('refunds_pk', ['id'])
        .addUniqueConstraint('refunds_cause', ['order_id', 'cause'])
        .addForeignKeyConstraint('refunds_order', ['order_id'], 'orders', ['id']),
  );
  await createIndex(db, 'refunds', 'try_at');
  await createIndex(db, 'refunds', 'status');
}
