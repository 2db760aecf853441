import { removeAccount } from './delete-account.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { ROOMS, RULES } from './rooms.ts';
import type { Person } from '../../ground/privacy/personal-data.ts';
import { conditionOf } from './person.ts';

/**
 * Erases the data that a person may have erased, besides orders, by the rules. `orders` are the numbers of orders that have just been erased. It has to
 * run in a write job.
 */
export async function erasePerson(
  db: QueryBuilder,
  person: Person,
  {
    orders,
    withAccount,
    now,
  }: { readonly orders: readonly string[]; readonly withAccount: boolean; readonly now: number },
): Promise<void> {
  for (const room of ROOMS) await room.erase?.(db, person, orders);
  if (withAccount) for (const accountId of person.ids.account) await removeAccount(db, accountId, now);
  for (const [table, rule] of Object.entries(RULES)) {
    const condition = rule.onRequest.does === 'delete' ? conditionOf(rule, person) : undefined;
    if (condition)
      await db
        .deleteFrom(table as 'newsletter')
        .where(condition)
        .execute();
  }
}
