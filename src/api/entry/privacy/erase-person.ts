import { removeAccount } from './delete-account.ts';
import { clearOldAnswers } from '../../ground/limits/idempotency.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { dropMessagesAbout } from '../../ground/outbox/outbox.ts';
import { forgetReviewers } from '../../records/reviews/own-reviews.ts';
import { deleteApplication } from '../../records/sellers/delete-application.ts';
import { RULES } from './all-rules.ts';
import { conditionOf, type Person } from './person.ts';

/**
 * Erases what a person may ask for besides orders, by the rules. `orders` are the numbers of those whose data has just been erased.
 * Has to run in a write job.
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
  while ((await clearOldAnswers(db)) > 0);
  await forgetReviewers(db, person.ids.order);
  await dropMessagesAbout(db, orders);
  for (const sellerId of person.ids.seller) await deleteApplication(db, sellerId);
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
