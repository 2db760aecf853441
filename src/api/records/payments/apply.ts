import type { OrderServices } from '../orders/record/services.ts';
import { UPI_PAYMENT } from '../../../core/money/upi.ts';
import type { Actor } from '../../ground/audit/audit.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { OrderRow, PaymentRow, ProviderPaymentRow } from '../../ground/database/tables.ts';
import { type Change, changeOrderIn, record } from '../orders/record/change.ts';
import { notifyPlaced } from '../orders/notify-placed.ts';
import { chargeTo, post, readBalance } from '../orders/record/balance.ts';
import { owe, settle, surplusOf } from '../orders/record/settle.ts';
import type { ProviderPayment } from './provider.ts';
import { retakeStock } from '../orders/prices/order-stock.ts';
import { recordFailedAttempt, openPaidOrder } from '../orders/set-order.ts';

/**
 * Applies the report of a payment: the provider's, from a webhook or a query, or the operator's. Reports may be late, repeated or out of order. A success is
 * final and counts once. Has to run in a write job. Returns false when the provider's order is not one of ours.
 */
export async function applyPayment(
  db: QueryBuilder,
  services: OrderServices,
  reported: ProviderPayment,
  by: Actor = 'provider',
): Promise<boolean> {
  const payment = await db.selectFrom('payments').selectAll().where('id', '=', reported.orderId).executeTakeFirst();
  if (!payment) return false;
  const changed = await changeOrderIn(db, services, payment.order_id, by, (change) =>
    applyToOrder(change, payment, reported),
  );
  return changed !== undefined;
}

async function applyToOrder(change: Change, payment: PaymentRow, reported: ProviderPayment): Promise<void> {
  const { db, now, rows } = change;
  const known = await db.selectFrom('provider_payments').selectAll().where('id', '=', reported.id).executeTakeFirst();
  if (known?.status === 'success' || known?.status === reported.status) return;
  const outcome = reported.status === 'success' ? await judge(change, payment, reported) : 'none';
  const row: ProviderPaymentRow = {
    id: reported.id,
    payment_id: payment.id,
    order_id: rows.order.id,
    status: reported.status,
    amount_minor: reported.amountMinor,
    currency: reported.currency,
    outcome,
    at: now,
  };
  await db
    .insertInto('provider_payments')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ status: row.status, amount_minor: row.amount_minor, outcome, at: now }),
    )
    .execute();
  if (reported.status === 'success') await takeSuccess(change, payment, row);
  else if (reported.status !== 'pending' && rows.order.stage === 'awaiting-payment') {
    await recordFailedAttempt(change, reported.status);
    await record(change, 'payment-failed', { note: reported.status });
  }
}

/** Whether a payment can only be refunded: the order is paid or cancelled, or all of a cash order has come back. */
export const takesNoPayment = ({ payment_status: status, stage }: OrderRow): boolean =>
  status === 'paid' || stage === 'cancelled' || (status === 'void' && stage === 'open');

/** Decides what a successful payment is for: it pays the order if that is unpaid and the amount matches. */
async function judge(
  { rows: { order, shipments } }: Change,
  payment: PaymentRow,
  reported: ProviderPayment,
): Promise<ProviderPaymentRow['outcome']> {
  if (reported.amountMinor !== payment.amount_minor || reported.currency !== payment.currency) return 'review';
  if (takesNoPayment(order)) return 'refund';
  // The order was changed to cash meanwhile, and the cash was collected.
  if (order.payment_method === 'cash' && shipments.some(({ status }) => status === 'delivered')) return 'refund';
  // A cash order may have another fee than the payment covers.
  return order.total_minor === reported.amountMinor ? 'paid' : 'review';
}

async function takeSuccess(change: Change, payment: PaymentRow, success: ProviderPaymentRow): Promise<void> {
  const { db, services, rows } = change;
  const details = { amountMinor: success.amount_minor, providerPayment: success.id };
  if (success.outcome === 'review') {
    services.log.warn('a payment needs review', { payment: payment.id });
    await record(change, 'payment-received', { note: 'review', ...details });
    return;
  }
  await db.updateTable('payments').set({ status: 'paid' }).where('id', '=', payment.id).execute();
  await record(change, 'payment-received', details);
  if (success.outcome === 'paid') await openPaid(change, success);
  else await turnAway(change, success, rows.order.payment_status === 'paid' ? 'double-payment' : 'late-payment');
}

/** Owes a payment back in full because it does not count for the order. */
export async function turnAway(
  change: Change,
  payment: ProviderPaymentRow,
  reason: 'double-payment' | 'late-payment',
): Promise<void> {
  const { id, amount_minor: amountMinor } = payment;
  // What came to the shop's own UPI ID goes back by hand.
  const paymentId = id.startsWith(UPI_PAYMENT) ? null : payment.payment_id;
  await post(change, 'collected', `payment:${id}`, amountMinor, id);
  await owe(change, { cause: `payment:${id}`, reason, amountMinor, paymentId, isTurnedAway: true });
}

/**
 * Marks the order as paid, so that its sellers see it, even after it had expired. If the operator accepted another amount, a
 * shortfall is released and an excess is owed back.
 */
export async function openPaid(change: Change, { id, amount_minor: amountMinor }: ProviderPaymentRow): Promise<void> {
  const { rows } = change;
  const wasWaiting = rows.order.stage !== 'open';
  if (rows.order.stage === 'expired') {
    await chargeTo(change, 'reopened', rows.order.total_minor);
    await retakeStock(change);
  }
  await post(change, 'collected', `payment:${id}`, amountMinor, id);
  await post(change, 'released', `short:${id}`, (await readBalance(change)).dueMinor);
  await openPaidOrder(change);
  if (wasWaiting) await record(change, 'placed');
  // A shipment may have been cancelled before the payment arrived.
  await settle(change);
  await owe(change, {
    cause: `surplus:${id}`,
    reason: 'double-payment',
    amountMinor: await surplusOf(change),
    isTurnedAway: true,
  });
  if (wasWaiting) await notifyPlaced(change);
}
