import type { PaymentRow } from '../database/tables.ts';
import { paymentExpired } from '../mail/messages.ts';
import { changeOrder, type Change, notify, record } from '../orders/change.ts';
import { chargeTo } from '../orders/ledger.ts';
import type { Services } from '../services.ts';
import { applyPayment } from './apply.ts';
import { type Provider, ProviderError, type ProviderOrder, type ProviderPayment } from './provider.ts';
import { closeUnpaidOrder } from '../orders/set-order.ts';

/** A payment that the provider still calls pending keeps the order waiting this much longer. */
const PENDING_MS = 86_400_000;

interface Reported {
  readonly order: ProviderOrder | undefined;
  readonly payments: readonly ProviderPayment[];
}

/** Asks the provider how a payment stands and takes the answer in. Returns whether it could be asked. */
export async function syncPayment(services: Services, paymentId: string): Promise<boolean> {
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

/** An order whose time is up is ended at the provider before it is given up here, so that nobody pays it in between. */
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
  // What was never made at the provider, long after it was to be, was given up by the shopper.
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
  // Where it calls the order paid, the payment itself is about to be reported.
  if (isSure && now >= waitUntil && reported?.status !== 'paid') await expireOrder(change);
}

/** Gives an order up that was not paid in time. A payment that arrives after all opens it again (apply.ts). */
export async function expireOrder(change: Change): Promise<void> {
  const { services, rows } = change;
  if (rows.order.stage !== 'awaiting-payment') return;
  await closeUnpaidOrder(change);
  await chargeTo(change, 'expired', 0);
  await record(change, 'payment-expired');
  await notify(change, (after) => paymentExpired(services.shop(), services.siteUrl(), after));
}
