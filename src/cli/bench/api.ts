/**
 * `npm run bench:api`: what the host does in a second, beside the least that anything could need: the bare framework, bare
 * synced inserts, the bare password hash. Host and load have a process each; two cores are enough.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { createPasswords } from '../../api/accounts/passwords.ts';
import { readConfig } from '../../api/config.ts';
import { loadCatalog } from '../../catalog/load.ts';
import { findFolders } from '../../build/folders.ts';
import { measureInserts } from './api/inserts.ts';
import { applyLoad, type Measured } from './api/load.ts';
import { startPostgres } from './api/temporary-postgres.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] || 5);
/** The compiler of Node needs some thousand requests until it has settled. */
const WARM_SECONDS = 3;
const CONNECTIONS = 64;
/** So that a thread that hashes never waits for the next. */
const LOGIN_CONNECTIONS = 4;
const PASSWORD = 'a long password';

const cache = resolve('node_modules', '.cache', 'haat');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'bench-api-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** What a process has taken until now. */
interface Taken {
  readonly megabytes: number;
  readonly cpuMs: number;
}

interface Measuring {
  readonly port: number;
  taken(): Promise<Taken>;
  end(): Promise<void>;
}

/** Starts what is measured. */
async function start(argument: string, environment: Record<string, string> = {}): Promise<Measuring> {
  const child: ChildProcess = spawn(process.execPath, [resolve('src/cli/bench/api/process.ts'), argument], {
    env: { ...process.env, RATE_LIMITS: 'off', LOG_LEVEL: 'off', HOST: '127.0.0.1', ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines: Interface = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const next = async () => ((await once(lines, 'line')) as [string])[0];
  return {
    port: Number(await next()),
    taken: async () => {
      const answer = next();
      child.stdin?.write('\n');
      const [megabytes = 0, cpuMs = 0] = (await answer).split(' ').map(Number);
      return { megabytes, cpuMs };
    },
    end: async () => {
      const ended = once(child, 'exit');
      child.stdin?.end();
      await ended;
    },
  };
}

/** A request as it goes over the wire. */
function write(method: string, path: string, headers: Record<string, string> = {}, body?: unknown): string {
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

/** Measures a request after a while of warming up, and shows it. */
async function measure(
  what: string,
  measured: Measuring,
  request: () => string,
  expects: string,
  connections = CONNECTIONS,
): Promise<Measured> {
  const load = { port: measured.port, connections, request, expects };
  await applyLoad({ ...load, seconds: WARM_SECONDS });
  const before = await measured.taken();
  const result = await applyLoad({ ...load, seconds: SECONDS });
  const { megabytes, cpuMs } = await measured.taken();
  show(what, result, String(Math.round(((cpuMs - before.cpuMs) * 1000) / result.answers)), String(megabytes));
  return result;
}

const round = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

function show(what: string, { perSecond, p50Ms, p99Ms }: Measured, ...more: string[]): void {
  const cells = [round(perSecond), p50Ms.toFixed(2), p99Ms.toFixed(2), ...more];
  console.log([what.padEnd(34), ...cells.map((cell) => cell.padStart(10))].join(''));
}

async function post(port: number, path: string, body: unknown): Promise<unknown> {
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

/** Measures a host on a database: session checks, orders, logins. */
async function measureHost(name: string, environment: Record<string, string>) {
  const host = await start('host', environment);
  const { port } = host;
  const { token } = (await post(port, '/register', {
    username: 'asha',
    email: 'asha@mail.example',
    password: PASSWORD,
  })) as { token: string };
  const order = await makeOrder(port);
  const session = write('GET', '/api/isValidSession', { authorization: `Bearer ${token}` });
  const login = write('POST', '/api/login', {}, { phoneno: 'asha', password: PASSWORD, deviceType: 121 });
  const place = () => write('POST', '/api/orders', { 'idempotency-key': randomUUID() }, order);
  const sessions = await measure(`${name}: session check`, host, () => session, '"account"');
  const orders = await measure(`${name}: place order`, host, place, '"placedAt"');
  const logins = await measure(`${name}: log in`, host, () => login, '"token"', LOGIN_CONNECTIONS);
  await host.end();
  return { sessions, orders, logins };
}

/** An order of the first product that can be had, at its total of now. */
async function makeOrder(port: number): Promise<unknown> {
  const { products, store } = loadCatalog(findFolders().catalog);
  const product = [...products.values()].find(
    ({ availability, sizes }) => availability === 'in-stock' && sizes.length === 0,
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

/** Hashes a second, as the host makes them: no login can be faster. */
async function measureHashes(): Promise<Measured> {
  const passwords = createPasswords(readConfig({}).passwordCost);
  const stored = await passwords.hash(PASSWORD);
  const times: number[] = [];
  const begun = performance.now();
  const work = async () => {
    for (let now = begun; now < begun + SECONDS * 1000;) {
      await passwords.verify(PASSWORD, stored);
      times.push(performance.now() - now);
      now = performance.now();
    }
  };
  await Promise.all([work(), work()]);
  await passwords.close();
  const perSecond = times.length / ((performance.now() - begun) / 1000);
  times.sort((a, b) => a - b);
  return { perSecond, p50Ms: times[times.length >> 1] ?? 0, p99Ms: times.at(-1) ?? 0, answers: times.length };
}

console.log(`${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}, ${SECONDS} s each\n`);
console.log(
  [''.padEnd(34), ...['a second', 'p50 ms', 'p99 ms', 'CPU us', 'MB'].map((cell) => cell.padStart(10))].join(''),
);
const bare = await start('hello');
const hello = await measure('bare framework: hello', bare, () => write('GET', '/'), '"hello"');
await bare.end();
const inserts = measureInserts(join(folder, 'inserts.db'), SECONDS);
show('bare SQLite: synced insert', inserts);
const hashes = await measureHashes();
show('bare scrypt: hash', hashes);
const sqlite = await measureHost('SQLite', { DATA_DIR: join(folder, 'data') });
const postgres = await startPostgres({ isSynced: true });
if (typeof postgres === 'string') console.log(`PostgreSQL: ${postgres}`);
else {
  const database = await postgres.makeDatabase();
  await measureHost('PostgreSQL', { DATA_DIR: join(folder, 'data-postgres'), DATABASE_URL: database });
  await postgres.close();
}

const ratio = (what: string, value: number, least: number) =>
  console.log(`${what.padEnd(62)}${value.toFixed(2)}  (aim: at least ${least})${value < least ? '  MISSED' : ''}`);
console.log();
ratio('orders on SQLite / bare synced inserts', sqlite.orders.perSecond / inserts.perSecond, 1);
ratio('session checks on SQLite / bare framework', sqlite.sessions.perSecond / hello.perSecond, 0.5);
console.log(
  `A log-in is its hash: ${((sqlite.logins.perSecond / hashes.perSecond) * 100).toFixed(0)} % of the bare hashes of this machine.`,
);
