import type { QueryBuilder } from '../database/types.ts';
import type { LedgerEntryRow, OrderRow } from '../database/tables.ts';
import type { Change } from './change.ts';

/**
 * The ledger of an order, the one owner of its money:
 *
 * - `charged`: what the shopper is asked for
 * - `released`: what is not asked for any more, as it was cancelled, returned, given up, or given as goodwill
 * - `collected`: what arrived through the provider or was taken at the door. A payment that a person has to look at is no
 *   entry until it is said what it is.
 * - `owed`: what has to go back, each with a refund
 * - `paid-back`: what went back
 *
 * Entries are only ever added. What is due, and whether an order is paid, follows from their sums.
 */
export interface Balance {
  readonly chargedMinor: number;
  readonly releasedMinor: number;
  readonly collectedMinor: number;
  readonly owedMinor: number;
  readonly paidBackMinor: number;
  /** Collected and not owed back: the most that can fall due for a refund. */
  readonly keptMinor: number;
  /** Still to be paid by the shopper. */
  readonly dueMinor: number;
  /** What was paid for the order: without payments that are given back whole, as the order was paid or over already. */
  readonly paidMinor: number;
  readonly status: OrderRow['payment_status'];
}

export type Entry = Pick<LedgerEntryRow, 'kind' | 'cause' | 'amount_minor'>;

export function balanceOf(entries: readonly Entry[]): Balance {
  const sum = (kind: Entry['kind'], only: (entry: Entry) => boolean = () => true): number =>
    entries.reduce((total, entry) => (entry.kind === kind && only(entry) ? total + entry.amount_minor : total), 0);
  const chargedMinor = sum('charged');
  const releasedMinor = sum('released');
  const collectedMinor = sum('collected');
  const owedMinor = sum('owed');
  const keptMinor = collectedMinor - owedMinor;
  const dueMinor = Math.max(0, chargedMinor - releasedMinor - keptMinor);
  const paidMinor = collectedMinor - sum('owed', ({ cause }) => cause.startsWith('payment:'));
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

/** What the order owes for a cause. */
export const owedFor = (entries: readonly Entry[], cause: string): number =>
  entries.find((entry) => entry.kind === 'owed' && entry.cause === cause)?.amount_minor ?? 0;

export const readLedger = (db: QueryBuilder, orderId: string): Promise<LedgerEntryRow[]> =>
  db.selectFrom('ledger_entries').selectAll().where('order_id', '=', orderId).orderBy('at').execute();

/** How the order's money stands at this point of the change. */
export const readBalance = async ({ db, rows }: Change): Promise<Balance> =>
  balanceOf(await readLedger(db, rows.order.id));

/**
 * Adds an entry, and keeps the payment's status on the order. Nothing is added for no amount, or for a cause that has an entry
 * of this kind: what happens twice counts once. Returns whether it was added.
 */
export async function post(
  { db, now, rows }: Change,
  kind: LedgerEntryRow['kind'],
  cause: string,
  amountMinor: number,
  reference: string | null = null,
): Promise<boolean> {
  if (amountMinor <= 0) return false;
  const orderId = rows.order.id;
  const added = await db
    .insertInto('ledger_entries')
    .values({ order_id: orderId, kind, cause, amount_minor: amountMinor, at: now, reference })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind', 'cause']).doNothing())
    .returning('cause')
    .executeTakeFirst();
  if (!added) return false;
  const { status } = balanceOf(await readLedger(db, orderId));
  await db.updateTable('orders').set({ payment_status: status }).where('id', '=', orderId).execute();
  return true;
}

/** Asks for so much less, at most for all that is still charged: some may have been given as goodwill before. */
export async function release(change: Change, cause: string, amountMinor: number): Promise<void> {
  const { chargedMinor, releasedMinor } = await readBalance(change);
  await post(change, 'released', cause, Math.min(amountMinor, chargedMinor - releasedMinor));
}

/** Charges or releases what is missing until the shopper is asked for this amount. */
export async function chargeTo(change: Change, cause: string, amountMinor: number): Promise<void> {
  const { chargedMinor, releasedMinor } = await readBalance(change);
  const missing = amountMinor - (chargedMinor - releasedMinor);
  await post(change, missing > 0 ? 'charged' : 'released', cause, Math.abs(missing));
}
