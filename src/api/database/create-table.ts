import type { CreateTableBuilder } from 'kysely';
import type { QueryBuilder } from './types.ts';

/** Creates a table. Columns are given as `name: 'text'`, with `?` after the type if they may be null. */
export async function createTable(
  db: QueryBuilder,
  name: string,
  columns: Readonly<Record<string, `${'text' | 'bigint' | 'integer'}${'' | '?'}`>>,
  finish: (table: CreateTableBuilder<string, string>) => CreateTableBuilder<string, string>,
): Promise<void> {
  let table = db.schema.createTable(name) as CreateTableBuilder<string, string>;
  for (const [column, type] of Object.entries(columns)) {
    const isNullable = type.endsWith('?');
    table = table.addColumn(column, type.replace('?', '') as 'text' | 'bigint' | 'integer', (definition) =>
      isNullable ? definition : definition.notNull(),
    );
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
