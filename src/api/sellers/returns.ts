import { z } from 'zod';
import type { ReturnRow } from '../database/tables.ts';
import { isoMoment, money, moment, present } from '../http/fields.ts';
import { piecesOf, readLines } from '../orders/rows.ts';
import { RETURN_STATUSES } from '../orders/shapes.ts';
import type { Services } from '../services.ts';

/** A return as the seller sees it. */
export const sellerReturn = z.object({
  id: z.string(),
  partId: z.string(),
  orderNumber: z.string(),
  currency: z.string(),
  status: z.enum(RETURN_STATUSES),
  reason: z.string(),
  note: z.string().optional(),
  answer: z.string().optional(),
  refundMinor: money,
  requestedAt: moment,
  lines: z.array(
    z.object({
      lineId: z.string(),
      sku: z.string(),
      size: z.string().optional(),
      title: z.string(),
      quantity: z.int(),
    }),
  ),
});
type SellerReturn = z.output<typeof sellerReturn>;

const PAGE = 50;

export async function listReturns(
  { store }: Services,
  shop: string,
  { status, after, id }: { readonly status?: ReturnRow['status']; readonly after?: string; readonly id?: string },
): Promise<{ readonly returns: SellerReturn[]; readonly next?: string }> {
  let query = store.read
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .selectAll('returns')
    .select(['orders.number', 'orders.currency'])
    .where('returns.shop', '=', shop)
    .orderBy('returns.id', 'desc')
    .limit(PAGE);
  if (status !== undefined) query = query.where('returns.status', '=', status);
  if (after !== undefined) query = query.where('returns.id', '<', after);
  if (id !== undefined) query = query.where('returns.id', '=', id);
  const rows = await query.execute();
  const lines = await readLines(
    store.read,
    rows.map((row) => ({ id: row.part_id, order_id: row.order_id })),
  );
  const byId = new Map(lines.map((line) => [line.id, line]));
  const returns = rows.map((row): SellerReturn => ({
    id: row.id,
    partId: row.part_id,
    orderNumber: row.number,
    currency: row.currency,
    status: row.status,
    reason: row.reason,
    ...present({ note: row.note, answer: row.answer }),
    refundMinor: row.refund_minor,
    requestedAt: isoMoment(row.created_at),
    lines: piecesOf(row).flatMap(({ lineId, quantity }) => {
      const line = byId.get(lineId);
      return line ? [{ lineId, quantity, sku: line.sku, title: line.title, ...present({ size: line.size }) }] : [];
    }),
  }));
  const next = rows.length === PAGE ? rows.at(-1)?.id : undefined;
  return { returns, ...(next !== undefined && { next }) };
}
