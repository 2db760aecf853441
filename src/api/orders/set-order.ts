import type { QueryBuilder } from '../database/types.ts';
import type { Change } from './change.ts';

/** What payments and accounts change of the order itself. Money is the ledger's (ledger.ts). */

/** Notes how a try to pay has ended. */
export async function noteFailedTry({ db, rows }: Change, failure: 'failed' | 'dropped'): Promise<void> {
  await db.updateTable('orders').set({ last_failure: failure }).where('id', '=', rows.order.id).execute();
}

/** The order can be paid until then (epoch milliseconds), and how the last try has ended is forgotten. */
export async function beginTry({ db, rows }: Change, payUntil: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ last_failure: null, pay_until: payUntil })
    .where('id', '=', rows.order.id)
    .execute();
}

/** The order can be paid until then (epoch milliseconds). */
export async function setPayUntil({ db, rows }: Change, payUntil: number): Promise<void> {
  await db.updateTable('orders').set({ pay_until: payUntil }).where('id', '=', rows.order.id).execute();
}

/** The order was paid online: its sellers see it. */
export async function openPaidOrder({ db, rows }: Change): Promise<void> {
  await db
    .updateTable('orders')
    .set({ stage: 'open', payment_method: 'online', last_failure: null })
    .where('id', '=', rows.order.id)
    .execute();
}

/** The time to pay is over. */
export async function closeUnpaidOrder({ db, rows }: Change): Promise<void> {
  await db.updateTable('orders').set({ stage: 'expired' }).where('id', '=', rows.order.id).execute();
}

/** Takes the orders of an account that is deleted from it; their keys open them still. Has to run in a write job. */
export async function detachOrders(db: QueryBuilder, accountId: string): Promise<void> {
  await db.updateTable('orders').set({ account_id: null }).where('account_id', '=', accountId).execute();
}
