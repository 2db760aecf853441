import { answersText } from '../../../messages/rooms/answers.ts';
import { fieldsText } from '../../../messages/rooms/fields.ts';
import { fold } from '../../ground/text/identity.ts';
import type { AccountRow } from '../../ground/database/tables.ts';
import { type Answer, fail, invalid, ok, tooMany } from '../../ground/http/answer.ts';
import { chargeNow } from '../../ground/limits/limits.ts';
import type { Services } from '../../ground/services.ts';
import { findNameProblem } from './find.ts';

type Done = Promise<Answer<Record<string, never>>>;

/** Changes the user name. Tries tell which names are taken, so they count by account. */
export async function changeName(services: Services, account: AccountRow, username: string): Done {
  const problem = findNameProblem(services, username);
  if (problem !== undefined) return invalid({ username: problem });
  const wait = await chargeNow(services, [['register-browser', account.id]]);
  if (wait !== undefined) return tooMany(wait);
  const key = fold(username);
  return services.database.write(async (db) => {
    const other = await db
      .selectFrom('accounts')
      .select('id')
      .where('username_key', '=', key)
      .where('id', '!=', account.id)
      .executeTakeFirst();
    if (other) return fail(409, answersText.nameOfAnother, { fields: { username: fieldsText.nameTaken } });
    await db.updateTable('accounts').set({ username, username_key: key }).where('id', '=', account.id).execute();
    return ok({});
  });
}

/** Sets the market that the account uses. */
export async function changeMarket({ database, shop }: Services, account: AccountRow, market: string): Done {
  if (!shop().markets.has(market)) return invalid({ market: fieldsText.market });
  await database.write((db) => db.updateTable('accounts').set({ market }).where('id', '=', account.id).execute());
  return ok({});
}
