import type { PaymentServices } from './services.ts';
import { beyond } from '../../ground/clock/clock.ts';
import type { RefundRow } from '../../ground/database/tables.ts';
import { applyRefund, claimRefund } from '../orders/refund-reports.ts';
import { ProviderError } from './provider.ts';

/** Pauses between attempts. */
const RETRY_MS = [60, 300, 900, 3_600, 21_600].map((seconds) => seconds * 1000);
const retryAfter = (tries: number): number => RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] as number;

/** Sends the queued refunds and checks those that were sent. Of several hosts, one handles each. */
export async function sendRefunds(services: PaymentServices, signal: AbortSignal): Promise<number> {
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
    const claimed = await database.write((db) => claimRefund(db, refund, now() + retryAfter(refund.tries)));
    if (!claimed) continue;
    handled++;
    await sendRefund(services, refund);
  }
  return handled;
}

async function sendRefund(services: PaymentServices, refund: RefundRow): Promise<void> {
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
    if (!error.isPassing)
      await applyRefund(services, {
        id: refund.id,
        status: 'failed',
        reference: error.message,
        isOwnFault: error.status === 401 || error.status === 403,
      });
  }
}
