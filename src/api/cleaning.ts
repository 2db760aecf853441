import type { Services } from './services.ts';

const DAY_MS = 86_400_000;
/** How long traces are kept that nobody needs any more. */
const KEEP_SENT_MS = 30 * DAY_MS;
const KEEP_KEYS_MS = 90 * DAY_MS;

/** Clears away what has run out. */
export async function clean({ store, now }: Services): Promise<number> {
  await store.write(async (db) => {
    await db.deleteFrom('sessions').where('expires_at', '<=', now()).execute();
    await db.deleteFrom('password_resets').where('expires_at', '<=', now()).execute();
    await db.deleteFrom('rate_limits').where('ends_at', '<=', now()).execute();
    await db
      .deleteFrom('outbox')
      .where('send_at', 'is', null)
      .where('created_at', '<', now() - KEEP_SENT_MS)
      .execute();
    await db
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', now() - KEEP_KEYS_MS)
      .execute();
  });
  return 0;
}
