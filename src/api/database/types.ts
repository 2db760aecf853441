import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type QueryBuilder = Kysely<Tables>;

/** The database, whichever it is. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** For questions: sees only what was committed. */
  readonly read: QueryBuilder;
  /**
   * Runs a job that writes as one transaction; resolves once it is on disk. The job asks and writes through the database
   * that it is given, awaits every query, and waits for nothing else. It may be run again after a conflict with another host.
   */
  write<T>(job: (db: QueryBuilder) => Promise<T>): Promise<T>;
  /** Runs a job that reads all of its answers from one moment, however long it takes, while others write. */
  snapshot<T>(job: (db: QueryBuilder) => Promise<T>): Promise<T>;
  /** Brings what has been committed into the one file that a database may have. */
  checkpoint(): Promise<void>;
  /** @throws DatabaseGone when the files of the open database have been deleted or replaced */
  checkFiles(): Promise<void>;
  /** Connections by what they do, and in `waiting` the jobs that wait for one. */
  connections(): Readonly<Record<string, number>>;
  close(): Promise<void>;
}
