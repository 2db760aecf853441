import { fold } from '../../ground/text/identity.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';

/** Makes an address the confirmed one of an account, unless another account has confirmed it before. Has to run in a write job. */
export async function proveEmail(db: QueryBuilder, accountId: string, email: string): Promise<boolean> {
  const key = fold(email);
  const other = await db
    .selectFrom('accounts')
    .select('id')
    .where('email_key', '=', key)
    .where('id', '!=', accountId)
    .executeTakeFirst();
  if (other) return false;
  await db
    .updateTable('accounts')
    .set({ email, email_key: key, claimed_email_key: null })
    .where('id', '=', accountId)
    .execute();
  return true;
}
