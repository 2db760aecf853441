import { sql } from 'kysely';
import { commandLine } from '../../../../command-line.ts';
import { DatabaseError } from '../database-error.ts';
import { BASELINE, migrations } from '../migrations/migrations.ts';
import type { QueryBuilder, Database } from '../types.ts';

/** An arbitrary id for the advisory lock that hosts wait for on PostgreSQL. */
const MIGRATION_LOCK = 4_721_360;

/**
 * Runs the missing migrations in one transaction. On SQLite the write transaction itself is exclusive.
 * @throws DatabaseError
 */
export async function migrate(database: Database): Promise<void> {
  await database.write(async (db) => {
    await lockMigrations(db, database.kind);
    refuseUnknown(await listDone(db), 'The database');
    await runMigrations(db, database.kind);
  });
}

/** Locks the migrations until the end of the transaction, and creates their table if needed. */
export async function lockMigrations(db: QueryBuilder, kind: Database['kind']): Promise<void> {
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(db);
  await sql`create table if not exists migrations (name text primary key)`.execute(db);
}

/** Names of the migrations that were run. */
export async function listDone(db: QueryBuilder): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  return rows.map(({ name }) => name);
}

/** Runs the missing ones of the named migrations (by default all), in order. */
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

/** @throws DatabaseError for migrations of a newer version, or of one before the first release, whose tables nothing reads any more */
export function refuseUnknown(names: readonly string[], what: string): void {
  if (names.length > 0 && !names.includes(BASELINE))
    throw new DatabaseError(
      `${what} was made before the first release of the shop, and no version reads it any more.\n` +
        '  Start with an empty database: set another DATA_DIR or DATABASE_URL, or move the old one away.',
    );
  const unknown = names.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0)
    throw new DatabaseError(
      `${what} belongs to a newer version of the shop: this one does not know its ${unknown.map((name) => `"${name}"`).join(', ')}.\n` +
        `  Start the newer version, or restore a backup from before the upgrade into an empty database: ${commandLine('operator', 'restore <file>')}`,
    );
}
