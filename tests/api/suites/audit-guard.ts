import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { releaseAudit, writeAudit } from '../../../src/api/ground/audit/audit.ts';
import { restoreBackup } from '../../../src/api/entry/backup/restore-backup.ts';
import { writeBackup } from '../../../src/api/entry/backup/write-backup.ts';
import type { Database } from '../../../src/api/ground/database/types.ts';
import type { OpenHost, TestHost } from '../support/host.ts';

const SUBJECT = 'order:H-GUARD';

/** Adds two entries, one about an order and one about an account. */
const addEntries = ({ host: { database }, clock }: TestHost) =>
  database.write(async (db) => {
    await writeAudit(db, clock.now, 'operator:mina', 'dispatched', SUBJECT, { shipmentId: 's1', amountMinor: 4_900 });
    await writeAudit(db, clock.now, 'operator:mina', 'viewed', 'account:a1');
  });
const readAll = ({ read }: Database) => read.selectFrom('audit').selectAll().orderBy('id').execute();
const write = (database: Database, statement: string) =>
  database.write((db) =>
    sql
      .raw(statement)
      .execute(db)
      .then(() => undefined),
  );

/** What nobody may do. Some pass over a row at a time, some over all. */
const refused = (kind: Database['kind']): readonly string[] => [
  ...['id', 'actor', 'action', 'subject'].map((column) => `update audit set ${column} = 'x' || ${column}`),
  `update audit set at = at + 1`,
  `update audit set details = '{}'`,
  `update audit set details = replace(details, 's1', 's2')`,
  // Not even one that leaves all as it was.
  `update audit set details = details`,
  `delete from audit`,
  `delete from audit where subject = '${SUBJECT}'`,
  kind === 'sqlite'
    ? `insert or replace into audit select id, at, 'operator:evil', action, subject, details from audit`
    : `insert into audit select * from audit on conflict (id) do update set actor = 'operator:evil'`,
  ...(kind === 'sqlite' ? [] : ['truncate audit']),
];

async function expectGuarded(database: Database): Promise<void> {
  const before = await readAll(database);
  expect(before.length).toBeGreaterThan(1);
  for (const statement of refused(database.kind))
    await expect(write(database, statement), statement).rejects.toThrow('audit: entries');
  expect(await readAll(database)).toEqual(before);
}

export function testAuditGuard(open: OpenHost): void {
  describe('the database guards the audit trail', () => {
    test('against any change and deletion', async () => {
      const host = await open();
      await addEntries(host);
      await expectGuarded(host.host.database);
    });

    test('but lets entries go by age only, within one transaction', async () => {
      const host = await open();
      const { database } = host.host;
      await addEntries(host);
      const all = (before: number) =>
        database.write((db) => releaseAudit(db, before, () => db.deleteFrom('audit').executeTakeFirst()));
      await expect(all(host.clock.now)).rejects.toThrow('audit: entries are only deleted by age');
      expect(await readAll(database)).toHaveLength(2);
      // What failed has left nothing behind that would allow it.
      await expectGuarded(database);
      await all(host.clock.now + 1);
      expect(await readAll(database)).toEqual([]);
      expect(await database.read.selectFrom('audit_release').selectAll().execute()).toEqual([]);
      await addEntries(host);
      await expectGuarded(database);
    });

    test('also after a backup was restored', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'haat-test-'));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      const host = await open();
      await addEntries(host);
      const file = join(folder, 'backup.jsonl.gz');
      const { database } = host.host;
      await writeBackup(database, file, host.clock.now);
      await restoreBackup(database, file, { isReplacing: true, actor: 'operator:test', now: host.clock.now });
      expect((await readAll(database)).map(({ action }) => action)).toEqual(['dispatched', 'viewed', 'restored']);
      await expectGuarded(database);
    });
  });
}
