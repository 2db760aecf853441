import { type CreateTableBuilder, type RawBuilder, sql } from 'kysely';
import type { QueryBuilder } from '../../types.ts';

/**
 * Creates a table. Columns are given as `name: 'text'`, with `?` after the type if they may be null, or `= 0` for what a row has there
 * that does not say it.
 */
export async function createTable(
  db: QueryBuilder,
  name: string,
  columns: Readonly<Record<string, `${'text' | 'bigint' | 'integer'}${'' | '?' | ` = ${string}`}`>>,
  finish: (table: CreateTableBuilder<string, string>) => CreateTableBuilder<string, string>,
): Promise<void> {
  let table = db.schema.createTable(name) as CreateTableBuilder<string, string>;
  for (const [column, text] of Object.entries(columns)) {
    const [type = '', value] = text.replace('?', '').split(' = ');
    table = table.addColumn(column, type as 'text' | 'bigint' | 'integer', (definition) => {
      const given = value === undefined ? definition : definition.defaultTo(type === 'text' ? value : Number(value));
      return text.endsWith('?') ? given : given.notNull();
    });
  }
  await finish(table).execute();
}

export async function createIndex(db: QueryBuilder, table: string, ...columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
}

/** An index of those rows alone for which the condition holds. */
export async function createPartialIndex(
  db: QueryBuilder,
  name: string,
  table: string,
  columns: readonly string[],
  where: RawBuilder<unknown>,
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`create index ${sql.ref(name)} on ${sql.table(table)} (${names}) where ${where}`.execute(db);
}
