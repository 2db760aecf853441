import type { AccountRow } from '../database/tables.ts';
import { type Failure, fail, tooMany } from '../http/answer.ts';
import { type Charge, charge, refund } from '../limits.ts';
import type { Services } from '../services.ts';

/**
 * Asks whoever is logged in for the password again, before something that a stranger at the phone must not do. Returns what to
 * answer when it is wrong; tries count together with those of the login.
 */
export async function refuseWithoutPassword(
  { database, config, passwords, now }: Services,
  account: AccountRow,
  password: string,
  clientAddress: string,
): Promise<Failure | undefined> {
  const charges: Charge[] = [
    ['login-account-address', `shopper ${account.id} ${clientAddress}`],
    ['login-account', `shopper ${account.id}`],
  ];
  const wait = await database.write((db) => charge(db, config.limits, charges, now()));
  if (wait !== undefined) return tooMany(wait);
  if (!(await passwords.verify(password, account.password))) return fail(401, 'The password is wrong.');
  await database.write((db) => refund(db, config.limits, charges, now()));
  return undefined;
}
