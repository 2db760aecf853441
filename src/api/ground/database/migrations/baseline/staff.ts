import { createIndex, createTable } from './create-table.ts';
import type { QueryBuilder } from '../../types.ts';

/** The people who use the operator's dashboard, their sessions, passkeys and the challenges that these sign. */
export async function createStaff(db: QueryBuilder): Promise<void> {
  await createTable(
    db,
    'staff',
    {
      id: 'text',
      name: 'text',
      name_key: 'text',
      role: 'text',
      password: 'text?',
      code_secret: 'text',
      code_step: 'bigint?',
      invite_hash: 'text?',
      invite_until: 'bigint?',
      created_at: 'bigint',
      seen_at: 'bigint?',
    },
    (table) => table.addPrimaryKeyConstraint('staff_pk', ['id']).addUniqueConstraint('staff_name', ['name_key']),
  );
  await createTable(
    db,
    'staff_sessions',
    {
      token_hash: 'text',
      staff_id: 'text',
      notice: 'text?',
      created_at: 'bigint',
      used_at: 'bigint',
      expires_at: 'bigint',
    },
    (table) => table.addPrimaryKeyConstraint('staff_sessions_pk', ['token_hash']),
  );
  await createIndex(db, 'staff_sessions', 'staff_id');
  await createIndex(db, 'staff_sessions', 'expires_at');
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
