import type { QueryBuilder } from '../types.ts';

/** Columns for issued invoices, and for the lease of queries to the provider. */
export async function addInvoicesAndAsks(db: QueryBuilder): Promise<void> {
  await db.schema.alterTable('order_parts').addColumn('invoice', 'text').execute();
  await db.schema.alterTable('payments').addColumn('ask_after', 'bigint').execute();
}
