import { createTable } from './migrate.ts';
import type { Database } from './store.ts';

/** The last moment that a host has noted, for those that start later (clock.ts). */
export const createClock = (db: Database): Promise<void> =>
  createTable(db, 'clock', { name: 'text', at: 'bigint' }, (table) =>
    table.addPrimaryKeyConstraint('clock_pk', ['name']),
  );
