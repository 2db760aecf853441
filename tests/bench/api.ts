/**
 * `npm run bench:api`: what an order costs of a processor and where, the home page beside a storm of log-ins, and what the host does in a
 * second, beside the least that anything could need: the bare framework, bare synced inserts, the bare password hash; then what is left of it
 * while log-ins, a large file and a silent mail server go on. Host and load have a process each; two cores are enough. `-- --cost` ends after
 * the first two. With `--check` it fails where processor time misses an aim, or, without `--cost`, where too little is left.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { createPasswords } from '../../src/api/records/accounts/passwords/passwords.ts';
import { readConfig } from '../../src/api/ground/config/config.ts';
import { measureBeside, showHeadings } from './api/beside.ts';
import { makeOrder, type Measuring, PASSWORD, post, start, write } from './api/host-process.ts';
import { measureInserts } from './api/inserts.ts';
import { applyLoad, type Measured } from './api/load.ts';
import { showOrderCost, showStorm } from './api/show-cost.ts';
import { startPostgres } from './api/temporary-postgres.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] || 4);
/** The compiler of Node needs some thousand requests until it has settled. */
const WARM_SECONDS = 2;
const CONNECTIONS = 64;
/** So that a thread that hashes never waits for the next. */
const LOGIN_CONNECTIONS = 4;

const cache = resolve('node_modules', '.cache', 'haat');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'bench-api-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

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
  const placeOrder = () => write('POST', '/api/orders', { 'idempotency-key': randomUUID() }, order);
  const sessions = await measure(`${name}: session check`, host, () => session, '"account"');
  const orders = await measure(`${name}: place order`, host, placeOrder, '"placedAt"');
  const logins = await measure(`${name}: log in`, host, () => login, '"token"', LOGIN_CONNECTIONS);
  await host.end();
  return { sessions, orders, logins };
}

/** Hashes a second, as the host makes them: no login can be faster. */
async function measureHashes(): Promise<Measured> {
  const passwords = createPasswords(readConfig({}).passwordCost);
  const stored = await passwords.hash(PASSWORD);
  const times: number[] = [];
  const begun = performance.now();
  const work = async () => {
    for (let now = begun; now < begun + SECONDS * 1000; ) {
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

const isChecked = process.argv.includes('--check');
const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${loadavg()[0]?.toFixed(1)}`;
console.log(`${new Date().toISOString().slice(0, 10)}: ${machine}, Node ${process.versions.node}\n`);
const postgres = await startPostgres({ isSynced: true });
if (typeof postgres === 'string') console.log(`PostgreSQL: ${postgres}`);
let isMet = await showOrderCost('SQLite', join(folder, 'cost'));
if (typeof postgres !== 'string')
  isMet = (await showOrderCost('PostgreSQL', join(folder, 'cost-postgres'), await postgres.makeDatabase())) && isMet;
isMet = (await showStorm(join(folder, 'storm'))) && isMet;
if (isChecked && !isMet) process.exitCode = 1;
if (process.argv.includes('--cost')) {
  if (typeof postgres !== 'string') await postgres.close();
  process.exit();
}

console.log(`\nIn a second, measured for ${SECONDS} s each\n`);
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
if (typeof postgres !== 'string') {
  const database = await postgres.makeDatabase();
  await measureHost('PostgreSQL', { DATA_DIR: join(folder, 'data-postgres'), DATABASE_URL: database });
}

showHeadings();
const besideSqlite = join(folder, 'beside');
let isEnough = await measureBeside('SQLite', join(besideSqlite, 'haat.db'), besideSqlite);
if (typeof postgres !== 'string') {
  const database = await postgres.makeDatabase();
  isEnough = (await measureBeside('PostgreSQL', database, join(folder, 'beside-postgres'))) && isEnough;
  await postgres.close();
}
console.log(isEnough ? 'Every one is enough.' : 'MISSED: see the figures with "!".');
if (isChecked && !isEnough) process.exitCode = 1;

const ratio = (what: string, value: number, least: number) =>
  console.log(`${what.padEnd(62)}${value.toFixed(2)}  (aim: at least ${least})${value < least ? '  MISSED' : ''}`);
console.log();
ratio('orders on SQLite / bare synced inserts', sqlite.orders.perSecond / inserts.perSecond, 1);
ratio('session checks on SQLite / bare framework', sqlite.sessions.perSecond / hello.perSecond, 0.5);
console.log(
  `A log-in is its hash: ${((sqlite.logins.perSecond / hashes.perSecond) * 100).toFixed(0)} % of the bare hashes of this machine.`,
);
console.log(`All of it took ${(performance.now() / 60_000).toFixed(1)} minutes.`);
