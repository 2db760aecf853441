import type { SellerReturn, SellerReturnList, SellerReturnQuery } from '../../../contract/seller-orders.ts';
import { OPEN_RETURNS } from '../../../core/order/order-status.ts';
import type { ReturnRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { isoMoment, present } from '../../ground/http/present.ts';
import { shownTitle } from '../../ground/shop/shown-title.ts';
import { causeOfReturn } from '../orders/record/balance.ts';
import { piecesOf } from '../orders/record/columns.ts';
import { readLines } from '../orders/record/rows.ts';
import { refundStatusOf } from '../orders/record/serialise-order.ts';
import type { Services } from '../../ground/services.ts';

const PAGE = 50;

export async function listReturns(
  { database, shop }: Services,
  sellerId: string,
  { status, state, after, id }: SellerReturnQuery & { readonly id?: string },
): Promise<SellerReturnList> {
  let query = database.read
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .selectAll('returns')
    .select(['orders.number', 'orders.currency'])
    .where('returns.seller_id', '=', sellerId)
    .orderBy('returns.id', 'desc')
    .limit(PAGE);
  if (status !== undefined) query = query.where('returns.status', '=', status);
  if (state !== undefined) query = query.where('returns.status', state === 'open' ? 'in' : 'not in', OPEN_RETURNS);
  if (after !== undefined) query = query.where('returns.id', '<', after);
  if (id !== undefined) query = query.where('returns.id', '=', id);
  const rows = await query.execute();
  const lines = await readLines(
    database.read,
    rows.map((row) => ({ id: row.shipment_id, order_id: row.order_id })),
  );
  const refunds = await readRefunds(database.read, rows);
  const byId = new Map(lines.map((line) => [line.id, line]));
  const returns = rows.map(
    (row): SellerReturn => ({
      id: row.id,
      shipmentId: row.shipment_id,
      orderNumber: row.number,
      currency: row.currency,
      status: row.status,
      reason: row.reason,
      ...present({ note: row.note, answer: row.answer }),
      refundMinor: row.refund_minor,
      ...present({ refundStatus: refunds.get(row.id) }),
      requestedAt: isoMoment(row.created_at),
      lines: piecesOf(row).flatMap(({ lineId, quantity }) => {
        const line = byId.get(lineId);
        return line
          ? [
              {
                lineId,
                quantity,
                sku: line.sku,
                title: shownTitle(shop(), line),
                ...present({ size: line.size, picture: line.picture }),
              },
            ]
          : [];
      }),
      ...present({ creditNoteNumber: row.credit_note_number, pictureCount: row.picture_count || undefined }),
    }),
  );
  const next = rows.length === PAGE ? rows.at(-1)?.id : undefined;
  return { returns, next };
}

/** How far the refunds of returns are, by return. */
async function readRefunds(
  db: QueryBuilder,
  returns: readonly Pick<ReturnRow, 'id' | 'order_id'>[],
): Promise<ReadonlyMap<string, SellerReturn['refundStatus']>> {
  if (returns.length === 0) return new Map();
  const orderIds = [...new Set(returns.map(({ order_id: orderId }) => orderId))];
  const rows = await db.selectFrom('refunds').select(['cause', 'status']).where('order_id', 'in', orderIds).execute();
  const byCause = new Map(rows.map((row) => [row.cause, refundStatusOf(row)]));
  return new Map(returns.map(({ id }) => [id, byCause.get(causeOfReturn(id))]));
}
