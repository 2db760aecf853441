import { createPartialIndex } from './create-tables.ts';
import type { QueryBuilder } from '../types.ts';

/** What offers take off orders and their lines, and whose code was typed. */
export async function addOffers(db: QueryBuilder): Promise<void> {
  // SQLite adds one column at a time.
  for (const [table, column] of [
    ['orders', 'discount_minor'],
    ['order_lines', 'discount_minor'],
    ['order_lines', 'shop_minor'],
  ] as const)
    await db.schema
      .alterTable(table)
      .addColumn(column, 'bigint', (definition) => definition.notNull().defaultTo(0))
      .execute();
  await db.schema.alterTable('orders').addColumn('offers', 'text').execute();
  await db.schema.alterTable('orders').addColumn('code_offer', 'text').execute();
  await createPartialIndex(db, 'orders_by_code_offer', 'orders', ['code_offer'], 'code_offer is not null');
}
