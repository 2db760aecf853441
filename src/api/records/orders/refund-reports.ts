import type { OrderServices } from './record/services.ts';
import type { RefundRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { changeOrder, notify, record } from './record/change.ts';
import { post } from './record/balance.ts';
import { canNameUpi } from './record/serialise-order.ts';

/** How far the payment provider is with a refund. */
interface RefundReport {
  readonly id: string;
  readonly status: 'done' | 'pending' | 'failed';
  /** The bank's reference, or of a failure what the provider said. */
  readonly reference: string | undefined;
  /** Whether a failure is the shop's own: its access to the provider is not right. */
  readonly isOwnFault?: boolean;
}

/** Takes a refund for one attempt to send or check it; the next one is at `tryAt` (epoch milliseconds). Of several hosts, one gets it. */
export async function claimRefund(db: QueryBuilder, refund: RefundRow, tryAt: number): Promise<boolean> {
  const claimed = await db
    .updateTable('refunds')
    .set({ try_at: tryAt, tries: refund.tries + 1 })
    .where('id', '=', refund.id)
    .where('try_at', '=', refund.try_at)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

const RANK = { due: 0, failed: 1, queued: 1, sent: 2, done: 3 } as const;

/** Applies the provider's report of a refund. Done is final: late or repeated reports of earlier states change nothing. */
export async function applyRefund(services: OrderServices, reported: RefundReport): Promise<boolean> {
  const found = await services.database.read
    .selectFrom('refunds')
    .select('order_id')
    .where('id', '=', reported.id)
    .executeTakeFirst();
  if (!found) return false;
  await changeOrder(services, found.order_id, 'provider', async (change) => {
    const { db, rows } = change;
    const refund = rows.refunds.find(({ id }) => id === reported.id);
    const status = reported.status === 'pending' ? 'sent' : reported.status;
    if (!refund || refund.status === 'done' || refund.status === status) return;
    if (status !== 'failed' && RANK[status] < RANK[refund.status]) return;
    await db
      .updateTable('refunds')
      .set({
        status,
        // Of a failure it has what the provider said.
        reference: reported.reference ?? (refund.status === 'failed' ? null : refund.reference),
        try_at: status !== 'sent' ? null : undefined,
        failed_at: status === 'failed' ? change.now : null,
      })
      .where('id', '=', refund.id)
      .execute();
    const details = { amountMinor: refund.amount_minor, refund: refund.id };
    if (status === 'failed') {
      if (reported.isOwnFault !== true)
        await notify(change, (after) =>
          canNameUpi(after) ? services.orderNotices.refundRefused(after, refund.id) : undefined,
        );
      return;
    }
    if (status === 'done')
      await post(change, 'paid-back', refund.cause, refund.amount_minor, reported.reference ?? null);
    if (refund.status === 'queued') {
      await record(change, 'refund-sent', details);
      await notify(change, (after) => services.orderNotices.refundSent(after, refund.id));
    }
    if (status === 'done') await record(change, 'refund-done', details);
    // What was told when it was sent had no reference yet.
    const isNew = reported.reference !== undefined && reported.reference !== refund.reference;
    if (status === 'done' && refund.status === 'sent' && isNew)
      await notify(change, (after) => services.orderNotices.refundDone(after, refund.id));
  });
  return true;
}
