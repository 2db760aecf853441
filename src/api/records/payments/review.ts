import { sql } from 'kysely';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { OrderServices } from '../orders/record/services.ts';
import type { Actor } from '../../ground/audit/audit.ts';
import { changeOrder, record } from '../orders/record/change.ts';
import { openPaid, takesNoPayment, turnAway } from './apply.ts';

/**
 * Payments that wait for the operator, with their orders, the oldest first: `success` ones do not match their order, `pending` ones are to be
 * looked for in the bank account (upi.ts).
 */
export const queryReviews = (db: QueryBuilder, status: 'success' | 'pending') =>
  db
    .selectFrom('provider_payments')
    .innerJoin('orders', 'orders.id', 'provider_payments.order_id')
    .selectAll('provider_payments')
    .select(['orders.number', 'orders.total_minor', 'orders.currency as order_currency'])
    .where('provider_payments.outcome', '=', sql.lit('review'))
    .where('provider_payments.status', '=', status)
    .orderBy('provider_payments.at');

/** What can be decided about a payment that does not match its order: that it pays the order, or is owed back. */
export const PAYMENT_DECISIONS = ['paid', 'refund'] as const;
export type PaymentDecision = (typeof PAYMENT_DECISIONS)[number];

/** What comes of such a decision. Only `decided` has changed something. */
export type PaymentReview =
  | { readonly kind: 'unknown-payment' }
  /** The order is paid or cancelled. */
  | { readonly kind: 'only-refund' }
  /** It was decided already, or never waited for that. */
  | { readonly kind: 'not-in-review' }
  /** It is in another currency than the order, so it can only be refunded at the provider. */
  | { readonly kind: 'other-currency' }
  | { readonly kind: 'decided' };

/** Accepts such a payment, by the provider's id, for its order, or owes it back. */
export async function decidePayment(
  services: OrderServices,
  actor: Actor,
  id: string,
  as: PaymentDecision,
): Promise<PaymentReview> {
  const found = await services.database.read
    .selectFrom('provider_payments')
    .select('order_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return { kind: 'unknown-payment' };
  const changed = await changeOrder(services, found.order_id, actor, async (change): Promise<PaymentReview> => {
    const { db, rows } = change;
    if (as === 'paid' && takesNoPayment(rows.order)) return { kind: 'only-refund' };
    // Its order is locked, so nobody else decides meanwhile.
    const payment = await db
      .selectFrom('provider_payments')
      .selectAll()
      .where('id', '=', id)
      .where('outcome', '=', 'review')
      // One that is still to be looked for in the bank account is not received yet (upi.ts).
      .where('status', '=', 'success')
      .executeTakeFirst();
    if (!payment) return { kind: 'not-in-review' };
    if (payment.currency !== rows.order.currency || payment.amount_minor <= 0) return { kind: 'other-currency' };
    await db.updateTable('provider_payments').set({ outcome: as }).where('id', '=', id).execute();
    await record(change, 'payment-received', { note: as, providerPayment: id });
    if (as === 'paid') {
      await db.updateTable('payments').set({ status: 'paid' }).where('id', '=', payment.payment_id).execute();
      await openPaid(change, { ...payment, outcome: as });
    } else await turnAway(change, { ...payment, outcome: as }, 'late-payment');
    return { kind: 'decided' };
  });
  return changed?.result ?? { kind: 'unknown-payment' };
}
