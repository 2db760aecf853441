import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseSync } from 'node:sqlite';
import { DatabaseGone } from '../database-error.ts';

/** The most jobs in one commit, which limits the wait of the first. */
const MOST_JOBS = 128;
/** Time limit for the jobs of a group, which block the event loop. */
const MOST_MS = 10;
/** How long to wait while another process (a second host, an operator command) writes. */
const BUSY_MS = 5_000;
const BUSY_STEP_MS = 5;

interface Waiting {
  run(): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** The result of a job, which is reported once it is on disk. */
interface Done {
  /** Whether it failed and changed nothing. */
  readonly isUndone: boolean;
  settle(): void;
}

interface Committed extends Done {
  reject(error: unknown): void;
}

interface GroupCommitOptions {
  /** Syncs everything that was committed before the call. */
  readonly sync: () => Promise<void>;
  /** Throws when nothing may be written. The jobs then fail. */
  readonly check?: () => void;
}

/**
 * Runs write jobs one after the other, and commits the waiting ones together. A job's promise settles once its changes are on disk: one sync serves all
 * groups that were committed before it began, and the next group runs meanwhile. A job that throws is rolled back alone. When a sync fails, its jobs
 * are rejected, although others may see their changes, and so are all later ones: systems may forget what they could not write, and report the next
 * sync as a success.
 */
export class GroupCommit {
  readonly #database: DatabaseSync;
  readonly #check: () => void;
  readonly #sync: () => Promise<void>;
  /** Jobs that are committed and not on disk yet. */
  #committed: Committed[] = [];
  #failure: DatabaseGone | undefined;
  #syncing: Promise<void> | undefined;
  #queue: Waiting[] = [];
  #running: Promise<void> | undefined;
  #hasNews = false;
  #between: (() => void)[] = [];

  constructor(database: DatabaseSync, { sync, check = () => {} }: GroupCommitOptions) {
    this.#database = database;
    this.#sync = sync;
    this.#check = check;
  }

  run<T>(job: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      // The job keeps the language and trace of its own request, whichever request began this group.
      this.#queue.push({ run: AsyncLocalStorage.bind(job), resolve: resolve as (value: unknown) => void, reject });
      this.#running ??= this.#drain();
    });
  }

  /** Runs `work` outside of any transaction: between two groups, or at once. */
  between(work: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const attempt = () => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      };
      if (this.#running) this.#between.push(attempt);
      else attempt();
    });
  }

  /** Whether anything was committed since the last call. */
  takeNews(): boolean {
    const had = this.#hasNews;
    this.#hasNews = false;
    return had;
  }

  /** Number of jobs that have not started. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Resolves when all jobs are done. */
  async settle(): Promise<void> {
    while (this.#running || this.#syncing) await (this.#running ?? this.#syncing);
  }

  async #drain(): Promise<void> {
    try {
      while (this.#queue.length > 0) {
        // Requests that have arrived meanwhile join this group.
        await new Promise((done) => setImmediate(done));
        await this.#commitGroup();
        for (const attempt of this.#between.splice(0)) attempt();
      }
    } finally {
      // Synchronously after the last check of the queue, so that a later job starts the next drain itself.
      this.#running = undefined;
    }
  }

  async #commitGroup(): Promise<void> {
    const committed: Committed[] = [];
    const group: Waiting[] = [];
    try {
      if (this.#failure) throw this.#failure;
      this.#check();
      await this.#begin();
      const end = performance.now() + MOST_MS;
      while (this.#queue.length > 0 && group.length < MOST_JOBS && (group.length === 0 || performance.now() < end)) {
        const job = this.#queue.shift() as Waiting;
        const isFirst = committed.every(({ isUndone }) => isUndone);
        group.push(job);
        committed.push({ ...(await (isFirst ? this.#runFirst(job) : this.#runAlone(job))), reject: job.reject });
      }
      this.#database.exec('COMMIT');
      this.#hasNews = true;
    } catch (error) {
      // Fails for a job after the database was closed.
      if (this.#database.isOpen && this.#database.isTransaction) this.#database.exec('ROLLBACK');
      // Without a group it was BEGIN that failed, so all waiting jobs fail.
      for (const { reject } of group.length > 0 ? group : this.#queue.splice(0)) reject(error);
      return;
    }
    this.#committed.push(...committed);
    this.#syncing ??= this.#syncAll();
  }

  async #syncAll(): Promise<void> {
    try {
      while (this.#committed.length > 0) {
        const covered = this.#committed.splice(0);
        try {
          if (this.#failure) throw this.#failure;
          await this.#sync();
          for (const { settle } of covered) settle();
        } catch (error) {
          this.#failure ??= new DatabaseGone(
            `What was written could not be put on disk (${(error as Error).message}). Nothing is written any more. Check the disk, then start the ` +
              'host again.',
            { cause: error },
          );
          for (const { reject } of covered) reject(this.#failure);
        }
      }
    } finally {
      this.#syncing = undefined;
    }
  }

  /** Runs the first job of a transaction, which can be rolled back as a whole. Most groups have only one job. */
  async #runFirst(job: Waiting): Promise<Done> {
    try {
      const value = await job.run();
      return { isUndone: false, settle: () => job.resolve(value) };
    } catch (error) {
      // A full disk or a broken file has rolled back the whole transaction.
      if (!this.#database.isTransaction) throw error;
      this.#database.exec('ROLLBACK');
      await this.#begin();
      return { isUndone: true, settle: () => job.reject(error) };
    }
  }

  /** Runs a job in a savepoint, for which SQLite keeps each page as it was before. */
  async #runAlone(job: Waiting): Promise<Done> {
    this.#database.exec('SAVEPOINT job');
    try {
      const value = await job.run();
      this.#database.exec('RELEASE job');
      return { isUndone: false, settle: () => job.resolve(value) };
    } catch (error) {
      if (!this.#database.isTransaction) throw error;
      this.#database.exec('ROLLBACK TO job; RELEASE job');
      return { isUndone: true, settle: () => job.reject(error) };
    }
  }

  async #begin(): Promise<void> {
    for (let waited = 0; ; waited += BUSY_STEP_MS) {
      try {
        this.#database.exec('BEGIN IMMEDIATE');
        return;
      } catch (error) {
        if (!isBusy(error) || waited >= BUSY_MS) throw error;
        await new Promise((done) => setTimeout(done, BUSY_STEP_MS));
      }
    }
  }
}

/** SQLITE_BUSY, the primary code of several extended ones. */
const isBusy = (error: unknown): boolean => ((error as { errcode?: number }).errcode ?? 0) % 256 === 5;
