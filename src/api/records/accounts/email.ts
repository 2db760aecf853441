import type { AccountServices } from './services.ts';
import type { ChangeEmailRequest } from '../../../contract/accounts.ts';
import { answersText } from '../../../messages/rooms/answers.ts';
import { digest, makeToken } from '../../ground/database/ids.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { AccountRow } from '../../ground/database/tables.ts';
import { type Answer, fail, linkSentLately, ok } from '../../ground/http/answer.ts';
import type { Charge } from '../../ground/limits/limits.ts';
import { enqueueAsked } from '../../ground/outbox/asked.ts';
import { enqueue } from '../../ground/outbox/outbox.ts';
import type { Services } from '../../ground/services.ts';
import { fold } from '../../ground/text/identity.ts';
import { refuseWithoutProof } from './proof.ts';
import { proveEmail } from './prove-email.ts';

const LIFE_MS = 3 * 86_400_000;

/** Placeholder in the unique column of confirmed addresses. Without an @ it matches no address. */
export const noEmailKey = (accountId: string): string => `unconfirmed ${accountId}`;

export const isEmailConfirmed = ({ email_key: key }: Pick<AccountRow, 'email_key'>): boolean => key.includes('@');

/**
 * Sends a link that confirms an address, within the rate limit for addresses, as the owner may be a stranger. Returns the seconds
 * to wait when the limit is reached. Has to run in a write job.
 */
export async function sendConfirmation(
  services: AccountServices,
  db: QueryBuilder,
  { id: accountId, language }: Pick<AccountRow, 'id' | 'language'>,
  email: string,
  clientAddress: string,
): Promise<number | undefined> {
  const { now, accountNotices } = services;
  // Strangers who give this address as theirs do not use up what its owner needs.
  const target: Charge[] = [
    ['reset-account-address', `confirm ${accountId} ${fold(email)}`],
    ['reset-account', `confirm ${fold(email)}`],
  ];
  const token = makeToken();
  const message = accountNotices.emailConfirmation({ email, language }, token);
  const wait = await enqueueAsked(services, db, message, { address: clientAddress, account: accountId, target });
  if (wait !== undefined) return wait;
  await db
    .insertInto('email_confirmations')
    .values({ token_hash: digest(token), account_id: accountId, email, expires_at: now() + LIFE_MS })
    .execute();
  return undefined;
}

/** Sends the confirmation link again, to the current or the requested address. */
export async function sendAgain(
  services: AccountServices,
  account: AccountRow,
  clientAddress: string,
): Promise<Answer<{ readonly sent: true }>> {
  const wait = await services.database.write(async (db) => {
    const email = (await findNewEmail(services, db, account.id)) ?? account.email;
    return sendConfirmation(services, db, account, email, clientAddress);
  });
  if (wait !== undefined) return linkSentLately(wait);
  services.wake();
  return ok({ sent: true });
}

/** The address of the account's newest valid link. */
export async function findNewEmail(
  { now }: Pick<Services, 'now'>,
  db: QueryBuilder,
  accountId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('email_confirmations')
    .select('email')
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now())
    .orderBy('expires_at', 'desc')
    .executeTakeFirst();
  return row?.email;
}

/** Requests a change of address. It takes effect once the link sent to the new address is opened. */
export async function changeEmail(
  services: AccountServices,
  account: AccountRow,
  { email, ...proof }: ChangeEmailRequest,
  clientAddress: string,
): Promise<Answer<{ readonly sent: true }>> {
  const refused = await refuseWithoutProof(services, account, proof);
  if (refused) return refused;
  const wait = await services.database.write(async (db) => {
    await db.deleteFrom('email_confirmations').where('account_id', '=', account.id).execute();
    return sendConfirmation(services, db, account, email, clientAddress);
  });
  if (wait !== undefined) return linkSentLately(wait);
  services.wake();
  return ok({ sent: true });
}

/** Confirms the address of a link for its account and invalidates links to other addresses. */
export async function confirmEmail(services: AccountServices, token: string): Promise<Answer<Record<string, never>>> {
  const { database, now, accountNotices } = services;
  const answer = await database.write(async (db): Promise<Answer<Record<string, never>>> => {
    const gone = fail(410, answersText.linkUsed);
    const row = await db
      .deleteFrom('email_confirmations')
      .where('token_hash', '=', digest(token))
      .returningAll()
      .executeTakeFirst();
    if (!row || row.expires_at <= now()) return gone;
    const account = await db.selectFrom('accounts').selectAll().where('id', '=', row.account_id).executeTakeFirst();
    if (!account) return gone;
    if (!(await proveEmail(db, account.id, row.email))) return fail(409, answersText.addressOfAnother);
    await db.deleteFrom('email_confirmations').where('account_id', '=', account.id).execute();
    if (fold(account.email) === fold(row.email)) return ok({});
    await db.deleteFrom('password_resets').where('kind', '=', 'shopper').where('subject_id', '=', account.id).execute();
    await enqueue(db, accountNotices.emailChanged(account, true), now());
    await enqueue(db, accountNotices.emailChanged({ email: row.email, language: account.language }, false), now());
    return ok({});
  });
  services.wake();
  return answer;
}
