import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { writeTestShop } from './shop.ts';

const catalog = writeTestShop();

export interface ApiProcess {
  readonly child: ChildProcess;
  readonly port: number;
  readonly address: string;
  readonly dataDir: string;
  /** Resolves with its exit code, or the name of the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** A port that nobody listens on now. */
export async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

interface Launch {
  /** Words before the command: another program that starts it. */
  readonly enter?: readonly string[];
  /** Folder of the shop's version that is started. */
  readonly version?: string;
  /** The folder of the shop, which may have messages of its own. */
  readonly cwd?: string;
}

/** Starts `npm run api` in a process of its own and waits until it answers, or has ended. */
export async function startApi(
  environment: Record<string, string> = {},
  stdio: StdioOptions = ['ignore', 'ignore', 'inherit'],
  { enter = [], version = '.', cwd }: Launch = {},
): Promise<ApiProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-test-'));
  const port = await findPort();
  const [program = '', ...words] = [...enter, process.execPath, resolve(version, 'src/cli/api.ts')];
  const child = spawn(program, words, {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: resolve('node_modules/.cache/haat/compiled'),
      CATALOG_DIR: catalog,
      DATA_DIR: dataDir,
      PORT: String(port),
      PASSWORD_COST: '10',
      RATE_LIMITS: 'off',
      PAYMENT_SIMULATOR: 'on',
      ...environment,
    },
    stdio,
    cwd,
  });
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  const address = `http://127.0.0.1:${port}`;
  while ((await askHealth(address)) !== 200 && child.exitCode === null)
    await new Promise((done) => setTimeout(done, 20));
  return { child, port, address, dataDir, ended };
}

/** The status of its answer; undefined when it gave none. */
export const askHealth = (address: string): Promise<number | undefined> =>
  fetch(`${address}/api/health`).then(
    async (response) => {
      await response.text();
      return response.status;
    },
    () => undefined,
  );
