import { UPI_PAYMENT } from '../../../../core/money/upi.ts';
import { makeId } from '../../../ground/database/ids.ts';
import type { QueryBuilder } from '../../../ground/database/types.ts';
import type { RefundRow } from '../../../ground/database/tables.ts';
import { charge } from '../../../ground/limits/limits.ts';
import { type Change, record } from './change.ts';
import { post, readBalance, readBalanceEntries, release } from './balance.ts';

/**
 * Creates a refund, once for each cause, of at most what was collected and is not owed yet. It goes through the provider if the order
 * was paid there; that of what the shopper has cancelled by itself. Unless `isTurnedAway` (a payment that does not count for the order), the amount is also released. Returns the amount.
 */
export async function owe(
  change: Change,
  refund: {
    readonly cause: string;
    readonly reason: RefundRow['reason'];
    readonly amountMinor: number;
    /** What somebody wrote about it, for the order's history. */
    readonly note?: string;
    readonly isTurnedAway?: boolean;
    /** The provider's order to refund, null for none; by default the one that the order was paid with. */
    readonly paymentId?: string | null;
  },
): Promise<number> {
  const { db, now, rows } = change;
  const { cause, reason } = refund;
  const amountMinor = Math.min(refund.amountMinor, (await readBalance(change)).keptMinor);
  if (!(await post(change, 'owed', cause, amountMinor))) return 0;
  if (refund.isTurnedAway !== true) await release(change, cause, amountMinor);
  const paymentId = refund.paymentId === undefined ? await findPaid(db, rows.order.id) : refund.paymentId;
  const isSent = paymentId !== null && reason === 'cancelled' && (await goesByItself(change, amountMinor));
  await db
    .insertInto('refunds')
    .values({
      id: `r-${makeId(now)}`,
      order_id: rows.order.id,
      cause,
      reason,
      payment_id: paymentId,
      amount_minor: amountMinor,
      currency: rows.order.currency,
      status: isSent ? 'queued' : 'due',
      reference: null,
      created_at: now,
      try_at: isSent ? now : null,
      tries: 0,
      failed_at: null,
    })
    .execute();
  await record(change, 'refund-due', { reason, amountMinor, ...(refund.note !== undefined && { note: refund.note }) });
  return amountMinor;
}

/**
 * Whether a running host sends the refund of a cancellation to the provider without the operator: of what the shopper has cancelled, which is
 * before dispatch, and up to a sum a day (`refund-day`). What goes beyond it waits for the operator, as what others cancel does.
 */
async function goesByItself({ db, actor, now, rows, services }: Change, amountMinor: number): Promise<boolean> {
  if (actor !== 'shopper') return false;
  const { currency, number } = rows.order;
  const wait = await charge(db, services.config.limits, [['refund-day', currency, undefined, amountMinor]], now);
  if (wait !== undefined)
    services.log.warn('a refund waits for the operator: the sum of a day is reached', { order: number, amountMinor });
  return wait === undefined;
}

/** The provider's order that was paid; null for cash, and for what came to the shop's own UPI ID. */
async function findPaid(db: QueryBuilder, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('provider_payments')
    .select('payment_id')
    .where('order_id', '=', orderId)
    .where('outcome', '=', 'paid')
    .where('id', 'not like', `${UPI_PAYMENT}%`)
    .executeTakeFirst();
  return row?.payment_id ?? null;
}

/**
 * Settles the money after a cancellation: releases the charge of cancelled shipments, owes what was collected for them, and closes an
 * order that is cancelled entirely. Idempotent.
 */
export async function settle(change: Change): Promise<void> {
  const { db, rows } = change;
  const orderId = rows.order.id;
  const shipments = await db.selectFrom('shipments').selectAll().where('order_id', '=', orderId).execute();
  for (const shipment of shipments)
    if (shipment.status === 'cancelled')
      await release(change, `shipment:${shipment.id}`, shipment.items_minor + shipment.fees_minor);
  const entries = await readBalanceEntries(db, orderId);
  for (const shipment of shipments) {
    const cause = `shipment:${shipment.id}`;
    if (!entries.some((entry) => entry.kind === 'released' && entry.cause === cause)) continue;
    const amountMinor = Math.min(shipment.items_minor + shipment.fees_minor, await surplusOf(change));
    await owe(change, { cause, reason: shipment.status === 'cancelled' ? 'cancelled' : 'returned', amountMinor });
  }
  if (shipments.every(({ status }) => status === 'cancelled'))
    await db.updateTable('orders').set({ stage: 'cancelled' }).where('id', '=', orderId).execute();
}

/** The amount collected beyond what is charged. */
export async function surplusOf(change: Change): Promise<number> {
  const { keptMinor, chargedMinor, releasedMinor } = await readBalance(change);
  return keptMinor - (chargedMinor - releasedMinor);
}
