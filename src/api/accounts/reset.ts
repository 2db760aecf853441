import { digest, makeToken } from '../database/ids.ts';
import type { Kind, OutboxRow, PasswordResetRow } from '../database/tables.ts';
import { type Answer, fail, invalid, ok, tooMany } from '../http/answer.ts';
import { charge } from '../limits.ts';
import { passwordChanged } from '../mail/account-messages.ts';
import { passwordReset } from '../mail/messages.ts';
import { enqueue, takeBack } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import { knownOf } from './change-password.ts';
import { proveEmail } from './email.ts';
import { findByLogin, findSellerByLogin, readLoginName } from './find.ts';
import { setPassword } from './login.ts';
import { closeSessions } from './sessions.ts';
import { findPasswordProblem } from './weak-passwords.ts';

export const RESET_LIFE_MS = 3_600_000;
/** Kind of outbox rows that are no mail yet. */
export const RESET_REQUEST = 'reset-request';

/**
 * Takes the wish for a new password. It only notes what was typed: whether there is such an account is looked up later, by
 * the worker that sends mail, so that neither the answer nor its time tells. What is asked counts by its folded form here, and
 * by the account that was found there, where nobody sees it.
 */
export async function askForReset(
  services: Services,
  kind: Kind,
  login: string,
  clientAddress: string,
): Promise<Answer<{ readonly sent: true }>> {
  const { database, config, now } = services;
  const wait = await database.write(async (db) => {
    const seconds = await charge(
      db,
      config.limits,
      [
        ['reset-address', clientAddress],
        ['reset-account', `${kind} ${readLoginName(services, login).key}`],
      ],
      now(),
    );
    if (seconds === undefined)
      await enqueue(db, { kind: RESET_REQUEST, recipient: '', subject: kind, body: login }, now());
    return seconds;
  });
  if (wait !== undefined) return tooMany(wait);
  services.wake();
  return ok({ sent: true });
}

/** Turns such a wish into a mail with a link, or into nothing. */
export async function answerResetRequest(services: Services, row: OutboxRow): Promise<void> {
  const { database, now } = services;
  const kind: Kind = row.subject === 'seller' ? 'seller' : 'shopper';
  const found = kind === 'seller' ? await findSellerByLogin(services, row.body) : await findByLogin(services, row.body);
  const token = makeToken();
  await database.write(async (db) => {
    const taken = await takeBack(db, row.id);
    if (!found || !taken) return;
    const whose = `${kind} ${found.id}`;
    if ((await charge(db, services.config.limits, [['reset-account', whose]], now())) !== undefined) return;
    await db
      .insertInto('password_resets')
      .values({ token_hash: digest(token), kind, subject_id: found.id, expires_at: now() + RESET_LIFE_MS })
      .execute();
    await enqueue(db, passwordReset(services.shop(), services.siteUrl(), kind, found.email, token), now());
  });
}

/** Sets a new password with the token of a link, once. All sessions and other links of the account end. */
export async function confirmReset(
  services: Services,
  token: string,
  password: string,
  clientAddress: string,
): Promise<Answer<Record<string, never>>> {
  const { database, config, now } = services;
  const wait = await database.write((db) => charge(db, config.limits, [['reset-address', clientAddress]], now()));
  if (wait !== undefined) return tooMany(wait);
  const gone = fail(410, 'This link was used or has run out. Ask for a new one.');
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
    await db.deleteFrom('password_resets').where('kind', '=', kind).where('subject_id', '=', id).execute();
    const table = kind === 'seller' ? ('sellers' as const) : ('accounts' as const);
    const owner = await db.selectFrom(table).select('email').where('id', '=', id).executeTakeFirst();
    if (!owner) return gone;
    if (kind === 'shopper') {
      // The link came by mail: whoever has it reads that mail. What somebody else has begun with the address is over.
      await db.deleteFrom('email_confirmations').where('account_id', '=', id).execute();
      await proveEmail(db, id, owner.email);
    }
    await enqueue(db, passwordChanged(services.shop(), services.siteUrl(), kind, owner.email), now());
    return ok({});
  });
  services.wake();
  return answer;
}

/** What is known of the owner of a link, which no password may be made of. */
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
