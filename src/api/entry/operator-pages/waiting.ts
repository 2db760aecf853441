import { sql } from 'kysely';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { countQueues } from '../../ground/observe/queues.ts';
import { countPayoutsToday } from '../../records/ledger/payouts.ts';
import { countNewOrders } from '../../records/orders/new-orders.ts';
import type { HostServices } from '../services.ts';

/** What waits on the pages of the dashboard. */

/** How much waits, by the path of a page. */
export type WaitingCounts = Readonly<Record<string, number>>;

/** The menu counts up to this number. */
export const MOST_COUNTED = 100;

/** What waits, for the menu. */
export async function countWaiting({ database: { read }, now }: HostServices): Promise<WaitingCounts> {
  const queues = await countQueues(read, now());
  return {
    '/orders': await countNewOrders(read, 'operator', MOST_COUNTED),
    '/returns': queues.returnsWaiting,
    '/complaints': queues.complaintsOpen,
    '/reviews': await countReviews(read, MOST_COUNTED),
    '/refunds': queues.refundsDue + queues.refundsFailed + queues.paymentsInReview,
    '/payouts': await countPayoutsToday(read, now()),
    '/sellers': queues.sellersWaiting,
    '/products': await countProducts(read, MOST_COUNTED),
    '/messages': queues.messagesGivenUp,
  };
}

/** How many reviews wait to be moderated; more than `most` count as `most`. */
export const countReviews = (db: QueryBuilder, most: number): Promise<number> =>
  countUpTo(db.selectFrom('reviews').select('line_id').where('status', '=', 'waiting').limit(most));

/** How many products of sellers wait to be reviewed; more than `most` count as `most`. */
export const countProducts = (db: QueryBuilder, most: number): Promise<number> =>
  countUpTo(db.selectFrom('seller_products').select('id').where('status', '=', 'submitted').limit(most));

/** How many payouts wait for the bank; more than `most` count as `most`. */
export const countMadePayouts = (db: QueryBuilder, most: number): Promise<number> =>
  countUpTo(db.selectFrom('payouts').select('id').where('status', '=', 'made').limit(most));

const countUpTo = async (query: { execute(): Promise<readonly unknown[]> }): Promise<number> =>
  (await query.execute()).length;

/** Since when the oldest of each kind waits, in epoch milliseconds; undefined where nothing does. */
export type OldestWaiting = Readonly<
  Record<
    'refund' | 'payment' | 'application' | 'review' | 'product' | 'message' | 'return' | 'payout' | 'complaint',
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
    (select min(created_at) from returns where status in ('requested', 'accepted')) as "return",
    (select min(made_at) from payouts where status = 'made') as payout,
    (select min(created_at) from complaints where status = 'open') as complaint`.execute(db);
  return Object.fromEntries(
    Object.entries(rows[0] ?? {}).map(([kind, at]) => [kind, at ?? undefined]),
  ) as unknown as OldestWaiting;
}
