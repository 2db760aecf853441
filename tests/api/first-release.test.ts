import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase, openWithoutMigrating } from '../../src/api/ground/database/engines/connect.ts';
import { listDone } from '../../src/api/ground/database/engines/migrate.ts';
import { migrations } from '../../src/api/ground/database/migrations/migrations.ts';
import { startPostgres } from '../bench/api/temporary-postgres.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';
import { makeFirstRelease, statementsFile, writeStatements } from './support/first-release.ts';
import { DAY_MS, startHost } from './support/host.ts';
import { runOperator } from './support/operator.ts';

/** An empty place for tables: the address of its database, and the folder of a host on it. */
interface Place {
  readonly url: string;
  readonly dataDir: string;
}

function testFirstRelease(kind: 'sqlite' | 'postgres', makePlace: () => Promise<Place>): void {
  // Once a version is released, this text is never changed: what is new is another migration. Until then `-u` writes it again.
  test('is made by the statements that are kept', async () => {
    await expect(await writeStatements(kind)).toMatchFileSnapshot(statementsFile(kind));
  });

  test('is brought up to date: a host opens it with all that it has, and goes on', async () => {
    const { url, dataDir } = await makePlace();
    const { orders, counts } = await makeFirstRelease(url);
    const upgraded = await openDatabase({ url });
    expect([...(await listDone(upgraded.read))].sort()).toEqual(Object.keys(migrations).sort());
    for (const [table, count] of counts) {
      const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
        upgraded.read,
      );
      expect([table, Number(rows[0]?.count)]).toEqual([table, count]);
    }
    await upgraded.close();

    const host = await startHost({ dataDir, database: kind === 'sqlite' ? undefined : url });
    host.clock.now += 9 * DAY_MS;
    expect(orders.length).toBeGreaterThan(2);
    for (const { order, own } of orders)
      expect((await host.client.get(`/orders/${order.number}`, own)).data).toMatchObject({ order });
    expect(await runOperator(host, 'payouts check')).toContain('The ledger balances: 4 postings for 1 sellers.');
    await expect(
      host.host.database.write((db) => sql`update balance_entries set cause = 'x'`.execute(db)),
    ).rejects.toThrow('balance');
    expect((await host.client.place()).answer.code).toBeUndefined();
  });

  test('is the oldest one that is read: one of before is refused with a sentence, and unchanged', async () => {
    const { url } = await makePlace();
    const older = await openWithoutMigrating({ url });
    await older.write(async (db) => {
      await sql`create table migrations (name text primary key)`.execute(db);
      await sql`insert into migrations (name) values ('2026-11-accounts')`.execute(db);
    });
    await older.close();
    await expect(openDatabase({ url })).rejects.toThrow(/was made before the first release.*\n.*an empty database/);
    const same = await openWithoutMigrating({ url });
    expect(await listDone(same.read)).toEqual(['2026-11-accounts']);
    await same.close();
  });
}

const postgres = await startPostgres();
const isMissing = typeof postgres === 'string';
if (!isMissing) afterAll(postgres.close);

describe('the database of the first release on SQLite', () =>
  testFirstRelease('sqlite', async () => {
    const dataDir = makeTemporaryFolder();
    return { url: join(dataDir, 'haat.db'), dataDir };
  }));

describe.skipIf(isMissing)(isMissing ? `on PostgreSQL (skipped: ${postgres})` : 'on PostgreSQL', () =>
  testFirstRelease('postgres', async () => ({
    url: isMissing ? '' : await postgres.makeDatabase(),
    dataDir: makeTemporaryFolder(),
  })),
);
