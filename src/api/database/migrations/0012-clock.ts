import { createTable } from '../create-table.ts';
import type { Database } from '../types.ts';

/** The last moment that a host has noted, for those that start later (clock.ts). */
export const createClock = (db: Database): Promise<void> =>
  createTable(db, 'clock', { name: 'text', at: 'bigint' }, (table) =>
    table.addPrimaryKeyConstraint('clock_pk', ['name']),
  );
