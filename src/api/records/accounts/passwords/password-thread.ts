/** A thread that hashes passwords. */
import { type ScryptOptions, scryptSync } from 'node:crypto';
import { serveJobs } from '../../../ground/threads/thread-pool.ts';

export interface HashJob {
  readonly password: string;
  readonly salt: Uint8Array;
  readonly bytes: number;
  readonly options: ScryptOptions;
}

serveJobs(({ password, salt, bytes, options }: HashJob): Uint8Array => scryptSync(password, salt, bytes, options));
