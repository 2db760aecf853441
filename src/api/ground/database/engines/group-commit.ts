import type { DatabaseSync } from 'node:sqlite';

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

/**
 * Runs write jobs one after the other, and commits the waiting ones together with one sync of the disk. A job's promise settles once
 * its changes are on disk. A job that throws is rolled back alone.
 */
export class GroupCommit {
  readonly #database: DatabaseSync;
  readonly #check: () => void;
  #queue: Waiting[] = [];
  #running: Promise<void> | undefined;
  #hasNews = false;
  #between: (() => void)[] = [];

  /** `check` throws when nothing may be written; the jobs then fail. */
  constructor(database: DatabaseSync, check: () => void = () => {}) {
    this.#database = database;
    this.#check = check;
  }

  run<T>(job: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({ run: job, resolve: resolve as (value: unknown) => void, reject });
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
    while (this.#running) await this.#running;
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
    const settled: (() => void)[] = [];
    const group: Waiting[] = [];
    try {
      this.#check();
      await this.#begin();
      const end = performance.now() + MOST_MS;
      while (this.#queue.length > 0 && group.length < MOST_JOBS && (group.length === 0 || performance.now() < end)) {
        const job = this.#queue.shift() as Waiting;
        group.push(job);
        settled.push(await this.#runAlone(job));
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
    for (const settle of settled) settle();
  }

  /** Runs a job in a savepoint. Returns a function that settles it once the group is on disk. */
  async #runAlone(job: Waiting): Promise<() => void> {
    this.#database.exec('SAVEPOINT job');
    try {
      const value = await job.run();
      this.#database.exec('RELEASE job');
      return () => job.resolve(value);
    } catch (error) {
      // A full disk or a broken file has rolled back the whole transaction.
      if (!this.#database.isTransaction) throw error;
      this.#database.exec('ROLLBACK TO job; RELEASE job');
      return () => job.reject(error);
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
