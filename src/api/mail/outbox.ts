import { makeId } from '../database/ids.ts';
import type { Database } from '../database/store.ts';

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
export async function enqueue(db: Database, message: Message, now: number): Promise<void> {
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
