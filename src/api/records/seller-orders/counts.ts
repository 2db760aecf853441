import { setImmediate } from 'node:timers/promises';
import type { SellerListCounts } from '../../../contract/seller-orders.ts';
import {
  type ReturnStatus,
  SHIPMENT_STATUSES,
  type ShipmentStatus,
  RETURN_STATUSES,
} from '../../../core/order/order-status.ts';
import { MOST_COUNTED } from '../../../core/seller/most-counted.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { Services } from '../../ground/services.ts';
import { countSlice } from './shipments.ts';

/** How many shipments and returns a seller has, by status. */
export const countLists = ({ database }: Services, sellerId: string): Promise<SellerListCounts> =>
  database.snapshot(async (db) => ({
    shipments: await countEach(SHIPMENT_STATUSES, (status) => countShipments(db, sellerId, status)),
    returns: await countEach(RETURN_STATUSES, (status) => countReturns(db, sellerId, status)),
  }));

/** One after the other, as a transaction has one connection. */
async function countEach<Status extends string>(
  statuses: readonly Status[],
  count: (status: Status) => Promise<number>,
): Promise<Record<Status, number>> {
  const counts: [Status, number][] = [];
  for (const status of statuses) counts.push([status, Math.min(MOST_COUNTED, await count(status))]);
  return Object.fromEntries(counts) as Record<Status, number>;
}

/** Counts in slices: those of unpaid orders, which a seller does not see, may be any number. */
async function countShipments(db: QueryBuilder, sellerId: string, status: ShipmentStatus): Promise<number> {
  let count = 0;
  for (let after = ''; count < MOST_COUNTED; ) {
    const slice = await countSlice(db, { sellerId, status, after });
    count += slice.visible;
    if (slice.last === undefined) break;
    after = slice.last;
    await setImmediate();
  }
  return count;
}

async function countReturns(db: QueryBuilder, sellerId: string, status: ReturnStatus): Promise<number> {
  const found = db
    .selectFrom('returns')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('status', '=', status)
    .limit(MOST_COUNTED);
  const row = await db
    .selectFrom(found.as('found'))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
