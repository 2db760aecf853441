import { createIndex, createTable } from './create-table.ts';
import type { QueryBuilder } from '../../types.ts';

/** Complaints, the newsletter, messages on their way, links in them, and who wants none. */
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
      acknowledged_at: 'bigint?',
    },
    (table) => table.addPrimaryKeyConstraint('complaints_pk', ['ticket']),
  );
  await createIndex(db, 'complaints', 'status', 'answered_at');
  await createIndex(db, 'complaints', 'status', 'created_at');
  await createTable(
    db,
    'newsletter',
    { email_key: 'text', email: 'text', token_hash: 'text', status: 'text', at: 'bigint' },
    (table) => table.addPrimaryKeyConstraint('newsletter_pk', ['email_key']),
  );
  await createIndex(db, 'newsletter', 'token_hash');
  await createIndex(db, 'newsletter', 'status', 'at');
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
      unsubscribe: 'text?',
      html: 'text?',
      channel: 'text = mail',
      params: 'text?',
      handed_at: 'bigint?',
      failure: 'text?',
    },
    (table) => table.addPrimaryKeyConstraint('outbox_pk', ['id']),
  );
  await createIndex(db, 'outbox', 'send_at');
  await createIndex(db, 'outbox', 'created_at');
  await createIndex(db, 'outbox', 'sent_at', 'send_at');
  await createTable(
    db,
    'message_links',
    { token_hash: 'text', purpose: 'text', subject: 'text', expires_at: 'bigint' },
    (table) => table.addPrimaryKeyConstraint('message_links_pk', ['token_hash']),
  );
  await createIndex(db, 'message_links', 'expires_at');
  await createTable(db, 'opt_outs', { key: 'text', at: 'bigint' }, (table) =>
    table.addPrimaryKeyConstraint('opt_outs_pk', ['key']),
  );
}
