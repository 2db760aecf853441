import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { sourceOf } from '../../src/api/ground/clock/clock.ts';
import { startPostgres } from '../bench/api/temporary-postgres.ts';
import { orderOf } from './support/client.ts';
import { startProxy } from './support/database-proxy.ts';
import { startHost, type TestHost } from './support/host.ts';

const postgres = await startPostgres();
const isMissing = typeof postgres === 'string';
if (!isMissing) afterAll(postgres.close);

/** Ends every connection of a database but the one that asks. */
async function endConnections(database: string): Promise<number> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rowCount } = await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  );
  await client.end();
  return rowCount ?? 0;
}

/** Shoppers order, one order after the other, until they are told to stop; each order has a key of its own. */
function letShoppersOrder({ client }: TestHost) {
  const statuses = new Map<string, number>();
  let isOver = false;
  const shoppers = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      const key = randomUUID();
      statuses.set(key, (await client.post('/orders', orderOf(), { key })).status);
    }
  });
  return {
    statuses,
    count: (status: number) => [...statuses.values()].filter((each) => each === status).length,
    stop: () => {
      isOver = true;
      return Promise.all(shoppers);
    },
  };
}

/** Every order that was acknowledged is there; one that was not can be placed with the same key, and is there once. */
async function checkNothingIsLost(host: TestHost, statuses: ReadonlyMap<string, number>): Promise<void> {
  for (const [key, status] of statuses) {
    if (status !== 200) expect((await host.client.post('/orders', orderOf(), { key })).status).toBe(200);
    const found = await host.client.get('/orders/by-key', { key });
    expect(found.data.order.timeline).toHaveLength(1);
  }
  const rows = await host.host.database.read.selectFrom('orders').select('id').execute();
  expect(rows).toHaveLength(statuses.size);
}

describe.skipIf(isMissing)(isMissing ? `on PostgreSQL (skipped: ${postgres})` : 'on PostgreSQL', () => {
  const makeDatabase = () => (isMissing ? Promise.resolve('') : postgres.makeDatabase());

  test('connections that end under load answer 503 and heal, and nothing that was acknowledged is lost', async () => {
    const database = await makeDatabase();
    const host = await startHost({ database });
    host.host.workers.start();
    const load = letShoppersOrder(host);
    for (let cut = 1; cut <= 5; cut++) {
      const placed = load.count(200);
      await expect.poll(() => load.count(200)).toBeGreaterThan(placed + 10);
      await endConnections(database);
    }
    const placed = load.count(200);
    await expect.poll(() => load.count(200)).toBeGreaterThan(placed + 10);
    await load.stop();
    expect(new Set(load.statuses.values())).toEqual(new Set([200, 503]));
    await checkNothingIsLost(host, load.statuses);
  });

  test('a server that is started anew under load is found again, and nothing that was acknowledged is lost', async () => {
    const host = await startHost({ database: await makeDatabase() });
    const load = letShoppersOrder(host);
    await expect.poll(() => load.count(200)).toBeGreaterThan(10);
    if (!isMissing) await postgres.restart();
    const placed = load.count(200);
    await expect.poll(() => load.count(200)).toBeGreaterThan(placed + 10);
    await load.stop();
    expect([...new Set(load.statuses.values())].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await checkNothingIsLost(host, load.statuses);
  });

  test('a database that hangs is told by /ready within a second, by requests with 503, and heals', async () => {
    const proxy = await startProxy(await makeDatabase());
    const host = await startHost({ database: proxy.url });
    expect((await host.client.get('/ready')).status).toBe(200);
    proxy.hang();
    const start = performance.now();
    const key = randomUUID();
    const placing = host.client.post('/orders', orderOf(), { key });
    expect((await host.client.get('/ready')).status).toBe(503);
    expect(performance.now() - start).toBeLessThan(2_000);
    expect((await host.client.get('/health')).status).toBe(200);
    expect((await placing).status).toBe(503);
    expect(performance.now() - start).toBeLessThan(15_000);
    proxy.resume();
    await expect.poll(async () => (await host.client.get('/ready')).status).toBe(200);
    await checkNothingIsLost(host, new Map([[key, 503]]));
  });

  test('an order whose commit was not answered is 503, and the same key tells that it was placed', async () => {
    const proxy = await startProxy(await makeDatabase());
    const host = await startHost({ database: proxy.url });
    const key = randomUUID();
    proxy.cutAtCommit();
    expect((await host.client.post('/orders', orderOf(), { key })).status).toBe(503);
    const found = await host.client.get('/orders/by-key', { key });
    expect(found.data.order.status).toBe('placed');
    await checkNothingIsLost(host, new Map([[key, 503]]));
  });

  test('a row that somebody else has locked is waited for some seconds, and then answered 503', async () => {
    const database = await makeDatabase();
    const host = await startHost({ database });
    const placed = await host.client.place();
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    await client.query('begin; select * from orders for update');
    const cancel = () => host.client.post(`/orders/${placed.order.number}/cancel`, {}, placed.own);
    expect((await cancel()).status).toBe(503);
    await client.end();
    expect((await cancel()).data.order.status).toBe('cancelled');
  });

  test('hosts that share a database share the clock of its server', async () => {
    const { host } = await startHost({ database: await makeDatabase() });
    const before = Date.now();
    const shown = await sourceOf(host.database).read();
    // The server of the test runs on the same machine.
    expect(shown).toBeGreaterThan(before - 1_000);
    expect(shown).toBeLessThan(Date.now() + 1_000);
  });
});
