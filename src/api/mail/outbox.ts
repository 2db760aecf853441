import { fold } from '../../core/identity.ts';
import { makeId } from '../database/ids.ts';
import type { QueryBuilder } from '../database/types.ts';
import { charge } from '../limits.ts';
import type { Services } from '../services.ts';

/** A mail to be sent. */
export interface Message {
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** Address of one-click unsubscribe (RFC 8058). */
  readonly unsubscribe?: string;
}

/**
 * Puts a message into the outbox, in the transaction that causes it, so that it is sent if and only if that is committed. Failed
 * attempts are repeated.
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

/** Removes a message. Returns whether it was still there. Has to run in a write job. */
export async function takeBack(db: QueryBuilder, id: string): Promise<boolean> {
  const row = await db.deleteFrom('outbox').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}

/**
 * The same for mails that anybody can cause to any address. Each address gets a limited number a day; further mails are dropped,
 * and the request still succeeds.
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
  else log.warn('mail dropped: the daily limit of its recipient is reached', { kind: message.kind });
}
