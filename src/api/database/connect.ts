import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './types.ts';

export interface StoreOptions {
  /** `postgres://...`, or the path of a SQLite file. */
  readonly url: string;
  /** Told of each statement before it runs (tests stop the process there). */
  readonly onQuery?: (sql: string) => void;
  /** Opens a SQLite file that lacks its newest changes as well. */
  readonly acceptsIncomplete?: boolean | undefined;
}

/** Opens the database as it is, for work that takes as long as it takes. @throws DatabaseError */
export const openDatabase = async ({ url, onQuery, acceptsIncomplete }: StoreOptions): Promise<Store> =>
  isPostgres(url) ? openPostgres(url, { onQuery, isPatient: true }) : openSqlite(url, { onQuery, acceptsIncomplete });

/**
 * Opens the database and brings its tables up to date; several hosts may do so at once.
 * @throws DatabaseError
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const store = await openDatabase(options);
  try {
    await migrate(store);
    await store.checkpoint();
  } catch (error) {
    await store.close();
    throw error;
  }
  if (store.kind === 'sqlite') return store;
  // A migration takes as long as it takes; nothing else does.
  await store.close();
  return openPostgres(options.url, { onQuery: options.onQuery });
}

export const isPostgres = (url: string): boolean => /^postgres(?:ql)?:\/\//.test(url);
