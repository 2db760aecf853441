import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { ProtocolError } from '../http/answer.ts';

/**
 * Passwords as scrypt hashes. With the default cost of 15 (N = 32,768, r = 8, p = 3) a hash takes 32 MiB and some 0.3 s of one
 * core: one of the settings that OWASP names as the least, the one with the smallest memory that is still memory-hard.
 */
const BLOCK = 8;
const PARALLEL = 3;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** Hashes at a time: more would only wait for the same cores, and take 32 MiB each. */
const AT_A_TIME = 2;
/** Who would wait longer than some seconds is sent away instead. */
const MOST_WAITING = 40;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long without a stored hash as with one, so that time does not tell whether there is an account. */
  verify(password: string, stored: string | undefined): Promise<boolean>;
  /** Whether the hash was made with another cost than today's. */
  isOutdated(stored: string): boolean;
}

export function createPasswords(cost: number): Passwords {
  const limited = createQueue(AT_A_TIME, MOST_WAITING);
  const prefix = `scrypt$${cost}$${BLOCK}$${PARALLEL}$`;
  const derive = (password: string, salt: Buffer, log2N: number, r: number, p: number) =>
    limited(() => runScrypt(password.normalize('NFC'), salt, { N: 2 ** log2N, r, p, maxmem: 256 * 2 ** log2N * r }));
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
  };
}

const runScrypt = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** Lets `atATime` jobs run; others wait in line, which has an end. */
function createQueue(atATime: number, mostWaiting: number): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (job) => {
    if (running >= atATime) {
      if (waiting.length >= mostWaiting)
        throw new ProtocolError(503, 'Busy. Try again in a moment.', { 'retry-after': '5' });
      await new Promise<void>((start) => waiting.push(start));
    } else running++;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
