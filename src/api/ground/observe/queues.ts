import { type RawBuilder, sql } from 'kysely';
import type { Limit, Limits } from '../config/rate-limits.ts';
import { firstId } from '../database/ids.ts';
import type { QueryBuilder } from '../database/types.ts';
import { isAsked, MESSAGE_KINDS } from '../outbox/message-kinds.ts';

/** Counts of what waits in the database, without personal data. */
export interface Queues {
  /** Messages that are due, and the time when the oldest unsent one was written (epoch milliseconds). */
  readonly messagesDue: number;
  readonly oldestMessage: number | undefined;
  /** Messages that were given up after the last attempt. */
  readonly messagesGivenUp: number;
  /** Payments whose check with the provider is ten minutes late. */
  readonly paymentsOverdue: number;
  /** Payments whose amount does not match their order, which the operator has to review. */
  readonly paymentsInReview: number;
  readonly refundsDue: number;
  readonly refundsQueued: number;
  readonly refundsFailed: number;
  /** Refunds that could not be sent to the provider in several attempts. */
  readonly refundsStuck: number;
  /** Unpaid orders that should have been closed ten minutes ago. */
  readonly ordersOverdue: number;
  readonly complaintsOpen: number;
  readonly returnsWaiting: number;
  readonly sellersWaiting: number;
  /** Of messages to phones and mails: for how many requests have caused more today than the daily sum of the shop. */
  readonly messageSumsExceeded: number;
}

export type QueueName = Exclude<keyof Queues, 'oldestMessage'>;

/** Work counts as overdue after this delay. */
const OVERDUE_MS = 600_000;

/** Reads all counts in one statement. Each has an index. */
export async function countQueues(db: QueryBuilder, limits: Limits, now: number): Promise<Queues> {
  const { rows } = await sql<Record<keyof Queues, number | null>>`select
    (select count(*) from outbox where send_at <= ${now}) as "messagesDue",
    (select min(created_at) from outbox where send_at is not null) as "oldestMessage",
    (select count(*) from outbox where sent_at is null and send_at is null) as "messagesGivenUp",
    (select count(*) from payments where check_at <= ${now - OVERDUE_MS}) as "paymentsOverdue",
    (select count(*) from provider_payments where outcome = 'review') as "paymentsInReview",
    (select count(*) from refunds where status = 'due') as "refundsDue",
    (select count(*) from refunds where status = 'queued') as "refundsQueued",
    (select count(*) from refunds where status = 'failed') as "refundsFailed",
    (select count(*) from refunds where status = 'queued' and tries >= 4) as "refundsStuck",
    (select count(*) from orders where stage = 'awaiting-payment' and pay_until <= ${now - OVERDUE_MS}) as "ordersOverdue",
    (select count(*) from complaints where status = 'open') as "complaintsOpen",
    (select count(*) from returns where status in ('requested', 'accepted')) as "returnsWaiting",
    (select count(*) from sellers where status = 'submitted') as "sellersWaiting",
    ${exceeds(limits?.['sum-phone'], sql`channel <> 'mail'`, now)} + ${exceeds(limits?.['sum-mail'], sql`channel = 'mail'`, now)} as "messageSumsExceeded"`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('The database returned no counts.');
  const { oldestMessage, ...counts } = row;
  return { ...(counts as Record<QueueName, number>), oldestMessage: oldestMessage ?? undefined };
}

/** 1 if requests have caused more messages than a daily sum of the shop, else 0. It reads an index of the day's messages, and stops beyond the sum. */
function exceeds(limit: Limit | undefined, isOfChannel: RawBuilder<unknown>, now: number): RawBuilder<unknown> {
  if (!limit) return sql`0`;
  const kinds = sql.join(MESSAGE_KINDS.filter(isAsked));
  return sql`(select case when count(*) > ${limit.most} then 1 else 0 end from (select id from outbox
    where id >= ${firstId(now - limit.seconds * 1000)} and kind in (${kinds}) and ${isOfChannel} limit ${limit.most + 1}) as asked)`;
}
