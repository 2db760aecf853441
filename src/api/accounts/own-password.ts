import type { AccountRow } from '../database/tables.ts';
import { type Failure, fail, tooMany } from '../http/answer.ts';
import { type Charge, charge, refund } from '../limits.ts';
import type { Services } from '../services.ts';

/**
 * Checks the password again before a sensitive change, in case somebody else holds the phone. Returns the failure to answer with,
 * or undefined. Attempts count together with those of the login.
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
