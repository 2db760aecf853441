import { createIndex, createTable } from './create-table.ts';
import type { QueryBuilder } from '../../types.ts';

/** What hosts keep for themselves: limits, keys of requests, numbers given out, the last trusted time, the address of the site. */
export async function createHostState(db: QueryBuilder): Promise<void> {
  await createTable(db, 'rate_limits', { key: 'text', count: 'integer', ends_at: 'bigint' }, (table) =>
    table.addPrimaryKeyConstraint('rate_limits_pk', ['key']),
  );
  await createIndex(db, 'rate_limits', 'ends_at');
  await createTable(
    db,
    'idempotency_keys',
    {
      key: 'text',
      digest: 'text',
      created_at: 'bigint',
      result: 'text',
    },
    (table) => table.addPrimaryKeyConstraint('idempotency_keys_pk', ['key']),
  );
  await createIndex(db, 'idempotency_keys', 'created_at');
  await createTable(db, 'counters', { name: 'text', value: 'integer' }, (table) =>
    table.addPrimaryKeyConstraint('counters_pk', ['name']),
  );
  await createTable(db, 'clock', { name: 'text', at: 'bigint' }, (table) =>
    table.addPrimaryKeyConstraint('clock_pk', ['name']),
  );
  await createTable(db, 'host_facts', { name: 'text', value: 'text' }, (table) =>
    table.addPrimaryKeyConstraint('host_facts_pk', ['name']),
  );
  await createTable(db, 'daily_reports', { name: 'text', day: 'text' }, (table) =>
    table.addPrimaryKeyConstraint('daily_reports_pk', ['name']),
  );
}
