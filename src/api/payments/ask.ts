import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '../services.ts';
import { syncPayment } from './sync.ts';

/** The longest that asking the provider can take: four calls of ten seconds. Meanwhile nobody else asks, on any host. */
const LEASE_MS = 45_000;
/** An answer counts for so long before the provider is asked again. */
const FRESH_MS = 2_000;
/** The longest that a request waits for the provider; what is known is answered then. */
const PATIENCE_MS = 2_000;

/**
 * Asks the provider how a payment stands, unless somebody is asking or has just asked: hosts agree through the payment's row.
 * Returns whether it was asked and answered.
 */
export async function askProvider(services: Services, paymentId: string): Promise<boolean> {
  const { database, now } = services;
  const at = now();
  const claimed = await database.write((db) =>
    db
      .updateTable('payments')
      .set({ ask_after: at + LEASE_MS })
      .where('id', '=', paymentId)
      // A moment further off than any lease was written before the clock was put back.
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

/** Asks after the payment of an order that waits for it, and waits a moment for the answer; asking goes on without the caller. */
export async function refreshPayment(services: Services, orderId: string): Promise<void> {
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
