import type { QueryBuilder } from '../database/types.ts';
import type {
  LedgerEntryRow,
  OrderEventRow,
  OrderLineRow,
  ShipmentRow,
  OrderRow,
  RefundRow,
  ReturnRow,
} from '../database/tables.ts';
import { piecesOf } from './columns.ts';

/** An order with what its status follows from. */
export interface SummaryRows {
  readonly order: OrderRow;
  readonly shipments: readonly ShipmentRow[];
  readonly lines: readonly OrderLineRow[];
  readonly returns: readonly ReturnRow[];
}

/** An order with everything that belongs to it. */
export interface OrderRows extends SummaryRows {
  readonly events: readonly OrderEventRow[];
  readonly refunds: readonly RefundRow[];
  readonly ledger: readonly LedgerEntryRow[];
}

/** Reads an order by its id. */
export async function readOrder(db: QueryBuilder, orderId: string): Promise<OrderRows | undefined> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
  return order && (await readOrders(db, [order]))[0];
}

/**
 * Reads an order to change it: until the transaction is over nobody else changes it or its shipments, as everybody begins here.
 * Has to run in a write job.
 */
export async function lockOrder(
  db: QueryBuilder,
  orderId: string,
  kind: 'sqlite' | 'postgres',
): Promise<OrderRows | undefined> {
  const query = db.selectFrom('orders').selectAll().where('id', '=', orderId);
  // SQLite has one writer at a time anyway, and no such clause.
  const order = await (kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  return order && (await readOrders(db, [order]))[0];
}

/** Reads what belongs to orders, in their order; for any number of them with the same few questions. */
export async function readOrders(db: QueryBuilder, orders: readonly OrderRow[]): Promise<OrderRows[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const rows = await readForSummary(db, orders);
  const events = await db.selectFrom('order_events').selectAll().where('order_id', 'in', ids).execute();
  const refunds = await db.selectFrom('refunds').selectAll().where('order_id', 'in', ids).execute();
  const ledger = await db.selectFrom('ledger_entries').selectAll().where('order_id', 'in', ids).execute();
  // Ids sort by when they were made.
  const eventsOf = group(events, ({ id }) => id);
  const refundsOf = group(refunds, ({ id }) => id);
  const ledgerOf = group(ledger, ({ at }) => at);
  return rows.map((row) => ({
    ...row,
    events: eventsOf(row.order.id),
    refunds: refundsOf(row.order.id),
    ledger: ledgerOf(row.order.id),
  }));
}

/** Reads what the status of orders follows from, in their order. */
export async function readForSummary(db: QueryBuilder, orders: readonly OrderRow[]): Promise<SummaryRows[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  // One after the other: a transaction has one connection.
  const shipments = await db.selectFrom('shipments').selectAll().where('order_id', 'in', ids).execute();
  const lines = await db.selectFrom('order_lines').selectAll().where('order_id', 'in', ids).execute();
  const returns = await db.selectFrom('returns').selectAll().where('order_id', 'in', ids).execute();
  const shipmentsOf = group(shipments, ({ position }) => position);
  const linesOf = group(lines, ({ position }) => position);
  const returnsOf = group(returns, ({ id }) => id);
  return orders.map((order) => ({
    order,
    shipments: shipmentsOf(order.id),
    lines: linesOf(order.id),
    returns: returnsOf(order.id),
  }));
}

/** The rows of an order, sorted. Each list is gone through once, however many orders there are. */
function group<T extends { readonly order_id: string }>(rows: readonly T[], key: (row: T) => string | number) {
  const groups = Map.groupBy(rows, (row) => row.order_id);
  return (orderId: string): T[] => sortBy(groups.get(orderId) ?? [], key);
}

/** The lines of some shipments, in no order. */
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

/** Pieces by line and state, counted once for the returns of an order. */
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

/** Pieces of a line in returns of these states. */
export function countReturned(
  returns: readonly ReturnRow[],
  lineId: string,
  statuses: readonly ReturnRow['status'][],
): number {
  const counts = countPieces(returns);
  return statuses.reduce((sum, status) => sum + (counts.get(`${lineId} ${status}`) ?? 0), 0);
}

/** Pieces of a line that can still be sent back: refused returns do not count. */
export const countReturnable = (returns: readonly ReturnRow[], line: OrderLineRow): number =>
  line.quantity - countReturned(returns, line.id, ['requested', 'accepted', 'received']);

/** Whether every piece of a shipment has come back. */
export const isShipmentReturned = (
  { lines, returns }: Pick<OrderRows, 'lines' | 'returns'>,
  shipmentId: string,
): boolean =>
  lines
    .filter((line) => line.shipment_id === shipmentId)
    .every((line) => countReturned(returns, line.id, ['received']) >= line.quantity);
