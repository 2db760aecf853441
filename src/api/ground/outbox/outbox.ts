import { insertAll, into } from '../database/insert-rows.ts';
import { makeId } from '../database/ids.ts';
import type { MessageLinkRow, OutboxRow } from '../database/tables.ts';
import type { QueryBuilder } from '../database/types.ts';
import type { PhoneChannel } from './channel.ts';
import { isAsked, type MessageKind } from './message-kinds.ts';

/** A mail to be sent. */
export interface MailMessage {
  readonly kind: MessageKind;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** The same as HTML. */
  readonly html?: string;
  /** Address of one-click unsubscribe (RFC 8058). */
  readonly unsubscribe?: string;
}

/** A registered text to be sent to a phone. */
export interface TextMessage {
  readonly channel: PhoneChannel;
  readonly kind: MessageKind;
  readonly recipient: string;
  readonly body: string;
  readonly values: readonly string[];
  /** The language in which it is registered, a BCP-47 tag; null for English. */
  readonly language: string | null;
}

export type Message = MailMessage | TextMessage;

/**
 * Puts a message into the outbox, in the transaction that causes it, so that it is sent if and only if that is committed. Failed
 * attempts are repeated.
 * @throws Error for a message that anybody can ask for: `enqueueAsked` counts those
 */
export const enqueue = (db: QueryBuilder, message: Message, now: number): Promise<void> =>
  enqueueAll(db, [message], [], now);

/** The same for several messages, with the links that stand in them. */
export async function enqueueAll(
  db: QueryBuilder,
  messages: readonly Message[],
  links: readonly MessageLinkRow[],
  now: number,
): Promise<void> {
  for (const { kind } of messages)
    if (isAsked(kind)) throw new Error(`A message of the kind ${kind} has to go through enqueueAsked.`);
  const rows = messages.map((message) => makeRow(message, now));
  await insertAll(db, [into('message_links', links), into('outbox', rows)]);
}

/** Adds a message of any kind, even one that anybody can cause. Only for `enqueueAsked`. */
export const insertMessage = (db: QueryBuilder, message: Message, now: number): Promise<void> =>
  insertAll(db, [into('outbox', [makeRow(message, now)])]);

function makeRow(message: Message, now: number): OutboxRow {
  const { kind, recipient, body } = message;
  const own =
    'channel' in message
      ? {
          channel: message.channel,
          params: JSON.stringify(message.values),
          language: message.language,
          subject: '',
          html: null,
          unsubscribe: null,
        }
      : {
          channel: 'mail' as const,
          params: null,
          language: null,
          subject: message.subject,
          html: message.html ?? null,
          unsubscribe: message.unsubscribe ?? null,
        };
  return {
    ...own,
    kind,
    recipient,
    body,
    id: makeId(now),
    created_at: now,
    send_at: now,
    tries: 0,
    sent_at: null,
    handed_at: null,
    failure: null,
  };
}

/** The fields of a sent message: its row stays, without its text. */
export const afterSending = (now: number) => ({
  ...{ send_at: null, sent_at: now, handed_at: null, failure: null },
  ...{ body: '', html: null, recipient: '', unsubscribe: null, params: null },
});

/**
 * Records that WhatsApp has a message whose attempt has no recorded outcome, so that nobody sends it again. Has to run in a write job.
 */
export async function noteArrival(db: QueryBuilder, id: string, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set(afterSending(now))
    .where('id', '=', id)
    .where('channel', '=', 'whatsapp')
    .where('sent_at', 'is', null)
    .where('handed_at', 'is not', null)
    .execute();
}

/** Removes a message. Returns whether it was still there. Has to run in a write job. */
export async function takeBack(db: QueryBuilder, id: string): Promise<boolean> {
  const row = await db.deleteFrom('outbox').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}

/** Deletes messages about orders that were not sent: their texts have names and addresses. Has to run in a write job. */
export async function dropMessagesAbout(db: QueryBuilder, orderNumbers: readonly string[]): Promise<void> {
  if (orderNumbers.length === 0) return;
  const unsent = await db.selectFrom('outbox').select(['id', 'subject', 'body']).where('sent_at', 'is', null).execute();
  const about = unsent.filter(({ subject, body }) =>
    orderNumbers.some((number) => subject.includes(number) || body.includes(number)),
  );
  for (const { id } of about) await db.deleteFrom('outbox').where('id', '=', id).execute();
}

export const MESSAGE_STATUSES = ['given-up', 'waiting', 'sent'] as const;
type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** Messages with a status, without recipients and texts: waiting ones by their next attempt, others with the newest first. */
export function selectMessages(db: QueryBuilder, status: MessageStatus) {
  const all = db.selectFrom('outbox').select(['id', 'created_at', 'channel', 'kind', 'tries', 'send_at', 'failure']);
  if (status === 'waiting')
    return { list: all.where('send_at', 'is not', null), by: ['send_at', 'id'], direction: 'asc' } as const;
  const ended = all.where('send_at', 'is', null).where('sent_at', status === 'sent' ? 'is not' : 'is', null);
  return { list: ended, by: ['id'], direction: 'desc' } as const;
}

/** Sends a message again that was given up, or all of them. Returns how many. Has to run in a write job. */
export async function retryGivenUp(db: QueryBuilder, id: string | undefined, now: number): Promise<number> {
  const all = db
    .updateTable('outbox')
    .set({ send_at: now, tries: 0, handed_at: null, failure: null })
    .where('sent_at', 'is', null)
    .where('send_at', 'is', null);
  const { numUpdatedRows } = await (id === undefined ? all : all.where('id', '=', id)).executeTakeFirst();
  return Number(numUpdatedRows);
}
