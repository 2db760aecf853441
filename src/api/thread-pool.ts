import { getPriority, setPriority } from 'node:os';
import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { parentPort, Worker } from 'node:worker_threads';

/** Threads for work that needs a core for long: they start when they are first asked, and end with the host. */
export interface ThreadPool<Job, Result> {
  /** @throws BusyError when too many wait, when it would be too late, and when the pool has been closed. */
  run(job: Job): Promise<Result>;
  close(): Promise<void>;
}

export interface ThreadPoolOptions {
  /** A file that calls `serveJobs`. */
  readonly script: URL;
  readonly threads: number;
  /** Jobs that wait in line at most. */
  readonly mostWaiting: number;
  /** A job that has waited longer is given up: whoever asked has gone. */
  readonly mostWaitMs: number;
  /**
   * How long a thread rests after a job while the event loop is busy, in times of what the job took; none where it is left
   * out. Cores share their memory and often more: a thread beside the event loop slows it down, however low its priority.
   */
  readonly restTimes?: number;
}

/** Part of a job's time that the event loop has worked from which on it is busy. */
const BUSY = 0.5;

/** There is no thread for this job in time. */
export class BusyError extends Error {}

interface Waiting<Job, Result> {
  readonly job: Job;
  readonly since: number;
  /** Threads that have ended over it. */
  crashes: number;
  /** When a thread began it, and what the event loop had done by then. */
  begun?: { readonly at: number; readonly loop: EventLoopUtilization };
  resolve(result: Result): void;
  reject(error: Error): void;
}

type Reply<Result> = { readonly result: Result } | { readonly error: string };

export function createThreadPool<Job, Result>(options: ThreadPoolOptions): ThreadPool<Job, Result> {
  const { script, threads, mostWaiting, mostWaitMs, restTimes = 0 } = options;
  const line: Waiting<Job, Result>[] = [];
  const idle: Worker[] = [];
  /** Every thread, with what it works at. */
  const all = new Map<Worker, Waiting<Job, Result> | undefined>();
  let isClosed = false;

  const restOf = ({ begun }: Waiting<Job, Result>): number =>
    begun && performance.eventLoopUtilization(begun.loop).utilization > BUSY
      ? (performance.now() - begun.at) * restTimes
      : 0;

  /** Takes a thread for the next job, unless it has ended meanwhile. */
  const free = (thread: Worker) => {
    if (!all.has(thread)) return;
    idle.push(thread);
    dispatch();
  };

  const start = (): Worker => {
    const thread = new Worker(script);
    all.set(thread, undefined);
    thread.on('message', (reply: Reply<Result>) => {
      const done = all.get(thread);
      all.set(thread, undefined);
      // A thread that has nothing to do keeps no process alive.
      thread.unref();
      const rest = done ? restOf(done) : 0;
      if ('result' in reply) done?.resolve(reply.result);
      else done?.reject(new Error(reply.error));
      if (rest > 0) setTimeout(free, rest, thread).unref();
      else free(thread);
    });
    // What it was comes with the end of the thread, which follows.
    thread.on('error', () => {});
    thread.once('exit', () => {
      const unfinished = all.get(thread);
      all.delete(thread);
      if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
      if (unfinished && ++unfinished.crashes < 2 && !isClosed) line.unshift(unfinished);
      else unfinished?.reject(new BusyError('The thread has ended.'));
      dispatch();
    });
    return thread;
  };

  const dispatch = () => {
    while (line.length > 0 && (idle.length > 0 || all.size < threads) && !isClosed) {
      const next = line.shift() as Waiting<Job, Result>;
      if (performance.now() - next.since > mostWaitMs) {
        next.reject(new BusyError('It has waited too long.'));
        continue;
      }
      const thread = idle.pop() ?? start();
      thread.ref();
      next.begun = { at: performance.now(), loop: performance.eventLoopUtilization() };
      all.set(thread, next);
      thread.postMessage(next.job);
    }
  };

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (isClosed || line.length >= mostWaiting) throw new BusyError('Too many wait.');
        line.push({ job, since: performance.now(), crashes: 0, resolve, reject });
        dispatch();
      }),
    close: async () => {
      isClosed = true;
      for (const { reject } of line.splice(0)) reject(new BusyError('The host stops.'));
      await Promise.all([...all.keys()].map((thread) => thread.terminate()));
    },
  };
}

/** How much nicer than the rest of the process a thread of `serveJobs` is to others that want the core. */
const NICENESS = 10;

/** What the file of a thread does: it answers each job with what `work` makes of it. */
export function serveJobs<Job, Result>(work: (job: Job) => Result): void {
  // Linux has a priority for each thread; elsewhere the whole process would be put back.
  if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + NICENESS));
  parentPort?.on('message', (job: Job) => {
    let reply: Reply<Result>;
    try {
      reply = { result: work(job) };
    } catch (error) {
      reply = { error: (error as Error).message };
    }
    parentPort?.postMessage(reply);
  });
}
