import type { QueryBuilder } from '../types.ts';

/** The tables of people to whom messages are written, and the outbox. */
const READERS = ['accounts', 'orders', 'complaints', 'newsletter', 'restock_alerts', 'sellers', 'staff', 'outbox'];

/** Adds the language that somebody reads, a BCP-47 tag; null is English. In the outbox it is that of a registered text. */
export async function addLanguages(db: QueryBuilder): Promise<void> {
  for (const table of READERS) await db.schema.alterTable(table).addColumn('language', 'text').execute();
}
