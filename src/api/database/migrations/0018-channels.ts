import { createIndex, createTable } from '../create-table.ts';
import type { QueryBuilder } from '../types.ts';

/** Channels of messages besides mail, links for sellers without an account, opt-outs, and the days of daily reports. */
export async function addChannels(db: QueryBuilder): Promise<void> {
  const outbox = () => db.schema.alterTable('outbox');
  await outbox()
    .addColumn('channel', 'text', (column) => column.notNull().defaultTo('mail'))
    .execute();
  await outbox().addColumn('params', 'text').execute();
  await outbox().addColumn('handed_at', 'bigint').execute();
  await outbox().addColumn('failure', 'text').execute();
  await createTable(
    db,
    'message_links',
    { token_hash: 'text', purpose: 'text', subject: 'text', expires_at: 'bigint' },
    (table) => table.addPrimaryKeyConstraint('message_links_pk', ['token_hash']),
  );
  await createIndex(db, 'message_links', 'expires_at');
  await createTable(db, 'opt_outs', { key: 'text', at: 'bigint' }, (table) =>
    table.addPrimaryKeyConstraint('opt_outs_pk', ['key']),
  );
  await createTable(db, 'daily_reports', { name: 'text', day: 'text' }, (table) =>
    table.addPrimaryKeyConstraint('daily_reports_pk', ['name']),
  );
}
