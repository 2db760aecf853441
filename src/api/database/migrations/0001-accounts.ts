import { createIndex, createTable } from '../create-table.ts';
import type { QueryBuilder } from '../types.ts';

/** Accounts, sessions, password resets, rate limits and idempotency keys. */
export async function createAccounts(db: QueryBuilder): Promise<void> {
  await createTable(
    db,
    'accounts',
    {
      id: 'text',
      username: 'text',
      username_key: 'text',
      email: 'text',
      email_key: 'text',
      phone: 'text?',
      password: 'text',
      created_at: 'bigint',
    },
    (table) =>
      table
        .addPrimaryKeyConstraint('accounts_pk', ['id'])
        .addUniqueConstraint('accounts_username', ['username_key'])
        .addUniqueConstraint('accounts_email', ['email_key'])
        .addUniqueConstraint('accounts_phone', ['phone']),
  );
  await createTable(
    db,
    'sessions',
    {
      token_hash: 'text',
      kind: 'text',
      subject_id: 'text',
      device_type: 'integer?',
      created_at: 'bigint',
      expires_at: 'bigint',
    },
    (table) => table.addPrimaryKeyConstraint('sessions_pk', ['token_hash']),
  );
  await createIndex(db, 'sessions', 'subject_id', 'kind');
  await createIndex(db, 'sessions', 'expires_at');
  await createTable(
    db,
    'password_resets',
    { token_hash: 'text', kind: 'text', subject_id: 'text', expires_at: 'bigint' },
    (table) => table.addPrimaryKeyConstraint('password_resets_pk', ['token_hash']),
  );
  await createTable(db, 'rate_limits', { key: 'text', count: 'integer', ends_at: 'bigint' }, (table) =>
    table.addPrimaryKeyConstraint('rate_limits_pk', ['key']),
  );
  await createIndex(db, 'rate_limits', 'ends_at');
  await createTable(
    db,
    'idempotency_keys',
    { key: 'text', digest: 'text', answer: 'text', created_at: 'bigint' },
    (table) => table.addPrimaryKeyConstraint('idempotency_keys_pk', ['key']),
  );
}
