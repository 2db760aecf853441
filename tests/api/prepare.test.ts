import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/api/ground/database/engines/connect.ts';
import { insertAll, into } from '../../src/api/ground/database/insert-rows.ts';
import { prepare } from '../../src/api/ground/database/prepare.ts';
import { fastFolder } from '../support/memory-folder.ts';

async function open() {
  const folder = mkdtempSync(join(fastFolder(), 'haat-prepare-'));
  const database = await openDatabase({ url: join(folder, 'haat.db') });
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return database;
}

test('a prepared statement is built once, and takes the values of each call', async () => {
  let built = 0;
  const find = prepare((db, { from, to }: { readonly from: number; readonly to: number }) => {
    built++;
    return db.selectFrom('counters').select('name').where('value', '>=', from).where('value', '<', to).orderBy('name');
  });
  const database = await open();
  await database.write((db) =>
    insertAll(db, [
      into('counters', [
        { name: 'a', value: 1 },
        { name: 'b', value: 2 },
      ]),
    ]),
  );
  expect(await find(database.read, { from: 1, to: 2 })).toEqual([{ name: 'a' }]);
  expect(await find(database.read, { from: 2, to: 9 })).toEqual([{ name: 'b' }]);
  expect(built).toBe(1);
});

test('a prepared statement that looks at a value while it is built is refused', async () => {
  const { read } = await open();
  const find = prepare((db, { from }: { readonly from: number }) =>
    db
      .selectFrom('counters')
      .select('name')
      .where('value', '>=', from + 1),
  );
  await expect(find(read, { from: 1 })).rejects.toThrow('takes "from" as it is');
});

test('rows of a table that have different columns are refused before they are written', async () => {
  const database = await open();
  const rows = [{ name: 'a', value: 1 }, { name: 'b' }] as { name: string; value: number }[];
  await expect(database.write((db) => insertAll(db, [into('counters', rows)]))).rejects.toThrow(
    'Rows of counters have different columns.',
  );
});
