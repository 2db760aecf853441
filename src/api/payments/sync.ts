import { sql } from 'kysely';
import { beyond } from '../clock.ts';
import type { PaymentRow } from '../database/tables.ts';
import { paymentExpired } from '../mail/messages.ts';
import { changeOrder, type Change, notify, record } from '../orders/change.ts';
import { chargeTo } from '../orders/ledger.ts';
import { PAYMENT_WINDOW_MS } from '../orders/place.ts';
import type { Services } from '../services.ts';
import { applyPayment } from './apply.ts';
import { askProvider } from './ask.ts';
import { type Provider, ProviderError, type ProviderOrder, type ProviderPayment } from './provider.ts';

/** When the host asks again, after each time it has asked: a webhook may have been lost. */
const CHECKS_MS = [60, 120, 300, 600, 1_800, 3_600, 21_600, 86_400, 172_800].map((seconds) => seconds * 1000);
/** A payment that the provider still calls pending keeps the order waiting this much longer. */
const PENDING_MS = 86_400_000;

interface Reported {
  readonly order: ProviderOrder | undefined;
  readonly payments: readonly ProviderPayment[];
}

/** Asks the provider how a payment stands and takes the answer in. Returns whether it could be asked. */
export async function syncPayment(services: Services, paymentId: string): Promise<boolean> {
  const { provider, store } = services;
  const payment = await store.read.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirst();
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
    await store.write((db) => applyPayment(db, services, reportedPayment));
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

async function isGivenUp({ store, now, clock }: Services, payment: PaymentRow): Promise<boolean> {
  const order = await store.read
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
  const { db, services, rows } = change;
  if (rows.order.stage !== 'awaiting-payment') return;
  await db.updateTable('orders').set({ stage: 'expired' }).where('id', '=', rows.order.id).execute();
  await chargeTo(change, 'expired', 0);
  await record(change, 'payment-expired');
  await notify(change, (after) => paymentExpired(services.shop(), services.siteUrl(), after));
}

/** When to ask again: later and later, but also when the time to pay is over. Null when there is nothing left to wait for. */
function nextCheck(checks: number, payUntil: number | null, now: number): number | null {
  const wait = CHECKS_MS[checks];
  if (wait === undefined) return null;
  return payUntil !== null && payUntil > now ? Math.min(now + wait, payUntil) : now + wait;
}

/** Checks the payments whose time has come; of several hosts, one checks each. Returns how many it checked. */
export async function checkPayments(services: Services, signal: AbortSignal): Promise<number> {
  const { store, now } = services;
  const due = await store.read
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'payments.check_at', 'payments.checks', 'orders.pay_until'])
    .where((eb) =>
      eb.or([
        eb('payments.check_at', '<=', now()),
        eb('payments.check_at', '>', beyond(now(), CHECKS_MS.at(-1) as number)),
      ]),
    )
    .orderBy('payments.check_at')
    .limit(20)
    .execute();
  let checked = 0;
  for (const { id, check_at: checkAt, checks, pay_until: payUntil } of due) {
    if (signal.aborted) break;
    const next = nextCheck(checks, payUntil, now());
    /** Changes it unless another host has taken it in the meantime. */
    const move = (from: number | null, values: { check_at: number | null; checks: number }) =>
      store.write((db) =>
        db
          .updateTable('payments')
          .set(values)
          .where('id', '=', id)
          .where('check_at', 'is not distinct from', from)
          .returning('id')
          .executeTakeFirst(),
      );
    if (!(await move(checkAt, { check_at: next, checks: checks + 1 }))) continue;
    checked++;
    // Who can't be reached is not asked less often for it.
    if (!(await askProvider(services, id))) await move(next, { check_at: now() + (CHECKS_MS[0] as number), checks });
  }
  return checked;
}

/** Gives up orders whose time is over and that nobody ever began to pay. */
export async function expireUnpaid(services: Services, signal: AbortSignal): Promise<number> {
  const { store, now } = services;
  const orders = await store.read
    .selectFrom('orders')
    .select('id')
    // As a literal, so that SQLite takes the index of these few.
    .where('stage', '=', sql.lit('awaiting-payment'))
    .where((eb) =>
      eb.or([
        eb('pay_until', '>', beyond(now(), PAYMENT_WINDOW_MS)),
        eb.and([
          eb('pay_until', '<=', now()),
          eb.not(
            eb.exists(
              eb
                .selectFrom('payments')
                .select('payments.id')
                .whereRef('payments.order_id', '=', 'orders.id')
                .where('payments.status', 'in', ['creating', 'active']),
            ),
          ),
        ]),
      ]),
    )
    .limit(50)
    .execute();
  for (const { id } of orders) {
    if (signal.aborted) break;
    await changeOrder(services, id, 'host', async (change) => {
      const { db, rows, now: at } = change;
      const until = rows.order.pay_until ?? 0;
      if (until <= at) await expireOrder(change);
      // An order of a day when a clock was ahead gets its time to pay from now on.
      else if (until > beyond(at, PAYMENT_WINDOW_MS))
        await db
          .updateTable('orders')
          .set({ pay_until: at + PAYMENT_WINDOW_MS })
          .where('id', '=', rows.order.id)
          .execute();
    });
  }
  return orders.length;
}
