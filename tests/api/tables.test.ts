import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/api/ground/database/engines/connect.ts';
import { TABLES } from '../../src/api/ground/database/tables.ts';
import type { TableDefinition } from '../../src/api/ground/database/tables/define.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

interface Found {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
}

test('the migrations make exactly the tables and columns that are written down, those of later ones included', async () => {
  const database = await openDatabase({ url: join(makeTemporaryFolder(), 'haat.db') });
  const names = await sql<{ name: string }>`select name from sqlite_schema where type = 'table'`.execute(database.read);
  const own = names.rows.map(({ name }) => name).filter((name) => name !== 'migrations' && !name.startsWith('sqlite_'));
  expect(own.sort()).toEqual(Object.keys(TABLES).sort());
  for (const [name, { columns, later }] of Object.entries<TableDefinition>(TABLES)) {
    const { rows } = await sql<Found>`select name, type, "notnull" from pragma_table_info(${name})`.execute(
      database.read,
    );
    const made = rows.map((row) => [row.name, `${row.type.toLowerCase()}${row.notnull === 1 ? '' : '?'}`]);
    const written = Object.entries({ ...columns, ...later }).map(([column, text]) => [column, text.split(' = ')[0]]);
    expect([name, ...made.sort()]).toEqual([name, ...written.sort()]);
  }
  await database.close();
});
