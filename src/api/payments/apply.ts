import type { QueryBuilder } from '../database/types.ts';
import type { PaymentRow, ProviderPaymentRow } from '../database/tables.ts';
import { orderPlaced } from '../mail/messages.ts';
import { type Change, changeOrderIn, notify, record } from '../orders/change.ts';
import { chargeTo, post, readBalance } from '../orders/ledger.ts';
import { owe, settle, surplusOf } from '../orders/settle.ts';
import type { Services } from '../services.ts';
import type { ProviderPayment } from './provider.ts';
import { noteFailedTry, openPaidOrder } from '../orders/set-order.ts';

/**
 * Takes in what the provider says of a payment, from a webhook or asked for: late, twice, in any order. A success is
 * final, and counts once; whatever came before or comes after it changes nothing. Has to run in a write job. Returns false
 * when the provider's order is none of ours.
 */
export async function applyPayment(db: QueryBuilder, services: Services, reported: ProviderPayment): Promise<boolean> {
  const payment = await db.selectFrom('payments').selectAll().where('id', '=', reported.orderId).executeTakeFirst();
  if (!payment) return false;
  const changed = await changeOrderIn(db, services, payment.order_id, 'provider', (change) =>
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
    await noteFailedTry(change, reported.status);
    await record(change, 'payment-failed', { note: reported.status });
  }
}

/** What a success is good for: the order, if it has not been paid and the money is right. */
async function judge(
  { rows: { order, shipments } }: Change,
  payment: PaymentRow,
  reported: ProviderPayment,
): Promise<ProviderPaymentRow['outcome']> {
  if (reported.amountMinor !== payment.amount_minor || reported.currency !== payment.currency) return 'review';
  if (order.payment_status === 'paid' || order.stage === 'cancelled') return 'refund';
  // Everything of a cash order has come back.
  if (order.payment_status === 'void' && order.stage === 'open') return 'refund';
  // It became a cash order meanwhile, and somebody has taken cash for it.
  if (order.payment_method === 'cash' && shipments.some(({ status }) => status === 'delivered')) return 'refund';
  // Changed to cash, it may cost another fee than was paid.
  return order.total_minor === reported.amountMinor ? 'paid' : 'review';
}

async function takeSuccess(change: Change, payment: PaymentRow, success: ProviderPaymentRow): Promise<void> {
  const { db, services, rows } = change;
  const details = { amountMinor: success.amount_minor, providerPayment: success.id };
  if (success.outcome === 'review') {
    services.log.warn('a payment wants to be looked at', { payment: payment.id });
    await record(change, 'payment-received', { note: 'review', ...details });
    return;
  }
  await db.updateTable('payments').set({ status: 'paid' }).where('id', '=', payment.id).execute();
  await record(change, 'payment-received', details);
  if (success.outcome === 'paid') await openPaid(change, success);
  else await turnAway(change, success, rows.order.payment_status === 'paid' ? 'double-payment' : 'late-payment');
}

/** A payment that the order does not want (any more) is owed back whole. */
export async function turnAway(
  change: Change,
  payment: ProviderPaymentRow,
  reason: 'double-payment' | 'late-payment',
): Promise<void> {
  const { id, payment_id: paymentId, amount_minor: amountMinor } = payment;
  await post(change, 'collected', `payment:${id}`, amountMinor, id);
  await owe(change, { cause: `payment:${id}`, reason, amountMinor, paymentId, isTurnedAway: true });
}

/**
 * The order is paid: sellers see it from now on, also when its time had run out. A person may have taken another amount for it:
 * what is missing is not asked for any more, what is too much is owed back.
 */
export async function openPaid(change: Change, { id, amount_minor: amountMinor }: ProviderPaymentRow): Promise<void> {
  const { services, rows } = change;
  const wasWaiting = rows.order.stage !== 'open';
  if (rows.order.stage === 'expired') await chargeTo(change, 'reopened', rows.order.total_minor);
  await post(change, 'collected', `payment:${id}`, amountMinor, id);
  await post(change, 'released', `short:${id}`, (await readBalance(change)).dueMinor);
  await openPaidOrder(change);
  if (wasWaiting) await record(change, 'placed');
  // A shipment may have been cancelled while the money was on its way.
  await settle(change);
  await owe(change, {
    cause: `surplus:${id}`,
    reason: 'double-payment',
    amountMinor: await surplusOf(change),
    isTurnedAway: true,
  });
  if (wasWaiting) await notify(change, (after) => orderPlaced(services.shop(), services.siteUrl(), after));
}
