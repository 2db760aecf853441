import { Worker } from 'node:worker_threads';
import type { CompiledQuery, QueryResult } from 'kysely';
import { BusyError } from '../../threads/thread-pool.ts';
import type { SqliteQueries } from './sqlite-connection.ts';
import { codeBeside } from '../../../../package.ts';

/** How many jobs read at the same time. The others wait. */
const THREADS = 3;
/** A job that has waited longer is refused: its client has given up by then. */
const MOST_WAIT_MS = 20_000;

/** A request to a thread: a query of its snapshot, or to end it. */
export type SnapshotRequest = Pick<CompiledQuery, 'sql' | 'parameters'> | 'leave';
/** Its answer to a query. Errors cross between threads without their codes. */
export type SnapshotAnswer =
  | { readonly result: QueryResult<unknown> }
  | { readonly error: Error; readonly codes: { readonly code?: unknown; readonly errcode?: unknown } };

/** Snapshots of a SQLite file, each read by a thread, as queries block theirs. */
interface Snapshots {
  /**
   * Runs a job whose queries all see the file as it is at the first of them.
   * @throws BusyError when other jobs take too long
   */
  run<T>(job: (queries: SqliteQueries) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Snapshots of the file. Threads start when jobs need them. */
export function createSnapshots(file: string): Snapshots {
  const all = new Set<SnapshotThread>();
  const idle: SnapshotThread[] = [];
  const waiting: Waiting<SnapshotThread>[] = [];
  let isClosed = false;

  const start = (): SnapshotThread => {
    const thread = new SnapshotThread(file, () => {
      all.delete(thread);
      if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
    });
    all.add(thread);
    return thread;
  };
  const acquire = async (): Promise<SnapshotThread> => {
    if (isClosed) throw new BusyError('The host stops.');
    return idle.pop() ?? (all.size < THREADS ? start() : waitForOne());
  };
  const waitForOne = async (): Promise<SnapshotThread> => {
    const { promise, resolve, reject } = Promise.withResolvers<SnapshotThread>();
    const turn = { resolve, reject };
    waiting.push(turn);
    const tooLong = setTimeout(() => {
      waiting.splice(waiting.indexOf(turn), 1);
      reject(new BusyError('Other reports take too long.'));
    }, MOST_WAIT_MS).unref();
    return promise.finally(() => clearTimeout(tooLong));
  };
  const release = (thread: SnapshotThread) => {
    const next = waiting.shift();
    if (next) next.resolve(all.has(thread) ? thread : start());
    else if (all.has(thread)) idle.push(thread);
  };

  return {
    run: async (job) => {
      const thread = await acquire();
      thread.hold();
      try {
        return await job(thread);
      } finally {
        thread.leave();
        release(thread);
      }
    },
    close: async () => {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new BusyError('The host stops.'));
      await Promise.all([...all].map((thread) => thread.end()));
    },
  };
}

interface Waiting<T> {
  resolve(result: T): void;
  reject(error: Error): void;
}

class SnapshotThread implements SqliteQueries {
  readonly #worker: Worker;
  /** The queries without an answer yet. The thread answers in order. */
  readonly #waiting: Waiting<QueryResult<unknown>>[] = [];
  #failure: Error | undefined;

  constructor(file: string, ended: () => void) {
    this.#worker = new Worker(codeBeside('snapshot-thread', import.meta.url), { workerData: file });
    this.#worker.on('message', (answer: SnapshotAnswer) => {
      const first = this.#waiting.shift();
      if ('result' in answer) first?.resolve(answer.result);
      else first?.reject(Object.assign(answer.error, answer.codes));
    });
    this.#worker.on('error', (error: Error) => {
      this.#failure = error;
    });
    this.#worker.once('exit', () => {
      this.#failure ??= new BusyError('The thread has ended.');
      for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
      ended();
    });
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve: resolve as (result: QueryResult<unknown>) => void, reject });
      this.#worker.postMessage({ sql, parameters } satisfies SnapshotRequest);
    });
  }

  /** Keeps the process alive from now on. */
  hold(): void {
    this.#worker.ref();
  }

  /** Ends the snapshot, not the thread. */
  leave(): void {
    this.#worker.postMessage('leave' satisfies SnapshotRequest);
    this.#worker.unref();
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
