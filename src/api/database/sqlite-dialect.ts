import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** Prepared statements cached for each connection. Lists of different lengths are different statements. */
const KEPT_STATEMENTS = 300;

/**
 * A Kysely dialect for `node:sqlite`. It handles no transactions: on the writing connection the group commit does
 * (group-commit.ts), and the reading connection has none.
 */
export function createSqliteDialect(database: DatabaseSync, onQuery?: (sql: string) => void): Dialect {
  const connection = new SqliteConnection(database, onQuery);
  const none = () => Promise.reject(new Error('Transactions of SQLite go through Database.write.'));
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: none,
    commitTransaction: none,
    rollbackTransaction: none,
    releaseConnection: async () => {},
    destroy: async () => {},
  };
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

interface Prepared {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #onQuery: ((sql: string) => void) | undefined;
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: DatabaseSync, onQuery: ((sql: string) => void) | undefined) {
    this.#database = database;
    this.#onQuery = onQuery;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    this.#onQuery?.(sql);
    const { statement, hasRows } = this.#prepare(sql);
    const values = parameters as SQLInputValue[];
    if (hasRows) return { rows: statement.all(...values) as R[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  // biome-ignore lint/correctness/useYield: nothing streams; the interface wants the method
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported.');
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
