import { beyond } from '../../ground/clock/clock.ts';
import type { Services } from '../../ground/services.ts';
import { LINK_LIFE_MS } from '../../ground/outbox/links.ts';
import { CODE_LIFE_MS } from './one-time-codes.ts';
import { RESET_LIFE_MS } from './reset.ts';
import { SESSION_LIFE_MS } from './sessions/sessions.ts';

/** Shortens sessions and links that were issued while a clock was ahead to the usual lifetime from now on. */
export async function clampLives({ database, now }: Services): Promise<number> {
  for (const [table, lifeMs] of [
    ['sessions', SESSION_LIFE_MS],
    ['password_resets', RESET_LIFE_MS],
    ['one_time_codes', CODE_LIFE_MS],
    ['message_links', LINK_LIFE_MS.shipment],
  ] as const) {
    const latest = beyond(now(), lifeMs);
    const found = await database.read
      .selectFrom(table)
      .select('expires_at')
      .where('expires_at', '>', latest)
      .executeTakeFirst();
    if (!found) continue;
    await database.write((db) =>
      db
        .updateTable(table)
        .set({ expires_at: now() + lifeMs })
        .where('expires_at', '>', latest)
        .execute(),
    );
  }
  return 0;
}
