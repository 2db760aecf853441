import { createIndex, createTable } from './migrate.ts';
import type { Database } from './store.ts';

/** The first tables: payments, sellers and messages. */

export async function createPayments(db: Database): Promise<void> {
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

export async function createSellers(db: Database): Promise<void> {
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

export async function createMessages(db: Database): Promise<void> {
  await createTable(
    db,
    'complaints',
    {
      ticket: 'text',
      name: 'text',
      phone: 'text?',
      email: 'text?',
      order_number: 'text?',
      text: 'text',
      status: 'text',
      answer: 'text?',
      created_at: 'bigint',
      answered_at: 'bigint?',
    },
    (table) => table.addPrimaryKeyConstraint('complaints_pk', ['ticket']),
  );
  await createTable(
    db,
    'newsletter',
    { email_key: 'text', email: 'text', token_hash: 'text', status: 'text', at: 'bigint' },
    (table) => table.addPrimaryKeyConstraint('newsletter_pk', ['email_key']),
  );
  await createIndex(db, 'newsletter', 'token_hash');
  await createTable(
    db,
    'outbox',
    {
      id: 'text',
      kind: 'text',
      recipient: 'text',
      subject: 'text',
      body: 'text',
      created_at: 'bigint',
      send_at: 'bigint?',
      tries: 'integer',
      sent_at: 'bigint?',
    },
    (table) => table.addPrimaryKeyConstraint('outbox_pk', ['id']),
  );
  await createIndex(db, 'outbox', 'send_at');
  await createTable(
    db,
    'audit',
    { id: 'text', at: 'bigint', actor: 'text', action: 'text', subject: 'text', details: 'text' },
    (table) => table.addPrimaryKeyConstraint('audit_pk', ['id']),
  );
  await createIndex(db, 'audit', 'subject');
}
