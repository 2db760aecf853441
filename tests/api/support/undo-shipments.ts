import { sql } from 'kysely';
import type { Database } from '../../../src/api/database/types.ts';

const TRIGGERED = ['ledger_entries', 'refunds'];

/** Makes the tables as they were before the migration that renamed parts to shipments. */
export async function undoShipments(database: Database): Promise<void> {
  await database.write(async (db) => {
    const run = (text: string) => sql.raw(text).execute(db);
    for (const table of ['order_lines', 'order_events', 'returns'])
      await run(`alter table ${table} rename column shipment_id to part_id`);
    await run('alter table shipments rename to order_parts');
    for (const columns of [
      'order_id',
      'shop, id',
      'shop, status, id',
      'shop, dispatched_at, id',
      'shop, delivered_at, id',
    ]) {
      const name = columns.replaceAll(', ', '_');
      await run(`drop index shipments_by_${name}`);
      await run(`create index order_parts_by_${name} on order_parts (${columns})`);
    }
    await run(`update order_parts set invoice = replace(invoice, '"shipmentId":', '"partId":')`);
    // The trail was not guarded then.
    for (const event of database.kind === 'sqlite' ? ['update', 'delete', 'insert'] : ['update', 'delete', 'truncate'])
      await run(`drop trigger audit_${event}${database.kind === 'sqlite' ? '' : ' on audit'}`);
    await run('drop table audit_release');
    await run(`delete from migrations where name = '2026-11-audit-guard'`);
    await run(`update audit set details = replace(details, '"shipmentId":', '"partId":')`);
    await run(
      `update idempotency_keys set answer = replace(replace(answer, '"shipmentId":', '"partId":'), '"shipments":', '"parts":')`,
    );
    await run(
      `update outbox set kind = replace(kind, 'shipment-', 'part-') where kind in ('shipment-dispatched', 'shipment-cancelled')`,
    );
    const triggers = database.kind === 'sqlite' ? await listTriggers(database) : [];
    for (const { name } of triggers) await run(`drop trigger ${name}`);
    for (const table of TRIGGERED) {
      if (database.kind === 'postgres') await run(`alter table ${table} disable trigger user`);
      await run(`update ${table} set cause = replace(cause, 'shipment:', 'part:')`);
      if (database.kind === 'postgres') await run(`alter table ${table} enable trigger user`);
    }
    for (const trigger of triggers) await run(trigger.sql);
    await run(`delete from migrations where name = '2026-11-shipments'`);
  });
}

async function listTriggers(database: Database): Promise<readonly { name: string; sql: string }[]> {
  const query = sql<{
    name: string;
    sql: string;
  }>`select name, sql from sqlite_schema where type = 'trigger' and tbl_name <> 'audit'`;
  return (await query.execute(database.read)).rows;
}
