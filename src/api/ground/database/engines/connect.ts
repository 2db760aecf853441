import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Database } from '../types.ts';

export interface DatabaseOptions {
  /** `postgres://...`, or the path of a SQLite file. */
  readonly url: string;
  /** Called before each statement. Tests kill the process here. */
  readonly onQuery?: (sql: string) => void;
  /** Also opens a SQLite file whose newest changes are missing. */
  readonly acceptsIncomplete?: boolean | undefined;
}

/** Opens the database without migrations, and without time limits for statements. @throws DatabaseError */
export const openWithoutMigrating = async ({ url, onQuery, acceptsIncomplete }: DatabaseOptions): Promise<Database> =>
  isPostgres(url) ? openPostgres(url, { onQuery, isPatient: true }) : openSqlite(url, { onQuery, acceptsIncomplete });

/**
 * Opens the database and runs the missing migrations. Several hosts may do so at the same time.
 * @throws DatabaseError
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = await openWithoutMigrating(options);
  try {
    await migrate(database);
    await database.checkpoint();
  } catch (error) {
    await database.close();
    throw error;
  }
  if (database.kind === 'sqlite') return database;
  // Only migrations run without time limits.
  await database.close();
  return openPostgres(options.url, { onQuery: options.onQuery });
}

const isPostgres = (url: string): boolean => /^postgres(?:ql)?:\/\//.test(url);
