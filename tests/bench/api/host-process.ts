import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { loadCatalog } from '../../../src/catalog/load/load.ts';
import { findFolders } from '../../../src/integration/files/folders.ts';
import type { Shares } from './profile.ts';

export const PASSWORD = 'a long password';

/** What a process has taken until now. */
interface Taken {
  readonly megabytes: number;
  readonly cpuMs: number;
  readonly mainCpuMs: number;
  /** Messages that are still to be sent. */
  readonly unsent: number;
  /** The longest hold of its event loop since it was asked before; some 2 ms where there was none. */
  readonly heldMs: number;
  /** The most that the main thread has used of a processor in a hold since then. */
  readonly heldCpuMs: number;
}

export interface Measuring {
  readonly port: number;
  taken(): Promise<Taken>;
  /** Runs something under a profile of the main thread. */
  profile(work: () => Promise<unknown>): Promise<Shares>;
  end(): Promise<void>;
}

/** Starts what is measured. */
export async function start(argument: string, environment: Record<string, string> = {}): Promise<Measuring> {
  const child: ChildProcess = spawn(process.execPath, [resolve('tests/bench/api/process.ts'), argument], {
    env: { ...process.env, RATE_LIMITS: 'off', LOG_LEVEL: 'off', HOST: '127.0.0.1', ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines: Interface = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const next = async () => ((await once(lines, 'line')) as [string])[0];
  const ask = async (line: string): Promise<unknown> => {
    const answer = next();
    child.stdin?.write(`${line}\n`);
    return JSON.parse(await answer);
  };
  return {
    port: Number(await next()),
    taken: async () => (await ask('')) as Taken,
    profile: async (work) => {
      await ask('profile');
      await work();
      return (await ask('profiled')) as Shares;
    },
    end: async () => {
      const ended = once(child, 'exit');
      child.stdin?.end();
      await ended;
    },
  };
}

/** A request as it goes over the wire. */
export function write(method: string, path: string, headers: Record<string, string> = {}, body?: unknown): string {
  const content = body === undefined ? '' : JSON.stringify(body);
  const all = {
    host: 'localhost',
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(content)),
    }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${content}`;
}

export async function post(port: number, path: string, body: unknown): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const { data, error } = (await response.json()) as { data: unknown; error?: { message: string } };
  if (error) throw new Error(`${path}: ${error.message}`);
  return data;
}

/** An order of the first product that can be had, at its total of now. */
export async function makeOrder(port: number): Promise<unknown> {
  const { products, store } = loadCatalog(findFolders().catalog);
  const product = [...products.values()].find(
    ({ availability, sizes, variants }) => availability === 'in-stock' && sizes.length === 0 && variants.length === 0,
  );
  if (!product) throw new Error('The catalogue has no product without sizes that is in stock.');
  const wanted = { market: store.defaultMarket, lines: [{ sku: product.sku, quantity: 1 }], payment: 'cash' };
  const { quote } = (await post(port, '/quote', wanted)) as { quote: { amounts: { totalMinor: number } } };
  return {
    ...wanted,
    // Without an e-mail address: sending mail is no part of placing an order, and would go on beside it.
    contact: { name: 'Asha Devi', phone: '98765 43210' },
    address: { line1: '12 Mango Lane', city: 'Jaipur', state: 'Rajasthan', pinCode: '302001' },
    expectedTotalMinor: quote.amounts.totalMinor,
  };
}
