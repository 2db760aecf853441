import type { QueryBuilder } from '../../ground/database/types.ts';

/** More are counted as this number. */
const MOST = 1_000;

/** New parcels that the operator accepts: their sellers have no account, or are suspended. */
export async function countOwnOrders(db: QueryBuilder): Promise<number> {
  const rows = await db
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .select('shipments.id')
    .where('shipments.status', '=', 'placed')
    .where('orders.stage', '=', 'open')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sellers')
            .select('sellers.id')
            .whereRef('sellers.seller_id', '=', 'shipments.seller_id')
            .where('sellers.status', '=', 'approved'),
        ),
      ),
    )
    .limit(MOST)
    .execute();
  return rows.length;
}
