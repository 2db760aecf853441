import { lineId } from '../../../../core/cart/cart.ts';
import type { QueryBuilder } from '../../../ground/database/types.ts';
import type { OrderLineRow } from '../../../ground/database/tables.ts';
import { present } from '../../../ground/http/present.ts';
import { readCounts } from '../../stock/counts.ts';
import { giveBack, takePieces, takeWhatIsLeft } from '../../stock/change-counts.ts';
import type { Change } from '../record/change.ts';
import type { Pricing } from './pricing.ts';

/**
 * What orders do to sellers' counts: they go down with an order, and come back when it is cancelled or not paid in time, or when its
 * parcel comes back undelivered. Pieces that a shopper returns don't count until the seller says so, as they may be worn.
 */

/** Takes the pieces of a new order of what is counted, and returns its lines with what they took. Has to run in a write job. */
export async function takeStock(
  db: QueryBuilder,
  lines: readonly OrderLineRow[],
  { lines: sold, counts }: Pick<Pricing, 'lines' | 'counts'>,
  now: number,
): Promise<OrderLineRow[]> {
  const counted = sold.filter((line) => counts.has(lineId(line)));
  const taken = await takePieces(
    db,
    counted.map(({ sku, size = '', quantity, product }) => ({ sku, size, quantity, product })),
    now,
  );
  const keys = new Set(taken.map(lineId));
  return lines.map((line) => ({
    ...line,
    stock_taken: keys.has(lineId({ sku: line.sku, ...present({ size: line.size }) })) ? line.quantity : 0,
  }));
}

/** Gives back what lines of an order took: those of one shipment, or all. */
export async function returnStock({ db, now, rows }: Change, shipmentId?: string): Promise<void> {
  const held = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', rows.order.id)
    .where('stock_taken', '>', 0)
    .execute();
  const lines = held.filter((line) => shipmentId === undefined || line.shipment_id === shipmentId);
  if (lines.length === 0) return;
  await giveBack(
    db,
    lines.map(({ sku, size, stock_taken: quantity }) => ({ sku, size: size ?? '', quantity })),
    now,
  );
  await db
    .updateTable('order_lines')
    .set({ stock_taken: 0 })
    .where(
      'id',
      'in',
      lines.map(({ id }) => id),
    )
    .execute();
}

/** Takes the pieces of an order that had expired again, as far as there are any: it is paid. */
export async function retakeStock({ db, now, rows, services }: Change): Promise<void> {
  const { products } = services.shop();
  const going = new Set(rows.shipments.filter(({ status }) => status !== 'cancelled').map(({ id }) => id));
  for (const line of rows.lines) {
    const product = products.get(line.sku);
    if (!product || !going.has(line.shipment_id) || line.stock_taken > 0) continue;
    const { id, sku, size, quantity } = line;
    const pieces = await takeWhatIsLeft(db, { sku, size: size ?? '', quantity, product }, now);
    if (pieces > 0) await db.updateTable('order_lines').set({ stock_taken: pieces }).where('id', '=', id).execute();
  }
}

/** Whether there is enough for an order that took nothing yet. */
export async function isStockLeft({ db, rows, services }: Change): Promise<boolean> {
  const { products } = services.shop();
  const counts = await readCounts(
    db,
    products,
    rows.lines.map(({ sku }) => sku),
  );
  return rows.lines.every(({ sku, size, quantity, stock_taken: taken }) => {
    const left = counts.get(lineId({ sku, ...present({ size }) }));
    return left === undefined || left >= quantity - taken;
  });
}
