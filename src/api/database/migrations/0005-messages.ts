import { createIndex, createTable } from '../create-table.ts';
import type { QueryBuilder } from '../types.ts';

/** Complaints, the newsletter, mails and the audit trail. */
export async function createMessages(db: QueryBuilder): Promise<void> {
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
