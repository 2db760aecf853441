import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { fastFolder } from '../../support/memory-folder.ts';
import { writeTestShop } from './shop.ts';

const testShop = writeTestShop();

interface MortalOptions {
  /** Folder of another catalogue than the test shop's. */
  readonly catalog?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** The time that its clock shows, in place of the machine's. */
  readonly now?: number;
}

/** What a command of the operator said: an error too, if the operator is to read it. */
export interface Operated {
  readonly text: string;
  readonly isError: boolean;
}

/** A host in a process that is killed and started again on what it has left. */
export class MortalHost {
  address = '';
  /** Set it with `turn`, or while the host is not running. */
  now: number | undefined;
  readonly dataDir = mkdtempSync(join(fastFolder(), 'haat-test-'));
  readonly #environment: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  #lines: Interface | undefined;

  constructor(database: string | undefined, { catalog = testShop, environment, now }: MortalOptions = {}) {
    this.now = now;
    this.#environment = {
      PATH: process.env['PATH'],
      // It starts again and again: what was compiled once is kept.
      NODE_COMPILE_CACHE: resolve('node_modules/.cache/haat/compiled'),
      CATALOG_DIR: catalog,
      DATA_DIR: this.dataDir,
      PAYMENT_SIMULATOR: 'on',
      RATE_LIMITS: 'off',
      ...(database !== undefined && { DATABASE_URL: database }),
      ...environment,
    };
    onTestFinished(async () => {
      await this.kill();
      rmSync(this.dataDir, { recursive: true, force: true });
    });
  }

  async start(): Promise<void> {
    const script = resolve('tests/api/support/host-process.ts');
    const env = { ...this.#environment, ...(this.now !== undefined && { TEST_NOW: String(this.now) }) };
    const child = spawn(process.execPath, [script], { env, stdio: ['pipe', 'pipe', 'inherit'] });
    // It may be gone when it is told something.
    child.stdin.on('error', () => {});
    this.#child = child;
    this.#lines = createInterface({ input: child.stdout });
    const address = await this.#listen();
    if (address === undefined) throw new Error('The host did not start.');
    this.address = address;
  }

  /** From now on it has this many statements to live, or until it answers. */
  async arm(what: number | 'answer'): Promise<void> {
    if ((await this.#tell(String(what))) === undefined) throw new Error('It died while it was armed.');
  }

  /** Sets its clock. */
  async turn(now: number): Promise<void> {
    this.now = now;
    await this.#tell(`now ${now}`);
  }

  /** Lets its workers work until nothing is left to do. Returns whether it outlived that. */
  async work(): Promise<boolean> {
    return (await this.#tell('work')) !== undefined;
  }

  /** Runs a command of the operator in its process; undefined when it died over it. */
  async operate(line: string, options: Readonly<Record<string, string>> = {}): Promise<Operated | undefined> {
    const said = await this.#tell(`operate ${JSON.stringify({ line, options })}`);
    return said === undefined ? undefined : (JSON.parse(said) as Operated);
  }

  /** Writes a line to it and returns its answer; undefined when it died. */
  async #tell(line: string): Promise<string | undefined> {
    const child = this.#child;
    if (!child?.stdin) throw new Error('It is not running.');
    if (!this.isAlive) return undefined;
    const said = this.#listen();
    child.stdin.write(`${line}\n`);
    return said;
  }

  /** The next line that it writes; undefined when it dies before. */
  async #listen(): Promise<string | undefined> {
    if (!this.#child || !this.#lines) return undefined;
    const decided = new AbortController();
    const { signal } = decided;
    const said = once(this.#lines, 'line', { signal }).then(([line]) => line as string);
    const ended = once(this.#child, 'exit', { signal }).then(() => undefined);
    try {
      return await Promise.race([said, ended]);
    } finally {
      decided.abort();
      await Promise.allSettled([said, ended]);
    }
  }

  get isAlive(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** kill -9, without waiting for its end. Returns whether there was one to kill. */
  strike(): boolean {
    return this.isAlive && (this.#child?.kill('SIGKILL') ?? false);
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
