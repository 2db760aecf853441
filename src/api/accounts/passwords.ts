import { randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { ProtocolError } from '../http/answer.ts';
import { BusyError, createThreadPool } from '../thread-pool.ts';
import type { HashJob } from './password-thread.ts';

/**
 * Passwords as scrypt hashes. With the default cost of 15 (N = 32,768, r = 8, p = 3) a hash takes 32 MiB and some 0.3 s of one
 * core: one of the settings that OWASP names as the least, the one with the smallest memory that is still memory-hard.
 */
const BLOCK = 8;
const PARALLEL = 3;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** Half of the cores at most: the others are for pages and orders. Each hash takes 32 MiB. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() >> 1));
/** Who would wait longer than some seconds is sent away instead. */
const MOST_WAITING = 40;
const MOST_WAIT_MS = 10_000;
/** While the host is busy a thread hashes a quarter of the time. */
const REST_TIMES = 3;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long without a stored hash as with one, so that time does not tell whether there is an account. */
  verify(password: string, stored: string | undefined): Promise<boolean>;
  /** Whether the hash was made with another cost than today's. */
  isOutdated(stored: string): boolean;
  /** Ends the threads that hash. They start with the first password. */
  close(): Promise<void>;
}

/**
 * Hashes are made by threads of their own. Node's `scrypt` would take the few threads that also read files, compress pages
 * and look up names: pages would wait for log-ins.
 */
export function createPasswords(cost: number): Passwords {
  const pool = createThreadPool<HashJob, Uint8Array>({
    script: new URL('./password-thread.ts', import.meta.url),
    threads: THREADS,
    mostWaiting: MOST_WAITING,
    mostWaitMs: MOST_WAIT_MS,
    restTimes: REST_TIMES,
  });
  const prefix = `scrypt$${cost}$${BLOCK}$${PARALLEL}$`;
  const derive = async (password: string, salt: Buffer, log2N: number, r: number, p: number): Promise<Buffer> => {
    const options = { N: 2 ** log2N, r, p, maxmem: 256 * 2 ** log2N * r };
    try {
      return Buffer.from(await pool.run({ password: password.normalize('NFC'), salt, bytes: KEY_BYTES, options }));
    } catch (error) {
      if (error instanceof BusyError)
        throw new ProtocolError(503, 'Busy. Try again in a moment.', { 'retry-after': '5' });
      throw error;
    }
  };
  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES);
      const key = await derive(password, salt, cost, BLOCK, PARALLEL);
      return `${prefix}${salt.toString('base64url')}$${key.toString('base64url')}`;
    },
    verify: async (password, stored) => {
      const [, log2N, r, p, salt, key] = stored?.split('$') ?? [];
      if (salt === undefined || key === undefined) {
        await derive(password, randomBytes(SALT_BYTES), cost, BLOCK, PARALLEL);
        return false;
      }
      const expected = Buffer.from(key, 'base64url');
      const found = await derive(password, Buffer.from(salt, 'base64url'), Number(log2N), Number(r), Number(p));
      return timingSafeEqual(found, expected);
    },
    isOutdated: (stored) => !stored.startsWith(prefix),
    close: () => pool.close(),
  };
}
