import { beyond } from '../clock.ts';
import type { RefundRow } from '../database/tables.ts';
import { refundSent } from '../mail/order-messages.ts';
import { changeOrder, notify, record } from '../orders/change.ts';
import { post } from '../orders/ledger.ts';
import type { Services } from '../services.ts';
import { ProviderError, type ProviderRefund } from './provider.ts';

/** Pauses between attempts. */
const RETRY_MS = [60, 300, 900, 3_600, 21_600].map((seconds) => seconds * 1000);
const retryAfter = (tries: number): number => RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] as number;

/** Sends the queued refunds and checks those that were sent. Of several hosts, one handles each. */
export async function sendRefunds(services: Services, signal: AbortSignal): Promise<number> {
  const { database, now } = services;
  const due = await database.read
    .selectFrom('refunds')
    .selectAll()
    .where((eb) => eb.or([eb('try_at', '<=', now()), eb('try_at', '>', beyond(now(), RETRY_MS.at(-1) as number))]))
    .where('status', 'in', ['queued', 'sent'])
    .orderBy('try_at')
    .limit(20)
    .execute();
  let handled = 0;
  for (const refund of due) {
    if (signal.aborted) break;
    const claimed = await database.write((db) =>
      db
        .updateTable('refunds')
        .set({ try_at: now() + retryAfter(refund.tries), tries: refund.tries + 1 })
        .where('id', '=', refund.id)
        .where('try_at', '=', refund.try_at)
        .returning('id')
        .executeTakeFirst(),
    );
    if (!claimed) continue;
    handled++;
    await sendRefund(services, refund);
  }
  return handled;
}

async function sendRefund(services: Services, refund: RefundRow): Promise<void> {
  const { provider } = services;
  if (!provider || refund.payment_id === null) return;
  try {
    const reported =
      refund.status === 'sent'
        ? await provider.getRefund(refund.payment_id, refund.id)
        : await provider.createRefund({
            id: refund.id,
            orderId: refund.payment_id,
            amountMinor: refund.amount_minor,
            currency: refund.currency,
            note: refund.reason,
          });
    if (reported) await applyRefund(services, reported);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    services.log.warn('refund not sent', { refund: refund.id, status: error.status, reason: error.message });
    // Another attempt would be refused again, so the operator has to decide.
    if (!error.isPassing) await applyRefund(services, { id: refund.id, status: 'failed', reference: error.message });
  }
}

const RANK = { due: 0, failed: 1, queued: 1, sent: 2, done: 3 } as const;

/** Applies the provider's report of a refund. Done is final: late or repeated reports of earlier states change nothing. */
export async function applyRefund(services: Services, reported: ProviderRefund): Promise<boolean> {
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
        ...(status !== 'sent' && { try_at: null }),
      })
      .where('id', '=', refund.id)
      .execute();
    const details = { amountMinor: refund.amount_minor, refund: refund.id };
    if (status === 'failed') return;
    if (status === 'done')
      await post(change, 'paid-back', refund.cause, refund.amount_minor, reported.reference ?? null);
    if (refund.status === 'queued') {
      await record(change, 'refund-sent', details);
      await notify(change, (after) => refundSent(services, after, refund.id));
    }
    if (status === 'done') await record(change, 'refund-done', details);
  });
  return true;
}
