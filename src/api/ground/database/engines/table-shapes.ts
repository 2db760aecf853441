import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { lockMigrations, runMigrations } from './migrate.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from '../tables.ts';

/** A table as made by migrations. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
  readonly primaryKey: readonly string[];
}

/**
 * The tables after the named migrations, in order of creation, without `migrations` itself. They are the same on both kinds of
 * database, so they are read from an empty SQLite database in memory.
 */
export async function describeTables(migrations: readonly string[]): Promise<readonly TableShape[]> {
  const memory = new DatabaseSync(':memory:');
  try {
    const db = new Kysely<Tables>({ dialect: createSqliteDialect(new SqliteConnection(memory)) });
    await lockMigrations(db, 'sqlite');
    await runMigrations(db, 'sqlite', migrations);
    const tables = memory
      .prepare(
        `select name from sqlite_schema where type = 'table' and name not in ('migrations', 'sqlite_sequence') order by rowid`,
      )
      .all();
    return tables.map(({ name }) => {
      const columns = memory.prepare('select name, pk from pragma_table_info(?) order by cid').all(String(name));
      return {
        name: String(name),
        columns: columns.map((column) => String(column['name'])),
        primaryKey: columns
          .filter(({ pk }) => Number(pk) > 0)
          .sort((a, b) => Number(a['pk']) - Number(b['pk']))
          .map((column) => String(column['name'])),
      };
    });
  } finally {
    memory.close();
  }
}
