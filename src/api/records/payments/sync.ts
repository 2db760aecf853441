import type { PaymentServices } from './services.ts';
import type { PaymentRow } from '../../ground/database/tables.ts';
import { changeOrder, type Change, notify, record } from '../orders/record/change.ts';
import { chargeTo } from '../orders/record/balance.ts';
import type { Services } from '../../ground/services.ts';
import { applyPayment } from './apply.ts';
import { type Provider, ProviderError, type ProviderOrder, type ProviderPayment } from './provider.ts';
import { returnStock } from '../orders/prices/order-stock.ts';
import { closeUnpaidOrder } from '../orders/set-order.ts';

/** A pending payment extends the order's time to pay by this. */
const PENDING_MS = 86_400_000;

interface Reported {
  readonly order: ProviderOrder | undefined;
  readonly payments: readonly ProviderPayment[];
}

/** Queries the provider about a payment and applies the answer. Returns whether there was one. */
export async function syncPayment(services: PaymentServices, paymentId: string): Promise<boolean> {
  const { provider, database } = services;
  const payment = await database.read.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirst();
  if (!provider || !payment) return false;
  let reported: Reported;
  try {
    reported = await ask(provider, services, payment);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    services.log.warn('payment not checked', { payment: payment.id, status: error.status, reason: error.message });
    return false;
  }
  for (const reportedPayment of reported.payments)
    await database.write((db) => applyPayment(db, services, reportedPayment));
  await changeOrder(services, payment.order_id, 'host', (change) => conclude(change, payment, reported));
  return true;
}

/** Closes an overdue order at the provider before it expires here, so that it can't be paid in between. */
async function ask(provider: Provider, services: Services, payment: PaymentRow): Promise<Reported> {
  let order = await provider.getOrder(payment.id);
  if (order?.status === 'active' && (await isGivenUp(services, payment))) {
    await provider.terminateOrder(payment.id).catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error;
    });
    order = await provider.getOrder(payment.id);
  }
  return { order, payments: await provider.listPayments(payment.id) };
}

async function isGivenUp({ database, now, clock }: Services, payment: PaymentRow): Promise<boolean> {
  const order = await database.read
    .selectFrom('orders')
    .select(['stage', 'pay_until'])
    .where('id', '=', payment.order_id)
    .executeTakeFirst();
  return order?.stage !== 'awaiting-payment' || (clock.isSure() && (order.pay_until ?? 0) <= now());
}

async function conclude(change: Change, payment: PaymentRow, { order: reported, payments }: Reported): Promise<void> {
  const { db, now, rows, services } = change;
  const isSure = services.clock.isSure();
  const isEnded = reported?.status === 'ended';
  if (isEnded)
    await db
      .updateTable('payments')
      .set({ status: 'closed' })
      .where('id', '=', payment.id)
      .where('status', 'in', ['creating', 'active'])
      .execute();
  // The provider never got the order, and it is too old to be created now.
  const isUnmade = isSure && reported === undefined && (rows.order.pay_until ?? 0) <= now;
  if (isUnmade)
    await db
      .updateTable('payments')
      .set({ status: 'closed', check_at: null })
      .where('id', '=', payment.id)
      .where('status', '=', 'creating')
      .execute();
  const isPending = payments.some(({ status }) => status === 'pending');
  const waitUntil = (rows.order.pay_until ?? 0) + (isPending ? PENDING_MS : 0);
  // The provider calls the order paid, so its payment will be reported soon.
  if (isSure && now >= waitUntil && reported?.status !== 'paid') await expireOrder(change);
}

/** Expires an unpaid order. A late payment opens it again (apply.ts). */
export async function expireOrder(change: Change): Promise<void> {
  const { services, rows } = change;
  if (rows.order.stage !== 'awaiting-payment') return;
  await closeUnpaidOrder(change);
  await returnStock(change);
  await chargeTo(change, 'expired', 0);
  await record(change, 'payment-expired');
  await notify(change, (after) => services.orderNotices.paymentExpired(after));
}
