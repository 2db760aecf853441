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
  close(): Promise<void>;
}

export interface StoreOptions {
  /** `postgres://...`, or the path of a SQLite file. */
  readonly url: string;
  /** Told of each statement before it runs (tests stop the process there). */
  readonly onQuery?: (sql: string) => void;
}

/** Opens the database and brings its tables up to date; several hosts may do so at once. */
export async function openStore({ url, onQuery }: StoreOptions): Promise<Store> {
  if (!isPostgres(url)) return migrated(openSqlite(url, onQuery));
  // A migration takes as long as it takes; nothing else does.
  await (await migrated(await openPostgres(url, { onQuery, isPatient: true }))).close();
  return openPostgres(url, { onQuery });
}

async function migrated(store: Store): Promise<Store> {
  try {
    await migrate(store);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

export const isPostgres = (url: string): boolean => /^postgres(?:ql)?:\/\//.test(url);
