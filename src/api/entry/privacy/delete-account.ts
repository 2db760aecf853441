import type { Proof } from '../../../contract/accounts.ts';
import { writeAudit } from '../../ground/audit/audit.ts';
import type { AccountRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { type Answer, ok } from '../../ground/http/answer.ts';
import { accountDeleted } from '../../notices/account-messages.ts';
import { enqueue } from '../../ground/outbox/outbox.ts';
import { eraseFiles } from '../../ground/outbox/outbox-files.ts';
import { inLanguageOf } from '../../ground/text/language.ts';
import type { HostServices } from '../services.ts';
import { deleteAccountRows } from '../../records/accounts/delete-rows.ts';
import { refuseWithoutProof } from '../../records/accounts/proof.ts';
import { personOfAccount } from './person.ts';
import { listFacts } from './person-facts.ts';
import { ROOMS } from './rooms.ts';

/**
 * Deletes an account and its own data: sessions, saved addresses, codes, the newsletter and the restock alerts of its confirmed address, its name at
 * reviews, and photos of returns that are over. Its orders stay without the account, because tax and company law require invoices with their buyer; the
 * links in order mails keep working. Complaints stay as long as a consumer commission takes them (retention.ts).
 */
export async function deleteAccount(
  services: HostServices,
  account: AccountRow,
  proof: Proof,
): Promise<Answer<Record<string, never>>> {
  const { config, database, now, shop } = services;
  const refused = await refuseWithoutProof(services, account, proof);
  if (refused) return refused;
  const facts = await listFacts(database.read, personOfAccount(account));
  await database.write(async (db) => {
    if (!(await removeAccount(db, account.id, now()))) return;
    await enqueue(
      db,
      inLanguageOf(account, () => accountDeleted(shop(), account.email)),
      now(),
    );
    await writeAudit(db, now(), 'shopper', 'account-deleted', `account:${account.id}`);
  });
  await eraseFiles(config.dataDir, facts);
  services.wake();
  return ok({});
}

/** Deletes an account without its owner's consent and without a trace in the audit trail. Returns whether it existed. It has to run in a write job. */
export async function removeAccount(db: QueryBuilder, accountId: string, now: number): Promise<boolean> {
  const account = await db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst();
  if (!account) return false;
  for (const room of ROOMS) await room.leaveAccount?.(db, account, now);
  return deleteAccountRows(db, account);
}
