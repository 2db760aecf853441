import { isAfterStep, type ShipmentStatus, type ShipmentStep, stepShipment } from '../../../core/order/order-status.ts';
import type { ShipmentRow } from '../../ground/database/tables.ts';
import type { Message } from '../../ground/outbox/outbox.ts';
import { type Change, notify, record } from './record/change.ts';
import type { OrderEvent } from './record/events.ts';
import { nextNumber } from './record/document-number.ts';
import { issueInvoice } from './record/invoices.ts';
import { post, readBalance } from './record/balance.ts';
import { returnStock } from './prices/order-stock.ts';
import { isShipmentReturned, type OrderRows, readOrder } from './record/rows.ts';
import { settle } from './record/settle.ts';

export interface StepDetails {
  readonly reason?: string;
  readonly courier?: string;
  readonly trackingNumber?: string;
}

/** Whether a shipment is as this step has left it: the request comes again because its answer was lost. */
export const isTaken = (shipment: ShipmentRow, step: ShipmentStep, details: StepDetails = {}): boolean =>
  isAfterStep(shipment.status, step) &&
  (details.courier === undefined || details.courier === shipment.courier) &&
  (details.trackingNumber === undefined || details.trackingNumber === shipment.tracking_number) &&
  (details.reason === undefined || details.reason === shipment.reason);

const EVENT_OF: Readonly<Record<ShipmentStatus, OrderEvent>> = {
  placed: 'placed',
  accepted: 'accepted',
  packed: 'packed',
  dispatched: 'dispatched',
  delivered: 'delivered',
  cancelled: 'cancelled',
};

/**
 * Moves a shipment one step forward. Returns false and changes nothing when the step does not match its status. A shipment that came
 * back as a whole before its delivery was recorded can't be delivered any more.
 */
export async function takeStep(
  change: Change,
  shipment: ShipmentRow,
  step: ShipmentStep,
  details: StepDetails = {},
): Promise<boolean> {
  const status = stepShipment(shipment.status, step);
  if (status === undefined || (status === 'delivered' && isShipmentReturned(change.rows, shipment.id))) return false;
  const { db, now, services } = change;
  await db
    .updateTable('shipments')
    .set({
      status,
      reason: details.reason,
      courier: details.courier,
      tracking_number: details.trackingNumber,
      ...(status === 'dispatched' && {
        dispatched_at: now,
        invoice_number: await nextNumber(
          db,
          'invoice',
          { shop: services.shop(), order: change.rows.order, sellerId: shipment.seller_id },
          now,
        ),
      }),
      ...(status === 'delivered' && { delivered_at: now, undelivered: null, undelivered_at: null }),
      cancelled_at: status === 'cancelled' ? now : undefined,
    })
    .where('id', '=', shipment.id)
    .execute();
  if (status === 'dispatched') await keepInvoice(change, shipment.id);
  const note = details.reason ?? details.trackingNumber;
  await record(change, EVENT_OF[status], { shipmentId: shipment.id, note });
  if (status === 'delivered')
    await services.sellerLedger.postDelivery(change, shipment, await collectCash(change, shipment));
  if (status === 'cancelled') await returnStock(change, shipment.id);
  await settle(change);
  await notify(change, (rows) => tellOfStep(change, rows, shipment.id, status));
  // Sellers know what they declined, and never heard of an order that was not paid.
  if (status === 'cancelled' && !change.actor.startsWith('seller') && change.rows.order.stage === 'open')
    await services.orderNotices.tellSellerOfCancellation(db, change.rows.order, shipment.seller_id);
  return true;
}

/** What the shopper reads about a step. Packing is reported with the handover to the courier. */
function tellOfStep(
  { services: { orderNotices }, actor }: Change,
  rows: OrderRows,
  shipmentId: string,
  status: ShipmentStatus,
): Message | undefined {
  if (status === 'accepted') return orderNotices.shipmentAccepted(rows, shipmentId);
  if (status === 'dispatched') return orderNotices.shipmentDispatched(rows, shipmentId);
  // A delivery that is recorded with a return is no news.
  const isBack = rows.returns.some((row) => row.shipment_id === shipmentId);
  if (status === 'delivered' && !isBack) return orderNotices.shipmentDelivered(rows, shipmentId);
  if (status === 'cancelled') return orderNotices.shipmentCancelled(rows, shipmentId, actor === 'shopper');
  return undefined;
}

/** Records the cash that the courier collected on delivery, which was still due for the shipment, and returns the amount. */
async function collectCash(change: Change, shipment: ShipmentRow): Promise<number> {
  const { dueMinor } = await readBalance(change);
  const amountMinor = Math.min(shipment.items_minor + shipment.fees_minor, dueMinor);
  await post(change, 'collected', `shipment:${shipment.id}`, amountMinor);
  return amountMinor;
}

/** Stores the invoice as issued, so that later changes of the catalogue or the seller do not affect it. */
async function keepInvoice({ db, rows, services }: Change, shipmentId: string): Promise<void> {
  const now = (await readOrder(db, rows.order.id)) ?? rows;
  const invoice = JSON.stringify(await issueInvoice(db, now, shipmentId, services.shop()));
  await db.updateTable('shipments').set({ invoice }).where('id', '=', shipmentId).execute();
}
