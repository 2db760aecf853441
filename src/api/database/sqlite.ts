import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { GroupCommit } from './group-commit.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/**
 * Opens a SQLite file, made where there is none. One connection writes, with every commit synced to disk; another reads,
 * so that nobody is told of what is not committed yet.
 */
export function openSqlite(file: string, onQuery?: (sql: string) => void): Store {
  mkdirSync(dirname(file), { recursive: true });
  const writing = new DatabaseSync(file, { timeout: 5_000 });
  writing.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  // Pages that change again and again are copied from the log into the file less often; the log grows to some 32 MB.
  writing.exec('PRAGMA wal_autocheckpoint = 8000');
  // From here on the group commit waits without blocking the process.
  writing.exec('PRAGMA busy_timeout = 0');
  // Whoever reads waits for no writer, only while another process brings the log in order. Waiting blocks the whole host.
  const reading = new DatabaseSync(file, { timeout: 250 });
  reading.exec('PRAGMA query_only = ON');
  const commits = new GroupCommit(writing);
  const writer = new Kysely<Tables>({ dialect: createSqliteDialect(writing, onQuery) });
  return {
    kind: 'sqlite',
    read: new Kysely<Tables>({ dialect: createSqliteDialect(reading) }),
    write: (job) => commits.run(() => job(writer)),
    close: async () => {
      await commits.settle();
      reading.close();
      writing.close();
    },
  };
}
