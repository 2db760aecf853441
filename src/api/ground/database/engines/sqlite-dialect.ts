import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteQueries } from './sqlite-connection.ts';

/**
 * A Kysely dialect for SQLite. It handles no transactions: on the writing connection the group commit does
 * (group-commit.ts), and reading connections have none.
 */
export function createSqliteDialect(queries: SqliteQueries): Dialect {
  const connection: DatabaseConnection = {
    executeQuery: (query) => queries.executeQuery(query),
    streamQuery: () => {
      throw new Error('Streaming is not supported.');
    },
  };
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
