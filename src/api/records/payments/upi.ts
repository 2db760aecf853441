import { isSameSecret } from '../../../compare-secrets.ts';
import { readUpiReference, UPI_PAYMENT } from '../../../core/money/upi.ts';
import { upiPaymentText } from '../../../messages/rooms/upi-payment.ts';
import type { Actor } from '../../ground/audit/audit.ts';
import type { Database, QueryBuilder } from '../../ground/database/types.ts';
import type { OrderRow, PaymentRow, ProviderPaymentRow } from '../../ground/database/tables.ts';
import { charge } from '../../ground/limits/limits.ts';
import { inLanguageOf } from '../../ground/text/language.ts';
import { type Change, changeOrder, record } from '../orders/record/change.ts';
import type { OrderServices } from '../orders/record/services.ts';
import { setPayUntil } from '../orders/set-order.ts';
import { applyPayment } from './apply.ts';

/**
 * Payments to the shop's own UPI ID: the shopper sends the bank's reference, and the operator says whether the money has come. Until then it is a
 * `pending` payment whose outcome is `review`. What is received counts as a provider's payment does (apply.ts).
 */

/** How long the shop has to look for a payment whose reference was sent. It is told at the payment. */
const UPI_CHECK_MS = 86_400_000;

/** An order that is paid to the UPI ID, with what was sent for it. */
interface UpiPayment {
  readonly payment: PaymentRow;
  readonly order: OrderRow;
  /** The payment that is looked for, else the last that was received or not found. */
  readonly sent: ProviderPaymentRow | undefined;
}

/** The order behind a page's token. */
export async function findUpiPayment({ read }: Database, token: string): Promise<UpiPayment | undefined> {
  const [id = ''] = token.split('_', 1);
  const payment = await read.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
  if (!payment?.session_id || !isSameSecret(token, payment.session_id)) return undefined;
  const order = await read
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', payment.order_id)
    .executeTakeFirstOrThrow();
  const all = await readSent(read, payment);
  return { payment, order, sent: all.find(({ status }) => status === 'pending') ?? all[0] };
}

/** What was sent for a payment, the newest first. */
const readSent = (db: QueryBuilder, { id, order_id: orderId }: PaymentRow): Promise<ProviderPaymentRow[]> =>
  db
    .selectFrom('provider_payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('payment_id', '=', id)
    .orderBy('at', 'desc')
    .execute();

/** What came of a reference: it is looked for, is not one, was sent before for another order or another payment of this one, or there were too many. */
export type SentReference = 'sent' | 'wrong' | 'taken' | 'many';

/**
 * Notes the reference of a payment, also of a second one for an order that is paid. Until the operator has decided, another one replaces it. The first one, and the first after one that was not
 * found, give the shop time to look: the order is not closed before that.
 */
export async function sendReference(
  services: OrderServices,
  payment: PaymentRow,
  typed: string,
): Promise<SentReference> {
  const reference = readUpiReference(typed);
  if (reference === undefined) return 'wrong';
  const id = UPI_PAYMENT + reference;
  const changed = await changeOrder(services, payment.order_id, 'shopper', async (change): Promise<SentReference> => {
    const { db, now, rows } = change;
    const { order } = rows;
    if ((await charge(db, services.config.limits, [['change-order', order.id]], now)) !== undefined) return 'many';
    const before = await readSent(db, payment);
    const pending = before.find(({ status }) => status === 'pending');
    if (before.some((row) => row.id === id && row.status !== 'failed')) return 'sent';
    const values = { status: 'pending', outcome: 'review', at: now } as const;
    const written = await db
      .insertInto('provider_payments')
      .values({
        id,
        payment_id: payment.id,
        order_id: order.id,
        amount_minor: payment.amount_minor,
        currency: payment.currency,
        ...values,
      })
      // One that was not found can be sent again, for its own order alone.
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(values)
          .where('provider_payments.payment_id', '=', payment.id)
          .where('provider_payments.status', '=', 'failed'),
      )
      .returning('id')
      .executeTakeFirst();
    if (!written) return 'taken';
    if (pending) await db.deleteFrom('provider_payments').where('id', '=', pending.id).execute();
    else if (order.stage === 'awaiting-payment') await setPayUntil(change, now + UPI_CHECK_MS);
    const note = inLanguageOf(order, () => upiPaymentText.noteSent({ reference }));
    await record(change, 'awaiting-payment', { note, providerPayment: id });
    return 'sent';
  });
  return changed?.result ?? 'wrong';
}

/** What comes of the operator's answer. Only `decided` has changed something. */
export type UpiCheck = 'unknown' | 'not-waiting' | 'decided';

/** Says that the money has come, in minor units: it counts as a provider's payment does, also if the order has expired or was cancelled meanwhile. */
export const receiveUpi = (
  services: OrderServices,
  actor: Actor,
  reference: string,
  amountMinor?: number,
): Promise<UpiCheck> =>
  decide(services, actor, reference, async ({ db }, { id, payment_id: orderId, amount_minor: due, currency }) => {
    const reported = { id, orderId, status: 'success', amountMinor: amountMinor ?? due, currency } as const;
    await applyPayment(db, services, reported, actor);
  });

/** Says that the money has not come. The shopper reads why, and can send another reference; the order is closed when its time is over. */
export const missUpi = (services: OrderServices, actor: Actor, reference: string, reason: string): Promise<UpiCheck> =>
  decide(services, actor, reference, async (change, { id }) => {
    await change.db
      .updateTable('provider_payments')
      .set({ status: 'failed', outcome: 'none', at: change.now })
      .where('id', '=', id)
      .execute();
    const number = id.slice(UPI_PAYMENT.length);
    const note = inLanguageOf(change.rows.order, () => upiPaymentText.noteMissed({ reference: number, reason }));
    await record(change, 'awaiting-payment', { note, providerPayment: id, upi: 'not-received' });
  });

/** Does what was decided with the order locked, so that of several people one decides. */
async function decide(
  services: OrderServices,
  actor: Actor,
  reference: string,
  work: (change: Change, payment: ProviderPaymentRow) => Promise<void>,
): Promise<UpiCheck> {
  const find = (db: QueryBuilder) =>
    db
      .selectFrom('provider_payments')
      .selectAll()
      .where('id', '=', UPI_PAYMENT + reference)
      .executeTakeFirst();
  const found = await find(services.database.read);
  if (!found) return 'unknown';
  const changed = await changeOrder(services, found.order_id, actor, async (change): Promise<UpiCheck> => {
    const now = await find(change.db);
    if (now?.status !== 'pending') return 'not-waiting';
    await work(change, now);
    return 'decided';
  });
  return changed?.result ?? 'unknown';
}
