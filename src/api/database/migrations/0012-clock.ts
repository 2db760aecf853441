import { createTable } from '../create-table.ts';
import type { QueryBuilder } from '../types.ts';

/** The last moment that a host has noted, for those that start later (clock.ts). */
export const createClock = (db: QueryBuilder): Promise<void> =>
  createTable(db, 'clock', { name: 'text', at: 'bigint' }, (table) =>
    table.addPrimaryKeyConstraint('clock_pk', ['name']),
  );
