import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from './types.ts';
import type { Tables } from './tables.ts';

/**
 * Other transactions got in the way: serialization failure, deadlock, or a unique value that was free when the job asked.
 * Running the job again is all it takes: it sees then what the other has written.
 */
const CONFLICTS = ['40001', '40P01', '23505'];
const MOST_TRIES = 5;
/** int8, which the driver hands out as text as it may not fit a number. Ours are moments and amounts, which do. */
const INT8 = 20;

/**
 * How long things may take: to get a connection, a lock, the answer to a statement, and a pause within a transaction. The
 * server ends what takes longer; one that says nothing at all is given up a little later, so that no request waits for ever.
 */
const LIMITS = {
  connectionTimeoutMillis: 5_000,
  lock_timeout: 4_000,
  statement_timeout: 5_000,
  query_timeout: 6_000,
  idle_in_transaction_session_timeout: 10_000,
};

export interface PostgresOptions {
  readonly onQuery?: ((sql: string) => void) | undefined;
  /** Waits for each statement as long as it takes: for migrations. */
  readonly isPatient?: boolean;
}

/** Opens a PostgreSQL database. The driver is only loaded where one is used. */
export async function openPostgres(
  url: string,
  { onQuery, isPatient = false }: PostgresOptions = {},
): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    ...(isPatient ? { connectionTimeoutMillis: LIMITS.connectionTimeoutMillis } : LIMITS),
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  });
  // An idle connection that the server ends is replaced when the next one is wanted.
  pool.on('error', () => {});
  // One that is in use fails its statement, which is enough: an error that nobody listens to would end the process.
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
          if (tries >= MOST_TRIES || !CONFLICTS.includes((error as { code?: string }).code ?? '')) throw error;
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

/** No answer in time, and a server that takes no writes as another has taken over: such a connection is of no more use. */
const isLost = (error: unknown): boolean => {
  const { code, message } = error as { code?: string; message?: string };
  return message === 'Query read timeout' || code === '25006';
};

/** The pool, but a connection that is lost is not used again, not even to undo what was begun on it. */
function dropLost(pool: Pool): PostgresPool {
  const connect = async () => {
    const client = await pool.connect();
    let lost: Error | undefined;
    return {
      query: async (sql: string, parameters: readonly unknown[]) => {
        if (lost) throw lost;
        try {
          return await client.query(sql, [...parameters]);
        } catch (error) {
          if (isLost(error)) lost = error as Error;
          throw error;
        }
      },
      release: (isDiscarded?: boolean) => client.release(lost ?? isDiscarded),
    };
  };
  return { connect, end: () => pool.end(), options: pool.options } as unknown as PostgresPool;
}
