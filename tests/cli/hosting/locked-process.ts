import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

/** Nobody, an account without rights; the PostgreSQL server of tests runs as the same one. */
const ACCOUNT = 65_534;

/** Words before a command that is to see this project's folder as read-only, as an account that has no rights, and gains none. */
const LOCK = (() => {
  const isRoot = process.getuid?.() === 0;
  const enter = ['unshare', ...(isRoot ? [] : ['--user', '--map-root-user']), '--mount', 'sh', '-c'];
  const become = isRoot
    ? `setpriv --reuid=${ACCOUNT} --regid=${ACCOUNT} --clear-groups --no-new-privs --`
    : 'setpriv --no-new-privs --';
  const mount = `mount --bind "$PWD" "$PWD" && mount -o remount,ro,bind "$PWD" && cd "$PWD" && exec ${become} "$@"`;
  return [...enter, mount, 'sh'];
})();

/** Why commands can't be started in a read-only folder here; undefined where they can. */
export const whyUnlocked: string | undefined = (() => {
  const [program = '', ...words] = LOCK;
  const { status, error } = spawnSync(program, [...words, 'test', '-r', 'package.json'], { timeout: 10_000 });
  return status === 0
    ? undefined
    : `this system gives no name space for a read-only folder${error ? `: ${error.message}` : ''}`;
})();

/** A folder that the account of locked processes may write to, until the test is finished. */
export function makeVolume(): string {
  const folder = mkdtempSync(join(tmpdir(), 'haat-volume-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o700);
  if (process.getuid?.() === 0 && whyUnlocked === undefined) chownSync(folder, ACCOUNT, ACCOUNT);
  return folder;
}

/** Lets the account of locked processes read a temporary folder. */
export function letRead(folder: string): string {
  chmodSync(folder, 0o755);
  return folder;
}

export interface LockedProcess {
  readonly child: ChildProcess;
  /** All that it has printed. */
  output(): string;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** Starts a command of a made file in the folder of this project or of another shop, with `environment` alone. */
export function startLocked(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
  cwd = resolve('.'),
): LockedProcess {
  const [program = '', ...rest] = [...(whyUnlocked === undefined ? LOCK : []), ...words];
  const child = spawn(program, rest, {
    cwd,
    env: {
      PATH: `${resolve('node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, of which nothing is left when the test is finished.
    detached: true,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (text += part));
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  onTestFinished(async () => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // It has ended.
    }
    await ended;
  });
  return { child, output: () => text, ended };
}

/** Runs a command to its end and returns its exit code, or the signal that ended it. */
export const runLocked = (words: readonly string[], environment: Readonly<Record<string, string>>) =>
  startLocked(words, environment).ended;

/** Asks with a health check until it says that a process is healthy. @throws when that ends before, or does not become healthy in a minute */
export async function waitUntilHealthy(
  { child, output }: LockedProcess,
  check: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const end = performance.now() + 60_000;
  while ((await runLocked(check, environment)) !== 0) {
    if (child.exitCode !== null || performance.now() > end) throw new Error(`It did not become healthy:\n${output()}`);
    await new Promise((done) => setTimeout(done, 200));
  }
}
