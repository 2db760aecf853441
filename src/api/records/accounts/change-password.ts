import type { AccountServices } from './services.ts';
import type { ChangePasswordRequest } from '../../../contract/accounts.ts';
import { digest } from '../../ground/database/ids.ts';
import type { AccountRow } from '../../ground/database/tables.ts';
import { type Answer, invalid, ok } from '../../ground/http/answer.ts';
import { enqueue } from '../../ground/outbox/outbox.ts';
import { forgetClients } from '../../ground/limits/known-clients.ts';
import type { Services } from '../../ground/services.ts';
import { setPassword } from './login.ts';
import { refuseWithoutProof } from './proof.ts';
import { phoneOf } from './phone.ts';
import { findPasswordProblem } from './passwords/weak-passwords.ts';

/** Personal data that a password may not be made of. */
export const knownOf = (services: Pick<Services, 'shop'>, account: AccountRow): readonly (string | null)[] => [
  services.shop().name,
  account.username,
  account.email,
  phoneOf(account),
];

/** Changes the password, given the current one or a code. Ends all other sessions and invalidates reset links. */
export async function changePassword(
  services: AccountServices,
  account: AccountRow,
  { currentPassword, password, ...code }: ChangePasswordRequest,
  token: string,
): Promise<Answer<Record<string, never>>> {
  const { database, now, accountNotices } = services;
  const problem = findPasswordProblem(password, knownOf(services, account));
  if (problem !== undefined) return invalid({ password: problem });
  const typed = { ...code, password: currentPassword };
  const refused = await refuseWithoutProof(services, account, typed, 'currentPassword');
  if (refused) return refused;
  const hash = await services.passwords.hash(password);
  await database.write(async (db) => {
    await setPassword(db, 'shopper', account.id, hash);
    await forgetClients(db, `shopper ${account.id}`);
    await db
      .deleteFrom('sessions')
      .where('kind', '=', 'shopper')
      .where('subject_id', '=', account.id)
      .where('token_hash', '!=', digest(token))
      .execute();
    await db.deleteFrom('password_resets').where('kind', '=', 'shopper').where('subject_id', '=', account.id).execute();
    await enqueue(db, accountNotices.passwordChanged('shopper', account), now());
  });
  services.wake();
  return ok({});
}
