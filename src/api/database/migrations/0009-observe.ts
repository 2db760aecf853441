import { createIndex } from '../create-table.ts';
import type { QueryBuilder } from '../types.ts';

/** An index for what metrics count whenever they are asked for. */
export async function createOutboxIndex(db: QueryBuilder): Promise<void> {
  await createIndex(db, 'outbox', 'sent_at', 'send_at');
}
