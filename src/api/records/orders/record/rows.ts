import { OPEN_RETURNS } from '../../../../core/order/order-status.ts';
import type { QueryBuilder } from '../../../ground/database/types.ts';
import type {
  BalanceEntryRow,
  OrderEventRow,
  OrderLineRow,
  ShipmentRow,
  OrderRow,
  RefundRow,
  ReturnRow,
} from '../../../ground/database/tables.ts';
import { piecesOf } from './columns.ts';

/** An order with the rows that its status and its sums follow from. */
export interface SummaryRows {
  readonly order: OrderRow;
  readonly shipments: readonly ShipmentRow[];
  readonly lines: readonly OrderLineRow[];
  readonly returns: readonly ReturnRow[];
  readonly balanceEntries: readonly BalanceEntryRow[];
}

/** An order with all its rows. */
export interface OrderRows extends SummaryRows {
  readonly events: readonly OrderEventRow[];
  readonly refunds: readonly RefundRow[];
}

export async function readOrder(db: QueryBuilder, orderId: string): Promise<OrderRows | undefined> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
  return order && (await readOrders(db, [order]))[0];
}

/**
 * Reads an order and locks it until the end of the transaction. Every change of an order begins with this. Has to run in a write job.
 */
export async function lockOrder(
  db: QueryBuilder,
  orderId: string,
  kind: 'sqlite' | 'postgres',
): Promise<OrderRows | undefined> {
  const query = db.selectFrom('orders').selectAll().where('id', '=', orderId);
  // SQLite has one writer at a time, and no such clause.
  const order = await (kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  return order && (await readOrders(db, [order]))[0];
}

/** Reads all rows of orders, in the given order, with a fixed number of queries. */
export async function readOrders(db: QueryBuilder, orders: readonly OrderRow[]): Promise<OrderRows[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const rows = await readForSummary(db, orders);
  const events = await db.selectFrom('order_events').selectAll().where('order_id', 'in', ids).execute();
  const refunds = await db.selectFrom('refunds').selectAll().where('order_id', 'in', ids).execute();
  // Ids sort by time of creation.
  const eventsOf = group(events, ({ id }) => id);
  const refundsOf = group(refunds, ({ id }) => id);
  return rows.map((row) => ({
    ...row,
    events: eventsOf(row.order.id),
    refunds: refundsOf(row.order.id),
  }));
}

/** Reads the rows that status and sums of orders follow from, in the given order. */
export async function readForSummary(db: QueryBuilder, orders: readonly OrderRow[]): Promise<SummaryRows[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  // One query at a time, as a transaction has one connection.
  const shipments = await db.selectFrom('shipments').selectAll().where('order_id', 'in', ids).execute();
  const lines = await db.selectFrom('order_lines').selectAll().where('order_id', 'in', ids).execute();
  const returns = await db.selectFrom('returns').selectAll().where('order_id', 'in', ids).execute();
  const balanceEntries = await db.selectFrom('balance_entries').selectAll().where('order_id', 'in', ids).execute();
  const shipmentsOf = group(shipments, ({ position }) => position);
  const linesOf = group(lines, ({ position }) => position);
  const returnsOf = group(returns, ({ id }) => id);
  const balanceEntriesOf = group(balanceEntries, ({ at }) => at);
  return orders.map((order) => ({
    order,
    shipments: shipmentsOf(order.id),
    lines: linesOf(order.id),
    returns: returnsOf(order.id),
    balanceEntries: balanceEntriesOf(order.id),
  }));
}

/** Groups rows by order, and returns a function that sorts the rows of one. */
function group<T extends { readonly order_id: string }>(rows: readonly T[], key: (row: T) => string | number) {
  const groups = Map.groupBy(rows, (row) => row.order_id);
  return (orderId: string): T[] => sortBy(groups.get(orderId) ?? [], key);
}

/** The lines of shipments, unordered. */
export async function readLines(
  db: QueryBuilder,
  shipments: readonly { readonly id: string; readonly order_id: string }[],
): Promise<OrderLineRow[]> {
  if (shipments.length === 0) return [];
  const wanted = new Set(shipments.map(({ id }) => id));
  const orderIds = [...new Set(shipments.map(({ order_id: orderId }) => orderId))];
  const lines = await db.selectFrom('order_lines').selectAll().where('order_id', 'in', orderIds).execute();
  return lines.filter((line) => wanted.has(line.shipment_id));
}

const sortBy = <T>(rows: readonly T[], key: (row: T) => string | number): T[] =>
  rows.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));

/** Cache of the counts by line and status, for each list of returns. */
const counted = new WeakMap<readonly ReturnRow[], ReadonlyMap<string, number>>();

function countPieces(returns: readonly ReturnRow[]): ReadonlyMap<string, number> {
  const known = counted.get(returns);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const row of returns)
    for (const { lineId, quantity } of piecesOf(row)) {
      const key = `${lineId} ${row.status}`;
      counts.set(key, (counts.get(key) ?? 0) + quantity);
    }
  counted.set(returns, counts);
  return counts;
}

/** Pieces of a line in returns with one of these statuses. */
export function countReturned(
  returns: readonly ReturnRow[],
  lineId: string,
  statuses: readonly ReturnRow['status'][],
): number {
  const counts = countPieces(returns);
  return statuses.reduce((sum, status) => sum + (counts.get(`${lineId} ${status}`) ?? 0), 0);
}

/** Pieces of a line that can still be returned; refused returns do not count. */
export const countReturnable = (returns: readonly ReturnRow[], line: OrderLineRow): number =>
  line.quantity - countReturned(returns, line.id, [...OPEN_RETURNS, 'received']);

/** Whether every piece of a shipment has come back. */
export const isShipmentReturned = (
  { lines, returns }: Pick<OrderRows, 'lines' | 'returns'>,
  shipmentId: string,
): boolean =>
  lines
    .filter((line) => line.shipment_id === shipmentId)
    .every((line) => countReturned(returns, line.id, ['received']) >= line.quantity);
