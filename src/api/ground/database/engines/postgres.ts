import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import type { Database } from '../types.ts';
import type { Tables } from '../tables.ts';

/**
 * Conflicts with another transaction: serialization failure, deadlock, or a unique value that was free when the job checked.
 * The job is run again, and then sees what the other transaction has written.
 */
const CONFLICTS = ['40001', '40P01', '23505'];
const MAX_TRIES = 5;
/** Type id of int8, which the driver returns as text because it may not fit a number. Our times and amounts do. */
const INT8 = 20;

/**
 * Time limits for getting a connection, a lock and the answer to a statement, and for idling in a transaction. The server enforces
 * them; a server that does not respond at all is given up a little later (`query_timeout`).
 */
const LIMITS = {
  connectionTimeoutMillis: 5_000,
  lock_timeout: 4_000,
  statement_timeout: 5_000,
  query_timeout: 6_000,
  idle_in_transaction_session_timeout: 10_000,
};

interface PostgresOptions {
  readonly onQuery?: ((sql: string) => void) | undefined;
  /** No limit for locks and statements: for migrations. */
  readonly isPatient?: boolean;
}

/** Opens a PostgreSQL database. The driver is loaded only here. */
export async function openPostgres(
  url: string,
  { onQuery, isPatient = false }: PostgresOptions = {},
): Promise<Database> {
  const { default: pg } = await import('pg');
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    ...(isPatient ? { connectionTimeoutMillis: LIMITS.connectionTimeoutMillis } : LIMITS),
    types,
  });
  // The pool replaces an idle connection that the server has closed.
  pool.on('error', () => {});
  // A connection in use fails its statement, which is enough. An error event without a listener would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: dropLost(pool) }),
    ...(onQuery && { log: (event) => onQuery(event.query.sql) }),
  });
  return {
    kind: 'postgres',
    read: db,
    write: async (job) => {
      for (let tries = 1; ; tries++) {
        try {
          return await db.transaction().execute(job);
        } catch (error) {
          if (tries >= MAX_TRIES || !CONFLICTS.includes(codeOf(error) ?? '')) throw error;
        }
      }
    },
    snapshot: (job) => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(job),
    checkpoint: async () => {},
    checkFiles: async () => {},
    connections: () => ({
      idle: pool.idleCount,
      busy: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => db.destroy(),
  };
}

/** The server did not answer in time, or takes no writes because another one has taken over (25006). */
const isLost = (error: unknown): boolean =>
  error instanceof Error && (error.message === 'Query read timeout' || codeOf(error) === '25006');

/** SQLSTATE of an error of the server. */
const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** The pool, except that a lost connection is not used again, not even for the rollback. */
const dropLost = (pool: PostgresPool): PostgresPool => ({
  connect: async () => new DroppingClient(await pool.connect()),
  end: () => pool.end(),
  options: pool.options,
});

class DroppingClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient;
  #lost: Error | undefined;

  constructor(client: PostgresPoolClient) {
    this.#client = client;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    query: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    return typeof query === 'string' ? this.#run<R>(query, parameters) : this.#client.query(query);
  }

  async #run<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.#lost) throw this.#lost;
    try {
      return await this.#client.query<R>(sql, [...parameters]);
    } catch (error) {
      if (error instanceof Error && isLost(error)) this.#lost = error;
      throw error;
    }
  }

  release(isDestroyed?: boolean): void {
    this.#client.release(this.#lost !== undefined || isDestroyed);
  }
}
