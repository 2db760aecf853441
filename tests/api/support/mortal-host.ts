import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { fastFolder } from '../../support/memory-folder.ts';
import { writeTestShop } from './shop.ts';

const catalog = writeTestShop();

/** A host in a process that is killed and started again on what it has left. */
export class MortalHost {
  address = '';
  readonly dataDir = mkdtempSync(join(fastFolder(), 'haat-test-'));
  readonly #environment: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  #lines: Interface | undefined;

  constructor(database: string | undefined) {
    this.#environment = {
      PATH: process.env['PATH'],
      // It starts again and again: what was compiled once is kept.
      NODE_COMPILE_CACHE: resolve('node_modules/.cache/haat/compiled'),
      CATALOG_DIR: catalog,
      DATA_DIR: this.dataDir,
      PAYMENT_SIMULATOR: 'on',
      RATE_LIMITS: 'off',
      ...(database !== undefined && { DATABASE_URL: database }),
    };
    onTestFinished(async () => {
      await this.kill();
      rmSync(this.dataDir, { recursive: true, force: true });
    });
  }

  async start(): Promise<void> {
    const script = resolve('tests/api/support/host-process.ts');
    const child = spawn(process.execPath, [script], { env: this.#environment, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child = child;
    this.#lines = createInterface({ input: child.stdout });
    const [address] = (await once(this.#lines, 'line')) as [string];
    this.address = address;
  }

  /** From now on it has this many statements to live, or until it answers. */
  async arm(what: number | 'answer'): Promise<void> {
    if (!this.#child?.stdin || !this.#lines) throw new Error('It is not running.');
    const armed = once(this.#lines, 'line');
    this.#child.stdin.write(`${what}\n`);
    await armed;
  }

  get isAlive(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** kill -9, unless it has done that itself. */
  async kill(): Promise<void> {
    if (!this.#child) return;
    const child = this.#child;
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    this.#child = undefined;
  }

  /** Asks; undefined when it died over it. */
  async ask<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<T | undefined> {
    try {
      const response = await fetch(`${this.address}/api${path}`, {
        method,
        headers: { connection: 'close', ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      return ((await response.json()) as { data: T }).data;
    } catch {
      return undefined;
    }
  }
}
