import { CompiledQuery, type Insertable, PostgresAdapter } from 'kysely';
import type { Tables } from './tables.ts';
import type { QueryBuilder } from './types.ts';

/** Statements by the kind of database, then by tables, columns and numbers of rows. */
const statements = new WeakMap<object, Map<string, string>>();

/** Rows of one table, for a list of several tables. */
interface Part {
  readonly table: keyof Tables;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Rows for `insertAll`, checked against the columns of their table. */
export const into = <Name extends keyof Tables>(table: Name, rows: readonly Insertable<Tables[Name]>[]): Part => ({
  table,
  rows: rows as unknown as Part['rows'],
});

/**
 * Inserts rows of several tables, in their order; rows of one table have the same columns. The text of a statement is made once, as Kysely takes as
 * long for it as SQLite for the row. PostgreSQL gets all rows in one statement, to save round trips to the server; SQLite has no such statement. Used
 * for rows that every order writes.
 * @throws when a row has other columns than the first of its table
 */
export async function insertAll(db: QueryBuilder, all: readonly Part[]): Promise<void> {
  const parts = all.filter(({ rows }) => rows.length > 0);
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const together of isPostgres ? [parts] : parts.map((part) => [part])) await insertTogether(db, together);
}

const columnsOf = ({ rows: [first = {}] }: Part): readonly string[] => Object.keys(first);

async function insertTogether(db: QueryBuilder, parts: readonly Part[]): Promise<void> {
  if (parts.length === 0) return;
  const kind = db.getExecutor().adapter.constructor;
  const known = statements.get(kind) ?? new Map<string, string>();
  statements.set(kind, known);
  const key = parts.map((part) => `${part.table} ${part.rows.length} ${columnsOf(part).join()}`).join(' ');
  const text = known.get(key) ?? writeText(db, parts);
  known.set(key, text);
  await db.executeQuery(CompiledQuery.raw(text, parts.flatMap(valuesOf)));
}

/** One statement: PostgreSQL takes each but the last as `with`, and checks constraints and runs triggers at its end. */
function writeText(db: QueryBuilder, parts: readonly Part[]): string {
  let count = 0;
  const texts = parts.map(({ table, rows }) => {
    const { sql, parameters } = db
      .insertInto(table)
      .values(rows as never)
      .compile();
    const before = count;
    count += parameters.length;
    return sql.replace(/\$(\d+)/g, (_, position: string) => `$${before + Number(position)}`);
  });
  const last = texts.pop() ?? '';
  if (texts.length === 0) return last;
  return `with ${texts.map((text, index) => `part_${index} as (${text})`).join(', ')} ${last}`;
}

function valuesOf(part: Part): unknown[] {
  const columns = columnsOf(part);
  return part.rows.flatMap((row) => {
    if (Object.keys(row).length !== columns.length || columns.some((column) => row[column] === undefined))
      throw new Error(`Rows of ${part.table} have different columns.`);
    return columns.map((column) => row[column]);
  });
}
