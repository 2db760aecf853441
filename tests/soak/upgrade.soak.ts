import { closeSync, cpSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/api/ground/config/config.ts';
import { openWithoutMigrating } from '../../src/api/ground/database/engines/connect.ts';
import { startPostgres } from '../bench/api/temporary-postgres.ts';
import { startApi } from '../api/support/api-process.ts';
import { checkAcknowledged, letShoppersOrder } from './support/shoppers.ts';

const ORDERS = 60;
const TIMEOUT = { timeout: 200_000 };
const MIGRATION = '2031-01-favourites';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'haat-soak-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A later version of the shop: this one, and one more migration that adds a table and a column. */
function makeNewer(): string {
  const folder = makeFolder();
  cpSync('src', join(folder, 'src'), { recursive: true });
  cpSync('package.json', join(folder, 'package.json'));
  // PIN codes, which the catalogue is read with.
  cpSync('src/public/_data', join(folder, 'src/public/_data'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const file = join(folder, 'src/api/ground/database/migrations/migrations.ts');
  const before = readFileSync(file, 'utf8');
  const after = before.replace(
    /\n};\s*$/,
    `
  '${MIGRATION}': async (db) => {
    await db.schema.createTable('favourites').addColumn('id', 'text', (column) => column.primaryKey()).execute();
    await db.schema.alterTable('orders').addColumn('gift_note', 'text').execute();
  },
};
`,
  );
  expect(after).not.toBe(before);
  writeFileSync(file, after);
  return folder;
}

function testUpgrade(makeDatabase: () => Promise<string | undefined>): void {
  test('a newer host starts while an older one works, both work, and nothing acknowledged is lost', async () => {
    const url = await makeDatabase();
    const environment = {
      DATA_DIR: makeFolder(),
      LOG_LEVEL: 'off',
      ...(url !== undefined && { DATABASE_URL: url }),
    };
    const old = await startApi(environment);
    let addresses = [old.address];
    const load = letShoppersOrder(() => addresses);
    const placeMoreOrders = async (address: string) => {
      const before = load.count(200, address);
      await expect.poll(() => load.count(200, address), TIMEOUT).toBeGreaterThan(before + ORDERS);
    };
    await placeMoreOrders(old.address);
    const newer = await startApi(environment, undefined, { version: makeNewer() });
    expect(newer.child.exitCode).toBeNull();
    await placeMoreOrders(old.address);
    addresses = [old.address, newer.address];
    await placeMoreOrders(old.address);
    await placeMoreOrders(newer.address);

    const complaint = join(makeFolder(), 'stderr');
    const handle = openSync(complaint, 'w');
    const late = await startApi(environment, ['ignore', 'ignore', handle]);
    closeSync(handle);
    expect(await late.ended).toBe(1);
    const said = readFileSync(complaint, 'utf8');
    expect(said).toContain(`belongs to a newer version of the shop: this one does not know its "${MIGRATION}"`);
    expect(said).toContain('npm run operator -- restore');
    expect(said).not.toMatch(/^\s+at /m);

    // Whoever has asked the older one gets an answer; who asks it later asks the newer one.
    old.child.kill('SIGTERM');
    expect(await old.ended).toBe(0);
    addresses = [newer.address];
    await placeMoreOrders(newer.address);
    await load.stop();
    expect(load.statuses().filter((status) => status !== 0)).toEqual([200]);
    await checkAcknowledged(newer.address, load);
    const database = await openWithoutMigrating({ url: readConfig(environment).databaseUrl });
    onTestFinished(() => database.close());
    const rows = await database.read.selectFrom('orders').select('number').execute();
    expect(rows.map(({ number }) => number).sort()).toEqual([...load.acknowledged.values()].sort());
    expect((await sql`select id from favourites`.execute(database.read)).rows).toEqual([]);
    console.log(
      `${load.acknowledged.size} orders through an upgrade: ${load.count(200, old.address)} by the older host, ${load.count(200, newer.address)} by the newer one; none lost, none refused`,
    );
  });
}

const postgres = await startPostgres();
const isMissing = typeof postgres === 'string';
if (!isMissing) afterAll(postgres.close);

describe('on SQLite', () => testUpgrade(async () => undefined));
describe.skipIf(isMissing)('on PostgreSQL', () =>
  testUpgrade(async () => (isMissing ? undefined : postgres.makeDatabase())),
);
