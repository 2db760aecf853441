import { financialYear } from '../../core/gst.ts';
import { indianDay } from '../../core/indian-day.ts';
import { type PartStatus, type PartStep, stepPart } from '../../core/order-status.ts';
import type { Database } from '../database/store.ts';
import type { OrderPartRow } from '../database/tables.ts';
import { partCancelled, partDispatched } from '../mail/messages.ts';
import { type Change, notify, type OrderEvent, owe, record } from './change.ts';

export interface StepDetails {
  readonly reason?: string;
  readonly courier?: string;
  readonly trackingNumber?: string;
}

const EVENT_OF: Readonly<Record<PartStatus, OrderEvent>> = {
  placed: 'placed',
  accepted: 'accepted',
  packed: 'packed',
  dispatched: 'dispatched',
  delivered: 'delivered',
  cancelled: 'cancelled',
};

/** Takes a part one step on. Returns false, and changes nothing, where the step does not fit its state. */
export async function takeStep(
  change: Change,
  part: OrderPartRow,
  step: PartStep,
  details: StepDetails = {},
): Promise<boolean> {
  const status = stepPart(part.status, step);
  if (status === undefined) return false;
  const { db, now, services } = change;
  await db
    .updateTable('order_parts')
    .set({
      status,
      ...(details.reason !== undefined && { reason: details.reason }),
      ...(details.courier !== undefined && { courier: details.courier }),
      ...(details.trackingNumber !== undefined && { tracking_number: details.trackingNumber }),
      ...(status === 'dispatched' && { dispatched_at: now, invoice_number: await nextInvoice(db, part.shop, now) }),
      ...(status === 'delivered' && { delivered_at: now }),
      ...(status === 'cancelled' && { cancelled_at: now }),
    })
    .where('id', '=', part.id)
    .execute();
  const note = details.reason ?? details.trackingNumber;
  await record(change, EVENT_OF[status], { partId: part.id, ...(note !== undefined && { note }) });
  await settle(change);
  const shop = services.shop();
  if (status === 'cancelled') await notify(change, (rows) => partCancelled(shop, services.siteUrl(), rows, part.id));
  if (status === 'dispatched') await notify(change, (rows) => partDispatched(shop, services.siteUrl(), rows, part.id));
  return true;
}

/**
 * What follows for the money: a cancelled part of a paid order is owed back, an order of which nothing is left is closed,
 * and a cash order whose last part has been handed over is paid. Doing it again changes nothing.
 */
export async function settle(change: Change): Promise<void> {
  const { db, rows } = change;
  const order = await db.selectFrom('orders').selectAll().where('id', '=', rows.order.id).executeTakeFirstOrThrow();
  const parts = await db.selectFrom('order_parts').selectAll().where('order_id', '=', order.id).execute();
  const going = parts.filter(({ status }) => status !== 'cancelled');
  const isPaid = order.payment_status === 'paid';
  if (isPaid) {
    for (const part of parts) {
      if (part.status !== 'cancelled') continue;
      const amountMinor = part.items_minor + part.fees_minor;
      await owe(change, { cause: `part:${part.id}`, reason: 'cancelled', amountMinor });
    }
  }
  if (going.length === 0) {
    await db
      .updateTable('orders')
      .set({ stage: 'cancelled', ...(!isPaid && { payment_status: 'void' as const }) })
      .where('id', '=', order.id)
      .execute();
  } else if (!isPaid && order.stage === 'open' && going.every(({ status }) => status === 'delivered')) {
    await db.updateTable('orders').set({ payment_status: 'paid' }).where('id', '=', order.id).execute();
  }
}

/** Invoices of a seller are numbered without gaps in each financial year: the counter moves in the transaction that uses it. */
async function nextInvoice(db: Database, shop: string, now: number): Promise<string> {
  const year = financialYear(indianDay(now));
  const { value } = await db
    .insertInto('counters')
    .values({ name: `invoice:${shop}:${year}`, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow();
  return `${year}/${String(value).padStart(5, '0')}`;
}
