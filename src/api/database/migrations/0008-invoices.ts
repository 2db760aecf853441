import type { QueryBuilder } from '../types.ts';

/** What an invoice says from dispatch on, and when the provider may be asked again how a payment stands. */
export async function addInvoicesAndAsks(db: QueryBuilder): Promise<void> {
  await db.schema.alterTable('order_parts').addColumn('invoice', 'text').execute();
  await db.schema.alterTable('payments').addColumn('ask_after', 'bigint').execute();
}
