import { sql } from 'kysely';
import { readSlices } from '../../ground/database/read-slices.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';

/** Shipments or returns that are compared at once. */
const SLICE = 100;

/** What is posted of a kind, of the row of a shipment or return: null without such entries. */
const postedFor = (kind: 'sale' | 'return', table: 'shipments' | 'returns', id: string) =>
  sql<number | string | null>`(select sum(seller_entries.amount_minor) from seller_entries
    where seller_entries.seller_id = ${sql.ref(`${table}.seller_id`)} and seller_entries.cause = ${sql.lit(`${kind}:`)} || ${sql.ref(id)}
      and seller_entries.kind = ${sql.lit(kind)})`;

/** What the shop pays of the goods of a shipment, which its seller sells at their whole price. */
const PAID_BY_SHOP = sql<number | string | null>`(select sum(order_lines.shop_minor) from order_lines
    where order_lines.order_id = shipments.order_id and order_lines.shipment_id = shipments.id)`;

/** Shipments and returns without their posting, and postings with other amounts than the order, as sentences. */
export const findMissing = async (db: QueryBuilder, currency: string): Promise<string[]> => [
  ...(await findWrongSales(db, currency)),
  ...(await findWrongReturns(db)),
];

/** Lines from before the ledger have no commission; their shipments are posted only if they were delivered after it. */
async function findWrongSales(db: QueryBuilder, currency: string): Promise<string[]> {
  const wrong: string[] = [];
  const read = (last: { readonly id: string } | undefined, most: number) =>
    db
      .selectFrom('shipments')
      .innerJoin('orders', 'orders.id', 'shipments.order_id')
      .select(['shipments.id', 'shipments.items_minor', 'orders.number', 'orders.currency'])
      .select(PAID_BY_SHOP.as('shop_minor'))
      .select(postedFor('sale', 'shipments', 'shipments.id').as('posted'))
      // By its order, as lines have no index by shipment.
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('order_lines')
              .select('order_lines.id')
              .whereRef('order_lines.order_id', '=', 'shipments.order_id')
              .whereRef('order_lines.shipment_id', '=', 'shipments.id')
              .where('order_lines.commission_basis_points', 'is not', null),
          )
          .as('is_settled'),
      )
      .where('shipments.status', '=', 'delivered')
      .where('shipments.id', '>', last?.id ?? '')
      .orderBy('shipments.id')
      .limit(most)
      .execute();
  for await (const shipments of readSlices<Awaited<ReturnType<typeof read>>[number]>(read, SLICE))
    for (const {
      id,
      items_minor: paid,
      shop_minor: byShop,
      number,
      posted,
      is_settled: isSettled,
      ...order
    } of shipments) {
      const minor = paid + Number(byShop ?? 0);
      if (isSettled && order.currency === currency && Number(posted ?? 0) !== minor)
        wrong.push(`order ${number}, shipment ${id}: ${Number(posted ?? 0)} is posted, ${minor} was delivered`);
    }
  return wrong;
}

async function findWrongReturns(db: QueryBuilder): Promise<string[]> {
  const wrong: string[] = [];
  const read = (last: { readonly id: string } | undefined, most: number) =>
    db
      .selectFrom('returns')
      .innerJoin('orders', 'orders.id', 'returns.order_id')
      .select(['returns.id', 'returns.refund_minor', 'orders.number'])
      .select(postedFor('sale', 'returns', 'returns.shipment_id').as('sold'))
      .select(postedFor('return', 'returns', 'returns.id').as('posted'))
      .where('returns.status', '=', 'received')
      .where('returns.id', '>', last?.id ?? '')
      .orderBy('returns.id')
      .limit(most)
      .execute();
  for await (const returns of readSlices<Awaited<ReturnType<typeof read>>[number]>(read, SLICE))
    for (const { id, refund_minor: minor, number, sold, posted } of returns) {
      const postedMinor = Number(posted ?? 0);
      if (sold !== null && (postedMinor < minor || postedMinor === 0))
        wrong.push(`order ${number}, return ${id}: ${postedMinor} is posted, ${minor} is refunded`);
    }
  return wrong;
}
