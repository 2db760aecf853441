import { createIndex, createTable } from '../create-table.ts';
import type { QueryBuilder } from '../types.ts';

/** Saved addresses, one-time codes, and the market of an account. */
export async function createOwnAccount(db: QueryBuilder): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('market', 'text').execute();
  // For the log-in by phone number and code.
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
}
