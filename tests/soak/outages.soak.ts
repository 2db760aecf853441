import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/api/ground/config/config.ts';
import { openDatabase } from '../../src/api/ground/database/engines/connect.ts';
import { startPostgres } from '../bench/api/temporary-postgres.ts';
import { type ApiProcess, startApi } from '../api/support/api-process.ts';
import { orderOf } from '../api/support/client.ts';
import { startProxy } from '../api/support/database-proxy.ts';

const postgres = await startPostgres();
if (typeof postgres === 'string') throw new Error(postgres);
afterAll(postgres.close);

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Places an order; the status of the answer, undefined where none came. */
const placeOrder = ({ address }: Pick<ApiProcess, 'address'>, key: string): Promise<number | undefined> =>
  fetch(`${address}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(orderOf()),
    signal: AbortSignal.timeout(30_000),
  }).then(
    async (response) => {
      await response.text();
      return response.status;
    },
    () => undefined,
  );

/** Eight shoppers, each at a host of its own choice, until they are told to stop. */
function letShoppersOrder(hosts: readonly ApiProcess[]) {
  const statuses = new Map<string, number | undefined>();
  let isOver = false;
  const shoppers = Array.from({ length: 8 }, async (_, index) => {
    const host = hosts[index % hosts.length] as ApiProcess;
    while (!isOver) {
      const key = randomUUID();
      statuses.set(key, await placeOrder(host, key));
    }
  });
  const stop = async () => {
    isOver = true;
    await Promise.all(shoppers);
  };
  return { statuses, stop };
}

/** Every key can be asked again, and has one order then; with those acknowledged there are as many orders as keys. */
async function checkNothingIsLost(
  host: ApiProcess,
  url: string,
  statuses: ReadonlyMap<string, number | undefined>,
): Promise<void> {
  for (const [key, status] of statuses) if (status !== 200) expect(await placeOrder(host, key)).toBe(200);
  const database = await openDatabase({ url });
  const rows = await database.read.selectFrom('idempotency_keys').select('key').execute();
  const orders = await database.read.selectFrom('orders').select('id').execute();
  await database.close();
  expect(new Set(rows.map(({ key }) => key))).toEqual(new Set(statuses.keys()));
  expect(orders).toHaveLength(statuses.size);
}

const tally = (statuses: ReadonlyMap<string, number | undefined>): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const status of statuses.values()) counts[String(status)] = (counts[String(status)] ?? 0) + 1;
  return counts;
};

/** All processes of the server. */
const processesOf = (pid: number): number[] => [
  pid,
  ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number),
];

/** A mail server that answers a mail only after some time. */
async function startSlowMailServer(waitMs: number) {
  const state = { url: '', letters: 0 };
  const server = createServer((socket) => {
    let isLetter = false;
    socket.write('220 slow office\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        if (isLetter && line !== '.') continue;
        if (isLetter) {
          isLetter = false;
          state.letters++;
          setTimeout(() => socket.write('250 taken\r\n'), waitMs);
        } else if (/^DATA/i.test(line)) {
          isLetter = true;
          socket.write('354 go on\r\n');
        } else socket.write('250 fine\r\n');
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  state.url = `smtp://127.0.0.1:${(server.address() as { port: number }).port}`;
  return state;
}

describe('on PostgreSQL', () => {
  test('three hosts whose connections are cut again and again for a minute lose no order and place none twice', async () => {
    const database = await postgres.makeDatabase();
    const proxies = await Promise.all([1, 2, 3].map(() => startProxy(database)));
    const hosts: ApiProcess[] = [];
    for (const { url } of proxies) hosts.push(await startApi({ DATABASE_URL: url }));
    const { statuses, stop } = letShoppersOrder(hosts);
    const end = performance.now() + 60_000;
    for (let turn = 0; performance.now() < end; turn++) {
      await pause(700);
      proxies[turn % proxies.length]?.cut();
    }
    await stop();
    console.log('answers', tally(statuses));
    expect(Object.keys(tally(statuses)).sort()).toEqual(['200', '503']);
    await checkNothingIsLost(hosts[0] as ApiProcess, database, statuses);
  });

  test('a server that is frozen for 20 seconds is answered 503 within 12, /ready says so within one, and all heals', async () => {
    const database = await postgres.makeDatabase();
    const host = await startApi({ DATABASE_URL: database });
    const { statuses, stop } = letShoppersOrder([host]);
    await pause(2_000);
    const frozen = processesOf(postgres.pid());
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    try {
      const asked = performance.now();
      expect((await fetch(`${host.address}/api/ready`)).status).toBe(503);
      const readyMs = performance.now() - asked;
      const key = randomUUID();
      const slowest = await placeOrder(host, key);
      statuses.set(key, slowest);
      console.log('/ready', Math.round(readyMs), 'ms; an order', slowest, Math.round(performance.now() - asked), 'ms');
      expect(readyMs).toBeLessThan(1_500);
      expect(slowest).toBe(503);
      expect(performance.now() - asked).toBeLessThan(14_000);
      await pause(20_000 - (performance.now() - asked));
    } finally {
      for (const pid of frozen) process.kill(pid, 'SIGCONT');
    }
    const healing = performance.now();
    while ((await fetch(`${host.address}/api/ready`)).status !== 200) await pause(50);
    console.log('healed after', Math.round(performance.now() - healing), 'ms');
    await pause(2_000);
    await stop();
    console.log('answers', tally(statuses));
    expect(Object.keys(tally(statuses)).sort()).toEqual(['200', '503']);
    await checkNothingIsLost(host, database, statuses);
  });

  test('a host that is told to stop while its database hangs answers everybody and ends within ten seconds', async () => {
    const proxy = await startProxy(await postgres.makeDatabase());
    const host = await startApi({ DATABASE_URL: proxy.url });
    proxy.hang();
    const waiting = Array.from({ length: 20 }, () => placeOrder(host, randomUUID()));
    await pause(500);
    const start = performance.now();
    host.child.kill('SIGTERM');
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([503]));
    expect(await host.ended).toBe(0);
    console.log('ended after', Math.round(performance.now() - start), 'ms');
    expect(performance.now() - start).toBeLessThan(11_500);
  });

  test('a mail server that answers after 150 seconds gets each mail once, from two hosts', async () => {
    const office = await startSlowMailServer(150_000);
    const url = await postgres.makeDatabase();
    const environment = { DATABASE_URL: url, MAIL_SMTP_URL: office.url };
    const hosts = [await startApi(environment), await startApi(environment)];
    expect(await placeOrder(hosts[0] as ApiProcess, randomUUID())).toBe(200);
    const database = await openDatabase({ url });
    onTestFinished(() => database.close());
    const readRows = () => database.read.selectFrom('outbox').select(['sent_at', 'tries']).execute();
    await expect
      .poll(async () => (await readRows()).every((row) => row.sent_at !== null), { timeout: 240_000, interval: 1_000 })
      .toBe(true);
    // Long enough for another try to begin, if there were one.
    await pause(15_000);
    const tries = (await readRows()).map((row) => row.tries);
    console.log('mails', office.letters, 'tries', tries);
    // One to the shopper, one to the seller.
    expect([office.letters, tries]).toEqual([2, [1, 1]]);
  });
});

test('a mail server that answers after 150 seconds gets each mail once from SQLite', async () => {
  const office = await startSlowMailServer(150_000);
  const host = await startApi({ MAIL_SMTP_URL: office.url });
  expect(await placeOrder(host, randomUUID())).toBe(200);
  const database = await openDatabase({ url: readConfig({ DATA_DIR: host.dataDir }).databaseUrl });
  onTestFinished(() => database.close());
  const readRows = () => database.read.selectFrom('outbox').select(['sent_at', 'tries']).execute();
  await expect
    .poll(async () => (await readRows()).every((row) => row.sent_at !== null), { timeout: 240_000, interval: 1_000 })
    .toBe(true);
  await pause(15_000);
  const tries = (await readRows()).map((row) => row.tries);
  console.log('mails', office.letters, 'tries', tries);
  // One to the shopper, one to the seller.
  expect([office.letters, tries]).toEqual([2, [1, 1]]);
});
