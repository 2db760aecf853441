import { createIndex, createTable } from '../create-table.ts';
import type { QueryBuilder } from '../types.ts';

/** Passkeys of the people who use the operator's dashboard, and the challenges that they sign. */
export async function createPasskeys(db: QueryBuilder): Promise<void> {
  await createTable(
    db,
    'passkeys',
    {
      id: 'text',
      staff_id: 'text',
      rp_id: 'text',
      name: 'text',
      public_key: 'text',
      counter: 'bigint',
      transports: 'text',
      created_at: 'bigint',
      used_at: 'bigint?',
    },
    (table) => table.addPrimaryKeyConstraint('passkeys_pk', ['id']),
  );
  await createIndex(db, 'passkeys', 'staff_id', 'created_at');
  await createIndex(db, 'passkeys', 'rp_id');
  await createTable(
    db,
    'passkey_challenges',
    { challenge_hash: 'text', staff_id: 'text?', expires_at: 'bigint' },
    (table) => table.addPrimaryKeyConstraint('passkey_challenges_pk', ['challenge_hash']),
  );
  await createIndex(db, 'passkey_challenges', 'expires_at');
}
