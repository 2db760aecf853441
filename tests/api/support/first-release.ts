import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import { openWithoutMigrating } from '../../../src/api/ground/database/engines/connect.ts';
import { BASELINE, migrations } from '../../../src/api/ground/database/migrations/migrations.ts';
import type { Tables } from '../../../src/api/ground/database/tables.ts';
import type { Database } from '../../../src/api/ground/database/types.ts';

type Kind = Database['kind'];

/** An order as shoppers see it, and what opens it. */
interface KeptOrder {
  readonly order: {
    readonly number: string;
    readonly status: string;
    readonly dueMinor: number;
    readonly payment: { readonly status: string };
  };
  readonly own: { readonly orderKey: string };
}

interface KeptRow {
  readonly table: keyof Tables;
  readonly row: Record<string, unknown>;
}

const FOLDER = join(import.meta.dirname, '../../fixtures/first-release');
/** Stands between statements: bodies of triggers have semicolons of their own. */
const BETWEEN = '\n;;\n';

/** The statements that made the tables of the first release. */
export const statementsFile = (kind: Kind): string => join(FOLDER, `${kind}.sql`);

/** What the baseline asks a database to do, as text. */
export async function writeStatements(kind: Kind): Promise<string> {
  const statements: string[] = [];
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => (kind === 'sqlite' ? new SqliteAdapter() : new PostgresAdapter()),
      createDriver: () => new DummyDriver(),
      createIntrospector: (any) => (kind === 'sqlite' ? new SqliteIntrospector(any) : new PostgresIntrospector(any)),
      createQueryCompiler: () => (kind === 'sqlite' ? new SqliteQueryCompiler() : new PostgresQueryCompiler()),
    },
    log: ({ query }) => void statements.push(query.sql),
  });
  await migrations[BASELINE]?.(db, kind);
  return `${statements.join(BETWEEN)}\n`;
}

function readRows(): { readonly orders: readonly KeptOrder[]; readonly rows: readonly KeptRow[] } {
  const [first = '', ...lines] = readFileSync(join(FOLDER, 'rows.jsonl'), 'utf8').trim().split('\n');
  const { orders } = JSON.parse(first) as { readonly orders: readonly KeptOrder[] };
  return { orders, rows: lines.map((line) => JSON.parse(line) as KeptRow) };
}

/**
 * Makes the database of the first release in an empty one, from the kept files alone: tables, rows of a shop at work, triggers. Returns
 * its orders, and how many rows each table has.
 */
export async function makeFirstRelease(url: string) {
  const { orders, rows } = readRows();
  const database = await openWithoutMigrating({ url });
  try {
    const statements = readFileSync(statementsFile(database.kind), 'utf8').trim().split(BETWEEN);
    const guards = statements.filter((text) => /^create (?:or replace function|trigger)\b/.test(text));
    await database.write(async (db) => {
      await sql`create table migrations (name text primary key)`.execute(db);
      await sql`insert into migrations (name) values (${BASELINE})`.execute(db);
      for (const text of statements) if (!guards.includes(text)) await sql.raw(text).execute(db);
      for (const { table, row } of rows)
        await db
          .insertInto(table)
          .values(row as never)
          .execute();
      for (const text of guards) await sql.raw(text).execute(db);
    });
  } finally {
    await database.close();
  }
  const counts = new Map<keyof Tables, number>();
  for (const { table } of rows) counts.set(table, (counts.get(table) ?? 0) + 1);
  return { orders, counts };
}
