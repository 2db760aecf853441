import { createIndex } from './migrate.ts';
import type { Database } from './store.ts';

/** An index for what metrics count whenever they are asked for. */
export async function createOutboxIndex(db: Database): Promise<void> {
  await createIndex(db, 'outbox', 'sent_at', 'send_at');
}
