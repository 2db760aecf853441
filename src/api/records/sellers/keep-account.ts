import type { Database, QueryBuilder } from '../../ground/database/types.ts';
import { fieldsOf } from './application.ts';
import { lockSeller } from './owner.ts';

/** Notes that a seller's bank account is right, whatever came back from it until now. Has to run in a write job. */
export async function keepAccount(
  database: Pick<Database, 'kind'>,
  db: QueryBuilder,
  sellerAccountId: string,
  now: number,
): Promise<void> {
  const seller = await lockSeller(database, db, sellerAccountId);
  if (!seller) return;
  const fields = JSON.stringify({ ...fieldsOf(seller), bankSince: now });
  await db.updateTable('sellers').set({ fields }).where('id', '=', sellerAccountId).execute();
}
