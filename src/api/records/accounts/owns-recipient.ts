import { fold } from '../../ground/text/identity.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';

/** Whether an account has confirmed that this address or phone number is its own. */
export async function ownsRecipient(db: QueryBuilder, accountId: string | null, recipient: string): Promise<boolean> {
  if (accountId === null) return false;
  const owner = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where((eb) => eb.or([eb('email_key', '=', fold(recipient)), eb('phone', '=', recipient)]))
    .executeTakeFirst();
  return owner !== undefined;
}
