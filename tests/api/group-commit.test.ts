import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GroupCommit } from '../../src/api/ground/database/engines/group-commit.ts';
import { openSqlite } from '../../src/api/ground/database/engines/sqlite.ts';

/** What has happened, in its order: `run a`, `sync 1`, `synced 1`, `done a`. */
let events: string[];
let syncs: PromiseWithResolvers<void>[];
let database: DatabaseSync;
let commits: GroupCommit;

beforeEach(() => {
  events = [];
  syncs = [];
  database = new DatabaseSync(':memory:');
  database.exec('create table rows (name text)');
  commits = new GroupCommit(database, {
    sync: async () => {
      const sync = Promise.withResolvers<void>();
      syncs.push(sync);
      const count = syncs.length;
      events.push(`sync ${count}`);
      await sync.promise;
      events.push(`synced ${count}`);
    },
  });
});
afterEach(() => database.close());

const insert = (name: string): Promise<void> =>
  commits
    .run(async () => {
      events.push(`run ${name}`);
      database.prepare('insert into rows values (?)').run(name);
      if (name.startsWith('bad')) throw new Error(name);
    })
    .then(
      () => void events.push(`done ${name}`),
      (error: Error) => void events.push(`failed ${name}: ${error.message}`),
    );

const listRows = (): unknown[] =>
  database
    .prepare('select name from rows')
    .all()
    .map(({ name }) => name);
const pass = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setImmediate(done));
};

test('jobs that wait are committed together, and are done only when they are on disk', async () => {
  const jobs = [insert('a'), insert('b')];
  await pass();
  expect(events).toEqual(['run a', 'run b', 'sync 1']);
  syncs[0]?.resolve();
  await Promise.all(jobs);
  expect(events).toEqual(['run a', 'run b', 'sync 1', 'synced 1', 'done a', 'done b']);
});

test('groups that are committed during a sync wait for the next one, which covers them all', async () => {
  const jobs = [insert('a')];
  await pass();
  jobs.push(insert('b'));
  await pass();
  jobs.push(insert('c'));
  await pass();
  expect(events).toEqual(['run a', 'sync 1', 'run b', 'run c']);
  syncs[0]?.resolve();
  await pass();
  expect(events.slice(4)).toEqual(['synced 1', 'sync 2', 'done a']);
  syncs[1]?.resolve();
  await Promise.all(jobs);
  expect(events.slice(7)).toEqual(['synced 2', 'done b', 'done c']);
});

test('a job that throws is rolled back alone', async () => {
  const jobs = [insert('a'), insert('bad b'), insert('c')];
  await pass();
  syncs[0]?.resolve();
  await Promise.all(jobs);
  expect(listRows()).toEqual(['a', 'c']);
  expect(events.slice(-3).toSorted()).toEqual(['done a', 'done c', 'failed bad b: bad b']);
});

test('a job that throws first is rolled back, and the others of its group are committed', async () => {
  const exec = vi.spyOn(database, 'exec');
  const jobs = [insert('bad a'), insert('bad b'), insert('c')];
  await pass();
  syncs[0]?.resolve();
  await Promise.all(jobs);
  expect(listRows()).toEqual(['c']);
  expect(events.slice(-3).toSorted()).toEqual(['done c', 'failed bad a: bad a', 'failed bad b: bad b']);
  // SQLite keeps pages for a savepoint, and nothing was written before these.
  expect(exec.mock.calls.filter(([sql]) => /SAVEPOINT/.test(sql))).toEqual([]);
});

test('a failed sync fails the jobs that it was for and all later ones', async () => {
  const jobs = [insert('a')];
  await pass();
  jobs.push(insert('b'));
  await pass();
  syncs[0]?.reject(new Error('no disk'));
  await pass();
  jobs.push(insert('c'));
  await Promise.all(jobs);
  const says = /What was written could not be put on disk \(no disk\)\. .* start the host again\./;
  for (const name of ['a', 'b', 'c'])
    expect(events).toContainEqual(expect.stringMatching(new RegExp(`^failed ${name}: ${says.source}`)));
  expect(syncs).toHaveLength(1);
});

test('it has settled when the last sync is over', async () => {
  const job = insert('a');
  await pass();
  let isSettled = false;
  const settling = commits.settle().then(() => {
    isSettled = true;
  });
  await pass();
  expect(isSettled).toBe(false);
  syncs[0]?.resolve();
  await Promise.all([settling, job]);
  expect(isSettled).toBe(true);
});

test('what is written to a SQLite file is synced before it is answered', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'haat-sync-'));
  const file = join(folder, 'haat.db');
  const opened = openSqlite(file);
  const handle = await open(file, 'r');
  const prototype = Object.getPrototypeOf(handle) as typeof handle;
  await handle.close();
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const datasync = vi.spyOn(prototype, 'datasync').mockImplementation(async () => {
    begun.resolve();
    await goOn.promise;
  });
  try {
    let isAnswered = false;
    const write = opened
      .write((db) => sql`create table rows (name text)`.execute(db))
      .then(() => {
        isAnswered = true;
      });
    await begun.promise;
    await pass();
    expect(isAnswered).toBe(false);
    goOn.resolve();
    await write;
    expect(datasync).toHaveBeenCalledOnce();
  } finally {
    datasync.mockRestore();
    await opened.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
