import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { type FileHandle, open as openFile } from 'node:fs/promises';
import { startCheckpointer } from './checkpointer.ts';
import { GroupCommit } from './group-commit.ts';
import { createSnapshots } from './snapshots.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';
import { APPLICATION_ID, guardFiles, prepareFile, refuseWithoutLog } from './sqlite-file.ts';
import type { Database } from '../types.ts';
import type { Tables } from '../tables.ts';

interface SqliteOptions {
  readonly onQuery?: ((sql: string) => void) | undefined;
  /** Also opens a file whose newest changes are missing. */
  readonly acceptsIncomplete?: boolean | undefined;
}

/**
 * Opens a SQLite file, and creates it if needed. One connection writes, and every write waits until it is synced to disk; another reads, so that nobody
 * sees uncommitted changes. Both are for short queries; threads run longer ones, on snapshots.
 * @throws DatabaseError
 */
export function openSqlite(file: string, { onQuery, acceptsIncomplete = false }: SqliteOptions = {}): Database {
  prepareFile(file);
  if (!acceptsIncomplete) refuseWithoutLog(file);
  const writing = openWriting(file);
  const reading = openReading(file);
  const checkFiles = guardFiles(file);
  const log = openLog(file);
  const commits = new GroupCommit(writing, { check: checkFiles, sync: log.sync });
  const writer = new Kysely<Tables>({ dialect: createSqliteDialect(new SqliteConnection(writing, onQuery)) });
  const snapshots = createSnapshots(file);
  const checkpoint = () => writing.exec('PRAGMA wal_checkpoint(PASSIVE)');
  const checkpointer = startCheckpointer(file, commits, { checkFiles, checkpoint });
  return {
    kind: 'sqlite',
    read: new Kysely<Tables>({ dialect: createSqliteDialect(new SqliteConnection(reading)) }),
    write: (job) => commits.run(() => job(writer)),
    snapshot: (job) => snapshots.run((queries) => job(new Kysely<Tables>({ dialect: createSqliteDialect(queries) }))),
    checkpoint: () => commits.between(checkpoint),
    checkFiles: async () => checkFiles(),
    connections: () => ({ waiting: commits.waiting }),
    close: async () => {
      await Promise.all([checkpointer.close(), snapshots.close()]);
      await commits.settle();
      await log.close();
      reading.close();
      try {
        // The file is complete without a log from here on, and its header says so (`refuseWithoutLog`).
        writing.exec('PRAGMA journal_mode = DELETE');
      } catch {
        // Other processes have it open, or its disk is full or gone: the log stays.
      }
      writing.close();
    },
  };
}

function openWriting(file: string): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: 5_000 });
  // Commits do not sync, which would block the process. A thread syncs them before the group commit settles its jobs.
  connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON');
  // For a job that may be rolled back alone, the previous pages are kept in memory, and not in a new file each time.
  connection.exec('PRAGMA temp_store = MEMORY');
  // Deleted data is overwritten, and not only left out of tables.
  connection.exec('PRAGMA secure_delete = ON');
  // Some 128 MB. A thread copies the log into the file long before, unless it can't keep up.
  connection.exec('PRAGMA wal_autocheckpoint = 32000');
  const application = connection.prepare('PRAGMA application_id').get()?.['application_id'];
  if (application !== APPLICATION_ID) connection.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
  // From here on, the group commit waits without blocking the process.
  connection.exec('PRAGMA busy_timeout = 0');
  return connection;
}

function openReading(file: string): DatabaseSync {
  // Readers wait for no writer, only while another process recovers the log. Waiting blocks the whole host.
  const connection = new DatabaseSync(file, { timeout: 250 });
  connection.exec('PRAGMA query_only = ON; SELECT 1 FROM sqlite_schema');
  return connection;
}

/** Syncs the write-ahead log in a thread of Node.js. It is opened at the first sync: before the first commit there may be none. */
function openLog(file: string): { readonly sync: () => Promise<void>; readonly close: () => Promise<void> } {
  let opened: FileHandle | undefined;
  return {
    sync: async () => {
      opened ??= await openFile(`${file}-wal`, 'r+');
      await opened.datasync();
    },
    close: async () => {
      await opened?.close();
    },
  };
}
