import { sql } from 'kysely';
import { firstId } from '../../ground/database/ids.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';

/** Who accepts new parcels: sellers with an account; the operator for those without one, and for suspended ones. */
export const ACCEPTING = ['operator', 'seller'] as const;
export type Accepting = (typeof ACCEPTING)[number];

/** Whether a parcel is one that `by` accepts, in a statement that has joined the table of sellers. */
export const isAcceptedBy = (by: Accepting) =>
  by === 'seller'
    ? sql<boolean>`sellers.status = 'approved'`
    : sql<boolean>`coalesce(sellers.status, '') <> 'approved'`;

/** Who accepts a parcel of a seller whose account has this status; null without one. */
export const acceptingFor = (account: string | null): Accepting => (account === 'approved' ? 'seller' : 'operator');

/** More are counted as this number. */
const MOST = 1_000;

/** Those that were placed before `since`, in epoch milliseconds, are left out. */
interface NewOrders {
  readonly by: Accepting;
  readonly since?: number;
}

/** New parcels that wait to be accepted, the oldest first. */
function selectNewOrders(db: QueryBuilder, { by, since }: NewOrders) {
  const all = db
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .leftJoin('sellers', 'sellers.seller_id', 'shipments.seller_id')
    .select('shipments.created_at')
    .where('shipments.status', '=', 'placed')
    .where('orders.stage', '=', 'open')
    .where(isAcceptedBy(by))
    .orderBy('shipments.id');
  return since === undefined ? all : all.where('shipments.id', '>=', firstId(since));
}

/** How many new parcels wait to be accepted; more than `most` count as `most`. */
export async function countNewOrders(db: QueryBuilder, orders: NewOrders, most = MOST): Promise<number> {
  const row = await db
    .selectFrom(selectNewOrders(db, orders).limit(most).as('found'))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Since when the oldest new parcel waits to be accepted, in epoch milliseconds; undefined without any. */
export async function oldestNewOrder(db: QueryBuilder, orders: NewOrders): Promise<number | undefined> {
  const row = await selectNewOrders(db, orders).limit(1).executeTakeFirst();
  return row?.created_at;
}
