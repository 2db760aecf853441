import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { DatabaseError } from '../../ground/database/database-error.ts';
import { listDone, refuseUnknown } from '../../ground/database/engines/migrate.ts';
import { readSlices } from '../../ground/database/read-slices.ts';
import { openWithoutMigrating } from '../../ground/database/engines/connect.ts';
import type { QueryBuilder, Database } from '../../ground/database/types.ts';
import { describeTables, type TableShape } from '../../ground/database/engines/table-shapes.ts';
import { BackupLines, readBackup, type Value } from './backup-file.ts';
import { restoreBackup } from './restore-backup.ts';

/**
 * Writes a snapshot of the whole database into a file, while hosts run. The file gets its final name after a test restore into a temporary database.
 * Returns the number of rows in each table.
 * @throws DatabaseError
 */
export async function writeBackup(database: Database, file: string, now: number): Promise<ReadonlyMap<string, number>> {
  const part = `${file}.part`;
  const trial = `${file}.trial.db`;
  try {
    const counts = await database.snapshot(async (db) => {
      const lines = new BackupLines();
      // Only its owner can read it, as it has personal data and secrets.
      const out = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
      await pipeline(exportAll(db, database.kind, lines, now), createGzip(), out);
      return lines.counts;
    });
    const restored = await tryRestore(part, trial, now);
    for (const [table, rows] of counts)
      if (restored.get(table) !== rows)
        throw new DatabaseError(`The test restore lost rows of ${table}. The backup was deleted.`);
    await rename(part, file);
    return counts;
  } finally {
    await Promise.all([part, trial, `${trial}-wal`, `${trial}-shm`].map((path) => rm(path, { force: true })));
  }
}

async function* exportAll(
  db: QueryBuilder,
  kind: Database['kind'],
  lines: BackupLines,
  now: number,
): AsyncGenerator<string> {
  const migrations = await listDone(db);
  refuseUnknown(migrations, 'The database');
  if (kind === 'sqlite') await checkIntegrity(db);
  yield lines.head({ createdAt: new Date(now).toISOString(), database: kind, migrations });
  for (const shape of await describeTables(migrations)) {
    yield lines.startTable(shape.name, shape.columns);
    for await (const rows of readTable(db, shape)) yield lines.rows(rows);
    yield lines.endTable();
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(shape.name)}`.execute(db);
    if (lines.counts.get(shape.name) !== Number(rows[0]?.count))
      throw new DatabaseError(`Not all rows of ${shape.name} could be read. No backup was written.`);
  }
  yield lines.end();
}

/** The rows of a table in the order of its primary key. */
async function* readTable(
  db: QueryBuilder,
  { name, columns, primaryKey }: TableShape,
): AsyncGenerator<readonly (readonly Value[])[]> {
  const key = sql.join(primaryKey.map((column) => sql.ref(column)));
  const slices = readSlices<Record<string, unknown>>(async (last, most) => {
    const after = last ? sql`where (${key}) > (${sql.join(primaryKey.map((column) => last[column]))})` : sql``;
    const list = sql.join(columns.map((column) => sql.ref(column)));
    const query = sql<
      Record<string, unknown>
    >`select ${list} from ${sql.table(name)} ${after} order by ${key} limit ${most}`;
    return (await query.execute(db)).rows;
  });
  for await (const rows of slices)
    yield rows.map((row) => columns.map((column) => checkValue(row[column], `${name}.${column}`)));
}

function checkValue(value: unknown, column: string): Value {
  if (value === null || typeof value === 'string' || Number.isSafeInteger(value)) return value as Value;
  throw new DatabaseError(`${column} has a value that is neither a text nor an integer. No backup was written.`);
}

/** Checks the database for damage. @throws DatabaseError */
async function checkIntegrity(db: QueryBuilder): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  if (rows[0]?.integrity_check !== 'ok')
    throw new DatabaseError(`The database is damaged: ${rows.map((row) => row.integrity_check).join('; ')}`);
}

/** Restores a backup into a temporary SQLite file. */
async function tryRestore(file: string, trial: string, now: number): Promise<ReadonlyMap<string, number>> {
  const database = await openWithoutMigrating({ url: trial });
  try {
    await restoreBackup(database, file, { isReplacing: false, actor: 'host', now });
    await checkIntegrity(database.read);
    return await readBackup(file, { head: () => {} });
  } finally {
    await database.close();
  }
}
