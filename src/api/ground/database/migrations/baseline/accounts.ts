import { createIndex, createTable } from './create-table.ts';
import type { QueryBuilder } from '../../types.ts';

/** Accounts of shoppers, sessions, what confirms an address or number, and where somebody has logged in from. */
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
      claimed_email_key: 'text?',
      claimed_phone: 'text?',
      market: 'text?',
    },
    (table) =>
      table
        .addPrimaryKeyConstraint('accounts_pk', ['id'])
        .addUniqueConstraint('accounts_username', ['username_key'])
        .addUniqueConstraint('accounts_email', ['email_key'])
        .addUniqueConstraint('accounts_phone', ['phone']),
  );
  await createIndex(db, 'accounts', 'claimed_email_key');
  await createIndex(db, 'accounts', 'claimed_phone');
  await createTable(
    db,
    'addresses',
    {
      id: 'text',
      account_id: 'text',
      market: 'text',
      name: 'text',
      phone: 'text',
      line1: 'text',
      line2: 'text?',
      landmark: 'text?',
      city: 'text',
      state: 'text?',
      pin_code: 'text?',
      is_default: 'integer',
      created_at: 'bigint',
      changed_at: 'bigint',
    },
    (table) => table.addPrimaryKeyConstraint('addresses_pk', ['id']),
  );
  await createIndex(db, 'addresses', 'account_id');
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
      used_on: 'text?',
      browser: 'text?',
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
  await createIndex(db, 'password_resets', 'expires_at');
  await createIndex(db, 'password_resets', 'subject_id', 'kind');
  await createTable(
    db,
    'email_confirmations',
    { token_hash: 'text', account_id: 'text', email: 'text', expires_at: 'bigint' },
    (table) => table.addPrimaryKeyConstraint('email_confirmations_pk', ['token_hash']),
  );
  await createIndex(db, 'email_confirmations', 'account_id');
  await createIndex(db, 'email_confirmations', 'expires_at');
  await createTable(
    db,
    'one_time_codes',
    {
      request_hash: 'text',
      purpose: 'text',
      account_id: 'text?',
      channel: 'text?',
      code_hash: 'text',
      tries: 'integer',
      expires_at: 'bigint',
    },
    (table) => table.addPrimaryKeyConstraint('one_time_codes_pk', ['request_hash']),
  );
  await createIndex(db, 'one_time_codes', 'account_id');
  await createIndex(db, 'one_time_codes', 'expires_at');
  await createTable(db, 'known_clients', { key: 'text', whose: 'text', seen_at: 'bigint' }, (table) =>
    table.addPrimaryKeyConstraint('known_clients_pk', ['key']),
  );
  await createIndex(db, 'known_clients', 'whose');
  await createIndex(db, 'known_clients', 'seen_at');
}
