import { type CreateTableBuilder, sql } from 'kysely';
import { DatabaseError } from './database-error.ts';
import { migrations } from './migrations.ts';
import type { Database, Store } from './store.ts';

/** Any number: the lock that hosts starting at once on PostgreSQL queue up for. */
const MIGRATION_LOCK = 4_721_360;

/**
 * Brings the tables up to date: runs, in one transaction, the migrations that the database has not seen. On SQLite the
 * write transaction itself keeps others out.
 */
export async function migrate(store: Store): Promise<void> {
  await store.write(async (db) => {
    if (store.kind === 'postgres') await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(db);
    await sql`create table if not exists migrations (name text primary key)`.execute(db);
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
    const done = new Set(rows.map(({ name }) => name));
    refuseNewer([...done], 'The database');
    for (const [name, run] of Object.entries(migrations)) {
      if (done.has(name)) continue;
      await run(db, store.kind);
      await sql`insert into migrations (name) values (${name})`.execute(db);
    }
  });
}

/** @throws DatabaseError where a newer version of the shop has changed the tables in a way that this one does not know */
export function refuseNewer(names: readonly string[], what: string): void {
  const unknown = names.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0)
    throw new DatabaseError(
      `${what} belongs to a newer version of the shop: this one does not know its ${unknown.map((name) => `"${name}"`).join(', ')}.\n` +
        '  Start the newer version, or go back with a backup from before the upgrade: npm run desk -- restore <file> --replace',
    );
}

/** A table's columns in short: `name: 'text'`, with `?` behind the type where it may be null. */
export async function createTable(
  db: Database,
  name: string,
  columns: Readonly<Record<string, `${'text' | 'bigint' | 'integer'}${'' | '?'}`>>,
  finish: (table: CreateTableBuilder<string, string>) => CreateTableBuilder<string, string>,
): Promise<void> {
  let table = db.schema.createTable(name) as CreateTableBuilder<string, string>;
  for (const [column, type] of Object.entries(columns)) {
    const isNullable = type.endsWith('?');
    table = table.addColumn(column, type.replace('?', '') as 'text' | 'bigint' | 'integer', (definition) =>
      isNullable ? definition : definition.notNull(),
    );
  }
  await finish(table).execute();
}

export async function createIndex(db: Database, table: string, ...columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
}
