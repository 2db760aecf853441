import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Kysely's query builder on the tables. */
export type QueryBuilder = Kysely<Tables>;

/** The database: SQLite or PostgreSQL. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** For reading. Sees only committed data. */
  readonly read: QueryBuilder;
  /**
   * Runs a write job in a transaction, and resolves once it is on disk. The job uses the given query builder, awaits every query, and awaits nothing
   * else except turns of the event loop (`changeSlices`), as other jobs wait for it. It may run again after a conflict with another host.
   */
  write<T>(job: (db: QueryBuilder) => Promise<T>): Promise<T>;
  /** Runs a reading job on a snapshot of the database, while others write. */
  snapshot<T>(job: (db: QueryBuilder) => Promise<T>): Promise<T>;
  /** On SQLite, copies the log into the file. */
  checkpoint(): Promise<void>;
  /** Checks the files of the database. @throws DatabaseGone when they were deleted or replaced while it is open */
  checkFiles(): Promise<void>;
  /** Number of connections by state, and of jobs `waiting` for one. */
  connections(): Readonly<Record<string, number>>;
  close(): Promise<void>;
}
