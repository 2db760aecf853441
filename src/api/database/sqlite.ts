import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { GroupCommit } from './group-commit.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';
import { APPLICATION_ID, guardFiles, prepareFile, refuseWithoutLog } from './sqlite-file.ts';
import { createThreadPool } from '../thread-pool.ts';
import type { Database } from './types.ts';
import type { Tables } from './tables.ts';

/** How often what stands in the log is copied into the file. */
const CHECKPOINT_MS = 2_000;

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
export function openSqlite(file: string, { onQuery, acceptsIncomplete = false }: SqliteOptions = {}): Database {
  prepareFile(file);
  if (!acceptsIncomplete) refuseWithoutLog(file);
  const writing = new DatabaseSync(file, { timeout: 5_000 });
  writing.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  // A thread copies the log into the file long before this, some 128 MB, unless it can't keep up.
  writing.exec('PRAGMA wal_autocheckpoint = 32000');
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
  const checkpoint = () => writing.exec('PRAGMA wal_checkpoint(PASSIVE)');
  const copier = createThreadPool<string, void>({
    script: new URL('./checkpoint-thread.ts', import.meta.url),
    threads: 1,
    mostWaiting: 1,
    mostWaitMs: CHECKPOINT_MS,
  });
  let copying: Promise<void> | undefined;
  const timer = setInterval(() => {
    if (copying || !commits.takeNews()) return;
    const copy = async () => {
      // Opening a file that is gone would make another one.
      checkFiles();
      // Copying and syncing holds up whoever does it: a thread does, and what came meanwhile is little.
      await copier.run(file);
      await commits.between(checkpoint);
    };
    // A full or broken disk: the log stays, and whoever writes next is told.
    copying = copy()
      .catch(() => {})
      .finally(() => {
        copying = undefined;
      });
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
    checkpoint: () => commits.between(checkpoint),
    checkFiles: async () => checkFiles(),
    connections: () => ({ waiting: commits.waiting }),
    close: async () => {
      clearInterval(timer);
      await copying;
      await copier.close();
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
