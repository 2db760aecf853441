import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, truncateSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeTemporaryFolder } from '../support/temporary.ts';
import { askHealth, startApi } from './support/api-process.ts';

const LOUD = { LOG_LEVEL: 'info' };

describe('a host goes on', () => {
  test('when nobody reads its log any more: the pipe is closed', async () => {
    const host = await startApi(LOUD, ['ignore', 'pipe', 'pipe']);
    host.child.stdout?.destroy();
    host.child.stderr?.destroy();
    for (let i = 0; i < 20; i++) expect(await askHealth(host.address)).toBe(200);
    host.child.kill('SIGTERM');
    expect(await host.ended).toBe(0);
  });

  test('when the disk of its log is full', async () => {
    const full = openSync('/dev/full', 'w');
    const host = await startApi(LOUD, ['ignore', full, full]);
    closeSync(full);
    for (let i = 0; i < 20; i++) expect(await askHealth(host.address)).toBe(200);
    host.child.kill('SIGTERM');
    expect(await host.ended).toBe(0);
  });
});

/** Starts a log in a process of its own. `write` lets it write lines and returns how many characters wait then. */
function startLog(stdout: 'pipe' | number, limit = '') {
  const stdio: StdioOptions = ['pipe', stdout, 'pipe'];
  const command = `${limit} exec "$0" "$1"`;
  const child = spawn('bash', ['-c', command, process.execPath, resolve('tests/api/support/log-process.ts')], {
    stdio,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const answers = createInterface({ input: child.stderr as NonNullable<typeof child.stderr> });
  const write = async (lines: number): Promise<number> => {
    const answered = once(answers, 'line');
    child.stdin?.write(`${lines}\n`);
    return Number((await answered)[0]);
  };
  return { child, write };
}

const lostLines = (log: string): number | undefined => {
  const found = /"message":"lines of the log were lost","lines":(\d+)/.exec(log)?.[1];
  return found === undefined ? undefined : Number(found);
};
const keptLines = (log: string): number => log.split('"message":"line"').length - 1;

describe('the log', () => {
  test('of a disk that was full says how many lines were lost once there is room again', async () => {
    const file = join(makeTemporaryFolder(), 'log');
    const handle = openSync(file, 'a');
    // Files of this process may have 64 KB: beyond that they are as full as a disk.
    const { write } = startLog(handle, "trap '' XFSZ; ulimit -f 64;");
    closeSync(handle);
    await write(100);
    const kept = keptLines(readFileSync(file, 'utf8'));
    expect(kept).toBeLessThan(100);
    // Room is made in the middle of a line; the next one is whole.
    truncateSync(file, 12_345);
    await write(2);
    const log = readFileSync(file, 'utf8').slice(12_345);
    expect(log).toMatch(/^\n\{/);
    expect([lostLines(log), keptLines(log)]).toEqual([100 - kept, 2]);
  });

  test('of a pipe that nobody reads takes little memory, and says how many lines were lost when it is read again', async () => {
    const { child, write } = startLog('pipe');
    expect(await write(1_000)).toBeLessThan(1_100_000);
    let log = '';
    child.stdout?.on('data', (chunk) => {
      log += chunk;
    });
    await expect.poll(() => write(0)).toBe(0);
    await write(1);
    await expect.poll(() => lostLines(log)).toBeGreaterThan(500);
    expect(keptLines(log) + (lostLines(log) ?? 0)).toBe(1_001);
  });
});
