import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { GroupCommit } from './group-commit.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';
import { APPLICATION_ID, guardFiles, prepareFile, refuseWithoutLog } from './sqlite-file.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** How often what stands in the log is copied into the file, where the host has time for it. */
const CHECKPOINT_MS = 10_000;

export interface SqliteOptions {
  readonly onQuery?: ((sql: string) => void) | undefined;
  /** Opens a file that lacks its newest changes as well. */
  readonly acceptsIncomplete?: boolean | undefined;
}

/**
 * Opens a SQLite file, made where there is none. One connection writes, with every commit synced to disk; another reads,
 * so that nobody is told of what is not committed yet.
 * @throws DatabaseError
 */
export function openSqlite(file: string, { onQuery, acceptsIncomplete = false }: SqliteOptions = {}): Store {
  prepareFile(file);
  if (!acceptsIncomplete) refuseWithoutLog(file);
  const writing = new DatabaseSync(file, { timeout: 5_000 });
  writing.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  // Pages that change again and again are copied from the log into the file less often; the log grows to some 32 MB.
  writing.exec('PRAGMA wal_autocheckpoint = 8000');
  const { application_id: application } = writing.prepare('PRAGMA application_id').get() as { application_id: number };
  if (application !== APPLICATION_ID) writing.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
  // From here on the group commit waits without blocking the process.
  writing.exec('PRAGMA busy_timeout = 0');
  // Whoever reads waits for no writer, only while another process brings the log in order. Waiting blocks the whole host.
  const reading = new DatabaseSync(file, { timeout: 250 });
  reading.exec('PRAGMA query_only = ON; SELECT 1 FROM sqlite_schema');
  const checkFiles = guardFiles(file);
  const commits = new GroupCommit(writing, checkFiles);
  const writer = new Kysely<Tables>({ dialect: createSqliteDialect(writing, onQuery) });
  const checkpoint = () => {
    if (!writing.isTransaction) writing.exec('PRAGMA wal_checkpoint(PASSIVE)');
  };
  const timer = setInterval(() => {
    try {
      checkpoint();
    } catch {
      // A full or broken disk: the log stays, and whoever writes next is told.
    }
  }, CHECKPOINT_MS).unref();
  return {
    kind: 'sqlite',
    read: new Kysely<Tables>({ dialect: createSqliteDialect(reading) }),
    write: (job) => commits.run(() => job(writer)),
    snapshot: async (job) => {
      const connection = new DatabaseSync(file, { timeout: 5_000 });
      try {
        connection.exec('PRAGMA query_only = ON; BEGIN');
        return await job(new Kysely<Tables>({ dialect: createSqliteDialect(connection) }));
      } finally {
        connection.close();
      }
    },
    checkpoint: async () => {
      await commits.settle();
      checkpoint();
    },
    checkFiles: async () => checkFiles(),
    connections: () => ({ waiting: commits.waiting }),
    close: async () => {
      clearInterval(timer);
      await commits.settle();
      reading.close();
      try {
        // The file is whole by itself from here on, and says so (`refuseWithoutLog`).
        writing.exec('PRAGMA journal_mode = DELETE');
      } catch {
        // Others have it open, or its disk is full or gone: the log stays.
      }
      writing.close();
    },
  };
}
