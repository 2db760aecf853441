import type { AccountServices } from './services.ts';
import type { AccountRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { enqueue } from '../../ground/outbox/outbox.ts';

/**
 * Confirms the number that an account names. Numbers are reassigned, so an account that had confirmed it before loses it, and is
 * returned as `lost`. Undefined when the account names another number by now. Has to run in a write job.
 */
export async function provePhone(
  { now, accountNotices }: AccountServices,
  db: QueryBuilder,
  account: AccountRow,
  phone: string,
): Promise<{ readonly lost?: AccountRow | undefined } | undefined> {
  // Written as it is, so that no other transaction changes it before the end of this one.
  const named = await db
    .updateTable('accounts')
    .set({ claimed_phone: phone })
    .where('id', '=', account.id)
    .where('claimed_phone', '=', phone)
    .returning('id')
    .executeTakeFirst();
  if (!named) return undefined;
  const lost = await db
    .updateTable('accounts')
    .set({ phone: null, claimed_phone: phone })
    .where('phone', '=', phone)
    .returningAll()
    .executeTakeFirst();
  await db.updateTable('accounts').set({ phone, claimed_phone: null }).where('id', '=', account.id).execute();
  if (lost) await enqueue(db, accountNotices.phoneChanged(lost), now());
  await enqueue(db, accountNotices.phoneChanged(account), now());
  return { lost };
}
