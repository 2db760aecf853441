import { answersText } from '../../../messages/rooms/answers.ts';
import type { AccountServices } from './services.ts';
import { digest, makeToken } from '../../ground/database/ids.ts';
import type { Kind, OutboxRow, PasswordResetRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { type Answer, fail, invalid, linkSentLately, ok } from '../../ground/http/answer.ts';
import { type Client, rememberClient } from '../../ground/limits/known-clients.ts';
import { type Charge, charge, chargeShared } from '../../ground/limits/limits.ts';
import { enqueueAsked } from '../../ground/outbox/asked.ts';
import { enqueue, takeBack } from '../../ground/outbox/outbox.ts';
import type { Services } from '../../ground/services.ts';
import { knownOf } from './change-password.ts';
import { proveEmail } from './prove-email.ts';
import { findByLogin, findSellerByLogin, readLoginName } from './find.ts';
import { setPassword } from './login.ts';
import { closeSessions } from './sessions/sessions.ts';
import { findPasswordProblem } from './passwords/weak-passwords.ts';

export const RESET_LIFE_MS = 3_600_000;
/** Kind of outbox rows that are requests, not yet mails. */
export const RESET_REQUEST = 'reset-request';

/**
 * Takes a request for a password reset. It only stores what was typed; the mail worker looks up the account later, so that neither
 * the answer nor its timing reveals whether it exists. This is the door that nobody shuts: only who names the same login again and again
 * from one address is refused, and finds a link in the mail that still works.
 */
export async function askForReset(
  services: Services,
  kind: Kind,
  login: string,
  clientAddress: string,
): Promise<Answer<{ readonly sent: true }>> {
  const { database, config, now } = services;
  const whose = `${kind} ${readLoginName(services, login).key}`;
  const wait = await database.write(async (db) => {
    const pair = ['reset-account-address', `${whose} ${clientAddress}`] as const;
    const asked = await chargeShared(db, config.limits, { address: ['reset-address', clientAddress], pair }, now());
    if (asked.wait === undefined)
      await enqueue(db, { kind: RESET_REQUEST, recipient: '', subject: kind, body: login }, now());
    return asked.wait;
  });
  if (wait !== undefined) return linkSentLately(wait);
  services.wake();
  return ok({ sent: true });
}

/** How long a link still has to work for a further mail to be needless. */
const STILL_GOOD_MS = RESET_LIFE_MS / 2;

/**
 * Turns a stored request into a mail with a link, or drops it when there is no such account. However many ask, the mailbox gets a limited
 * number an hour, and there is always one in it whose link works.
 */
export async function answerResetRequest(services: AccountServices, row: OutboxRow): Promise<void> {
  const { database, now } = services;
  const kind: Kind = row.subject === 'seller' ? 'seller' : 'shopper';
  const found = kind === 'seller' ? await findSellerByLogin(services, row.body) : await findByLogin(services, row.body);
  const token = makeToken();
  await database.write(async (db) => {
    const taken = await takeBack(db, row.id);
    if (!found || !taken) return;
    const target: Charge[] = [['reset-account', `${kind} ${found.id}`]];
    const wait = await charge(db, services.config.limits, target, now());
    if (wait !== undefined && (await hasGoodLink(db, kind, found.id, now()))) return;
    const message = services.accountNotices.passwordReset(kind, found, token);
    await enqueueAsked(services, db, message, { address: { not: 'counted-before' }, target: [] });
    await db
      .insertInto('password_resets')
      .values({ token_hash: digest(token), kind, subject_id: found.id, expires_at: now() + RESET_LIFE_MS })
      .execute();
  });
}

/** Whether a link in the mailbox works for long enough. */
async function hasGoodLink(db: QueryBuilder, kind: Kind, id: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('password_resets')
    .select('expires_at')
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('expires_at', '>', now + STILL_GOOD_MS)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Sets a new password with the token of a link, once. Ends all sessions and invalidates the account's other links. The client counts as
 * known from then on, so that the log-in that follows is shut by nobody.
 */
export async function confirmReset(
  services: AccountServices,
  token: string,
  password: string,
  client: Client,
): Promise<Answer<Record<string, never>>> {
  const { database, now } = services;
  const gone = fail(410, answersText.linkUsed);
  const known = await database.read
    .selectFrom('password_resets')
    .selectAll()
    .where('token_hash', '=', digest(token))
    .executeTakeFirst();
  if (!known) return gone;
  const problem = findPasswordProblem(password, await knownOfSubject(services, known));
  if (problem !== undefined) return invalid({ password: problem });
  const hash = await services.passwords.hash(password);
  const answer = await database.write(async (db) => {
    const reset = await db
      .deleteFrom('password_resets')
      .where('token_hash', '=', digest(token))
      .returningAll()
      .executeTakeFirst();
    if (!reset || reset.expires_at <= now()) return gone;
    const { kind, subject_id: id } = reset;
    await setPassword(db, kind, id, hash);
    await closeSessions(db, kind, id);
    await rememberClient(db, `${kind} ${id}`, client, now());
    await db.deleteFrom('password_resets').where('kind', '=', kind).where('subject_id', '=', id).execute();
    const table = kind === 'seller' ? ('sellers' as const) : ('accounts' as const);
    const owner = await db.selectFrom(table).select(['email', 'language']).where('id', '=', id).executeTakeFirst();
    if (!owner) return gone;
    if (kind === 'shopper') {
      // The link proves access to the mailbox, so the address is confirmed. Pending changes by others are dropped.
      await db.deleteFrom('email_confirmations').where('account_id', '=', id).execute();
      await proveEmail(db, id, owner.email);
    }
    await enqueue(db, services.accountNotices.passwordChanged(kind, owner), now());
    return ok({});
  });
  services.wake();
  return answer;
}

/** Personal data of the link's owner that the password may not be made of. */
async function knownOfSubject(
  services: Services,
  { kind, subject_id: id }: PasswordResetRow,
): Promise<readonly (string | null)[]> {
  if (kind === 'shopper') {
    const account = await services.database.read
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return account ? knownOf(services, account) : [];
  }
  const seller = await services.database.read.selectFrom('sellers').selectAll().where('id', '=', id).executeTakeFirst();
  return seller ? [services.shop().name, seller.email, seller.phone] : [];
}
