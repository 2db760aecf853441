import { type CreateTableBuilder, sql } from 'kysely';
import type { Columns, TableDefinition } from '../tables/define.ts';
import type { QueryBuilder } from '../types.ts';

/** Creates tables as the first release has them, with their indexes. A table stands after those that it refers to. */
export async function createTables(
  db: QueryBuilder,
  definitions: Readonly<Record<string, TableDefinition>>,
): Promise<void> {
  for (const [name, definition] of Object.entries(definitions)) {
    const { columns, key, unique = {}, foreign = {}, checks = {}, indexes = [], partial = {} } = definition;
    let table = addColumns(db.schema.createTable(name), columns).addPrimaryKeyConstraint(`${name}_pk`, [...key]);
    for (const [id, own] of Object.entries(unique)) table = table.addUniqueConstraint(id, [...own]);
    for (const [id, [own, other, theirs]] of Object.entries(foreign))
      table = table.addForeignKeyConstraint(id, [...own], other, [...theirs]);
    for (const [id, holds] of Object.entries(checks)) table = table.addCheckConstraint(id, sql.raw(holds));
    await table.execute();
    for (const own of indexes) await createIndex(db, name, ...own);
    for (const [id, [own, where]] of Object.entries(partial)) await createPartialIndex(db, id, name, own, where);
  }
}

function addColumns(table: CreateTableBuilder<string, string>, columns: Columns): CreateTableBuilder<string, string> {
  for (const [column, text] of Object.entries(columns)) {
    const [type = '', value] = text.replace('?', '').split(' = ');
    table = table.addColumn(column, type as 'text' | 'bigint' | 'integer', (definition) => {
      const given = value === undefined ? definition : definition.defaultTo(type === 'text' ? value : Number(value));
      return text.endsWith('?') ? given : given.notNull();
    });
  }
  return table;
}

/** An index of columns, which is named after its table and them. */
export async function createIndex(db: QueryBuilder, table: string, ...columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
}

/** An index of only those rows for which a condition, written in SQL, holds. */
export async function createPartialIndex(
  db: QueryBuilder,
  name: string,
  table: string,
  columns: readonly string[],
  where: string,
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`create index ${sql.ref(name)} on ${sql.table(table)} (${names}) where ${sql.raw(where)}`.execute(db);
}
