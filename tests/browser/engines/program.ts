import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A program that runs until `end`, with everything that it started. */
export interface Program {
  /** What the pattern of `ready` has found; empty without one. */
  readonly said: string;
  /** All that it has written until now. */
  written(): string;
  end(): Promise<void>;
}

export interface ProgramOptions {
  /** What it writes when it can be used, with one group. */
  readonly ready?: RegExp;
  readonly environment?: Readonly<Record<string, string>>;
}

const START_MS = 30_000;
const END_MS = 5_000;

/**
 * Runs a program with a home folder of its own, which is deleted with it: what it keeps is not the user's.
 * @throws Error when it is not ready in half a minute
 */
export async function runProgram(
  file: string,
  options: readonly string[],
  { ready, environment = {} }: ProgramOptions = {},
): Promise<Program> {
  const home = mkdtempSync(join(tmpdir(), 'haat-engine-'));
  const child = spawn(file, options, {
    cwd: home,
    // A group of its own, which is ended as a whole: browsers have many processes.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      HOME: home,
      XDG_CACHE_HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      ...environment,
    },
  });
  let text = '';
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const end = async () => {
    signalGroup(child, 'SIGTERM');
    const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), END_MS);
    await ended;
    clearTimeout(timer);
    // What it has started may outlive it by some moments.
    for (let tries = 0; tries < 100 && signalGroup(child, 'SIGKILL'); tries++)
      await new Promise((done) => setTimeout(done, 50));
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  const killAtExit = () => signalGroup(child, 'SIGKILL');
  process.once('exit', killAtExit);
  void ended.then(() => process.off('exit', killAtExit));
  const isReady = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      const found = ready?.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    if (ready === undefined) child.once('spawn', () => resolve(''));
    child.once('close', () => reject(new Error(`${file} has ended: ${text}`)));
    setTimeout(() => reject(new Error(`${file} is not ready after ${START_MS / 1000} s: ${text}`)), START_MS).unref();
  });
  try {
    return { said: await isReady, written: () => text, end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Sends a signal to a program and to all that it has started. Returns whether any of them was still there. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): boolean {
  try {
    return pid !== undefined && process.kill(-pid, signal);
  } catch {
    return false;
  }
}
