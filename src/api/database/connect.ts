import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Database } from './types.ts';

export interface DatabaseOptions {
  /** `postgres://...`, or the path of a SQLite file. */
  readonly url: string;
  /** Told of each statement before it runs (tests stop the process there). */
  readonly onQuery?: (sql: string) => void;
  /** Opens a SQLite file that lacks its newest changes as well. */
  readonly acceptsIncomplete?: boolean | undefined;
}

/** Opens the database as it is, for work that takes as long as it takes. @throws DatabaseError */
export const openWithoutMigrating = async ({ url, onQuery, acceptsIncomplete }: DatabaseOptions): Promise<Database> =>
  isPostgres(url) ? openPostgres(url, { onQuery, isPatient: true }) : openSqlite(url, { onQuery, acceptsIncomplete });

/**
 * Opens the database and brings its tables up to date; several hosts may do so at once.
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
  // A migration takes as long as it takes; nothing else does.
  await database.close();
  return openPostgres(options.url, { onQuery: options.onQuery });
}

export const isPostgres = (url: string): boolean => /^postgres(?:ql)?:\/\//.test(url);
