import type { Order } from '../../src/contract/orders.ts';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/api/ground/config/config.ts';
import { openDatabase } from '../../src/api/ground/database/engines/connect.ts';
import { startPostgres } from '../bench/api/temporary-postgres.ts';
import { orderOf } from '../api/support/client.ts';
import { MortalHost } from '../api/support/mortal-host.ts';

const SHOPPERS = 8;
const ORDERS_BEFORE = 400;
const ROUNDS = 3;

/** The operator's command on a database, in a process of its own. */
const runOperator = async (environment: Record<string, string>, ...words: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['src/cli/operator.ts', ...words], {
    env: { PATH: process.env['PATH'], OPERATOR: 'asha', ...environment },
  });
  return stdout;
};

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'haat-soak-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function testBackups(makeDatabase: () => Promise<string | undefined>): void {
  test(`${ROUNDS} backups under load lack nothing that was acknowledged before each began, and no order fails for them`, async () => {
    const database = await makeDatabase();
    const host = new MortalHost(database);
    await host.start();
    const acknowledged: string[] = [];
    const failed: unknown[] = [];
    let isOpen = true;
    const shoppers = Array.from({ length: SHOPPERS }, async () => {
      while (isOpen) {
        const answer = await host.ask<{ order: Order }>('POST', '/orders', orderOf(), {
          'idempotency-key': randomUUID(),
        });
        if (answer) acknowledged.push(answer.order.number);
        else failed.push(answer);
      }
    });
    await expect.poll(() => acknowledged.length, { timeout: 300_000 }).toBeGreaterThan(ORDERS_BEFORE);
    const folders = { DATA_DIR: host.dataDir, ...(database !== undefined && { DATABASE_URL: database }) };
    const backups: { readonly file: string; readonly before: readonly string[]; readonly after: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const before = [...acknowledged];
      const folder = makeFolder();
      await runOperator(folders, 'backup', folder);
      const [name = ''] = readdirSync(folder);
      backups.push({ file: join(folder, name), before, after: acknowledged.length });
    }
    isOpen = false;
    await Promise.all(shoppers);
    expect(failed).toEqual([]);

    for (const { file, before, after } of backups) {
      // The load went on through the backup.
      expect(after).toBeGreaterThan(before.length);
      const target = await makeDatabase();
      const restored = { DATA_DIR: makeFolder(), ...(target !== undefined && { DATABASE_URL: target }) };
      await runOperator(restored, 'restore', file);
      const database = await openDatabase({ url: readConfig(restored).databaseUrl });
      const rows = await database.read.selectFrom('orders').select('number').execute();
      const numbers = new Set(rows.map(({ number }) => number));
      expect(before.filter((number) => !numbers.has(number))).toEqual([]);
      // One moment: no order without what was written with it.
      for (const shipment of ['shipments', 'order_lines', 'order_events']) {
        const { rows: torn } = await sql`select id from orders where not exists (
          select 1 from ${sql.table(shipment)} as shipment where shipment.order_id = orders.id)`.execute(database.read);
        expect([shipment, torn]).toEqual([shipment, []]);
      }
      await database.close();
    }
    console.log(
      `${acknowledged.length} orders, ${backups.map(({ before }) => before.length).join(', ')} of them before a backup began`,
    );
  });
}

const postgres = await startPostgres();
const isMissing = typeof postgres === 'string';
if (!isMissing) afterAll(postgres.close);

describe('on SQLite', () => testBackups(async () => undefined));
describe.skipIf(isMissing)('on PostgreSQL', () =>
  testBackups(async () => (isMissing ? undefined : postgres.makeDatabase())),
);
