/** A thread that answers queries from a snapshot of a SQLite file, and then from the next one. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '../../threads/thread-pool.ts';
import type { SnapshotAnswer, SnapshotRequest } from './snapshots.ts';
import { SqliteConnection } from './sqlite-connection.ts';

interface Open {
  readonly connection: DatabaseSync;
  readonly queries: SqliteConnection;
}

let snapshot: Open | undefined;
let last: Promise<void> = Promise.resolve();

lowerPriority();
parentPort?.on('message', (request: SnapshotRequest) => {
  last = last.then(() => serve(request));
});

async function serve(request: SnapshotRequest): Promise<void> {
  if (request !== 'leave') return parentPort?.postMessage(await answer(request));
  snapshot?.connection.close();
  snapshot = undefined;
}

async function answer(query: Exclude<SnapshotRequest, 'leave'>): Promise<SnapshotAnswer> {
  try {
    snapshot ??= open();
    return { result: await snapshot.queries.executeQuery(query) };
  } catch (error) {
    const { code, errcode } = error as { code?: unknown; errcode?: unknown };
    return { error: error as Error, codes: { code, errcode } };
  }
}

function open(): Open {
  const connection = new DatabaseSync(workerData as string, { timeout: 5_000 });
  connection.exec('PRAGMA query_only = ON; BEGIN');
  return { connection, queries: new SqliteConnection(connection) };
}
