import type { QueryBuilder } from '../types.ts';

/** The tables of those who are written to, and the outbox. */
const READERS = ['accounts', 'orders', 'complaints', 'newsletter', 'restock_alerts', 'sellers', 'staff', 'outbox'];

/** The language that somebody reads, a BCP-47 tag; null is English. Of the outbox: that of a registered text. */
export async function addLanguages(db: QueryBuilder): Promise<void> {
  for (const table of READERS) await db.schema.alterTable(table).addColumn('language', 'text').execute();
}
