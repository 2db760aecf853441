import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { createPasswords } from '../../src/api/records/accounts/passwords/passwords.ts';
import { BusyError, createThreadPool, type ThreadPoolOptions } from '../../src/api/ground/threads/thread-pool.ts';
import type { TestJob } from './support/test-thread.ts';

const isLinux = process.platform === 'linux';

function open(changes: Partial<ThreadPoolOptions> = {}) {
  const pool = createThreadPool<TestJob, number>({
    script: new URL('./support/test-thread.ts', import.meta.url),
    threads: 1,
    mostWaiting: 10,
    mostWaitMs: 30_000,
    ...changes,
  });
  onTestFinished(() => pool.close());
  return pool;
}

/** A job that ends so many threads before it is done. */
const deadly = (threads: number): TestJob => {
  const lives = new Int32Array(new SharedArrayBuffer(4));
  lives[0] = threads;
  return { lives };
};

test('threads answer each job with its own result, and say what failed', async () => {
  const pool = open({ threads: 2 });
  const results = [1, 2, 3, 4, 5].map((double) => pool.run({ double }));
  expect(await Promise.all(results)).toEqual([2, 4, 6, 8, 10]);
  await expect(pool.run({ fail: 'no salt' })).rejects.toThrow('no salt');
  expect(await pool.run({ double: 6 })).toBe(12);
});

test('a job whose thread dies is done by the next thread', async () => {
  const pool = open();
  expect(await pool.run(deadly(1))).toBe(1);
});

test('a job that ends every thread is given up, and the next is done', async () => {
  const pool = open();
  const [killer, after] = [pool.run(deadly(9)), pool.run({ double: 4 })];
  await expect(killer).rejects.toThrow(BusyError);
  expect(await after).toBe(8);
});

test('who comes when the line is full is sent away', async () => {
  const pool = open({ mostWaiting: 1 });
  const served = [pool.run({ waitMs: 20 }), pool.run({ double: 1 })];
  await expect(pool.run({ double: 2 })).rejects.toThrow(BusyError);
  expect(await Promise.all(served)).toEqual([0, 2]);
});

test('who has waited too long is sent away when the turn comes', async () => {
  const pool = open({ mostWaitMs: 100 });
  const held = pool.run({ waitMs: 150 });
  await expect(pool.run({ double: 1 })).rejects.toThrow(BusyError);
  expect(await held).toBe(0);
});

test('a thread rests while the event loop is busy', async () => {
  const pool = open({ restTimes: 3 });
  await pool.run({ double: 1 });
  let isOver = false;
  const keepBusy = () => isOver || setImmediate(keepBusy);
  keepBusy();
  const begun = performance.now();
  await pool.run({ waitMs: 100 });
  const took = performance.now() - begun;
  isOver = true;
  await pool.run({ double: 2 });
  expect(performance.now() - begun).toBeGreaterThan(3.5 * took);
});

test('a thread does not rest while the event loop waits', async () => {
  const pool = open({ restTimes: 1e9 });
  await pool.run({ waitMs: 100 });
  expect(await pool.run({ double: 2 })).toBe(4);
});

test('closing tells those who wait', async () => {
  const pool = open();
  const held = expect(pool.run({ waitMs: 30_000 })).rejects.toThrow(BusyError);
  const waiting = expect(pool.run({ double: 1 })).rejects.toThrow(BusyError);
  await pool.close();
  await Promise.all([held, waiting]);
  await expect(pool.run({ double: 1 })).rejects.toThrow(BusyError);
});

test.runIf(isLinux)('a thread gives way to the rest of the process', async () => {
  const before = getPriority();
  expect(await open().run('priority')).toBe(Math.min(19, before + 10));
  expect(getPriority()).toBe(before);
});

/** The names of this process's threads. A thread that ends meanwhile is left out. */
function namesOfThreads(): string[] {
  return readdirSync('/proc/self/task').flatMap((id) => {
    try {
      return readFileSync(`/proc/self/task/${id}/comm`, 'utf8').trim();
    } catch {
      return [];
    }
  });
}

test.runIf(isLinux)('passwords have no thread before the first is asked for, and none after the end', async () => {
  const countThreads = () => namesOfThreads().filter((name) => name === 'password-thread').length;
  // Those of hosts of other tests in this process.
  const others = countThreads();
  const passwords = createPasswords(10);
  expect(countThreads()).toBe(others);
  const stored = await passwords.hash('a long password');
  expect(countThreads()).toBe(others + 1);
  expect(await passwords.verify('a long password', stored)).toBe(true);
  expect(await passwords.verify('another password', stored)).toBe(false);
  expect(await passwords.verify('a long password', undefined)).toBe(false);
  await passwords.close();
  expect(countThreads()).toBe(others);
});
