import type { Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** The database, whichever it is. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** For questions: sees only what was committed. */
  readonly read: Database;
  /**
   * Runs a job that writes as one transaction; resolves once it is on disk. The job asks and writes through the database
   * that it is given, awaits every query, and waits for nothing else. It may be run again after a conflict with another host.
   */
  write<T>(job: (db: Database) => Promise<T>): Promise<T>;
  /** Runs a job that reads all of its answers from one moment, however long it takes, while others write. */
  snapshot<T>(job: (db: Database) => Promise<T>): Promise<T>;
  /** Brings what has been committed into the one file that a database may have. */
  checkpoint(): Promise<void>;
  /** @throws DatabaseGone when the files of the open database have been deleted or replaced */
  checkFiles(): Promise<void>;
  /** Connections by what they do, and in `waiting` the jobs that wait for one. */
  connections(): Readonly<Record<string, number>>;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** `postgres://...`, or the path of a SQLite file. */
  readonly url: string;
  /** Told of each statement before it runs (tests stop the process there). */
  readonly onQuery?: (sql: string) => void;
  /** Opens a SQLite file that lacks its newest changes as well. */
  readonly acceptsIncomplete?: boolean | undefined;
}

/** Opens the database as it is, for work that takes as long as it takes. @throws DatabaseError */
export const openDatabase = async ({ url, onQuery, acceptsIncomplete }: StoreOptions): Promise<Store> =>
  isPostgres(url) ? openPostgres(url, { onQuery, isPatient: true }) : openSqlite(url, { onQuery, acceptsIncomplete });

/**
 * Opens the database and brings its tables up to date; several hosts may do so at once.
 * @throws DatabaseError
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const store = await openDatabase(options);
  try {
    await migrate(store);
    await store.checkpoint();
  } catch (error) {
    await store.close();
    throw error;
  }
  if (store.kind === 'sqlite') return store;
  // A migration takes as long as it takes; nothing else does.
  await store.close();
  return openPostgres(options.url, { onQuery: options.onQuery });
}

export const isPostgres = (url: string): boolean => /^postgres(?:ql)?:\/\//.test(url);
