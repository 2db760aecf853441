import { beyond } from '../clock.ts';
import type { Services } from '../services.ts';
import { RESET_LIFE_MS } from './reset.ts';
import { SESSION_LIFE_MS } from './sessions.ts';

/** Sessions and links that were given out while a clock was ahead live as long as what is given out now. */
export async function clampLives({ database, now }: Services): Promise<number> {
  for (const [table, lifeMs] of [
    ['sessions', SESSION_LIFE_MS],
    ['password_resets', RESET_LIFE_MS],
  ] as const) {
    const latest = beyond(now(), lifeMs);
    const found = await database.read
      .selectFrom(table)
      .select('kind')
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
