import { digest, makeToken } from '../../ground/database/ids.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { type Answer, linkSentLately, ok, tooManyHere } from '../../ground/http/answer.ts';
import { charge } from '../../ground/limits/limits.ts';
import { enqueueAsked } from '../../ground/outbox/asked.ts';
import type { MailMessage } from '../../ground/outbox/outbox.ts';
import type { Services } from '../../ground/services.ts';
import { fold } from '../../ground/text/identity.ts';
import { languageColumn, type MailReader } from '../../ground/text/language.ts';

/** What those who subscribe are told. The layer of notices writes it. */
export interface NewsletterNotices {
  confirmation(to: MailReader, token: string): MailMessage;
}

/** What this room needs of the host. */
interface NewsletterServices extends Services {
  readonly newsletterNotices: NewsletterNotices;
}

/** Stores an address for the newsletter, to be confirmed by the link in a mail. */
export async function subscribe(
  services: NewsletterServices,
  email: string,
  clientAddress: string,
): Promise<Answer<{ readonly sent: true }>> {
  const { database, config, now } = services;
  const key = fold(email);
  const token = makeToken();
  const answer = await database.write(async (db): Promise<Answer<{ readonly sent: true }>> => {
    const seconds = await charge(
      db,
      config.limits,
      [
        ['reset-account-address', `newsletter ${key} ${clientAddress}`],
        ['reset-account', `newsletter ${key}`],
      ],
      now(),
    );
    if (seconds !== undefined) return linkSentLately(seconds);
    const known = await db.selectFrom('newsletter').select('status').where('email_key', '=', key).executeTakeFirst();
    // A confirmed address gets no further mail, and the answer does not reveal that.
    if (known?.status === 'confirmed') return ok({ sent: true });
    const language = languageColumn();
    const row = { email, token_hash: digest(token), status: 'asked' as const, at: now(), language };
    await db
      .insertInto('newsletter')
      .values({ email_key: key, ...row })
      .onConflict((conflict) => conflict.column('email_key').doUpdateSet(row))
      .execute();
    const message = services.newsletterNotices.confirmation({ email, language }, token);
    const refused = await enqueueAsked(services, db, message, { address: clientAddress });
    return refused === undefined ? ok({ sent: true }) : tooManyHere(refused);
  });
  services.wake();
  return answer;
}

/** Unsubscribes an address whose account is deleted. Has to run in a write job. */
export async function leaveNewsletter(db: QueryBuilder, emailKey: string, now: number): Promise<void> {
  await db.updateTable('newsletter').set({ status: 'left', at: now }).where('email_key', '=', emailKey).execute();
}

/** Confirms or removes the address of a link. Returns whether the link was known. */
export async function answerNewsletter(
  { database, now }: Services,
  token: string,
  status: 'confirmed' | 'left',
): Promise<boolean> {
  const row = await database.write((db) =>
    db
      .updateTable('newsletter')
      .set({ status, at: now() })
      .where('token_hash', '=', digest(token))
      .returning('email_key')
      .executeTakeFirst(),
  );
  return row !== undefined;
}
