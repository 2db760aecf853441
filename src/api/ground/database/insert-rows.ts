import { CompiledQuery, type Insertable } from 'kysely';
import type { Tables } from './tables.ts';
import type { QueryBuilder } from './types.ts';

/** Statements by the kind of database, then by table, columns and number of rows. */
const statements = new WeakMap<object, Map<string, string>>();

/**
 * Inserts rows that have the same columns; none does nothing. The text of a statement is made once: Kysely takes as long for it as SQLite for the
 * row. For what is written with each order.
 * @throws when a row has other columns than the first
 */
export async function insertRows<Name extends keyof Tables>(
  db: QueryBuilder,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first) as (keyof Insertable<Tables[Name]>)[];
  const kind = db.getExecutor().adapter.constructor;
  const known = statements.get(kind) ?? new Map<string, string>();
  statements.set(kind, known);
  const key = `${table} ${rows.length} ${columns.join()}`;
  let text = known.get(key);
  if (text === undefined) {
    text = db
      .insertInto(table)
      .values([...rows])
      .compile().sql;
    known.set(key, text);
  }
  const values = rows.flatMap((row) => {
    if (Object.keys(row).length !== columns.length || columns.some((column) => row[column] === undefined))
      throw new Error(`Rows of ${table} have different columns.`);
    return columns.map((column) => row[column]);
  });
  await db.executeQuery(CompiledQuery.raw(text, values));
}
