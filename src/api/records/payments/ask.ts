import type { PaymentServices } from './services.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { syncPayment } from './sync.ts';

/** Lease for a query to the provider, on all hosts: it makes at most four calls of ten seconds. */
const LEASE_MS = 45_000;
/** Minimum time between two queries. */
const FRESH_MS = 2_000;
/** How long a request waits for the provider before it is answered with the known state. */
const PATIENCE_MS = 2_000;

/**
 * Queries the provider about a payment, unless a query is running or was just made; hosts coordinate through the payment's row.
 * Returns whether there was an answer.
 */
export async function askProvider(services: PaymentServices, paymentId: string): Promise<boolean> {
  const { database, now } = services;
  const at = now();
  const claimed = await database.write((db) =>
    db
      .updateTable('payments')
      .set({ ask_after: at + LEASE_MS })
      .where('id', '=', paymentId)
      // A time beyond any lease was written before the clock was set back.
      .where((eb) =>
        eb.or([eb('ask_after', 'is', null), eb('ask_after', '<=', at), eb('ask_after', '>', at + LEASE_MS)]),
      )
      .returning('id')
      .executeTakeFirst(),
  );
  if (!claimed) return false;
  try {
    return await syncPayment(services, paymentId);
  } finally {
    await database.write((db) =>
      db
        .updateTable('payments')
        .set({ ask_after: now() + FRESH_MS })
        .where('id', '=', paymentId)
        .execute(),
    );
  }
}

/** Queries the provider about an unpaid order and waits briefly for the answer. The query goes on after that. */
export async function refreshPayment(services: PaymentServices, orderId: string): Promise<void> {
  const { database, now, log } = services;
  const open = await database.read
    .selectFrom('payments')
    .select(['id', 'ask_after'])
    .where('order_id', '=', orderId)
    .where('status', 'in', ['creating', 'active'])
    .executeTakeFirst();
  if (!open) return;
  const until = open.ask_after ?? 0;
  if (until > now() && until <= now() + LEASE_MS) return;
  const answered = new AbortController();
  const asking = askProvider(services, open.id)
    .catch((error: unknown) => log.warn('payment not checked', { payment: open.id, reason: String(error) }))
    .finally(() => answered.abort());
  await Promise.race([asking, wait(PATIENCE_MS, undefined, { ref: false, signal: answered.signal }).catch(() => {})]);
}
