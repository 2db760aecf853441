import { sql } from 'kysely';
import { OPEN_RETURNS, type ShipmentStatus } from '../../../core/order/order-status.ts';
import { isTurnedBack, isUndeliveredOver } from '../../../core/order/undelivered.ts';
import { firstId } from '../../ground/database/ids.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { OrderRow, SellerRow, ShipmentRow } from '../../ground/database/tables.ts';
import { estimateOf } from './record/columns.ts';

/** Why a shipment needs the operator. */
const STUCK_REASONS = [
  'suspended',
  'not-accepted',
  'not-dispatched',
  'not-delivered',
  'not-back',
  'return-not-answered',
  'return-not-received',
] as const;
export type StuckReason = (typeof STUCK_REASONS)[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The statuses in which a shipment can be stuck. */
const WATCHED = ['placed', 'accepted', 'packed', 'dispatched'] as const satisfies readonly ShipmentStatus[];

/** How long a shipment may stay in a status: since the order was placed, or since dispatch. Days of making are added before dispatch. */
export const STUCK_AFTER_MS: Readonly<Record<(typeof WATCHED)[number], number>> = {
  placed: 24 * HOUR_MS,
  accepted: 3 * DAY_MS,
  packed: 3 * DAY_MS,
  dispatched: 10 * DAY_MS,
};

/** How long a parcel that was not delivered may take back to its seller. */
const NOT_BACK_MS = 14 * DAY_MS;

/** How long a return may wait in a status, since it was asked for. */
export const RETURN_STUCK_MS = { requested: 3 * DAY_MS, accepted: 21 * DAY_MS } as const;

/** The columns that decide. `account` is the status of the seller's account; null without one. */
export interface StuckFacts
  extends Pick<ShipmentRow, 'status' | 'created_at' | 'dispatched_at' | 'undelivered' | 'undelivered_at'> {
  readonly stage: OrderRow['stage'];
  readonly estimate: string;
  readonly account: SellerRow['status'] | null;
  /** Why a return of it is stuck. */
  readonly stuckReturn?: StuckReason;
}

/** Why a shipment is stuck; undefined when it is not. */
export function stuckReason(row: StuckFacts, now: number): StuckReason | undefined {
  if (row.stuckReturn !== undefined) return row.stuckReturn;
  const status = WATCHED.find((known) => known === row.status);
  if (row.stage !== 'open' || status === undefined) return undefined;
  const limitMs = STUCK_AFTER_MS[status];
  const state = row.undelivered ?? undefined;
  if (isUndeliveredOver(state)) return undefined;
  if (row.status === 'dispatched' && isTurnedBack(state))
    return now - (row.undelivered_at ?? row.created_at) > NOT_BACK_MS ? 'not-back' : undefined;
  if (row.status === 'dispatched')
    return now - (row.dispatched_at ?? row.created_at) > limitMs ? 'not-delivered' : undefined;
  // Sellers without an account act by the links in their mails.
  if (row.account === 'suspended') return 'suspended';
  const makingMs = row.status === 'placed' ? 0 : (estimateOf(row).leadTimeDays ?? 0) * DAY_MS;
  if (now - row.created_at <= limitMs + makingMs) return undefined;
  return row.status === 'placed' ? 'not-accepted' : 'not-dispatched';
}

/** Since when a shipment waits for the step that is late; undefined where its own columns do not say. */
export function stuckSince(
  reason: StuckReason,
  row: Pick<StuckFacts, 'created_at' | 'dispatched_at' | 'undelivered_at'>,
): number | undefined {
  if (reason === 'not-accepted' || reason === 'not-dispatched') return row.created_at;
  if (reason === 'not-delivered') return row.dispatched_at ?? row.created_at;
  return reason === 'not-back' ? (row.undelivered_at ?? row.created_at) : undefined;
}

/** The columns of a shipment with its order, for lists of all sellers. */
export const selectListed = (db: QueryBuilder) =>
  db
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .leftJoin('sellers', 'sellers.seller_id', 'shipments.seller_id')
    .select(['shipments.id', 'shipments.order_id', 'shipments.seller_id', 'shipments.status', 'shipments.created_at'])
    .select(['shipments.undelivered', 'shipments.undelivered_at'])
    .select(['shipments.dispatched_at', 'shipments.items_minor', 'shipments.fees_minor', 'shipments.tracking_number'])
    .select(['orders.number', 'orders.stage', 'orders.estimate', 'orders.currency', 'orders.market'])
    .select(['orders.contact_name', 'orders.contact_phone', 'orders.payment_method', 'orders.payment_status'])
    .select('sellers.status as account');

export type ListedRow = Awaited<ReturnType<ReturnType<typeof selectListed>['execute']>>[number] & {
  readonly stuckReturn?: StuckReason;
};

/** The most that are looked at in each status. */
const MOST = 1_000;

/** Stuck shipments, oldest first. `isTooMany` says that there are more. */
export interface StuckList {
  readonly rows: readonly ListedRow[];
  readonly isTooMany: boolean;
}

/** The stuck shipments of all sellers or of one. */
export async function listStuck(db: QueryBuilder, now: number, sellerId?: string): Promise<StuckList> {
  const found: ListedRow[] = [];
  let isTooMany = false;
  for (const status of WATCHED) {
    const isOld = sql<boolean>`shipments.id < ${firstId(now - STUCK_AFTER_MS[status])}`;
    let query = selectListed(db)
      .where('shipments.status', '=', status)
      .where('orders.stage', '=', 'open')
      .where((eb) => (status === 'dispatched' ? isOld : eb.or([isOld, eb('sellers.status', '=', 'suspended')])))
      .orderBy('shipments.id')
      .limit(MOST);
    // What is back is not on its way.
    if (status === 'dispatched')
      query = query.where(sql<boolean>`not exists (select 1 from returns
        where returns.shipment_id = shipments.id and returns.status = 'received')`);
    if (sellerId !== undefined) query = query.where('shipments.seller_id', '=', sellerId);
    const rows = await query.execute();
    isTooMany ||= rows.length === MOST;
    found.push(...rows.filter((row) => stuckReason(row, now) !== undefined));
  }
  for (const status of OPEN_RETURNS) {
    let query = selectListed(db)
      .innerJoin('returns', 'returns.shipment_id', 'shipments.id')
      .where('returns.status', '=', status)
      .where('returns.id', '<', firstId(now - RETURN_STUCK_MS[status]))
      .orderBy('returns.id')
      .limit(MOST);
    if (sellerId !== undefined) query = query.where('returns.seller_id', '=', sellerId);
    const rows = await query.execute();
    isTooMany ||= rows.length === MOST;
    const known = new Set(found.map(({ id }) => id));
    const stuckReturn = status === 'requested' ? 'return-not-answered' : 'return-not-received';
    found.push(...rows.filter(({ id }) => !known.has(id)).map((row) => ({ ...row, stuckReturn }) as const));
  }
  return { rows: found.sort((a, b) => (a.id < b.id ? -1 : 1)), isTooMany };
}
