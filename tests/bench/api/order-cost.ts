import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fastFolder } from '../../support/memory-folder.ts';
import { median } from '../pages/median.ts';
import { makeOrder, type Measuring, start, write } from './host-process.ts';
import { costOfInserts } from './inserts.ts';
import { applyLoad } from './load.ts';
import type { Shares } from './profile.ts';

/** Few, as requests come one by one, and not in heaps that share what a turn of the event loop costs. */
const CONNECTIONS = 4;
/** The compiler of Node needs some thousand orders until it has settled. */
const WARM_ORDERS = 2_000;
const ROUNDS = 5;
const ORDERS = 200;
const HELLOS = 2_000;
const INSERTS = 500;

/** Microseconds of processor time. */
export interface OrderCost {
  /** An order until it is answered and its messages are sent: all threads of the host's process, and of that the main one. */
  readonly order: number;
  readonly ofMain: number;
  readonly hello: number;
  readonly insert: number;
  /** How often the order's cost is that of the others, measured in the same moments. */
  readonly hellos: number;
  readonly inserts: number;
  readonly perSecond: number;
  readonly profile: Shares;
}

/** Waits until the host has sent what its orders caused. */
async function rest(host: Measuring) {
  for (;;) {
    const taken = await host.taken();
    if (taken.unsent === 0) return taken;
    await pause(100);
  }
}

/**
 * What an order takes of a processor, beside the least request of the same server and a bare synced insert. They are measured by turns, as
 * everything takes longer while other programs share the caches and the processor. `folder` is on the disk that is measured; the host has its
 * data there, but for its messages, which stand in for a mail server: where many files were deleted lately a disk takes long to make new ones.
 */
export async function measureOrderCost(folder: string, databaseUrl?: string): Promise<OrderCost> {
  const messages = mkdtempSync(join(fastFolder(), 'haat-bench-'));
  process.once('exit', () => rmSync(messages, { recursive: true, force: true }));
  mkdirSync(folder, { recursive: true });
  symlinkSync(messages, join(folder, 'outbox'));
  const file = join(folder, 'rows.db');
  const quiet = { WATCH_HOLDS: 'off' };
  const environment = { DATA_DIR: folder, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
  const [bare, host] = [await start('hello', quiet), await start('host', { ...environment, ...quiet })];
  const order = await makeOrder(host.port);
  const placeOrder = () => write('POST', '/api/orders', { 'idempotency-key': randomUUID() }, order);
  const hello = write('GET', '/');
  const place = (answers: number) =>
    applyLoad({ port: host.port, connections: CONNECTIONS, answers, request: placeOrder, expects: '"placedAt"' });
  const greet = (answers: number) =>
    applyLoad({ port: bare.port, connections: CONNECTIONS, answers, request: () => hello, expects: '"hello"' });
  await greet(3 * HELLOS);
  await place(WARM_ORDERS);
  const rounds: { order: number; ofMain: number; hello: number; insert: number; perSecond: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const bareBefore = await bare.taken();
    const hellos = await greet(HELLOS);
    const bareAfter = await bare.taken();
    const before = await rest(host);
    const orders = await place(ORDERS);
    const after = await rest(host);
    rounds.push({
      order: (1000 * (after.cpuMs - before.cpuMs)) / orders.answers,
      ofMain: (1000 * (after.mainCpuMs - before.mainCpuMs)) / orders.answers,
      hello: (1000 * (bareAfter.cpuMs - bareBefore.cpuMs)) / hellos.answers,
      insert: costOfInserts(file, INSERTS),
      perSecond: orders.perSecond,
    });
  }
  const profile = await host.profile(async () => {
    await place(4 * ORDERS);
    await rest(host);
  });
  await bare.end();
  await host.end();
  const of = (name: 'order' | 'ofMain' | 'hello' | 'insert' | 'perSecond') => median(rounds.map((row) => row[name]));
  return {
    order: of('order'),
    ofMain: of('ofMain'),
    hello: of('hello'),
    insert: of('insert'),
    hellos: median(rounds.map((row) => row.order / row.hello)),
    inserts: median(rounds.map((row) => row.order / row.insert)),
    perSecond: of('perSecond'),
    profile,
  };
}
