import { sql } from 'kysely';
import { DatabaseError } from './database-error.ts';
import { migrations } from './migrations.ts';
import type { QueryBuilder, Database } from './types.ts';

/** Any number: the lock that hosts starting at once on PostgreSQL queue up for. */
const MIGRATION_LOCK = 4_721_360;

/**
 * Brings the tables up to date: runs, in one transaction, the migrations that the database has not seen. On SQLite the
 * write transaction itself keeps others out.
 * @throws DatabaseError
 */
export async function migrate(database: Database): Promise<void> {
  await database.write(async (db) => {
    await lockMigrations(db, database.kind);
    refuseNewer(await listDone(db), 'The database');
    await runMigrations(db, database.kind);
  });
}

/** Keeps others from changing the tables until the transaction ends, and makes the list of what was done where there is none. */
export async function lockMigrations(db: QueryBuilder, kind: Database['kind']): Promise<void> {
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(db);
  await sql`create table if not exists migrations (name text primary key)`.execute(db);
}

/** Names of the migrations that the database has seen. */
export async function listDone(db: QueryBuilder): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  return rows.map(({ name }) => name);
}

/** Runs what has not been done of the named migrations, in their order; all of them when none is named. */
export async function runMigrations(
  db: QueryBuilder,
  kind: Database['kind'],
  names: readonly string[] = Object.keys(migrations),
): Promise<void> {
  const done = new Set(await listDone(db));
  for (const [name, run] of Object.entries(migrations)) {
    if (done.has(name) || !names.includes(name)) continue;
    await run(db, kind);
    await sql`insert into migrations (name) values (${name})`.execute(db);
  }
}

/** @throws DatabaseError where a newer version of the shop has changed the tables in a way that this one does not know */
export function refuseNewer(names: readonly string[], what: string): void {
  const unknown = names.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0)
    throw new DatabaseError(
      `${what} belongs to a newer version of the shop: this one does not know its ${unknown.map((name) => `"${name}"`).join(', ')}.\n` +
        '  Start the newer version, or go back with an empty database and a backup from before the upgrade: npm run operator -- restore <file>',
    );
}
