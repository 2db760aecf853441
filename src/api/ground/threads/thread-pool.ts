import { getPriority, setPriority } from 'node:os';
import { basename, extname } from 'node:path';
import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { parentPort, Worker } from 'node:worker_threads';

/** Threads for CPU-bound work. They start on demand and end with the host. */
interface ThreadPool<Job, Result> {
  /** @throws BusyError when too many jobs wait, when the job has waited too long, or when the pool is closed */
  run(job: Job): Promise<Result>;
  close(): Promise<void>;
}

export interface ThreadPoolOptions {
  /** A file that calls `serveJobs`. */
  readonly script: URL;
  readonly threads: number;
  /** The most jobs that may wait. */
  readonly mostWaiting: number;
  /** A job that has waited longer is rejected: its client has given up by then. */
  readonly mostWaitMs: number;
  /**
   * How long a thread pauses after a job while the event loop is busy, as a multiple of the job's duration (default 0). Cores
   * share memory bandwidth and caches, so even a low-priority thread slows down the event loop.
   */
  readonly restTimes?: number;
}

/** The event loop counts as busy from this utilisation on. */
const BUSY = 0.5;

/** No thread was available for the job in time. */
export class BusyError extends Error {}

interface Waiting<Job, Result> {
  readonly job: Job;
  readonly since: number;
  /** Threads that ended while they ran it. */
  crashes: number;
  /** When a thread started it, and the event loop's counters at that time. */
  begun?: { readonly at: number; readonly loop: EventLoopUtilization };
  resolve(result: Result): void;
  reject(error: Error): void;
}

type Reply<Result> = { readonly result: Result } | { readonly error: string };

/** A pool without threads; each starts when a job needs it. */
export function createThreadPool<Job, Result>(options: ThreadPoolOptions): ThreadPool<Job, Result> {
  const pool = new Pool<Job, Result>(options);
  return { run: (job) => pool.run(job), close: () => pool.close() };
}

class Pool<Job, Result> implements ThreadPool<Job, Result> {
  readonly #options: ThreadPoolOptions;
  readonly #queue: Waiting<Job, Result>[] = [];
  readonly #idle: Worker[] = [];
  /** Every thread, with its current job. */
  readonly #threads = new Map<Worker, Waiting<Job, Result> | undefined>();
  #isClosed = false;

  constructor(options: ThreadPoolOptions) {
    this.#options = options;
  }

  run(job: Job): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed || this.#queue.length >= this.#options.mostWaiting) throw new BusyError('Too many jobs wait.');
      this.#queue.push({ job, since: performance.now(), crashes: 0, resolve, reject });
      this.#dispatch();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new BusyError('The host stops.'));
    await Promise.all([...this.#threads.keys()].map((thread) => thread.terminate()));
  }

  #start(): Worker {
    const { script } = this.#options;
    // The system shows this name in lists of threads, as in `top -H`.
    const name = basename(script.pathname, extname(script.pathname));
    const thread = new Worker(script, { name });
    this.#threads.set(thread, undefined);
    thread.on('message', (reply: Reply<Result>) => this.#finish(thread, reply));
    // The 'exit' event that follows deals with it.
    thread.on('error', () => {});
    thread.once('exit', () => this.#replace(thread));
    return thread;
  }

  #dispatch(): void {
    const { threads, mostWaitMs } = this.#options;
    while ((this.#idle.length > 0 || this.#threads.size < threads) && !this.#isClosed) {
      const next = this.#queue.shift();
      if (!next) return;
      if (performance.now() - next.since > mostWaitMs) {
        next.reject(new BusyError('The job has waited too long.'));
        continue;
      }
      const thread = this.#idle.pop() ?? this.#start();
      thread.ref();
      next.begun = { at: performance.now(), loop: performance.eventLoopUtilization() };
      this.#threads.set(thread, next);
      thread.postMessage(next.job);
    }
  }

  #finish(thread: Worker, reply: Reply<Result>): void {
    const done = this.#threads.get(thread);
    this.#threads.set(thread, undefined);
    // An idle thread does not keep the process alive.
    thread.unref();
    const rest = done ? this.#restOf(done) : 0;
    if ('result' in reply) done?.resolve(reply.result);
    else done?.reject(new Error(reply.error));
    if (rest > 0) setTimeout(() => this.#free(thread), rest).unref();
    else this.#free(thread);
  }

  #restOf({ begun }: Waiting<Job, Result>): number {
    const { restTimes = 0 } = this.#options;
    return begun && performance.eventLoopUtilization(begun.loop).utilization > BUSY
      ? (performance.now() - begun.at) * restTimes
      : 0;
  }

  /** Makes a thread available for the next job, unless it has ended. */
  #free(thread: Worker): void {
    if (!this.#threads.has(thread)) return;
    this.#idle.push(thread);
    this.#dispatch();
  }

  /** Removes a thread that has ended; its job is tried once more. */
  #replace(thread: Worker): void {
    const unfinished = this.#threads.get(thread);
    this.#threads.delete(thread);
    if (this.#idle.includes(thread)) this.#idle.splice(this.#idle.indexOf(thread), 1);
    if (unfinished && ++unfinished.crashes < 2 && !this.#isClosed) this.#queue.unshift(unfinished);
    else unfinished?.reject(new BusyError('The thread has ended.'));
    this.#dispatch();
  }
}

/** Added to the nice value of threads. */
const NICENESS = 10;

/** Runs in a thread: lets the event loop go first. */
export function lowerPriority(): void {
  // Only Linux has a priority for each thread; elsewhere this would slow down the whole process.
  if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + NICENESS));
}

/** Runs in a thread: answers each job with the result of `work`. */
export function serveJobs<Job, Result>(work: (job: Job) => Result | Promise<Result>): void {
  lowerPriority();
  parentPort?.on('message', async (job: Job) => {
    let reply: Reply<Result>;
    try {
      reply = { result: await work(job) };
    } catch (error) {
      reply = { error: (error as Error).message };
    }
    parentPort?.postMessage(reply);
  });
}
