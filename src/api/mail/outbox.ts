import { fold } from '../../core/identity.ts';
import { makeId } from '../database/ids.ts';
import type { QueryBuilder } from '../database/types.ts';
import { charge } from '../limits.ts';
import type { Services } from '../services.ts';

/** A mail, written and not sent yet. */
export interface Message {
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** Address that a mail program posts to for whoever leaves the list with one press (RFC 8058). */
  readonly unsubscribe?: string;
}

/**
 * Puts a message into the outbox, in the transaction that is its cause: it is sent if and only if that is committed, later
 * and as often as it takes.
 */
export async function enqueue(db: QueryBuilder, message: Message, now: number): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      ...message,
      unsubscribe: message.unsubscribe ?? null,
      id: makeId(now),
      created_at: now,
      send_at: now,
      tries: 0,
      sent_at: null,
    })
    .execute();
}

/** Takes a message out again. Returns whether it was there still. Has to run in a write job. */
export async function takeBack(db: QueryBuilder, id: string): Promise<boolean> {
  const row = await db.deleteFrom('outbox').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}

/**
 * The same for a mail that anybody can cause to any address: one address gets a number of them in a day, the rest are not
 * written. What was asked for is done all the same.
 */
export async function enqueueLimited(
  { config, now, log }: Pick<Services, 'config' | 'now' | 'log'>,
  db: QueryBuilder,
  message: Message,
): Promise<void> {
  // Most mail hosts deliver asha+anything@ to asha@.
  const recipient = fold(message.recipient).replace(/\+[^@]*(?=@)/, '');
  const wait = await charge(db, config.limits, [['mail-recipient', recipient]], now());
  if (wait === undefined) await enqueue(db, message, now());
  else log.warn('mail left out: its recipient has had enough today', { kind: message.kind });
}
