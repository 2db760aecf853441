import type { OrderRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { Change } from './record/change.ts';

/** Changes of the order's row for payments and accounts. Amounts are in its balance (balance.ts). */

/** Records a failed payment attempt. */
export async function recordFailedAttempt({ db, rows }: Change, failure: 'failed' | 'dropped'): Promise<void> {
  await db.updateTable('orders').set({ last_failure: failure }).where('id', '=', rows.order.id).execute();
}

/** Sets the end of the time to pay (epoch milliseconds) and clears the last failure. */
export async function beginAttempt({ db, rows }: Change, payUntil: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ last_failure: null, pay_until: payUntil })
    .where('id', '=', rows.order.id)
    .execute();
}

/** Sets the end of the time to pay (epoch milliseconds). */
export async function setPayUntil({ db, rows }: Change, payUntil: number): Promise<void> {
  await db.updateTable('orders').set({ pay_until: payUntil }).where('id', '=', rows.order.id).execute();
}

/** Opens an order that was paid online, so that its sellers see it. */
export async function openPaidOrder({ db, rows }: Change): Promise<void> {
  await db
    .updateTable('orders')
    .set({ stage: 'open', payment_method: 'online', last_failure: null })
    .where('id', '=', rows.order.id)
    .execute();
}

/** Closes an order whose time to pay is over. */
export async function closeUnpaidOrder({ db, rows }: Change): Promise<void> {
  await db.updateTable('orders').set({ stage: 'expired' }).where('id', '=', rows.order.id).execute();
}

/** Detaches orders from an account that is being deleted. Their keys still work. Has to run in a write job. */
export async function detachOrders(db: QueryBuilder, accountId: string): Promise<void> {
  await db.updateTable('orders').set({ account_id: null }).where('account_id', '=', accountId).execute();
}

/** Notes what is left of an order's personal data. Has to run in a write job. */
export async function noteErased(
  db: QueryBuilder,
  orderId: string,
  left: Exclude<OrderRow['personal_data'], 'all'>,
): Promise<void> {
  await db.updateTable('orders').set({ personal_data: left }).where('id', '=', orderId).execute();
}
