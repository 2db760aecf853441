import { sql } from 'kysely';
import { type Actor, writeAudit } from '../../ground/audit/audit.ts';
import { DatabaseError } from '../../ground/database/database-error.ts';
import { listDone, lockMigrations, refuseUnknown, runMigrations } from '../../ground/database/engines/migrate.ts';
import type { QueryBuilder, Database } from '../../ground/database/types.ts';
import { describeTables } from '../../ground/database/engines/table-shapes.ts';
import { type BackupHead, readBackup } from './backup-file.ts';
import { eraseAgain, listErased } from './erased.ts';

interface RestoreOptions {
  /** Whether existing data may be deleted. */
  readonly isReplacing: boolean;
  /** For the audit trail. */
  readonly actor: Actor;
  readonly now: number;
}

/**
 * Restores a backup in one transaction: creates the tables of its version, fills them, and runs the newer migrations. The file is checked completely
 * before that. What was erased in the replaced database is erased again. Returns the head, the number of rows in each table, and how many orders and
 * accounts were erased again.
 * @throws DatabaseError, with the database unchanged
 */
export async function restoreBackup(
  database: Database,
  file: string,
  { isReplacing, actor, now }: RestoreOptions,
): Promise<{ readonly head: BackupHead; readonly counts: ReadonlyMap<string, number>; readonly erased: number }> {
  const { head, counts } = await verifyBackup(file);
  const shapes = await describeTables(head.migrations);
  const erased = await database.write(async (db) => {
    await lockMigrations(db, database.kind);
    const before = await listErased(db, await listDone(db));
    await clear(db, database.kind, isReplacing);
    await runMigrations(db, database.kind, head.migrations);
    const enableChecks = await disableChecks(db, database.kind);
    for (const { name } of shapes.toReversed()) await sql`delete from ${sql.table(name)}`.execute(db);
    await readBackup(file, {
      head: () => {},
      rows: async (table, columns, rows) => {
        const names = sql.join(columns.map((column) => sql.ref(column)));
        const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`));
        await sql`insert into ${sql.table(table)} (${names}) values ${values}`.execute(db);
      },
    });
    await enableChecks();
    await runMigrations(db, database.kind);
    const again = await eraseAgain(db, before, now);
    await writeAudit(db, now, actor, 'restored', 'database', { createdAt: head.createdAt, erased: again });
    return again;
  });
  await database.checkpoint();
  return { head, counts, erased };
}

/** The head and counts of a backup that was checked to its end. @throws DatabaseError for a file that this version can't restore */
async function verifyBackup(file: string): Promise<{ head: BackupHead; counts: ReadonlyMap<string, number> }> {
  let head: BackupHead | undefined;
  const tables = new Map<string, readonly string[]>();
  const counts = await readBackup(file, {
    head: (facts) => {
      refuseUnknown(facts.migrations, 'The backup');
      head = facts;
    },
    rows: async (table, columns) => void tables.set(table, columns),
  });
  if (!head) throw new DatabaseError(`${file} is not a backup.`);
  const known = new Map((await describeTables(head.migrations)).map(({ name, columns }) => [name, columns]));
  for (const [table, columns] of tables)
    if (String(known.get(table)) !== String(columns))
      throw new DatabaseError(`${file} has a table ${table} with other columns.`);
  return { head, counts };
}

/** Drops the shop's tables. @throws DatabaseError when they have rows and `isReplacing` is false */
async function clear(db: QueryBuilder, kind: Database['kind'], isReplacing: boolean): Promise<void> {
  const done = await listDone(db);
  refuseUnknown(done, 'The database');
  const tables = (await describeTables(done)).map(({ name }) => name);
  for (const name of isReplacing ? [] : tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0)
      throw new DatabaseError(
        `The database is not empty: there are rows in ${name}. With --replace the backup replaces everything in it; make a backup of it first.`,
      );
  }
  // Foreign keys are checked at the end of the transaction.
  if (kind === 'sqlite') await sql`pragma defer_foreign_keys = on`.execute(db);
  for (const name of tables.toReversed())
    await sql`drop table ${sql.table(name)} ${sql.raw(kind === 'postgres' ? 'cascade' : '')}`.execute(db);
  await sql`delete from migrations`.execute(db);
}

/**
 * Disables triggers, and on PostgreSQL foreign keys, as rows are inserted table by table and not in their original order. Returns a function that
 * enables them again and checks the foreign keys of all rows.
 */
async function disableChecks(db: QueryBuilder, kind: Database['kind']): Promise<() => Promise<void>> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  if (kind === 'sqlite') {
    const { rows: triggers } = await sql<{ name: string; sql: string }>`
      select name, sql from sqlite_schema where type = 'trigger'`.execute(db);
    for (const { name } of triggers) await run(`drop trigger "${name}"`);
    return async () => {
      for (const trigger of triggers) await run(trigger.sql);
      const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
      if (rows[0]) throw new DatabaseError(`The backup has rows in ${rows[0].table} that refer to nothing.`);
    };
  }
  const { rows: references } = await sql<{ table_name: string; name: string; definition: string }>`
    select conrelid::regclass::text as table_name, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db);
  const { rows: guarded } = await sql<{ table_name: string }>`
    select distinct tgrelid::regclass::text as table_name from pg_trigger
    join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = current_schema()::regnamespace`.execute(db);
  for (const { table_name, name } of references) await run(`alter table ${table_name} drop constraint "${name}"`);
  for (const { table_name } of guarded) await run(`alter table ${table_name} disable trigger user`);
  return async () => {
    for (const { table_name } of guarded) await run(`alter table ${table_name} enable trigger user`);
    for (const { table_name, name, definition } of references)
      await run(`alter table ${table_name} add constraint "${name}" ${definition}`);
  };
}
