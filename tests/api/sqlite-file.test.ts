import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/api/ground/config/config.ts';
import { openDatabase } from '../../src/api/ground/database/engines/connect.ts';
import { createHost, shutDown } from '../../src/api/entry/host/host.ts';
import { createHostServer } from './support/host-server.ts';
import { createLog } from '../../src/api/ground/config/log.ts';
import { listen } from '../../src/cli/server/listen.ts';
import { Client } from './support/client.ts';
import { Contract } from './support/contract.ts';
import { startHost } from './support/host.ts';
import { writeTestShop } from './support/shop.ts';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'haat-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const countOrders = (file: string): number => {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return Number(database.prepare('select count(*) as count from orders').get()?.['count']);
  } finally {
    database.close();
  }
};

describe('the SQLite file', () => {
  test('and all that stands beside it are read by their owner alone', async () => {
    const dataDir = join(makeFolder(), 'data');
    const { client, mails } = await startHost({ dataDir });
    await client.place({ payment: 'online' }).then((placed) => client.startPayment(placed));
    await client.place();
    await mails();
    const modes = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) => {
      const entry = statSync(join(dataDir, name));
      return [name, (entry.mode & 0o777).toString(8)];
    });
    expect(modes.map(([name]) => name)).toEqual(
      expect.arrayContaining(['haat.db', 'haat.db-wal', 'haat.db-shm', 'outbox', 'cashfree-simulator.json']),
    );
    for (const [name, mode] of modes) expect([name, mode]).toEqual([name, name === 'outbox' ? '700' : '600']);
    expect((statSync(dataDir).mode & 0o777).toString(8)).toBe('700');
  });

  test('has all tables as soon as a host has opened it, also in a copy of it alone', async () => {
    const folder = makeFolder();
    const { environment } = await startHost();
    cpSync(join(environment['DATA_DIR'] ?? '', 'haat.db'), join(folder, 'copy.db'));
    expect(countOrders(join(folder, 'copy.db'))).toBe(0);
  });

  test('of a running host is never taken for whole when it was copied alone', async () => {
    const folder = makeFolder();
    const { client, environment } = await startHost();
    await client.place();
    const copy = join(folder, 'haat.db');
    cpSync(join(environment['DATA_DIR'] ?? '', 'haat.db'), copy);
    await expect(openDatabase({ url: copy })).rejects.toThrow(
      /lacks its newest changes[\s\S]*ACCEPT_INCOMPLETE_DATABASE/,
    );
    // Whoever says that it is to be used has a whole file from then on.
    await (await openDatabase({ url: copy, acceptsIncomplete: true })).close();
    await (await openDatabase({ url: copy })).close();
  });

  test('of a host that has ended is whole without anything beside it', async () => {
    const dataDir = makeFolder();
    const { client, close } = await startHost({ dataDir });
    await client.place();
    await close();
    expect(existsSync(join(dataDir, 'haat.db-wal'))).toBe(false);
    cpSync(join(dataDir, 'haat.db'), join(dataDir, 'copy.db'));
    expect(countOrders(join(dataDir, 'copy.db'))).toBe(1);
    await (await openDatabase({ url: join(dataDir, 'copy.db') })).close();
  });

  test('stays open to the others when one of several ends', async () => {
    const first = await startHost();
    const second = await first.another();
    await second.close();
    const { answer } = await first.client.place();
    expect(answer.code).toBeUndefined();
    expect((await first.client.get('/ready')).status).toBe(200);
  });
});

/** A host whose log may have errors. */
async function startWatched(dataDir: string) {
  let logged = '';
  let address = '';
  const host = await createHost({
    config: readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off' }),
    catalog: { folder: writeTestShop() },
    address: () => address,
    log: createLog('warn', (text) => {
      logged += text;
    }),
  });
  const server = createHostServer(host.listener);
  address = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => shutDown(server, host));
  const file = await (await fetch(`${address}/api/openapi.json`)).json();
  const client = new Client(address, new Contract(file as never));
  return {
    client,
    logged: () => {
      host.services.log.flush();
      return logged;
    },
  };
}

test.each(['haat.db', 'haat.db-wal'])('a host whose %s is deleted says so and takes no more orders', async (name) => {
  const dataDir = makeFolder();
  const { client, logged } = await startWatched(dataDir);
  expect((await client.get('/ready')).status).toBe(200);
  renameSync(join(dataDir, name), join(dataDir, 'away'));
  expect((await client.get('/ready')).status).toBe(503);
  expect(logged()).toMatch(new RegExp(`"level":"error".*${name}.* (?:was|were) deleted or replaced`));
  expect((await client.place()).answer.status).toBe(503);
  renameSync(join(dataDir, 'away'), join(dataDir, name));
  expect((await client.get('/ready')).status).toBe(200);
  expect((await client.place()).answer.code).toBeUndefined();
});
