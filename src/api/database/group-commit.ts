import type { DatabaseSync } from 'node:sqlite';

/** Jobs that share one commit at most: the first of them should not wait for ever. */
const MOST_JOBS = 128;
/** Nor should others have no turn for long: their jobs run one after the other without a pause. */
const MOST_MS = 10;
/** How long another process (a second host, an operator command) may keep the database to itself. */
const BUSY_MS = 5_000;
const BUSY_STEP_MS = 5;

interface Waiting {
  run(): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/**
 * Runs jobs that write, one after the other, and commits those that wait together with one sync of the disk: a job's
 * promise settles only once what it wrote is on disk. A job that throws is undone alone.
 */
export class GroupCommit {
  readonly #database: DatabaseSync;
  readonly #check: () => void;
  #queue: Waiting[] = [];
  #running: Promise<void> | undefined;
  #hasNews = false;
  #between: (() => void)[] = [];

  /** `check` throws where nothing may be written: then nobody is told that anything was. */
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

  /** Does what no transaction may be open for: between two groups, or at once. */
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

  /** Whether anything was committed since this was asked before. */
  takeNews(): boolean {
    const had = this.#hasNews;
    this.#hasNews = false;
    return had;
  }

  /** Jobs that have not begun. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Resolves when everything that was asked for is on disk. */
  async settle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #drain(): Promise<void> {
    try {
      while (this.#queue.length > 0) {
        // Whatever the sockets have brought in the meantime joins this group.
        await new Promise((done) => setImmediate(done));
        await this.#commitGroup();
        for (const attempt of this.#between.splice(0)) attempt();
      }
    } finally {
      // In the same breath as the last look at the queue: a job that comes a moment later begins the next round itself.
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
      // A job that comes after the end is told so.
      if (this.#database.isOpen && this.#database.isTransaction) this.#database.exec('ROLLBACK');
      // Without a group it was the begin that failed: whoever waits is told.
      for (const { reject } of group.length > 0 ? group : this.#queue.splice(0)) reject(error);
      return;
    }
    for (const settle of settled) settle();
  }

  /** Runs one job inside a savepoint; returns what is to be done once the group is on disk. */
  async #runAlone(job: Waiting): Promise<() => void> {
    this.#database.exec('SAVEPOINT job');
    try {
      const value = await job.run();
      this.#database.exec('RELEASE job');
      return () => job.resolve(value);
    } catch (error) {
      // A full disk or a broken file ends the whole transaction by itself.
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
