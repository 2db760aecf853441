import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

/** Prepared statements cached for each connection. Lists of different lengths are different statements. */
const KEPT_STATEMENTS = 300;

/** The part of a connection that Kysely needs here. It never streams rows. */
export type SqliteQueries = Pick<DatabaseConnection, 'executeQuery'>;

interface Prepared {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
}

/** Queries of a connection of this thread. They block it. */
export class SqliteConnection implements SqliteQueries {
  readonly #database: DatabaseSync;
  readonly #onQuery: ((sql: string) => void) | undefined;
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: DatabaseSync, onQuery?: (sql: string) => void) {
    this.#database = database;
    this.#onQuery = onQuery;
  }

  async executeQuery<R>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<QueryResult<R>> {
    this.#onQuery?.(sql);
    const { statement, hasRows } = this.#prepare(sql);
    const values = parameters as SQLInputValue[];
    if (hasRows) return { rows: statement.all(...values) as R[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, hasRows: statement.columns().length > 0 };
    if (this.#prepared.size >= KEPT_STATEMENTS) this.#prepared.delete(this.#prepared.keys().next().value as string);
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}
