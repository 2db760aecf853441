/** A thread of the tests: it doubles numbers, waits, dies, and tells its priority. */
import { getPriority } from 'node:os';
import { serveJobs } from '../../../src/api/ground/threads/thread-pool.ts';

export type TestJob =
  | { readonly double: number }
  | { readonly waitMs: number }
  /** Ends the thread while this shared number is above 0, and lowers it. */
  | { readonly lives: Int32Array }
  | { readonly fail: string }
  | 'priority';

serveJobs((job: TestJob): number => {
  if (job === 'priority') return getPriority();
  if ('double' in job) return job.double * 2;
  if ('waitMs' in job) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, job.waitMs);
    return 0;
  }
  if ('fail' in job) throw new Error(job.fail);
  if (Atomics.sub(job.lives, 0, 1) > 0) process.exit(1);
  return 1;
});
