import type { OrderServices } from './record/services.ts';
import { type Actor, writeAudit } from '../../ground/audit/audit.ts';
import { makeId } from '../../ground/database/ids.ts';
import type { RefundRow } from '../../ground/database/tables.ts';
import { isLately } from '../../ground/limits/repeated.ts';
import { type Change, changeOrder, notify, record } from './record/change.ts';
import { balanceOf, post } from './record/balance.ts';
import { isByHand, upiWaits } from './record/serialise-order.ts';
import { owe } from './record/settle.ts';

/** What the operator decides about refunds. That one is due is decided in settle.ts, and the provider's part in payments/refunds.ts. */

/** Why nothing was done about a refund. */
export type RefundRefusal =
  | { readonly kind: 'unknown-refund' }
  /** It is on its way or done. */
  | { readonly kind: 'other-status'; readonly status: RefundRow['status'] }
  /** The refunds would exceed what was collected for the order: only possible for refunds from before the balances. */
  | { readonly kind: 'more-than-collected' };

export type QueuedRefund =
  | RefundRefusal
  /** The order was not paid through the provider, so nothing can be sent through it. */
  | { readonly kind: 'paid-in-cash' }
  | { readonly kind: 'queued' };

export type SettledRefund =
  | RefundRefusal
  /** The UPI ID that it goes to was changed, and is used from `from` (epoch milliseconds). */
  | { readonly kind: 'upi-waits'; readonly from: number }
  | { readonly kind: 'settled' };

/** Has a running host send a refund through the payment provider. */
export function queueRefund(services: OrderServices, actor: Actor, id: string): Promise<QueuedRefund> {
  return changeRefund(services, actor, id, async ({ db, now, rows }, refund) => {
    if (refund.payment_id === null) return { kind: 'paid-in-cash' };
    if (!isWaiting(refund)) return { kind: 'other-status', status: refund.status };
    await db
      .updateTable('refunds')
      .set({ status: 'queued', try_at: now, tries: 0, reference: null, failed_at: null })
      .where('id', '=', refund.id)
      .execute();
    const details = { amountMinor: refund.amount_minor, refund: refund.id };
    await writeAudit(db, now, actor, 'refund-queued', `order:${rows.order.number}`, details);
    return { kind: 'queued' };
  });
}

/** Records a refund that was paid by hand, with the reference of the transfer, which the shopper is told. */
export function settleRefund(
  services: OrderServices,
  actor: Actor,
  id: string,
  reference: string,
): Promise<SettledRefund> {
  return changeRefund(services, actor, id, async (change, refund) => {
    if (!isWaiting(refund)) return { kind: 'other-status', status: refund.status };
    const { order } = change.rows;
    if (isByHand(refund, order) && upiWaits(order, change.now))
      return { kind: 'upi-waits', from: order.refund_upi_from };
    await change.db
      .updateTable('refunds')
      // Not the way it was paid, whatever that was.
      .set({ status: 'done', reference, try_at: null, payment_id: null, failed_at: null })
      .where('id', '=', refund.id)
      .execute();
    await post(change, 'paid-back', refund.cause, refund.amount_minor, reference);
    const details = { amountMinor: refund.amount_minor, refund: refund.id, reference };
    await record(change, 'refund-sent', details);
    await record(change, 'refund-done', details);
    await notify(change, (after) => services.orderNotices.refundSent(after, refund.id));
    return { kind: 'settled' };
  });
}

const isWaiting = ({ status }: RefundRow): boolean => status === 'due' || status === 'failed';

/** Statuses of refunds that were or will be sent. */
const BACK = new Set<RefundRow['status']>(['queued', 'sent', 'done']);

/** Changes a refund with its order locked. */
async function changeRefund<T>(
  services: OrderServices,
  actor: Actor,
  id: string,
  work: (change: Change, refund: RefundRow) => Promise<T | RefundRefusal>,
): Promise<T | RefundRefusal> {
  const unknown = { kind: 'unknown-refund' } as const;
  const found = await services.database.read
    .selectFrom('refunds')
    .select('order_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return unknown;
  const changed = await changeOrder(services, found.order_id, actor, async (change) => {
    const refund = change.rows.refunds.find((row) => row.id === id);
    if (!refund) return unknown;
    const goingMinor = change.rows.refunds.reduce(
      (sum, { id: other, status, amount_minor: minor }) => (other !== id && BACK.has(status) ? sum + minor : sum),
      refund.amount_minor,
    );
    if (goingMinor > balanceOf(change.rows.balanceEntries).collectedMinor)
      return { kind: 'more-than-collected' } as const;
    return work(change, refund);
  });
  return changed ? changed.result : unknown;
}

/** An amount to give, in the order's currency; `isAgain` says that it is meant although the same was given within a day. */
interface NewGoodwill {
  readonly orderId: string;
  readonly amountMinor: number;
  /** What it is given for. The order's history shows it to the shopper. */
  readonly note: string;
  readonly isAgain: boolean;
}

/** What comes of goodwill. Only `due` has changed something. */
export type Goodwill =
  | { readonly kind: 'unknown-order' }
  | { readonly kind: 'not-paid' }
  /** The same amount was given for the order at `at` (epoch milliseconds). */
  | { readonly kind: 'repeated'; readonly at: number; readonly refund: string }
  /** More than is left of what was paid. */
  | { readonly kind: 'too-much'; readonly mostMinor: number }
  | { readonly kind: 'due' };

/** Owes an amount of what was paid for an order back as goodwill. It is sent like other refunds. */
export async function giveGoodwill(
  services: OrderServices,
  actor: Actor,
  { orderId, amountMinor, note, isAgain }: NewGoodwill,
): Promise<Goodwill> {
  const changed = await changeOrder(services, orderId, actor, async (change): Promise<Goodwill> => {
    const { status, keptMinor } = balanceOf(change.rows.balanceEntries);
    if (status !== 'paid') return { kind: 'not-paid' };
    const same = change.rows.refunds.findLast(
      ({ reason, amount_minor: minor }) => reason === 'goodwill' && minor === amountMinor,
    );
    if (same && !isAgain && isLately(same.created_at, change.now))
      return { kind: 'repeated', at: same.created_at, refund: same.id };
    if (amountMinor > keptMinor) return { kind: 'too-much', mostMinor: Math.max(0, keptMinor) };
    await owe(change, { cause: `goodwill:${makeId(change.now)}`, reason: 'goodwill', amountMinor, note });
    return { kind: 'due' };
  });
  return changed?.result ?? { kind: 'unknown-order' };
}
