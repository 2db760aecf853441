import { createIndex } from '../create-table.ts';
import type { QueryBuilder } from '../types.ts';

/** An index for the counts of the metrics. */
export async function createOutboxIndex(db: QueryBuilder): Promise<void> {
  await createIndex(db, 'outbox', 'sent_at', 'send_at');
}
