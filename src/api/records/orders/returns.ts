import type { OrderServices } from './record/services.ts';
import type { NewReturn } from '../../../contract/order-requests.ts';
import type { Order, ReturnRequest } from '../../../contract/orders.ts';
import { RETURN_STEPS, type ReturnStep } from '../../../core/order/returns.ts';
import { answersText } from '../../../messages/rooms/answers.ts';
import { fieldsText } from '../../../messages/rooms/fields.ts';
import type { Actor } from '../../ground/audit/audit.ts';
import { makeId } from '../../ground/database/ids.ts';
import type { ShipmentRow, ReturnRow } from '../../ground/database/tables.ts';
import { type Answer, fail, invalid, ok } from '../../ground/http/answer.ts';
import { answerOnce } from '../../ground/limits/idempotency.ts';
import { type Change, changeOrder, notify, record } from './record/change.ts';
import { issueCreditNote } from './record/credit-notes.ts';
import { causeOfReturn, readBalance, release } from './record/balance.ts';
import { returnStock } from './prices/order-stock.ts';
import { paidOfPieces } from './record/paid-line.ts';
import { piecesOf } from './record/columns.ts';
import { countReturnable, countReturned, isShipmentReturned, type OrderRows } from './record/rows.ts';
import { owe } from './record/settle.ts';
import { takeStep } from './steps.ts';
import { serialiseOrder, serialiseShipment, serialiseReturn } from './record/serialise-order.ts';

/** Requests a return of pieces of one shipment: once for each key, if there is one. */
export async function requestReturn(
  services: OrderServices,
  orderId: string,
  request: NewReturn,
  key: string,
): Promise<Answer<{ readonly order: Order }>> {
  const changed = await changeOrder(services, orderId, 'shopper', async (change) => {
    const id = makeId(change.now);
    const make = () => addReturn(change, request, id);
    if (!key) return make();
    return answerOnce(
      change.db,
      { key, request: { orderId, request }, result: id, now: change.now },
      { make, replay: async (before) => (before === 'other' ? otherRequest() : undefined) },
    );
  });
  if (!changed) return fail(404, answersText.noOrder);
  services.wake();
  return changed.result ?? ok({ order: serialiseOrder(changed.rows, services.shop(), services.now()) });
}

const otherRequest = () => fail(409, answersText.keyOfRequest);

async function addReturn(change: Change, request: NewReturn, id: string) {
  const { db, now, rows, services } = change;
  const { lines, reason, note } = request;
  const wanted = lines.map((piece) => ({ piece, line: rows.lines.find(({ id }) => id === piece.lineId) }));
  const shipment = rows.shipments.find(({ id }) => id === wanted[0]?.line?.shipment_id);
  const fields: Record<string, string> = {};
  let refundMinor = 0;
  for (const [index, { piece, line }] of wanted.entries()) {
    if (!line || line.shipment_id !== shipment?.id) fields[`lines.${index}.lineId`] = fieldsText.lineOfShipment;
    else if (lines.findIndex(({ lineId }) => lineId === piece.lineId) !== index)
      fields[`lines.${index}.lineId`] = fieldsText.lineOnce;
    else refundMinor += paidOfPieces(line, line.quantity - countReturnable(rows.returns, line), piece.quantity);
  }
  if (!shipment || Object.keys(fields).length > 0) return invalid(fields);
  const isTooMany = wanted.some(({ piece, line }) => line && piece.quantity > countReturnable(rows.returns, line));
  if (!serialiseShipment(rows, shipment, services.shop(), now).canReturn || isTooMany)
    return fail(409, answersText.notReturnable);
  const row: ReturnRow = {
    id,
    order_id: rows.order.id,
    shipment_id: shipment.id,
    seller_id: shipment.seller_id,
    status: 'requested',
    reason,
    note: note ?? null,
    answer: null,
    lines: JSON.stringify(lines),
    refund_minor: refundMinor,
    created_at: now,
    credit_note_number: null,
    credit_note: null,
    picture_count: 0,
  };
  await db.insertInto('returns').values(row).execute();
  await record(change, 'return-requested', { shipmentId: shipment.id, note: reason, returnId: row.id });
  await notify(change, (after) =>
    services.orderNotices.returnRequested(after, { seller_id: shipment.seller_id, shipment_id: shipment.id }),
  );
  await services.orderNotices.tellSellerOfReturn(db, rows.order, row);
  return undefined;
}

/** What was paid for the pieces of a return that has arrived, in the order in which returns arrive. */
const paidFor = ({ lines, returns }: OrderRows, row: ReturnRow): number =>
  piecesOf(row).reduce((sum, { lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line ? sum + paidOfPieces(line, countReturned(returns, lineId, ['received']), quantity) : sum;
  }, 0);

/** What comes of a step of a return. */
export type AnsweredReturn =
  | { readonly kind: 'unknown-return' }
  /** The return is not where this step begins. */
  | { readonly kind: 'impossible' }
  | { readonly kind: 'answered'; readonly return: ReturnRequest };

/**
 * Accepts or refuses a return, or records its arrival, which makes the refund due. The same step again has the same answer. `sellerId`
 * restricts it to one seller's returns.
 */
export async function answerReturn(
  services: OrderServices,
  returnId: string,
  actor: Actor,
  step: ReturnStep,
  { reason, sellerId }: { readonly reason?: string; readonly sellerId?: string } = {},
): Promise<AnsweredReturn> {
  const missing = { kind: 'unknown-return' } as const;
  const found = await services.database.read
    .selectFrom('returns')
    .selectAll()
    .where('id', '=', returnId)
    .executeTakeFirst();
  if (!found || (sellerId !== undefined && found.seller_id !== sellerId)) return missing;
  const changed = await changeOrder(services, found.order_id, actor, async (change) => {
    const { db, rows } = change;
    const row = rows.returns.find(({ id }) => id === returnId);
    const { from, to } = RETURN_STEPS[step];
    // The request comes again because its answer was lost.
    if (row?.status === to && (reason === undefined || row.answer === reason)) return true;
    if (row?.status !== from) return false;
    await db.updateTable('returns').set({ status: to, answer: reason }).where('id', '=', returnId).execute();
    await record(change, `return-${to}`, {
      shipmentId: row.shipment_id,
      note: reason,
      returnId,
    });
    if (to === 'received') await settleReturn(change, row);
    await notify(change, (after) => services.orderNotices.returnAnswered(after, returnId));
    return true;
  });
  if (!changed) return missing;
  services.wake();
  const row = changed.rows.returns.find(({ id }) => id === returnId);
  return changed.result && row ? { kind: 'answered', return: serialiseReturn(row) } : { kind: 'impossible' };
}

/**
 * Owes the refund for a return that has arrived. If the delivery was never recorded: a shipment that is back as a whole was brought
 * back by the courier, who took no cash for it; one that is back in part was delivered. The seller's credit note is issued.
 */
async function settleReturn(change: Change, row: ReturnRow): Promise<void> {
  const { db, rows } = change;
  const shipment = rows.shipments.find(({ id }) => id === row.shipment_id) as ShipmentRow;
  const after: OrderRows = {
    ...rows,
    returns: rows.returns.map((other) => (other.id === row.id ? { ...other, status: 'received' } : other)),
  };
  const isBroughtBack = shipment.status === 'dispatched' && isShipmentReturned(after, shipment.id);
  if (shipment.status === 'dispatched' && !isBroughtBack)
    await takeStep({ ...change, rows: after }, shipment, 'deliver');
  // Nobody has opened the parcel, so its goods can be sold.
  if (isBroughtBack) await returnStock(change, shipment.id);
  let refundMinor = 0;
  const isUnpaid = isBroughtBack && (await readBalance(change)).dueMinor > 0;
  if (isUnpaid) await release(change, `shipment:${shipment.id}`, shipment.items_minor + shipment.fees_minor);
  else
    refundMinor = await owe(change, {
      cause: causeOfReturn(row.id),
      reason: 'returned',
      amountMinor: paidFor(rows, row),
    });
  await db.updateTable('returns').set({ refund_minor: refundMinor }).where('id', '=', row.id).execute();
  await issueCreditNote(change, row, isUnpaid ? shipment.fees_minor : 0);
  await change.services.sellerLedger.postReturn(change, row, refundMinor);
}
