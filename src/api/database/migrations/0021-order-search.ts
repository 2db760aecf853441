import { sql } from 'kysely';
import { createIndex } from '../create-table.ts';
import type { QueryBuilder } from '../types.ts';

/** Indices for the operator's list of all orders and its search. */
export async function indexOrderSearch(db: QueryBuilder): Promise<void> {
  await createIndex(db, 'shipments', 'status', 'id');
  for (const [table, column] of [
    ['orders', 'contact_email'],
    ['shipments', 'tracking_number'],
  ] as const)
    await db.schema
      .createIndex(`${table}_by_${column}`)
      .on(table)
      .column(column)
      .where(sql.ref(column), 'is not', null)
      .execute();
}
