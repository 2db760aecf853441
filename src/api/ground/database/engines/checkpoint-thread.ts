/** A thread that copies the write-ahead log of a SQLite file into the file. */
import { DatabaseSync } from 'node:sqlite';
import { serveJobs } from '../../threads/thread-pool.ts';

serveJobs((file: string): void => {
  const connection = new DatabaseSync(file, { timeout: 0 });
  try {
    connection.exec('PRAGMA wal_checkpoint(PASSIVE)');
  } finally {
    connection.close();
  }
});
