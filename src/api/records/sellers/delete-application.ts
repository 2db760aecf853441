import { closeSessions } from '../accounts/sessions/sessions.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';

/**
 * Deletes an application to sell that was not sent in, or was refused, with its documents. Others wait for a decision or belong to the
 * books. Returns whether it was deleted. Has to run in a write job.
 */
export async function deleteApplication(db: QueryBuilder, sellerAccountId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('sellers')
    .where('id', '=', sellerAccountId)
    .where('status', 'in', ['draft', 'refused'])
    .returning('id')
    .executeTakeFirst();
  if (!gone) return false;
  await db.deleteFrom('seller_documents').where('seller_account_id', '=', sellerAccountId).execute();
  await closeSessions(db, 'seller', sellerAccountId);
  return true;
}
