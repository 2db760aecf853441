import { randomBytes } from 'node:crypto';
import { isSameSecret } from '../../../../compare-secrets.ts';
import { answersText } from '../../../../messages/rooms/answers.ts';
import { availableParallelism } from 'node:os';
import { ProtocolError } from '../../../ground/http/answer.ts';
import { BusyError, createThreadPool } from '../../../ground/threads/thread-pool.ts';
import type { HashJob } from './password-thread.ts';
import { codeBeside } from '../../../../package.ts';

/**
 * Passwords as scrypt hashes. With the default cost of 15 (N = 32,768, r = 8, p = 3) a hash takes 32 MiB and about 0.3 s of one
 * core. This is one of OWASP's minimum settings.
 */
const BLOCK = 8;
const PARALLEL = 3;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** At most half of the cores; the others serve pages and orders. Each hash takes 32 MiB. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() >> 1));
/** Requests that would wait longer are refused. */
const MOST_WAITING = 40;
const MOST_WAIT_MS = 10_000;
/** On a busy host a thread pauses three times as long as it hashes. */
const REST_TIMES = 3;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time without a stored hash, so that timing does not reveal whether an account exists. */
  verify(password: string, stored: string | undefined): Promise<boolean>;
  /** Whether the hash was made with another cost than the configured one. */
  isOutdated(stored: string): boolean;
  /** Ends the hashing threads, which start with the first password. */
  close(): Promise<void>;
}

/**
 * Hashes in separate threads. Node's own `scrypt` would occupy the small thread pool that also reads files, compresses pages and
 * resolves names, so pages would wait for logins.
 */
export function createPasswords(cost: number): Passwords {
  const pool = createThreadPool<HashJob, Uint8Array>({
    script: codeBeside('password-thread', import.meta.url),
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
      if (error instanceof BusyError) throw new ProtocolError(503, answersText.busy, { 'retry-after': '5' });
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
      return isSameSecret(found, expected);
    },
    isOutdated: (stored) => !stored.startsWith(prefix),
    close: () => pool.close(),
  };
}
