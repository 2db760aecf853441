import { fold } from '../../identity.ts';
import { createIndex, createTable } from '../create-table.ts';
import type { QueryBuilder } from '../types.ts';

const AT_A_TIME = 500;

/**
 * Confirmed and claimed contacts. The unique columns `email_key` and `phone` hold only confirmed ones; claimed ones have columns of
 * their own. Existing addresses count as confirmed, as their owners can recover them with a password reset; existing numbers become
 * claims.
 */
export async function addClaims(db: QueryBuilder): Promise<void> {
  for (const column of ['claimed_email_key', 'claimed_phone'])
    await db.schema.alterTable('accounts').addColumn(column, 'text').execute();
  for (const column of ['used_on', 'browser'])
    await db.schema.alterTable('sessions').addColumn(column, 'text').execute();
  await createIndex(db, 'accounts', 'claimed_email_key');
  await createTable(
    db,
    'email_confirmations',
    { token_hash: 'text', account_id: 'text', email: 'text', expires_at: 'bigint' },
    (table) => table.addPrimaryKeyConstraint('email_confirmations_pk', ['token_hash']),
  );
  await createIndex(db, 'email_confirmations', 'account_id');
  await createIndex(db, 'email_confirmations', 'expires_at');
  await db
    .updateTable('accounts')
    .set((eb) => ({ claimed_phone: eb.ref('phone'), phone: null }))
    .where('phone', 'is not', null)
    .execute();
  await foldNames(db);
}

/** Normalises user names more strictly than before. Of two that become equal, the older account keeps the name. */
async function foldNames(db: QueryBuilder): Promise<void> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('accounts')
      .select(['id', 'username', 'username_key'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_A_TIME)
      .execute();
    for (const { id, username, username_key: before } of rows) {
      const key = fold(username);
      if (key === before) continue;
      const holder = await db.selectFrom('accounts').select('id').where('username_key', '=', key).executeTakeFirst();
      // Normalised names have no capitals, so this one can't be typed: the account is reached by its address.
      const loser = holder && [holder.id, id].sort()[1];
      if (loser !== undefined) await setName(db, loser, `TAKEN ${loser}`);
      if (loser !== id) await setName(db, id, key);
    }
    const next = rows.at(-1)?.id;
    if (next === undefined || rows.length < AT_A_TIME) return;
    last = next;
  }
}

const setName = (db: QueryBuilder, id: string, key: string) =>
  db.updateTable('accounts').set({ username_key: key }).where('id', '=', id).execute();
