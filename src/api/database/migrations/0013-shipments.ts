import { sql } from 'kysely';
import { createIndex } from '../create-table.ts';
import type { Database, QueryBuilder } from '../types.ts';

/**
 * Renames what was called a part of an order to a shipment: the table, its indices, the columns that refer to it, and the name
 * inside of stored texts and JSON. Constraints keep their old names, as SQLite can't rename them.
 */
export async function renameParts(db: QueryBuilder, kind: Database['kind']): Promise<void> {
  await db.schema.alterTable('order_parts').renameTo('shipments').execute();
  for (const table of ['order_lines', 'order_events', 'returns'])
    await db.schema.alterTable(table).renameColumn('part_id', 'shipment_id').execute();
  await renameIndices(db);
  await renameKeys(db);
  await renameCauses(db, kind);
  for (const event of ['dispatched', 'cancelled'])
    await sql`update outbox set kind = ${`shipment-${event}`} where kind = ${`part-${event}`}`.execute(db);
}

async function renameIndices(db: QueryBuilder): Promise<void> {
  const plain = [['order_id'], ['shop', 'id'], ['shop', 'status', 'id']];
  const partial = ['dispatched_at', 'delivered_at'];
  for (const columns of [...plain, ...partial.map((column) => ['shop', column, 'id'])])
    await db.schema.dropIndex(`order_parts_by_${columns.join('_')}`).execute();
  for (const columns of plain) await createIndex(db, 'shipments', ...columns);
  for (const column of partial)
    await db.schema
      .createIndex(`shipments_by_shop_${column}_id`)
      .on('shipments')
      .columns(['shop', column, 'id'])
      .where(sql.ref(column), 'is not', null)
      .execute();
}

/** Keys of JSON: of invoices, of details in the audit trail, and of orders that are kept as answers. A value has its quotes escaped, so only keys match. */
async function renameKeys(db: QueryBuilder): Promise<void> {
  const rename = async (table: string, column: string, before: string, after: string) => {
    const [from, to] = [`"${before}":`, `"${after}":`];
    const ref = sql.ref(column);
    await sql`update ${sql.table(table)} set ${ref} = replace(${ref}, ${from}, ${to}) where ${ref} like ${`%${from}%`}`.execute(
      db,
    );
  };
  await rename('shipments', 'invoice', 'partId', 'shipmentId');
  await rename('audit', 'details', 'partId', 'shipmentId');
  await rename('idempotency_keys', 'answer', 'parts', 'shipments');
  await rename('idempotency_keys', 'answer', 'partId', 'shipmentId');
}

/** The triggers of the ledger refuse any change of a cause, so they are off meanwhile. */
async function renameCauses(db: QueryBuilder, kind: Database['kind']): Promise<void> {
  const tables = ['ledger_entries', 'refunds'];
  const enable = await (kind === 'sqlite' ? dropTriggers(db, tables) : disableTriggers(db, tables));
  for (const table of tables)
    await sql`update ${sql.table(table)} set cause = replace(cause, 'part:', 'shipment:') where cause like 'part:%'`.execute(
      db,
    );
  await enable();
}

async function dropTriggers(db: QueryBuilder, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema where type = 'trigger' and tbl_name in (${sql.join(tables)})`.execute(db);
  for (const { name } of rows) await sql`drop trigger ${sql.ref(name)}`.execute(db);
  return async () => {
    for (const trigger of rows) await sql.raw(trigger.sql).execute(db);
  };
}

async function disableTriggers(db: QueryBuilder, tables: readonly string[]): Promise<() => Promise<void>> {
  const set = async (state: 'enable' | 'disable') => {
    for (const table of tables) await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(db);
  };
  await set('disable');
  return () => set('enable');
}
