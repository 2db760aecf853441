import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../../src/api/ground/database/engines/sqlite.ts';
import { isUnavailable } from '../../src/api/ground/database/unavailable.ts';
import type { QueryBuilder } from '../../src/api/ground/database/types.ts';
import { fastFolder } from '../support/memory-folder.ts';

/** Jobs that read a snapshot of a SQLite file in a thread (src/api/ground/database/engines/snapshots.ts). */

function open() {
  const folder = mkdtempSync(join(fastFolder(), 'haat-test-'));
  const database = openSqlite(join(folder, 'haat.db'));
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= database.close());
  onTestFinished(async () => {
    await close();
    rmSync(folder, { recursive: true });
  });
  return { ...database, close };
}
const count = async (db: QueryBuilder): Promise<number> =>
  Number((await sql<{ count: number }>`select count(*) as count from notes`.execute(db)).rows[0]?.count);
const long = sql<{
  last: number;
}>`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 2000000)
  select max(n) as last from numbers`;

async function openWithNotes() {
  const database = open();
  const add = () => database.write(async (db) => void (await sql`insert into notes values (1)`.execute(db)));
  await database.write(async (db) => void (await sql`create table notes (id integer)`.execute(db)));
  await add();
  return { database, add };
}

test('a job sees one state, the next one what was written meanwhile', async () => {
  const { database, add } = await openWithNotes();
  await database.snapshot(async (db) => {
    expect(await count(db)).toBe(1);
    await add();
    expect(await count(db)).toBe(1);
  });
  expect(await database.snapshot(count)).toBe(2);
});

test('the event loop goes on while a long query runs', async () => {
  const { database } = await openWithNotes();
  let turns = 0;
  let isDone = false;
  const reading = database
    .snapshot(async (db) => (await long.execute(db)).rows[0]?.last)
    .finally(() => {
      isDone = true;
    });
  for (; !isDone; turns++) await setImmediate();
  expect(await reading).toBe(2_000_000);
  expect(turns).toBeGreaterThan(10);
});

test('more jobs than threads all end, also behind one that fails', async () => {
  const { database } = await openWithNotes();
  const failing = () =>
    database.snapshot(async () => {
      throw new Error('a reason');
    });
  const jobs = Array.from({ length: 20 }, (_, index) => (index % 3 === 0 ? failing() : database.snapshot(count)));
  const results = await Promise.allSettled(jobs);
  expect(results.map(({ status }) => status)).toEqual(
    jobs.map((_, index) => (index % 3 === 0 ? 'rejected' : 'fulfilled')),
  );
});

test('a query that fails says why, with its code, and writes nothing', async () => {
  const { database } = await openWithNotes();
  await expect(database.snapshot((db) => sql`select * from letters`.execute(db))).rejects.toThrow('no such table');
  await expect(database.snapshot((db) => sql`delete from notes`.execute(db))).rejects.toMatchObject({
    code: 'ERR_SQLITE_ERROR',
    errcode: 8,
  });
  expect(await database.snapshot(count)).toBe(1);
});

test('a database that closes refuses jobs, and ends those that run', async () => {
  const { database } = await openWithNotes();
  const running = database.snapshot((db) => long.execute(db));
  const ended = expect(running).rejects.toThrow();
  await database.close();
  await ended;
  const late = database.snapshot(count);
  await expect(late).rejects.toThrow('The host stops.');
  expect(isUnavailable(await late.catch((error: unknown) => error))).toBe(true);
});
