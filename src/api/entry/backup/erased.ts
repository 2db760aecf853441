import { removeAccount } from '../privacy/delete-account.ts';
import { BASELINE } from '../../ground/database/migrations/migrations.ts';
import type { OrderRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { eraseOrder } from '../privacy/erase-order.ts';

/** What was erased in a database, on request or by rule. It is erased again in a backup that replaces the database. */
interface Erased {
  /** What remains of the personal data of orders, by id. */
  readonly orders: ReadonlyMap<string, Exclude<OrderRow['personal_data'], 'all'>>;
  /** Ids of accounts that were deleted. */
  readonly accounts: readonly string[];
}

/**
 * Lists what was erased in a database.
 * @param migrations - those of the database; an empty one has nothing that could have been erased
 */
export async function listErased(db: QueryBuilder, migrations: readonly string[]): Promise<Erased> {
  if (!migrations.includes(BASELINE)) return { orders: new Map(), accounts: [] };
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'personal_data'])
    .where('personal_data', 'in', ['invoice', 'none'])
    .execute();
  const deleted = await db
    .selectFrom('audit')
    .select('subject')
    .where('action', '=', 'account-deleted')
    .where('subject', 'like', 'account:%')
    .execute();
  return {
    orders: new Map(orders.map(({ id, personal_data: left }) => [id, left as 'invoice' | 'none'])),
    accounts: deleted.map(({ subject }) => subject.slice('account:'.length)),
  };
}

/** Returns how many orders and accounts were erased again. It has to run in a write job. */
export async function eraseAgain(db: QueryBuilder, { orders, accounts }: Erased, now: number): Promise<number> {
  let count = 0;
  for (const [id, left] of orders) {
    const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row || row.personal_data === left || row.personal_data === 'none') continue;
    await eraseOrder(db, row, left === 'invoice' ? 'contact' : 'books');
    count++;
  }
  for (const id of accounts) if (await removeAccount(db, id, now)) count++;
  return count;
}
