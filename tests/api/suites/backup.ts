import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readBackup } from '../../../src/api/entry/backup/backup-file.ts';
import { restoreBackup } from '../../../src/api/entry/backup/restore-backup.ts';
import { writeBackup } from '../../../src/api/entry/backup/write-backup.ts';
import { listDone } from '../../../src/api/ground/database/engines/migrate.ts';
import { migrations } from '../../../src/api/ground/database/migrations/migrations.ts';
import { openWithoutMigrating } from '../../../src/api/ground/database/engines/connect.ts';
import type { Database, QueryBuilder } from '../../../src/api/ground/database/types.ts';
import { describeTables } from '../../../src/api/ground/database/engines/table-shapes.ts';
import type { OpenHost, TestHost } from '../support/host.ts';

const NOW = Date.parse('2026-11-21T00:00:00Z');
const onto = { isReplacing: false, actor: 'operator:test', now: NOW } as const;

/** A folder for backups, and a function that makes one in it. */
function makePlace() {
  const folder = mkdtempSync(join(tmpdir(), 'haat-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  let count = 0;
  const write = async (database: Database): Promise<string> => {
    const file = join(folder, `${++count}.jsonl.gz`);
    await writeBackup(database, file, NOW);
    return file;
  };
  return { folder, write };
}

/** All rows of a backup by table; the trail of the restore itself is left out. */
async function readRows(file: string): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  await readBackup(file, {
    head: () => {},
    rows: async (table, _, rows) => {
      tables[table] = [...(tables[table] ?? []), ...rows.map((row) => JSON.stringify(row))];
    },
  });
  for (const rows of Object.values(tables)) rows.sort();
  tables['audit'] = tables['audit']?.filter((row) => !row.includes('"restored"')) ?? [];
  return tables;
}

/** Changes the lines of a backup. */
function rewrite(file: string, change: (text: string) => string): string {
  const changed = `${file}.${randomUUID()}`;
  writeFileSync(changed, gzipSync(change(gunzipSync(readFileSync(file)).toString('utf8'))));
  return changed;
}

async function trade({ client, host }: TestHost): Promise<void> {
  await client.register('asha');
  const paid = await client.place({ payment: 'online' });
  await client.startPayment(paid);
  const placed = await client.place({ contact: { name: 'आशा 🪔 "\\\n', phone: '098765 43210' } });
  await client.post(`/orders/${placed.order.number}/cancel`, { reason: 'late' }, placed.own);
  await client.post('/newsletter', { email: 'asha@mail.example' });
  await host.workers.run();
}

export function testBackup(open: OpenHost): void {
  describe('a backup', () => {
    test('has everything, and moves it from one kind of database to the other and back', async () => {
      const { folder, write } = makePlace();
      const host = await open();
      await trade(host);
      const first = await write(host.host.database);
      const between = await openWithoutMigrating({ url: join(folder, 'between.db') });
      await restoreBackup(between, first, onto);
      const second = await write(between);
      await between.close();
      const other = await open();
      await restoreBackup(other.host.database, second, onto);
      expect(await readRows(await write(other.host.database))).toEqual(await readRows(first));
      expect((await readRows(first))['orders']).toHaveLength(2);
      // The host on the restored database goes on.
      const { answer } = await other.client.place();
      expect(answer.code).toBeUndefined();
      expect((statSync(first).mode & 0o777).toString(8)).toBe('600');
      expect(readdirSync(folder).filter((name) => /part|trial/.test(name))).toEqual([]);
    });

    test('has every table of the database', async () => {
      const { database } = (await open()).host;
      const query =
        database.kind === 'sqlite'
          ? sql<{ name: string }>`select name from sqlite_schema where type = 'table'`
          : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`;
      const names = (await query.execute(database.read)).rows.map(({ name }) => name);
      const shapes = await describeTables(Object.keys(migrations));
      expect([...shapes.map(({ name }) => name), 'migrations'].sort()).toEqual(names.sort());
      for (const { name, primaryKey } of shapes) expect([name, primaryKey.length > 0]).toEqual([name, true]);
    });

    test('replaces what a database has only when that is said, and then all of it', async () => {
      const { write } = makePlace();
      const host = await open();
      const kept = await host.client.place();
      const file = await write(host.host.database);
      const later = await host.client.place();
      await expect(restoreBackup(host.host.database, file, onto)).rejects.toThrow(/not empty.*--replace/);
      expect(await host.client.read(later)).toMatchObject({ status: 'placed' });
      await restoreBackup(host.host.database, file, { ...onto, isReplacing: true });
      expect(await host.client.read(kept)).toMatchObject({ status: 'placed' });
      expect((await host.client.get(`/orders/${later.order.number}`, later.own)).code).toBe(404);
      const trail = await host.host.database.read
        .selectFrom('audit')
        .selectAll()
        .where('action', '=', 'restored')
        .execute();
      expect(trail).toMatchObject([{ actor: 'operator:test', subject: 'database' }]);
    });

    test('that was cut, changed or made by a newer version changes nothing', async () => {
      const { write } = makePlace();
      const host = await open();
      await host.client.place();
      const file = await write(host.host.database);
      const cut = `${file}.cut`;
      writeFileSync(cut, readFileSync(file).subarray(0, -40));
      const cases: [string, RegExp][] = [
        [`${file}.missing`, /There is no file/],
        [cut, /not a complete backup/],
        [rewrite(file, (text) => text.replace('Asha Devi', 'Asha Dev1')), /is damaged/],
        [rewrite(file, (text) => text.replace(/\n\["[^\n]*Asha Devi[^\n]*\n/, '\n')), /is damaged/],
        [rewrite(file, (text) => text.replace(/[^\n]*\n$/, '')), /its end is missing/],
        [rewrite(file, (text) => text.replace('"migrations":[', '"migrations":["2031-01-colours",')), /newer version/],
        [rewrite(file, (text) => text.replace('"2026-11-baseline"', '"2026-11-accounts"')), /before the first release/],
        [rewrite(file, (text) => text.replace('"haatBackup":1', '"haatBackup":9')), /of format 9/],
        [rewrite(file, () => 'hello\n'), /line 1: not JSON/],
      ];
      for (const [broken, reason] of cases)
        await expect(restoreBackup(host.host.database, broken, { ...onto, isReplacing: true })).rejects.toThrow(reason);
      expect((await host.client.get('/ready')).status).toBe(200);
      expect(await host.host.database.read.selectFrom('orders').select('number').execute()).toHaveLength(1);
    });

    test('from before an upgrade is brought up to date', async () => {
      const { write } = makePlace();
      const older = await open();
      const placed = await older.client.place();
      const file = await write(older.host.database);
      const all: Record<string, (db: QueryBuilder, kind: Database['kind']) => Promise<void>> = migrations;
      onTestFinished(() => void delete all['2031-01-colours']);
      all['2031-01-colours'] = async (db) => void (await sql`alter table orders add column colour text`.execute(db));
      const newer = await open();
      await restoreBackup(newer.host.database, file, onto);
      expect(await listDone(newer.host.database.read)).toContain('2031-01-colours');
      expect((await sql`select colour from orders`.execute(newer.host.database.read)).rows).toEqual([{ colour: null }]);
      expect(await newer.client.read(placed)).toMatchObject({ status: 'placed' });
    });
  });
}
