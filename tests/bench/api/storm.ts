import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD, post, start, write } from './host-process.ts';
import { applyLoad } from './load.ts';

const CLIENTS = 48;
const CONNECTIONS = 2;
const ROUNDS = 2;
const SECONDS = 5;
/** Until passwords of clients that are gone are looked at or given up. */
const AFTER_MS = 11_000;

/** The home page quiet and beside a storm of log-ins. */
export interface Storm {
  readonly quiet: PageTimes;
  readonly beside: PageTimes;
  /** Log-ins that were answered with a yes or no, and those that were sent away because too many waited. */
  readonly answered: number;
  readonly sentAway: number;
}

export interface PageTimes {
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor time of the thread that answers pages, for each page. */
  readonly mainUs: number;
}

function average(all: readonly PageTimes[]): PageTimes {
  const of = (name: keyof PageTimes) => all.reduce((sum, times) => sum + times[name], 0) / all.length;
  return { p50Ms: of('p50Ms'), p99Ms: of('p99Ms'), mainUs: of('mainUs') };
}

/** A site of one page, as large as pages may be: the bench needs no build. */
export function makeSite(folder: string): string {
  const site = join(folder, 'site');
  mkdirSync(site, { recursive: true });
  const text = 'A page of a shop. '.repeat(2_500);
  writeFileSync(join(site, 'index.html'), `<!doctype html><title>Shop</title><p>${text}</p>`);
  return site;
}

/** Logs in again and again from many addresses, with right and wrong passwords and with names that nobody has. Returns what ends it. */
function storm(port: number, count: (status: number) => void): () => void {
  const sockets = Array.from({ length: CLIENTS }, (_, client) => {
    let asked = 0;
    const logIn = () => {
      const phoneno = client % 3 === 2 ? `nobody${client}` : 'asha';
      const password = (client + asked++) % 2 === 0 ? PASSWORD : `${PASSWORD}!`;
      const headers = { 'x-forwarded-for': `203.0.${client}.${asked % 250}` };
      return write('POST', '/api/login', headers, { phoneno, password, deviceType: 121 });
    };
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => socket.write(logIn()));
    socket.on('error', () => {});
    socket.on('data', (answer) => {
      const text = answer.toString('latin1');
      count(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]));
      const wait = Number(/^retry-after: (\d+)/im.exec(text)?.[1] ?? 0);
      setTimeout(() => socket.writable && socket.write(logIn()), wait * 1000).unref();
    });
    return socket;
  });
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

/** Measures by turns: a machine that slows down for a while slows both down. */
export async function measureStorm(folder: string): Promise<Storm> {
  const site = makeSite(folder);
  const host = await start('host', { DATA_DIR: folder, SITE_DIR: site, TRUST_PROXY: '1', WATCH_HOLDS: 'off' });
  const { port } = host;
  await post(port, '/register', { username: 'asha', email: 'asha@mail.example', password: PASSWORD });
  const page = write('GET', '/');
  const ask = async (seconds: number): Promise<PageTimes> => {
    const before = await host.taken();
    const load = { port, connections: CONNECTIONS, seconds, request: () => page, expects: '200 OK' };
    const { p50Ms, p99Ms, answers } = await applyLoad(load);
    const after = await host.taken();
    return { p50Ms, p99Ms, mainUs: (1000 * (after.mainCpuMs - before.mainCpuMs)) / answers };
  };
  await ask(SECONDS);
  const quiet: PageTimes[] = [];
  const beside: PageTimes[] = [];
  let [answered, sentAway] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    quiet.push(await ask(SECONDS));
    const end = storm(port, (status) => (status === 503 ? sentAway++ : answered++));
    beside.push(await ask(2 * SECONDS));
    end();
    await pause(AFTER_MS);
  }
  await host.end();
  return { quiet: average(quiet), beside: average(beside), answered, sentAway };
}
