import type { OrderSums } from '../../../../core/order/order-total.ts';
import type { QueryBuilder } from '../../../ground/database/types.ts';
import type { BalanceEntryRow, OrderRow } from '../../../ground/database/tables.ts';
import type { Change } from './change.ts';

/**
 * The entries of an order's balance, from which all amounts due, paid and owed follow:
 *
 * - `charged`: what the shopper has to pay
 * - `released`: what the shopper no longer has to pay, because it was cancelled, returned, expired or given as goodwill
 * - `collected`: what was paid through the provider or in cash. A payment under review has no entry until the operator decides.
 * - `owed`: what has to be refunded; each entry has a refund
 * - `paid-back`: what was refunded
 *
 * Entries are only added, never changed. The state of the payment follows from their sums.
 */
interface Balance {
  readonly chargedMinor: number;
  readonly releasedMinor: number;
  readonly collectedMinor: number;
  readonly owedMinor: number;
  readonly paidBackMinor: number;
  /** Collected and not owed: the most that can still be refunded. */
  readonly keptMinor: number;
  /** What the shopper still has to pay. */
  readonly dueMinor: number;
  /** Paid for the order, without what is refunded because it was already paid or closed, or because more was paid than it costs. */
  readonly paidMinor: number;
  readonly status: OrderRow['payment_status'];
}

/** What was paid for an order, owed back of it, paid back, and is due. Payments that do not count for it are in none of these sums. */
export function orderSums(entries: readonly Entry[]): Omit<OrderSums, 'method'> {
  const { paidMinor, owedMinor, collectedMinor, dueMinor } = balanceOf(entries);
  const refundedMinor = entries.reduce(
    (sum, { kind, cause, amount_minor: minor }) => (kind === 'paid-back' && !isTurnedAway(cause) ? sum + minor : sum),
    0,
  );
  return { paidMinor, refundMinor: owedMinor - (collectedMinor - paidMinor), refundedMinor, dueMinor };
}

/** What a refund of a return is for. */
export const causeOfReturn = (id: string): string => `return:${id}`;

/** Whether an entry is about a payment that does not count for the order, or about the part of it that does not. */
const isTurnedAway = (cause: string): boolean => cause.startsWith('payment:') || cause.startsWith('surplus:');

type Entry = Pick<BalanceEntryRow, 'kind' | 'cause' | 'amount_minor'>;

export function balanceOf(entries: readonly Entry[]): Balance {
  const sum = (kind: Entry['kind'], only: (entry: Entry) => boolean = () => true): number =>
    entries.reduce((total, entry) => (entry.kind === kind && only(entry) ? total + entry.amount_minor : total), 0);
  const chargedMinor = sum('charged');
  const releasedMinor = sum('released');
  const collectedMinor = sum('collected');
  const owedMinor = sum('owed');
  const keptMinor = collectedMinor - owedMinor;
  const dueMinor = Math.max(0, chargedMinor - releasedMinor - keptMinor);
  const paidMinor = collectedMinor - sum('owed', ({ cause }) => isTurnedAway(cause));
  return {
    chargedMinor,
    releasedMinor,
    collectedMinor,
    owedMinor,
    paidBackMinor: sum('paid-back'),
    keptMinor,
    dueMinor,
    paidMinor,
    status: dueMinor > 0 ? 'due' : paidMinor > 0 ? 'paid' : 'void',
  };
}

/** The amount owed for a cause. */
export const owedFor = (entries: readonly Entry[], cause: string): number =>
  entries.find((entry) => entry.kind === 'owed' && entry.cause === cause)?.amount_minor ?? 0;

export const readBalanceEntries = (db: QueryBuilder, orderId: string): Promise<BalanceEntryRow[]> =>
  db.selectFrom('balance_entries').selectAll().where('order_id', '=', orderId).orderBy('at').execute();

/** The balance at this point of the change. */
export const readBalance = async ({ db, rows }: Change): Promise<Balance> =>
  balanceOf(await readBalanceEntries(db, rows.order.id));

/**
 * Adds an entry and updates the order's payment status. Does nothing for an amount of 0, or when the cause already has an entry of
 * this kind, so repeated events count once. Returns whether an entry was added.
 */
export async function post(
  { db, now, rows }: Change,
  kind: BalanceEntryRow['kind'],
  cause: string,
  amountMinor: number,
  reference: string | null = null,
): Promise<boolean> {
  if (amountMinor <= 0) return false;
  const orderId = rows.order.id;
  const added = await db
    .insertInto('balance_entries')
    .values({ order_id: orderId, kind, cause, amount_minor: amountMinor, at: now, reference })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind', 'cause']).doNothing())
    .returning('cause')
    .executeTakeFirst();
  if (!added) return false;
  const { status } = balanceOf(await readBalanceEntries(db, orderId));
  await db.updateTable('orders').set({ payment_status: status }).where('id', '=', orderId).execute();
  return true;
}

/** Reduces the charge by an amount, at most to 0: some may have been released as goodwill before. */
export async function release(change: Change, cause: string, amountMinor: number): Promise<void> {
  const { chargedMinor, releasedMinor } = await readBalance(change);
  await post(change, 'released', cause, Math.min(amountMinor, chargedMinor - releasedMinor));
}

/** Charges or releases the difference to an amount. */
export async function chargeTo(change: Change, cause: string, amountMinor: number): Promise<void> {
  const { chargedMinor, releasedMinor } = await readBalance(change);
  const missing = amountMinor - (chargedMinor - releasedMinor);
  await post(change, missing > 0 ? 'charged' : 'released', cause, Math.abs(missing));
}
