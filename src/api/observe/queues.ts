import { sql } from 'kysely';
import type { QueryBuilder } from '../database/types.ts';

/** What waits in the database, and for how long. Counts only: nothing of a person. */
export interface Queues {
  /** Messages that are due, and when the oldest of those not sent yet was written (epoch milliseconds). */
  readonly mailDue: number;
  readonly mailOldest: number | undefined;
  /** Messages that were given up after the last try. */
  readonly mailGivenUp: number;
  /** Payments that should have been checked with the provider ten minutes ago or earlier. */
  readonly paymentsOverdue: number;
  /** Payments whose amount does not fit their order: a person has to look at them. */
  readonly paymentsInReview: number;
  readonly refundsDue: number;
  readonly refundsQueued: number;
  readonly refundsFailed: number;
  /** Orders whose time to pay was over ten minutes ago or earlier, and that nobody has closed. */
  readonly ordersOverdue: number;
  readonly complaintsOpen: number;
  readonly returnsWaiting: number;
  readonly sellersWaiting: number;
}

export type QueueName = Exclude<keyof Queues, 'mailOldest'>;

/** After this time without its worker something counts as overdue. */
const OVERDUE_MS = 600_000;

/** Counts them in one statement; each count has an index. */
export async function countQueues(db: QueryBuilder, now: number): Promise<Queues> {
  const { rows } = await sql<Record<keyof Queues, number | null>>`select
    (select count(*) from outbox where send_at <= ${now}) as "mailDue",
    (select min(created_at) from outbox where send_at is not null) as "mailOldest",
    (select count(*) from outbox where sent_at is null and send_at is null) as "mailGivenUp",
    (select count(*) from payments where check_at <= ${now - OVERDUE_MS}) as "paymentsOverdue",
    (select count(*) from provider_payments where outcome = 'review') as "paymentsInReview",
    (select count(*) from refunds where status = 'due') as "refundsDue",
    (select count(*) from refunds where status = 'queued') as "refundsQueued",
    (select count(*) from refunds where status = 'failed') as "refundsFailed",
    (select count(*) from orders where stage = 'awaiting-payment' and pay_until <= ${now - OVERDUE_MS}) as "ordersOverdue",
    (select count(*) from complaints where status = 'open') as "complaintsOpen",
    (select count(*) from returns where status in ('requested', 'accepted')) as "returnsWaiting",
    (select count(*) from sellers where status = 'submitted') as "sellersWaiting"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database answered no counts.');
  const { mailOldest, ...counts } = row;
  return { ...(counts as Record<QueueName, number>), mailOldest: mailOldest ?? undefined };
}
