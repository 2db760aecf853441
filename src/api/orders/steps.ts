import { financialYear } from '../../core/gst.ts';
import { indianDay } from '../../core/indian-day.ts';
import { type PartStatus, type PartStep, stepPart } from '../../core/order-status.ts';
import type { QueryBuilder } from '../database/types.ts';
import type { OrderPartRow } from '../database/tables.ts';
import { partCancelled, partDispatched } from '../mail/messages.ts';
import { type Change, notify, type OrderEvent, record } from './change.ts';
import { issueInvoice } from './invoices.ts';
import { post, readBalance } from './ledger.ts';
import { isPartReturned, readOrder } from './rows.ts';
import { settle } from './settle.ts';

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

/**
 * Takes a part one step on. Returns false, and changes nothing, where the step does not fit its state: what came back whole
 * before its delivery was marked was not handed over, and is not delivered any more.
 */
export async function takeStep(
  change: Change,
  part: OrderPartRow,
  step: PartStep,
  details: StepDetails = {},
): Promise<boolean> {
  const status = stepPart(part.status, step);
  if (status === undefined || (status === 'delivered' && isPartReturned(change.rows, part.id))) return false;
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
  if (status === 'dispatched') await keepInvoice(change, part.id);
  const note = details.reason ?? details.trackingNumber;
  await record(change, EVENT_OF[status], { partId: part.id, ...(note !== undefined && { note }) });
  if (status === 'delivered') await collectAtDoor(change, part);
  await settle(change);
  const shop = services.shop();
  if (status === 'cancelled')
    await notify(change, (rows) => partCancelled(shop, services.siteUrl(), rows, part.id, change.actor === 'shopper'));
  if (status === 'dispatched') await notify(change, (rows) => partDispatched(shop, services.siteUrl(), rows, part.id));
  return true;
}

/** The courier has handed the part over, and taken what was still due for it. */
async function collectAtDoor(change: Change, part: OrderPartRow): Promise<void> {
  const { dueMinor } = await readBalance(change);
  await post(change, 'collected', `part:${part.id}`, Math.min(part.items_minor + part.fees_minor, dueMinor));
}

/** What an invoice says stays as it was when it was issued, whatever the catalogue or the seller say later. */
async function keepInvoice({ db, rows, services }: Change, partId: string): Promise<void> {
  const now = (await readOrder(db, rows.order.id)) ?? rows;
  const invoice = JSON.stringify(await issueInvoice(db, now, partId, services.shop()));
  await db.updateTable('order_parts').set({ invoice }).where('id', '=', partId).execute();
}

/** Invoices of a seller are numbered without gaps in each financial year: the counter moves in the transaction that uses it. */
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
