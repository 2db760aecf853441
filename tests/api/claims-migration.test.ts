import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrations } from '../../src/api/database/migrations.ts';
import { openSqlite } from '../../src/api/database/sqlite.ts';
import { openDatabase } from '../../src/api/database/connect.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';
import { sql } from 'kysely';

/** A database as it was before addresses and numbers had to be proven, with these accounts: name and number, oldest first. */
async function makeOldDatabase(
  accounts: readonly (readonly [username: string, phone: string | null])[],
): Promise<string> {
  const file = join(makeTemporaryFolder(), 'haat.db');
  const database = openSqlite(file);
  await database.write(async (db) => {
    await sql`create table migrations (name text primary key)`.execute(db);
    for (const [name, run] of Object.entries(migrations)) {
      if (name === '2026-11-claims') break;
      await run(db, database.kind);
      await sql`insert into migrations (name) values (${name})`.execute(db);
    }
    for (const [index, [username, phone]] of accounts.entries()) {
      const [id, email] = [`id-${index}`, `${index}@mail.example`];
      await sql`insert into accounts (id, username, username_key, email, email_key, phone, password, created_at)
        values (${id}, ${username}, ${username.normalize('NFKC').toLowerCase()}, ${email}, ${email}, ${phone}, '', 0)`.execute(
        db,
      );
    }
  });
  await database.close();
  return file;
}

test('accounts of before keep their addresses, their numbers become claims, and of names that are one the oldest stays', async () => {
  const file = await makeOldDatabase([
    ['as\u034fha', '+919876543210'],
    ['Asha', null],
    ['ravi', null],
    ['ra\u034fvi', null],
  ]);
  const database = await openDatabase({ url: file });
  const rows = await database.read.selectFrom('accounts').selectAll().orderBy('id').execute();
  await database.close();
  expect(rows.map((row) => row.username_key)).toEqual(['asha', 'TAKEN id-1', 'ravi', 'TAKEN id-3']);
  expect(rows.map((row) => row.email_key)).toEqual(rows.map((row) => row.email));
  expect([rows[0]?.phone, rows[0]?.claimed_phone, rows[1]?.claimed_phone]).toEqual([null, '+919876543210', null]);
});
