import { type Expression, sql } from 'kysely';
import { OPEN_RETURNS } from '../../../../core/order/order-status.ts';
import { indianDay } from '../../../../core/calendar/indian-day.ts';
import { firstId } from '../../../ground/database/ids.ts';
import type { QueryBuilder } from '../../../ground/database/types.ts';
import { countQueues, type Queues } from '../../../ground/observe/queues.ts';
import { listPayable } from '../../../records/ledger/payouts.ts';
import { type Accepting, countNewOrders, isAcceptedBy } from '../../../records/orders/new-orders.ts';
import { RETURN_STUCK_MS } from '../../../records/orders/stuck.ts';
import type { HostServices } from '../../../entry/services.ts';
import { MOST_BADGE, type WaitingCounts } from '../../kit/page/menu.ts';

/** Counts what waits on the pages of the dashboard. */

/** Counts that the menu and the home page share, read once for each request. */
export interface SharedCounts {
  readonly queues: Queues;
  readonly payable: Payable;
  /** Returns that wait for their sellers, or for the parcel. */
  readonly returnsOfOthers: OpenReturns;
}

/** Reads the shared counts when they are first needed. */
export function shareCounts({ database: { read }, config, now }: HostServices): () => Promise<SharedCounts> {
  const count = async (): Promise<SharedCounts> => {
    const moment = now();
    return {
      queues: await countQueues(read, config.limits, moment),
      payable: await sumPayable(read, moment),
      returnsOfOthers: await readReturns(read, moment, 'seller'),
    };
  };
  let counted: Promise<SharedCounts> | undefined;
  return () => (counted ??= count());
}

/** Counts what waits, for the menu. */
export async function countWaiting(
  { database: { read } }: HostServices,
  { queues, payable, returnsOfOthers }: SharedCounts,
): Promise<WaitingCounts> {
  return {
    '/orders': await countNewOrders(read, { by: 'operator' }, MOST_BADGE),
    '/returns': queues.returnsWaiting - returnsOfOthers.count,
    '/complaints': queues.complaintsOpen,
    '/reviews': await countReviews(read, MOST_BADGE),
    '/refunds': queues.refundsDue + queues.refundsFailed + queues.paymentsInReview,
    '/payouts': payable.count + (await countMadePayouts(read, MOST_BADGE)),
    '/sellers': queues.sellersWaiting,
    '/products': await countProducts(read, MOST_BADGE),
    '/messages': queues.messagesGivenUp,
  };
}

/** How many reviews wait for moderation; more than `most` count as `most`. */
export const countReviews = (db: QueryBuilder, most: number): Promise<number> =>
  countUpTo(db, db.selectFrom('reviews').select('status').where('status', '=', 'waiting').limit(most));

/** How many products of sellers wait for a review; more than `most` count as `most`. */
export const countProducts = (db: QueryBuilder, most: number): Promise<number> =>
  countUpTo(db, db.selectFrom('seller_products').select('status').where('status', '=', 'submitted').limit(most));

/** How many payouts wait for the bank; more than `most` count as `most`. */
export const countMadePayouts = (db: QueryBuilder, most: number): Promise<number> =>
  countUpTo(db, db.selectFrom('payouts').select('status').where('status', '=', 'made').limit(most));

/** The sellers that can be paid now, with the sum of their payouts. */
interface Payable {
  readonly count: number;
  readonly amountMinor: number;
  readonly currency: string | undefined;
}

async function sumPayable(db: QueryBuilder, now: number): Promise<Payable> {
  const payable = await listPayable(db, indianDay(now));
  const amountMinor = payable.reduce((sum, row) => sum + row.amountMinor, 0);
  return { count: payable.length, amountMinor, currency: payable[0]?.currency };
}

async function countUpTo(db: QueryBuilder, found: Expression<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${found} as found`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Failed payouts of sellers who have not been paid since. */
export async function readFailedPayouts(
  db: QueryBuilder,
): Promise<{ readonly count: number; readonly oldest: number | undefined }> {
  const { rows } = await sql<{
    count: number;
    oldest: number | null;
  }>`select count(*) as count, min(settled_at) as oldest
    from payouts as failed where status = 'failed' and not exists (select 1 from payouts as later
    where later.seller_id = failed.seller_id and later.status <> 'failed' and later.id > failed.id)`.execute(db);
  return { count: Number(rows[0]?.count ?? 0), oldest: rows[0]?.oldest ?? undefined };
}

interface OpenReturns {
  readonly count: number;
  readonly oldest: number | undefined;
}

/**
 * Returns that are not stuck: by `by`, those that the operator has to answer for sellers without an account, or those that wait for their seller or the
 * parcel.
 */
export async function readReturns(db: QueryBuilder, now: number, by: Accepting): Promise<OpenReturns> {
  const lists = OPEN_RETURNS.map((status) => {
    const isListed = sql`returns.status = ${status} and returns.id >= ${firstId(now - RETURN_STUCK_MS[status])}`;
    if (status === 'requested') return sql`(${isListed} and ${isAcceptedBy(by)})`;
    return by === 'seller' ? sql`(${isListed})` : sql`1 = 0`;
  });
  const { rows } = await sql<{
    count: number;
    oldest: number | null;
  }>`select count(*) as count, min(returns.created_at) as oldest
    from returns left join sellers on sellers.seller_id = returns.seller_id
    where ${sql.join(lists, sql` or `)}`.execute(db);
  return { count: Number(rows[0]?.count ?? 0), oldest: rows[0]?.oldest ?? undefined };
}

/** Since when the oldest of each kind waits, in epoch milliseconds; undefined if none does. */
type OldestWaiting = Readonly<
  Record<
    'refund' | 'payment' | 'application' | 'review' | 'product' | 'message' | 'payout' | 'complaint',
    number | undefined
  >
>;

/** Reads since when things wait, in one statement. */
export async function readOldest(db: QueryBuilder): Promise<OldestWaiting> {
  const { rows } = await sql<Record<keyof OldestWaiting, number | null>>`select
    (select min(created_at) from refunds where status in ('due', 'failed')) as refund,
    (select min(at) from provider_payments where outcome = 'review') as payment,
    (select min(submitted_at) from sellers where status = 'submitted') as application,
    (select min(changed_at) from reviews where status = 'waiting') as review,
    (select min(submitted_at) from seller_products where status = 'submitted') as product,
    (select min(created_at) from outbox where sent_at is null and send_at is null) as message,
    (select min(made_at) from payouts where status = 'made') as payout,
    (select min(created_at) from complaints where status = 'open') as complaint`.execute(db);
  return Object.fromEntries(
    Object.entries(rows[0] ?? {}).map(([kind, at]) => [kind, at ?? undefined]),
  ) as unknown as OldestWaiting;
}
