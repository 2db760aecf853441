import type { AccountRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { closeSessions } from './sessions/sessions.ts';

/** Deletes an account's rows of this room. Returns whether it was still there. Has to run in a write job. */
export async function deleteAccountRows(db: QueryBuilder, { id }: Pick<AccountRow, 'id'>): Promise<boolean> {
  await closeSessions(db, 'shopper', id);
  await db.deleteFrom('password_resets').where('kind', '=', 'shopper').where('subject_id', '=', id).execute();
  await db.deleteFrom('email_confirmations').where('account_id', '=', id).execute();
  await db.deleteFrom('one_time_codes').where('account_id', '=', id).execute();
  await db.deleteFrom('addresses').where('account_id', '=', id).execute();
  const gone = await db.deleteFrom('accounts').where('id', '=', id).returning('id').executeTakeFirst();
  return gone !== undefined;
}
