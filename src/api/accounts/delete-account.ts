import { writeAudit } from '../audit.ts';
import type { AccountRow } from '../database/tables.ts';
import { type Answer, ok } from '../http/answer.ts';
import { accountDeleted } from '../mail/account-messages.ts';
import { enqueue } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import { closeSessions } from './sessions.ts';
import { refuseWithoutPassword } from './own-password.ts';
import { detachOrders } from '../orders/set-order.ts';

/**
 * Deletes an account and its own data. Its orders stay without the account, because tax law requires invoices with their buyer;
 * the links in order mails keep working.
 */
export async function deleteAccount(
  services: Services,
  account: AccountRow,
  password: string,
  clientAddress: string,
): Promise<Answer<Record<string, never>>> {
  const { database, now, shop } = services;
  const refused = await refuseWithoutPassword(services, account, password, clientAddress);
  if (refused) return refused;
  await database.write(async (db) => {
    await detachOrders(db, account.id);
    await closeSessions(db, 'shopper', account.id);
    await db.deleteFrom('password_resets').where('kind', '=', 'shopper').where('subject_id', '=', account.id).execute();
    await db.deleteFrom('email_confirmations').where('account_id', '=', account.id).execute();
    const gone = await db.deleteFrom('accounts').where('id', '=', account.id).returning('id').executeTakeFirst();
    if (!gone) return;
    await enqueue(db, accountDeleted(shop(), account.email), now());
    await writeAudit(db, now(), 'shopper', 'account-deleted', `account:${account.id}`);
  });
  services.wake();
  return ok({});
}
