import { answersText } from '../../../messages/rooms/answers.ts';
import { orderStatesText } from '../../../messages/rooms/order-states.ts';
import { isUndeliveredOver, type Undelivered, undeliveredSteps } from '../../../core/order/undelivered.ts';
import { makeId } from '../../ground/database/ids.ts';
import type { OrderRow, ReturnRow, ShipmentRow } from '../../ground/database/tables.ts';
import { inLanguageOf } from '../../ground/text/language.ts';
import { type Change, notify, record } from './record/change.ts';
import type { OrderEvent } from './record/events.ts';
import { issueCreditNote } from './record/credit-notes.ts';
import { causeOfReturn, readBalance, release } from './record/balance.ts';
import { returnStock } from './prices/order-stock.ts';
import { isShipmentReturned, readOrder } from './record/rows.ts';
import { owe } from './record/settle.ts';

const EVENT_OF: Readonly<Record<Undelivered, OrderEvent>> = {
  attempted: 'delivery-attempted',
  refused: 'delivery-refused',
  returning: 'sent-back',
  back: 'brought-back',
  lost: 'lost',
};

/** Why the goods came back, on the credit note. */
const reasonOf = (state: 'back' | 'lost', order: OrderRow): string =>
  inLanguageOf(order, () => (state === 'back' ? orderStatesText.notDelivered : orderStatesText.lost));

/** Whether a shipment is as this report has left it: the request comes again because its answer was lost. */
export const isReported = (shipment: ShipmentRow, state: Undelivered): boolean => shipment.undelivered === state;

/**
 * Reports that a dispatched parcel was not delivered. Once it is back or lost, its money is settled: cash that nobody collected is not
 * due any more, what was paid is refunded with the fees, and the invoice gets a credit note. The seller was not credited for it, so
 * there is no commission, and goods that are back can be sold. Returns false and changes nothing when it can't be so.
 */
export async function reportUndelivered(change: Change, shipment: ShipmentRow, state: Undelivered): Promise<boolean> {
  const { db, now, rows, services, actor } = change;
  const known = shipment.undelivered ?? undefined;
  if (rows.order.stage !== 'open' || isShipmentReturned(rows, shipment.id)) return false;
  if (!undeliveredSteps(shipment.status, known).includes(state)) return false;
  await db
    .updateTable('shipments')
    .set({ undelivered: state, undelivered_at: now })
    .where('id', '=', shipment.id)
    .execute();
  await record(change, EVENT_OF[state], { shipmentId: shipment.id });
  if (state === 'back' || state === 'lost') await settleUndelivered(change, shipment, reasonOf(state, rows.order));
  if (state === 'back') await returnStock(change, shipment.id);
  await notify(change, (after) => services.orderNotices.undelivered(after, shipment.id, state));
  await services.orderNotices.tellOfUndelivered(db, { order: rows.order, shipment, state, actor });
  return true;
}

/** The parcel counts as returned whole: orders, statements and documents take it from there. */
async function settleUndelivered(change: Change, shipment: ShipmentRow, reason: string): Promise<void> {
  const { db, now, rows } = change;
  await closeRequests(change, shipment);
  const pieces = rows.lines
    .filter((line) => line.shipment_id === shipment.id)
    .map(({ id: lineId, quantity }) => ({ lineId, quantity }));
  const row: ReturnRow = {
    id: makeId(now),
    order_id: rows.order.id,
    shipment_id: shipment.id,
    seller_id: shipment.seller_id,
    status: 'received',
    reason,
    note: null,
    answer: null,
    lines: JSON.stringify(pieces),
    refund_minor: 0,
    created_at: now,
    credit_note_number: null,
    credit_note: null,
    picture_count: 0,
  };
  const amountMinor = shipment.items_minor + shipment.fees_minor;
  let refundMinor = 0;
  if ((await readBalance(change)).dueMinor > 0) await release(change, `shipment:${shipment.id}`, amountMinor);
  else refundMinor = await owe(change, { cause: causeOfReturn(row.id), reason: 'undelivered', amountMinor });
  await db
    .insertInto('returns')
    .values({ ...row, refund_minor: refundMinor })
    .execute();
  await issueCreditNote(change, row, shipment.fees_minor);
}

/** Ends requests to return what never arrived. */
async function closeRequests(change: Change, shipment: ShipmentRow): Promise<void> {
  const { db, rows } = change;
  const answer = inLanguageOf(rows.order, () => answersText.parcelNotArrived);
  for (const { id: returnId, shipment_id: of, status } of rows.returns) {
    if (of !== shipment.id || (status !== 'requested' && status !== 'accepted')) continue;
    await db.updateTable('returns').set({ status: 'refused', answer }).where('id', '=', returnId).execute();
    await record(change, 'return-refused', { shipmentId: shipment.id, note: answer, returnId });
  }
}

/** The shipment of an order that a report is about: the only one on its way, or the named one. */
export async function findOnItsWay(change: Change, named: string | undefined): Promise<readonly ShipmentRow[]> {
  const { shipments } = (await readOrder(change.db, change.rows.order.id)) ?? change.rows;
  return shipments.filter(
    ({ id, status, undelivered }) =>
      status === 'dispatched' && !isUndeliveredOver(undelivered ?? undefined) && (named ?? id) === id,
  );
}
