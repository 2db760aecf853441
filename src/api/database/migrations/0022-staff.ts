import { createIndex, createTable } from '../create-table.ts';
import type { QueryBuilder } from '../types.ts';

/** The people who use the operator's dashboard, and their sessions. */
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
}
