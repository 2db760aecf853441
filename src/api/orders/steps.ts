import { financialYear } from '../../core/gst.ts';
import { indianDay } from '../../core/indian-day.ts';
import { type ShipmentStatus, type ShipmentStep, stepShipment } from '../../core/order-status.ts';
import type { QueryBuilder } from '../database/types.ts';
import type { ShipmentRow } from '../database/tables.ts';
import { shipmentCancelled, shipmentDispatched } from '../mail/messages.ts';
import { type Change, notify, type OrderEvent, record } from './change.ts';
import { issueInvoice } from './invoices.ts';
import { post, readBalance } from './ledger.ts';
import { isShipmentReturned, readOrder } from './rows.ts';
import { settle } from './settle.ts';

export interface StepDetails {
  readonly reason?: string;
  readonly courier?: string;
  readonly trackingNumber?: string;
}

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
      ...(details.reason !== undefined && { reason: details.reason }),
      ...(details.courier !== undefined && { courier: details.courier }),
      ...(details.trackingNumber !== undefined && { tracking_number: details.trackingNumber }),
      ...(status === 'dispatched' && { dispatched_at: now, invoice_number: await nextInvoice(db, shipment.shop, now) }),
      ...(status === 'delivered' && { delivered_at: now }),
      ...(status === 'cancelled' && { cancelled_at: now }),
    })
    .where('id', '=', shipment.id)
    .execute();
  if (status === 'dispatched') await keepInvoice(change, shipment.id);
  const note = details.reason ?? details.trackingNumber;
  await record(change, EVENT_OF[status], { shipmentId: shipment.id, ...(note !== undefined && { note }) });
  if (status === 'delivered') await collectCash(change, shipment);
  await settle(change);
  const shop = services.shop();
  if (status === 'cancelled')
    await notify(change, (rows) =>
      shipmentCancelled(shop, services.siteUrl(), rows, shipment.id, change.actor === 'shopper'),
    );
  if (status === 'dispatched')
    await notify(change, (rows) => shipmentDispatched(shop, services.siteUrl(), rows, shipment.id));
  return true;
}

/** Records the cash that the courier collected on delivery: what was still due for the shipment. */
async function collectCash(change: Change, shipment: ShipmentRow): Promise<void> {
  const { dueMinor } = await readBalance(change);
  await post(
    change,
    'collected',
    `shipment:${shipment.id}`,
    Math.min(shipment.items_minor + shipment.fees_minor, dueMinor),
  );
}

/** Stores the invoice as issued, so that later changes of the catalogue or the seller do not affect it. */
async function keepInvoice({ db, rows, services }: Change, shipmentId: string): Promise<void> {
  const now = (await readOrder(db, rows.order.id)) ?? rows;
  const invoice = JSON.stringify(await issueInvoice(db, now, shipmentId, services.shop()));
  await db.updateTable('shipments').set({ invoice }).where('id', '=', shipmentId).execute();
}

/** Invoice numbers of a seller have no gaps within a financial year: the counter moves in the transaction that uses the number. */
async function nextInvoice(db: QueryBuilder, shop: string, now: number): Promise<string> {
  const year = financialYear(indianDay(now));
  const { value } = await db
    .insertInto('counters')
    .values({ name: `invoice:${shop}:${year}`, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow();
  return `${year}/${String(value).padStart(5, '0')}`;
}
