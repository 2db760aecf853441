import { randomUUID } from 'node:crypto';
import { inLanguageOf } from '../../ground/text/language.ts';
import { pagesUrl } from '../../ground/text/pages-url.ts';
import type { PaymentServices } from './services.ts';
import type { StartedPayment } from '../../../contract/payments.ts';
import { answersText } from '../../../messages/rooms/answers.ts';
import type { OrderRow, PaymentRow } from '../../ground/database/tables.ts';
import { type Answer, fail, ok, tooMany } from '../../ground/http/answer.ts';
import { isoMoment } from '../../ground/http/present.ts';
import { charge } from '../../ground/limits/limits.ts';
import { changeOrder, type Change } from '../orders/record/change.ts';
import { canPay } from '../orders/record/serialise-order.ts';
import type { Services } from '../../ground/services.ts';
import { ProviderError } from './provider.ts';
import { syncPayment } from './sync.ts';
import { beginAttempt } from '../orders/set-order.ts';

/** The provider's minimum lifetime of an order, which the shopper gets at least. */
const LEAST_WINDOW_MS = 16 * 60_000;
/** A request that makes an order at the provider has ended after that. */
const LONGEST_CALL_MS = 15_000;
/** Delay of the first check by a worker. */
const FIRST_CHECK_MS = 60_000;

interface Starting {
  readonly orderId: string;
  readonly key: string;
}

/**
 * Starts the payment of an order. Only one order at the provider can be paid, even after repeated, concurrent or interrupted requests:
 * the row is written first, and the provider's order has its id, so creating it again gives the same one.
 */
export async function startPayment(
  services: PaymentServices,
  starting: Starting,
): Promise<Answer<{ readonly payment: StartedPayment }>> {
  const { provider } = services;
  const over = fail(409, answersText.notOnline);
  if (!provider) return over;
  const changed = await changeOrder(services, starting.orderId, 'shopper', (change) => choosePayment(change, starting));
  if (!changed) return fail(404, answersText.noOrder);
  const { result: chosen, rows } = changed;
  if ('data' in chosen) return chosen;
  const begun = (sessionId: string): Answer<{ readonly payment: StartedPayment }> =>
    ok({
      payment: {
        provider: provider.name,
        mode: provider.mode,
        ...provider.checkout(sessionId),
        until: isoMoment(rows.order.pay_until ?? services.now()),
      },
    });
  if (chosen.session_id !== null) return begun(chosen.session_id);
  try {
    const made = await provider.createOrder(describeOrder(services, rows.order, chosen));
    if (made.status !== 'active') {
      await syncPayment(services, chosen.id);
      return over;
    }
    if (made.sessionId === undefined) return await findLostSession(services, chosen, begun);
    const { sessionId } = made;
    await services.database.write((db) =>
      db
        .updateTable('payments')
        .set({ session_id: sessionId, status: 'active' })
        .where('id', '=', chosen.id)
        .where('status', '=', 'creating')
        .execute(),
    );
    return begun(sessionId);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    services.log.warn('payment not begun', { payment: chosen.id, status: error.status, reason: error.message });
    return fail(502, answersText.noPaymentProvider);
  }
}

/**
 * The provider has the order and does not tell its session again: another request is making it at this moment, or its answer was lost. Nobody
 * knows the page of a lost one, so that it can't be paid; the next try is another attempt.
 */
async function findLostSession<T>(
  { database, now }: PaymentServices,
  { id, created_at: createdAt }: PaymentRow,
  begun: (sessionId: string) => Answer<T>,
): Promise<Answer<T>> {
  const row = await database.read.selectFrom('payments').select('session_id').where('id', '=', id).executeTakeFirst();
  if (row?.session_id) return begun(row.session_id);
  if (now() - createdAt > LONGEST_CALL_MS)
    await database.write((db) =>
      db
        .updateTable('payments')
        .set({ status: 'closed' })
        .where('id', '=', id)
        .where('status', '=', 'creating')
        .execute(),
    );
  return fail(502, answersText.noPaymentProvider);
}

/** The payment to continue: the one with the key, or the open one, or a new one. */
async function choosePayment(change: Change, { key }: Starting): Promise<PaymentRow | ReturnType<typeof fail>> {
  const { db, now, services, rows } = change;
  const { order } = rows;
  const sameKey = await db.selectFrom('payments').selectAll().where('idempotency_key', '=', key).executeTakeFirst();
  if (sameKey && sameKey.order_id !== order.id) return fail(409, answersText.keyOfPayment);
  const wait = await charge(db, services.config.limits, [['change-order', order.id]], now);
  if (wait !== undefined) return tooMany(wait);
  if (!canPay(order, now)) return fail(409, answersText.notOnline);
  const payments = await db.selectFrom('payments').selectAll().where('order_id', '=', order.id).execute();
  await beginAttempt(change, Math.max(order.pay_until ?? 0, now + LEAST_WINDOW_MS));
  const open = payments.find(({ status }) => status === 'creating' || status === 'active');
  if (open) return open;
  const attempt = payments.length + 1;
  const row: PaymentRow = {
    id: `${order.number}-${attempt}`,
    order_id: order.id,
    attempt,
    // That of an attempt which came to nothing stays with it.
    idempotency_key: sameKey ? randomUUID() : key,
    status: 'creating',
    amount_minor: order.total_minor,
    currency: order.currency,
    session_id: null,
    created_at: now,
    check_at: now + FIRST_CHECK_MS,
    checks: 0,
    ask_after: null,
  };
  await db.insertInto('payments').values(row).execute();
  return row;
}

const describeOrder = ({ now, shop, siteUrl, apiUrl }: Services, order: OrderRow, payment: PaymentRow) => ({
  id: payment.id,
  idempotencyKey: payment.idempotency_key,
  amountMinor: payment.amount_minor,
  currency: payment.currency,
  customer: {
    id: order.id.replaceAll('-', ''),
    name: order.contact_name,
    phone: order.contact_phone,
    email: order.contact_email ?? undefined,
  },
  returnUrl: `${inLanguageOf(order, () => pagesUrl(shop(), siteUrl(), order.market))}/cashFree?order=${order.number}`,
  notifyUrl: `${apiUrl()}/payments/webhook`,
  expiresAt: Math.max(order.pay_until ?? 0, now() + LEAST_WINDOW_MS),
});
