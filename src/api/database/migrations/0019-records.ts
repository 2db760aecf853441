import { sql } from 'kysely';
import { createIndex, createTable } from '../create-table.ts';
import type { QueryBuilder } from '../types.ts';

/** Credit notes, UPI IDs for refunds, acknowledged complaints, erased personal data, and the address of the site that a host serves. */
export async function createRecords(db: QueryBuilder): Promise<void> {
  for (const column of ['credit_note_number', 'credit_note'])
    await db.schema.alterTable('returns').addColumn(column, 'text').execute();
  await db.schema.alterTable('complaints').addColumn('acknowledged_at', 'bigint').execute();
  await db.schema.alterTable('orders').addColumn('refund_upi', 'text').execute();
  await db.schema.alterTable('orders').addColumn('refund_upi_at', 'bigint').execute();
  await db.schema
    .alterTable('orders')
    .addColumn('personal_data', 'text', (column) => column.notNull().defaultTo('all'))
    .execute();
  // For the rules of privacy/order-rules.ts.
  await createIndex(db, 'orders', 'personal_data', 'stage', 'created_at');
  await db.schema
    .createIndex('orders_by_refund_upi_at')
    .on('orders')
    .column('refund_upi_at')
    .where(sql.ref('refund_upi'), 'is not', null)
    .execute();
  await createTable(db, 'host_facts', { name: 'text', value: 'text' }, (table) =>
    table.addPrimaryKeyConstraint('host_facts_pk', ['name']),
  );
}
