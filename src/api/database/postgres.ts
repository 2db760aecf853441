import { Kysely, PostgresDialect } from 'kysely';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** Other transactions got in the way: serialization failure, deadlock. Running the job again is all it takes. */
const CONFLICTS = ['40001', '40P01'];
const MOST_TRIES = 5;
/** int8, which the driver hands out as text as it may not fit a number. Ours are moments and amounts, which do. */
const INT8 = 20;

/** Opens a PostgreSQL database. The driver is only loaded where one is used. */
export async function openPostgres(url: string, onQuery?: (sql: string) => void): Promise<Store> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  });
  // An idle connection that the server ends is replaced when the next one is wanted.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
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
    close: () => db.destroy(),
  };
}
